import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF with a line of text on each page. */
export function textPdf(pages: number, line: string): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const drawing = `BT /F1 12 Tf 50 700 Td (${line}) Tj ET`;
  for (let page = 0; page < pages; page += 1) {
    const resources = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + page * 2} 0 R ${resources} >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${trailer}`, 'latin1');
}

/** A file of an archive; `claimedSize` makes the archive lie about it. */
interface Packed {
  name: string;
  content: Buffer;
  claimedSize?: number;
}

/** A zip archive of deflated files. */
export function zip(files: readonly Packed[]): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of files) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, fields, tail, Buffer.from(name)]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** The start of an Office file under a password: a compound file that names its encrypted package. */
export function lockedOffice(): Buffer {
  const file = Buffer.alloc(2048);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.write('EncryptedPackage', 1024, 'utf16le');
  return file;
}

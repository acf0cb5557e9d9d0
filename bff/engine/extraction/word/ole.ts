const SECTOR = 512;
const WORD_MAGIC = 0xa5ec;
const FLAG_ENCRYPTED = 0x0100;

/**
 * Whether an OLE compound file is under a password: a DOCX becomes a compound file with an
 * EncryptedPackage stream, a DOC sets a flag at the start of its WordDocument stream.
 */
export function isEncryptedOffice(content: Buffer): boolean {
  if (content.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return true;
  for (let at = SECTOR; at + 12 <= content.length; at += SECTOR) {
    if (content.readUInt16LE(at) === WORD_MAGIC)
      return (content.readUInt16LE(at + 10) & FLAG_ENCRYPTED) !== 0;
  }
  return false;
}

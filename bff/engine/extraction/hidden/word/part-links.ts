import { attributeOf, tokensOf, unescaped, type XmlToken } from './xml.ts';

/** A link that has begun and not ended: where it leads, and whether something of it is seen. */
interface OpenLink {
  /** What ends it. */
  readonly name: 'w:hyperlink' | 'w:smartTag' | 'w:fldChar';
  address: string | null;
  isSeen: boolean;
}

/** The name of a field may be broken up. */
const HAS_LINKS = /hyperlink|hlinkClick|instrText/i;
const OF_FIELD = /^\s*HYPERLINK\s+"([^"]{3,2000})"/i;

/** What a part is related to outside of the file, by the names that the part has for it. */
export function addressesIn(relations: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, attributes } of tokensOf(relations)) {
    if (!name.endsWith('Relationship') || attributeOf(attributes, 'TargetMode') !== 'External') continue;
    const [id, target] = [attributeOf(attributes, 'Id'), attributeOf(attributes, 'Target')];
    if (id !== null && target !== null) found.set(id, unescaped(target));
  }
  return found;
}

/** The addresses behind the words and pictures of a part, of which the words that nobody sees are gone already. */
export function linksOfPart(xml: string, relations: string): string[] {
  if (!HAS_LINKS.test(xml)) return [];
  const reader = new LinkReader(addressesIn(relations));
  for (const token of tokensOf(xml)) reader.take(token);
  return reader.links;
}

class LinkReader {
  readonly links: string[] = [];
  private readonly open: OpenLink[] = [];
  private readonly addresses: ReadonlyMap<string, string>;
  private instruction = '';
  private inside = '';
  /** Whether the drawing that was begun last has any size. */
  private hasSize = false;

  constructor(addresses: ReadonlyMap<string, string>) {
    this.addresses = addresses;
  }

  take(token: XmlToken): void {
    if (token.kind === 'text') this.takeText(unescaped(token.raw));
    else if (token.kind === 'close') this.end(token.name);
    else this.begin(token);
    if (token.kind !== 'text') this.inside = token.kind === 'open' ? token.name : '';
  }

  private takeText(text: string): void {
    if (this.inside === 'w:instrText') this.instruction += text;
    else if (this.inside === 'w:t' && text.trim() !== '') this.see();
  }

  private begin({ name, attributes, kind }: XmlToken): void {
    if (name === 'wp:extent') {
      this.hasSize = Number(attributeOf(attributes, 'cx')) > 0 && Number(attributeOf(attributes, 'cy')) > 0;
      if (this.hasSize) this.see();
    } else if (name === 'w:pict') this.see();
    else if (name === 'a:hlinkClick') this.keep(this.related(attributes), this.hasSize);
    else if (name === 'w:fldChar') this.takeField(attributeOf(attributes, 'w:fldCharType'));
    else if (kind === 'open' && name === 'w:hyperlink') this.start(name, this.related(attributes));
    // A field of one part stands there as what may have words (see-part.ts).
    else if (kind === 'open' && name === 'w:smartTag')
      this.start(name, addressOf(unescaped(attributeOf(attributes, 'w:instr') ?? '')));
  }

  private takeField(type: string | null): void {
    if (type === 'begin') {
      this.start('w:fldChar', null);
      this.instruction = '';
    } else if (type === 'separate') {
      const field = this.open.findLast(({ name }) => name === 'w:fldChar');
      if (field !== undefined) field.address = addressOf(this.instruction);
    } else if (type === 'end') this.end('w:fldChar');
  }

  private start(name: OpenLink['name'], address: string | null): void {
    this.open.push({ name, address, isSeen: false });
  }

  private end(name: string): void {
    const link = this.open.at(-1);
    if (link?.name !== name) return;
    this.open.pop();
    this.keep(link.address, link.isSeen);
  }

  private see(): void {
    for (const link of this.open) link.isSeen = true;
  }

  private keep(address: string | null, isSeen: boolean): void {
    if (address !== null && isSeen) this.links.push(address);
  }

  private related(attributes: string): string | null {
    return this.addresses.get(attributeOf(attributes, 'r:id') ?? '') ?? null;
  }
}

function addressOf(instruction: string): string | null {
  return OF_FIELD.exec(instruction)?.[1] ?? null;
}

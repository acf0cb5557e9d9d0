import { attributeOf, type XmlToken } from './xml.ts';

/** Where in a field a document is: a page shows what a field gives, not what it is told. */
export class FieldState {
  /** For each open field whether what it gives has begun. */
  private readonly open: boolean[] = [];
  private readonly isFollowed: boolean;

  /** Fields that are not all closed are not followed: they would swallow the rest. */
  constructor(xml: string) {
    const count = (kind: string) => xml.split(`w:fldCharType="${kind}"`).length;
    this.isFollowed = count('begin') === count('end');
  }

  take({ name, attributes, kind }: XmlToken): void {
    if (name !== 'w:fldChar' || kind === 'close' || !this.isFollowed) return;
    const type = attributeOf(attributes, 'w:fldCharType');
    if (type === 'begin') this.open.push(false);
    else if (type === 'end') this.open.pop();
    else if (type === 'separate' && this.open.length > 0) this.open[this.open.length - 1] = true;
  }

  get isInInstruction(): boolean {
    return this.open.includes(false);
  }
}

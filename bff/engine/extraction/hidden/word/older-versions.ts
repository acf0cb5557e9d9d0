import { attributeOf, tokensOf, unescaped } from './xml.ts';

/** Vocabularies that any Word of today knows: it shows what is written in them, and not the version for older programs. */
const KNOWN = /^(?:wps|wpg|wpc|wpi|wp14|w14|w15|w16\w*|a14|cx\d*|aink|am3d|v)$/;

interface Version {
  shown: string;
  older: string;
  isKnown: boolean;
  /** Its place among all versions for older programs, in the order in which they begin. */
  place: number | null;
}

/** Which versions for older programs have words that the version shown has not. */
export function unshownFallbacks(xml: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!xml.includes('mc:Fallback')) return found;
  const open: Version[] = [];
  let part: 'mc:Choice' | 'mc:Fallback' | null = null;
  let places = 0;
  let isText = false;
  for (const { kind, name, attributes, raw } of tokensOf(xml)) {
    const version = open.at(-1);
    if (name === 'mc:AlternateContent' && kind === 'open')
      open.push({ shown: '', older: '', isKnown: false, place: null });
    else if (name === 'mc:AlternateContent' && kind === 'close') {
      const closed = open.pop();
      if (closed !== undefined && isUnshown(closed)) found.add(closed.place ?? 0);
      part = open.length > 0 ? part : null;
    } else if (version !== undefined && (name === 'mc:Choice' || name === 'mc:Fallback') && kind === 'open') {
      part = name;
      if (name === 'mc:Choice') version.isKnown ||= isKnownTo(attributes);
      else {
        version.place = places;
        places += 1;
      }
    } else if (name === 'w:t') isText = kind === 'open';
    else if (kind === 'text' && isText && version !== undefined) {
      if (part === 'mc:Choice') version.shown += unescaped(raw);
      else if (part === 'mc:Fallback') version.older += unescaped(raw);
    }
  }
  return found;
}

/** Whether a version needs nothing that a Word of today does not know. */
export function isKnownTo(attributes: string): boolean {
  const required = (attributeOf(attributes, 'Requires') ?? '').split(/\s+/);
  return required.every((each) => KNOWN.test(each));
}

function isUnshown({ shown, older, isKnown, place }: Version): boolean {
  return place !== null && isKnown && !bare(shown).includes(bare(older));
}

/** Without spaces. */
export function bare(text: string): string {
  return text.replace(/\s/g, '');
}

import { bare, isKnownTo } from './older-versions.ts';
import type { XmlToken } from './xml.ts';

interface Version {
  isKnown: boolean;
  seen: string;
}

/** Of what a document has in two versions: the words of the one that a page shows, as far as they are seen. */
export class ShownVersions {
  private readonly open: Version[] = [];

  take({ kind, name, attributes }: XmlToken): void {
    if (name === 'mc:AlternateContent' && kind === 'open') this.open.push({ isKnown: false, seen: '' });
    else if (name === 'mc:AlternateContent' && kind === 'close') this.open.pop();
    else if (name === 'mc:Choice' && kind === 'open') {
      const version = this.open.at(-1);
      if (version !== undefined) version.isKnown ||= isKnownTo(attributes);
    }
  }

  keep(text: string): void {
    for (const version of this.open) version.seen += bare(text);
  }

  /** Whether a text in the version for older programs is seen in the other; null where that one is not known. */
  isSeenElsewhere(text: string): boolean | null {
    const version = this.open.at(-1);
    return version?.isKnown === true ? version.seen.includes(bare(text)) : null;
  }
}

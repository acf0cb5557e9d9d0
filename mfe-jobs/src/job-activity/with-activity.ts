import {
  JobMetadata,
  namedTagColor,
  parseJobDescription,
  serialiseJobDescription,
} from '@shortlist/api-contract';
import { tagColourOf } from '../tags/tag-colour.ts';

/** A description that says whether its position is active; everything else of it stays, also the colour that it is shown in. */
export function withActivity(description: string | null, isActive: boolean): string {
  const { text, metadata } = parseJobDescription(description);
  const details = metadata ?? JobMetadata.parse({});
  const tagColor = namedTagColor(description) ?? tagColourOf(description);
  return serialiseJobDescription({ text, metadata: { ...details, tagColor, isActive } });
}

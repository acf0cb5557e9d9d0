import {
  NO_JOB_METADATA,
  namedTagColor,
  parseJobDescription,
  serializeJobDescription,
} from '@shortlist/api-contract';
import { tagColorOf } from '../tags/tag-color.ts';

/** A description that says whether its position is active; everything else of it stays, also the color that it is shown in. */
export function withActivity(description: string | null, isActive: boolean): string {
  const { text, metadata } = parseJobDescription(description);
  const details = metadata ?? NO_JOB_METADATA;
  const tagColor = namedTagColor(description) ?? tagColorOf(description);
  return serializeJobDescription({ text, metadata: { ...details, tagColor, isActive } });
}

import { JobMetadata, parseJobDescription, serialiseJobDescription } from '@shortlist/api-contract';

/** A description that says whether its position is active; everything else of it stays. */
export function withActivity(description: string | null, isActive: boolean): string {
  const { text, metadata } = parseJobDescription(description);
  return serialiseJobDescription({ text, metadata: { ...(metadata ?? JobMetadata.parse({})), isActive } });
}

import { NO_JOB_METADATA, readJobMetadata } from '@shortlist/api-contract';
import { type JobEdit, NO_JOB } from '../job-form/job-edit.ts';
import type { StoredDraft } from './draft-keys.ts';

/** How far somebody is with posting a position. */
export interface PositionDraft {
  readonly step: 'describe' | 'detail' | 'posted';
  readonly edit: JobEdit;
  /** Skills that were taken out by hand: what is found in the text does not bring them back. */
  readonly removedTags: readonly string[];
  /** What has become of it. */
  readonly posted: { readonly id: string; readonly name: string } | null;
}

export const NO_DRAFT: PositionDraft = { step: 'describe', edit: NO_JOB, removedTags: [], posted: null };

/** The draft as it is kept. Until the detail form was opened there is the text alone. */
export function keptOf({ step, edit, removedTags, posted }: PositionDraft): StoredDraft {
  const isOpened = step !== 'describe';
  const { details } = edit;
  return {
    positionText: edit.description || null,
    positionTitle: isOpened ? edit.title : null,
    dueDate: (isOpened && details.dueDate) || null,
    tagColor: isOpened ? details.tagColor : null,
    company: (isOpened && details.company) || null,
    contactMethod: isOpened ? details.contactMethod : null,
    contactInfo: (isOpened && details.contactInfo) || null,
    skillTags: isOpened ? JSON.stringify(details.skillTags) : null,
    skillTagsRemoved: removedTags.length > 0 ? JSON.stringify(removedTags) : null,
    positionName: posted?.name ?? null,
    positionSuccess: posted?.id ?? null,
  };
}

/** The inverse. What somebody else wrote under a key, and makes no sense, is left out. */
export function draftOf(text: string): PositionDraft {
  const kept = JSON.parse(text) as StoredDraft;
  const { positionSuccess: id, positionName: name } = kept;
  return {
    step: stepOf(kept),
    edit: {
      title: kept.positionTitle ?? '',
      description: kept.positionText ?? '',
      details:
        readJobMetadata({
          dueDate: kept.dueDate ?? undefined,
          tagColor: kept.tagColor ?? undefined,
          company: kept.company ?? undefined,
          contactMethod: kept.contactMethod ?? undefined,
          contactInfo: kept.contactInfo ?? undefined,
          skillTags: tagsIn(kept.skillTags),
        }) ?? NO_JOB_METADATA,
    },
    removedTags: tagsIn(kept.skillTagsRemoved),
    posted: id ? { id, name: name ?? '' } : null,
  };
}

function stepOf({ positionSuccess, positionTitle }: StoredDraft): PositionDraft['step'] {
  if (positionSuccess) return 'posted';
  return positionTitle === null ? 'describe' : 'detail';
}

function tagsIn(text: string | null): string[] {
  try {
    const tags: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : [];
  } catch {
    return [];
  }
}

import { aUser } from '@shortlist/api-contract/testing';
import { setSession } from '@shortlist/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onKeptChange, readStoredDraft, writeStoredDraft } from './draft-keys.ts';
import { draftOf, keptOf, NO_DRAFT, type PositionDraft } from './position-draft.ts';

const [ada, grace] = [aUser(), aUser()];

const written: PositionDraft = {
  step: 'detail',
  edit: {
    title: 'Depot Lead',
    description: 'Runs the depot.',
    details: { ...NO_DRAFT.edit.details, company: 'Calder', contactMethod: 'Phone', skillTags: ['SAP'] },
  },
  removedTags: ['Excel'],
  posted: null,
};

beforeEach(() => setSession(ada));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('[UP-06] a draft comes back as it was written, under the keys of the specification', () => {
  writeStoredDraft(keptOf(written));

  expect(draftOf(readStoredDraft())).toEqual(written);
  expect(localStorage.getItem('positionTitle')).toBe('Depot Lead');
  expect(localStorage.getItem('skillTags')).toBe('["SAP"]');
});

test('[UP-06] of nothing written, nothing is kept', () => {
  writeStoredDraft(keptOf(written));
  writeStoredDraft(keptOf(NO_DRAFT));

  expect(localStorage).toHaveLength(0);
  expect(draftOf(readStoredDraft())).toEqual(NO_DRAFT);
});

test('[UP-06] who signs in next sees none of it, and writes their own in its place', () => {
  writeStoredDraft(keptOf(written));
  setSession(grace);

  expect(draftOf(readStoredDraft())).toEqual(NO_DRAFT);
  writeStoredDraft(keptOf({ ...NO_DRAFT, edit: { ...NO_DRAFT.edit, description: 'Mine.' } }));

  expect(draftOf(readStoredDraft()).edit).toMatchObject({ title: '', description: 'Mine.' });
  setSession(ada);
  expect(draftOf(readStoredDraft())).toEqual(NO_DRAFT);
});

test('text that is no list of tags, or no contact method, is left out', () => {
  localStorage.setItem('positionTitle', 'Depot Lead');
  localStorage.setItem('skillTags', '{"SAP":');
  localStorage.setItem('contactMethod', 'Pigeon');

  const { details } = draftOf(readStoredDraft()).edit;
  expect(details.skillTags).toEqual([]);
  expect(details.contactMethod).toBe('Email');
});

test('a full storage loses nothing as long as the page is there', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const heard = vi.fn();
  const stop = onKeptChange(heard);

  writeStoredDraft(keptOf(written));
  stop();

  expect(draftOf(readStoredDraft())).toEqual(written);
  expect(heard).toHaveBeenCalled();
  writeStoredDraft(keptOf(NO_DRAFT));
  expect(draftOf(readStoredDraft())).toEqual(NO_DRAFT);
});

import type { RequirementKind, RequirementType } from '@shortlist/api-contract';

/** Kinds as screens name them, and what one counts unless somebody says otherwise. */
export const KINDS: Readonly<Record<RequirementKind, KindWords>> = {
  must: { name: 'Required', group: 'Required', emptyText: 'Nothing is required.', weight: 3 },
  nice: { name: 'Preferred', group: 'Preferred', emptyText: 'Nothing is preferred.', weight: 1.5 },
  duty: { name: 'Responsibility', group: 'Responsibilities', emptyText: 'No responsibilities.', weight: 3 },
  logistics: {
    name: 'Logistics',
    group: 'Logistics',
    emptyText: 'No hours, places, or permits.',
    weight: 0,
  },
};

interface KindWords {
  readonly name: string;
  /** The title over several. */
  readonly group: string;
  readonly emptyText: string;
  readonly weight: number;
}

/** How a requirement is checked, as screens name it. */
export const TYPES: Readonly<Record<RequirementType, string>> = {
  skill: 'Skill or tool',
  license: 'License or certification',
  language: 'Language',
  education: 'Education',
  years: 'Years of experience',
  amount: 'Amount',
  experience: 'Experience',
  soft: 'Soft skill',
  logistics: 'Logistics',
  title: 'Job title',
};

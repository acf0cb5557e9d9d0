import type { DeclaredGroups, FairnessReport, GroupRate, MeasureReport } from '../fairness.ts';

/** Most candidates declared sex and ethnicity. */
export const someDeclaredGroups: DeclaredGroups = {
  declared: 114,
  resumes: 128,
  columns: ['ethnicity', 'sex'],
  declared_at: '2026-11-20T09:12:00.000Z',
};

/** Nobody declared anything. */
export const noDeclaredGroups: DeclaredGroups = { declared: 0, resumes: 128, columns: [], declared_at: null };

const male: GroupRate = {
  group: ['Male'],
  applications: 60,
  selected: 36,
  rate: 0.6,
  interval: [0.4736, 0.7142],
  ratio: 1,
  p_value: null,
  verdict: 'highest',
};
const female: GroupRate = {
  group: ['Female'],
  applications: 50,
  selected: 15,
  rate: 0.3,
  interval: [0.191, 0.4375],
  ratio: 0.5,
  p_value: 0.0021,
  verdict: 'below',
};
const other: GroupRate = {
  group: ['Non-binary'],
  applications: 6,
  selected: 2,
  rate: 0.3333,
  interval: [0.0968, 0.7],
  ratio: 0.5556,
  p_value: 0.3909,
  verdict: 'too_few_to_tell',
};

const scored: MeasureReport = {
  measure: 'scored_above_median',
  median: 0.58,
  applications: 130,
  undeclared: 10,
  left_out: { groups: 1, applications: 4 },
  groups: [male, female, other],
};

/** Scores that fall unevenly on two groups, and outcomes that are too few to tell. */
export const aFairnessReport: FairnessReport = {
  made_at: '2026-11-22T09:12:00.000Z',
  applications: 130,
  sections: [
    {
      columns: ['sex'],
      measures: [
        scored,
        {
          ...scored,
          measure: 'interviewed',
          median: null,
          groups: [
            { ...male, selected: 12, rate: 0.2, interval: [0.1183, 0.3178] },
            {
              ...female,
              selected: 9,
              rate: 0.18,
              interval: [0.0977, 0.308],
              ratio: 0.9,
              p_value: 0.8121,
              verdict: 'within',
            },
            {
              ...other,
              selected: 1,
              rate: 0.1667,
              interval: [0.0301, 0.5635],
              ratio: 0.8333,
              p_value: 1,
              verdict: 'within',
            },
          ],
        },
      ],
    },
  ],
};

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSkills } from './build-skills.ts';
import { canonicalSkill } from './find-skills.ts';
import { packSkills, type SkillFile } from './skill-file.ts';
import { placeOf, skillTable } from './skill-table.ts';
import { openOnet } from './source-files.ts';

/** O*NET's files, where somebody has put them beside the project. */
const ONET = fileURLToPath(new URL('../../../../../shared/taxonomy/onet', import.meta.url));

const kept = readFileSync(new URL('./skills.generated.json', import.meta.url), 'utf8');

test.skipIf(!existsSync(ONET))('the same files give the same bytes', () => {
  const skills = readSkills(openOnet(ONET));

  const { attributions } = JSON.parse(kept) as SkillFile;

  expect(`${JSON.stringify(packSkills(skills, attributions))}\n`).toBe(kept);
});

test('the file says whose data it holds', () => {
  const { attributions } = JSON.parse(kept) as SkillFile;

  expect(attributions.join(' ')).toContain('O*NET 27.0 Database');
  expect(attributions.join(' ')).toContain('CC BY 4.0');
});

test('every skill is found under its own name', () => {
  const lost = skillTable().names.filter((name) => canonicalSkill(name) !== name);

  expect(lost).toEqual([]);
  expect(skillTable().names.length).toBeGreaterThan(3000);
});

test.each([
  ['ReactJS', 'React'],
  ['react js', 'React'],
  ['care plan', 'Care planning'],
  ['Forklift', 'Forklifts'],
  ['Data modelling', 'Data modelling'],
  ['data modeling', 'Data modelling'],
  ['Drivers License', "Driver's license"],
  ['problem-solving', 'Problem solving'],
  ['Postgres', 'PostgreSQL'],
])('"%s" is written for %s', (written, name) => {
  expect(canonicalSkill(written)).toBe(name);
});

test('a phrase that only looks like a skill is none', () => {
  expect(placeOf('American Express')).toBeNull();
});

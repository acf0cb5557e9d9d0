/**
 * Builds the artefacts that the engine loads, from a folder that holds the text files of O*NET in `onet/` and, if it has
 * them, those of ESCO in `esco/`: `npm run taxonomy -- DIR`. See ../README.md for what is in them and their licences.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countStems } from '../language/terms.ts';
import { findLatentSpace } from './build-latent.ts';
import { readOccupations } from './build-occupations.ts';
import { readSkills } from './build-skills.ts';
import { writeJobTitles } from './job-titles.ts';
import { writeOccupations } from './occupation-file.ts';
import type { WordsOfTrade } from './occupation-space.ts';
import { readTrades, type Trade } from './read-trades.ts';
import { packSkills } from './skill-file.ts';
import { openEsco, openOnet } from './source-files.ts';

const ATTRIBUTIONS = {
  onet: 'Includes information from the O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 licence, modified.',
  esco: 'This service uses the ESCO classification of the European Commission.',
};

/** Directions that are kept: fewer merge fields, more keep the accidents of single texts. */
const DIMENSIONS = 128;

function build(folder: string): string {
  const onet = openOnet(join(folder, 'onet'));
  const hasEsco = existsSync(join(folder, 'esco'));
  const esco = hasEsco ? openEsco(join(folder, 'esco')) : [];
  const attributions = hasEsco ? Object.values(ATTRIBUTIONS) : [ATTRIBUTIONS.onet];
  const skills = readSkills(onet);
  const trades = readTrades();
  const occupations = readOccupations(onet, esco, trades);
  const latent = findLatentSpace(occupations.vectors, occupations.terms.length, DIMENSIONS);
  const text = `${JSON.stringify(packSkills(skills, attributions))}\n`;
  writeFileSync(new URL('./skills.generated.json', import.meta.url), text);
  const bytes = writeOccupations({
    ...occupations,
    latent,
    dimensions: DIMENSIONS,
    trades: wordsOfTrades(trades),
  });
  writeFileSync(new URL('./occupations.generated.bin', import.meta.url), bytes);
  const titles = writeJobTitles(occupations.called);
  writeFileSync(new URL('./titles.generated.bin', import.meta.url), titles);
  const size = Math.round((text.length + bytes.byteLength + titles.byteLength) / 1024);
  return `${skills.rows.length} skills with ${skills.rows.flatMap((row) => row.aliases).length} names, ${occupations.titles.length} occupations, ${occupations.terms.length} terms, ${size} KB`;
}

function wordsOfTrades(trades: readonly Trade[]): WordsOfTrade[] {
  return trades.map(({ names, words }) => ({
    names: [...countStems(names).keys()],
    words: [...countStems(words).keys()],
  }));
}

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write(
    'Say where the folders onet/ and esco/ are, for example: npm run taxonomy -- ../taxonomy\n',
  );
  process.exitCode = 1;
} else {
  process.stdout.write(`${build(folder)}\n`);
}

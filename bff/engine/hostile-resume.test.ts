import { expect, test } from 'vitest';
import { createLocalAnalyzer } from './analyzer.ts';
import { documentFromText } from './extraction/document.ts';
import { MAX_CHARACTERS } from './extraction/refusals.ts';
import { processorTime } from './testing/processor-time.ts';

const analyzer = createLocalAnalyzer();
const JOB = { title: 'Engineer', description: '- 5 years of Python or Java', skillTags: ['React'] };

/** The engine runs beside the requests: as long as it reads one resume, nobody is answered. */
const PATIENCE_MS = 9_000;

// Read in the square of their length, each took from ten seconds to minutes.
test.each([
  ['one line of skills', 'Python, Java, React, '],
  ['nothing but years', '2001 - 2002\n'],
  ['nothing but roles', 'Engineer, Foo, 2001 - 2002\n'],
  ['nothing but skills', 'Python\nJava\n'],
])(
  'a resume as long as they may be with %s holds nobody up',
  async (_, piece) => {
    const filler = piece.repeat(Math.floor(MAX_CHARACTERS / piece.length) - 10);
    const document = documentFromText(`Ines Okafor\nExperience\n${filler}`);

    const start = processorTime();
    await analyzer.profile(document);
    await analyzer.analyze(document);
    await analyzer.match(document, JOB);

    expect(processorTime() - start).toBeLessThan(PATIENCE_MS);
  },
  120_000,
);

import { expect, test } from 'vitest';
import { documentFromText } from '../document.ts';
import { bareName } from './name-words.ts';

const nameOf = (lines: string): string | undefined => {
  const { text, blocks } = documentFromText(
    `${lines}\nMarketing Professional\n(512) 555-0142 | Austin, TX\nExperience\nLine Cook, Acme Inc, 2019 - 2022\n• Ran the grill.\nKey Holder 2016 to 2018`,
  );
  const name = blocks.find((block) => block.kind === 'name');
  return name === undefined ? undefined : text.slice(name.start, name.end);
};

test.each([
  'Etta',
  'Mary Cook',
  'Dean Porter',
  'Grace Page',
  'Ana María de la Cruz Hernández',
  'Jane Smith - Resume',
])('[RS-06] the first line is the name: “%s”', (line) => {
  expect(nameOf(line)).toBe(line);
});

test('[RS-06] what the document is called stands above the name', () => {
  expect(nameOf('Resume\nMary Cook')).toBe('Mary Cook');
  expect(bareName('Jane Smith - Resume')).toBe('Jane Smith');
});

test.each(['Line Cook', 'Key Holder', 'ada@example.com', '12 High Street, Leeds', 'Sales Specialist Senior'])(
  '[RS-06] a first line that cannot be a name is none: “%s”',
  (line) => {
    expect(nameOf(`${line}\nEtta Bo Lind`)).toBe('Etta Bo Lind');
  },
);

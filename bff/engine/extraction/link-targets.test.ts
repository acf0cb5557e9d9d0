import { expect, test } from 'vitest';
import { linkTargetsOf } from './link-targets.ts';

test.each([
  ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['http://ada.example.com', 'http://ada.example.com/'],
  ['github.com/ada', 'https://github.com/ada'],
  ['https://www.linkedin.com/in/josé-example', 'https://www.linkedin.com/in/jos%C3%A9-example'],
  ['https://www.google.com/url?q=https://github.com/ada&sa=D&source=editors', 'https://github.com/ada'],
  ['mailto:ada@example.com?subject=Your%20resume&cc=bob@example.com', 'mailto:ada@example.com'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['tel:+44%2020%207946%200123', 'tel:+44 20 7946 0123'],
  ['tel:+44 20 7946 0123', 'tel:+44 20 7946 0123'],
])('[RS-06] a link to %s is taken', (address, target) => {
  expect(linkTargetsOf([address])).toEqual([target]);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,hello'],
  ['file:///C:/resume.docx'],
  ['ftp://example.com/ada'],
  ['https://ada:secret@example.com/'],
  ['https://linkedin.com@evil.example/'],
  ['https://example.com:8080/'],
  ['https://192.168.0.1/ada'],
  ['https://[::1]/ada'],
  ['https://localhost/ada'],
  ['https://xn--lnkedin-9va.com/in/ada'],
  ['https://lіnkedin.com/in/ada'],
  ['https://example.com/\u202egpj.exe'],
  ['https://example.com/a b'],
  ['https://example.com/%00'],
  ['https://example.com/"onclick="alert(1)'],
  ['java\nscript:alert(1)'],
  [`https://example.com/${'a'.repeat(400)}`],
  ['https://www.google.com/url?q=javascript:alert(1)'],
  ['https://www.google.com/url?q=https%3A%2F%2Fexample.com%2F%E2%80%AEgpj'],
  ['mailto:ada@example.com,bob@example.com'],
  ['mailto:Ada%20Lovelace'],
  ['mailto:ada@xn--exmple-cua.com'],
  ['tel:12'],
  ['tel:+1<b>2345678'],
  ['#experience'],
  [''],
])('a link to %j is not', (address) => {
  expect(linkTargetsOf([address])).toEqual([]);
});

test('what is linked twice is taken once, in the order of the file, and a file full of links is bounded', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `https://example.com/${index}`);

  const targets = linkTargetsOf(['https://github.com/ada', 'github.com/ada', ...many]);

  expect(targets.slice(0, 2)).toEqual(['https://github.com/ada', 'https://example.com/0']);
  expect(targets).toHaveLength(24);
});

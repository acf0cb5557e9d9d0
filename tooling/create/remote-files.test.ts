import { expect, test } from 'vitest';
import { remoteFiles } from './remote-files.ts';

const files = remoteFiles({
  package: 'mfe-phone-screens',
  container: 'mfe_phone_screens',
  component: 'PhoneScreens',
  title: 'Phone calls',
  team: 'Hiring events',
  port: 4107,
  path: '/calls',
});
const text = (path: string) => files.get(path) ?? '';

test('the files of a new remote are named as the remote is', () => {
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.md',
      'remote.config.ts',
      'tsconfig.json',
      'src/contract.ts',
      'src/remote.ts',
      'src/standalone.tsx',
      'src/overview/PhoneScreensPage.tsx',
      'src/overview/PhoneScreensPage.stories.tsx',
      'src/summary/PhoneScreensWidget.tsx',
      'src/summary/PhoneScreensWidget.stories.tsx',
      'src/summary/PhoneScreensWidget.test.tsx',
    ]),
  );
});

test('it says of itself what was asked for', () => {
  const config = text('remote.config.ts');

  for (const said of [
    "name: 'mfe_phone_screens'",
    "package: 'mfe-phone-screens'",
    "title: 'Phone calls'",
    "team: 'Hiring events'",
    'port: 4107',
    "'./PhoneScreens': './src/summary/PhoneScreensWidget.tsx'",
    "path: '/calls'",
    "prefixes: ['/calls']",
  ])
    expect(config).toContain(said);
  expect(text('src/contract.ts')).toContain("'mfe_phone_screens/PhoneScreens': PhoneScreensProps;");
});

test('nothing of the template is left, and nothing is left to be filled in', () => {
  for (const [path, content] of files) {
    expect(`${path} ${content}`).not.toMatch(/mfe[-_]sample|Sample|\/sample(?![-\w])|4199|TODO|FIXME/u);
  }
});

import { expect, test } from 'vitest';
import { demote, promote, rollback, toCanary, toStable, withdraw } from './channel-moves.ts';
import { type Channels, type Line, lineOf, NO_CHANNELS, parseChannels } from './channels.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString();
const placement = (version: string, minute = 0) => ({ version, since: at(minute), by: 'Ada', commit: null });
const stable = (...versions: string[]): Channels =>
  versions.reduce(
    (channels, each, index) => toStable(channels, 'mfe-jobs', placement(each, index)),
    NO_CHANNELS,
  );
const tryOn = (channels: Channels, version: string, percent = 10): Channels =>
  toCanary(channels, 'mfe-jobs', { placement: placement(version, 30), percent });
const mover = { by: 'Grace', since: at(40) };
const jobs = (channels: Channels): Line => lineOf(channels, 'mfe-jobs');
const versions = (channels: Channels) => {
  const { stable: live, canary, earlier } = jobs(channels);
  return [live?.version, canary?.version, earlier.map(({ version }) => version)];
};
const failing = (version: string, channel: 'stable' | 'canary' = 'stable') => ({
  version,
  channel,
  at: at(50),
  reason: '6 of 30 loads failed.',
});

test('a data folder from before there were canaries goes on', () => {
  const old = { stable: { 'mfe-jobs': { live: '2', earlier: ['1'] }, shell: { live: '7', earlier: [] } } };

  const channels = parseChannels(JSON.stringify(old));

  expect(versions(channels)).toEqual(['2', undefined, ['1']]);
  expect(versions(rollback(channels, 'mfe-jobs', mover))[0]).toBe('1');
  expect(lineOf(channels, 'shell').stable?.version).toBe('7');
});

test.each([
  ['../mfe-jobs', '1'],
  ['channels', '1'],
  ['a'.repeat(61), '1'],
  ['mfe-jobs', '../../secrets'],
  ['mfe-jobs', '1"><script>'],
  ['mfe-jobs', '1'.repeat(81)],
])('channels that name what can be no release are refused: %s %s', (name, version) => {
  const channels = toStable(NO_CHANNELS, name, placement(version));
  const old = { stable: { [name]: { live: version, earlier: [] } } };

  expect(() => parseChannels(JSON.stringify(channels))).toThrow('Invalid');
  expect(() => parseChannels(JSON.stringify(old))).toThrow('Invalid');
});

test('a package that was never released has no line, whatever it is called', () => {
  expect(lineOf(NO_CHANNELS, 'constructor')).toEqual(lineOf(NO_CHANNELS, 'mfe-jobs'));
});

test('channels are read as they were written', () => {
  const channels = tryOn(stable('1', '2'), '3');

  expect(parseChannels(JSON.stringify(channels))).toEqual(channels);
});

test('a version that is released a second time is not among the earlier ones', () => {
  expect(versions(stable('1', '2', '1'))).toEqual(['1', undefined, ['2']]);
});

test('the version that is live already changes nothing, not even since when', () => {
  const channels = stable('1', '2');

  expect(toStable(channels, 'mfe-jobs', placement('2', 59))).toBe(channels);
});

test('as many versions are kept to go back to as a team could want', () => {
  const many = Array.from({ length: 40 }, (_, index) => String(index));

  expect(jobs(stable(...many)).earlier.map(({ version }) => Number(version))).toEqual(
    Array.from({ length: 20 }, (_, index) => 38 - index),
  );
});

test('a canary that grows stays where it was since it began', () => {
  const channels = tryOn(stable('1'), '2');

  const grown = toCanary(channels, 'mfe-jobs', { placement: placement('2', 55), percent: 50 });

  expect(jobs(grown).canary).toEqual({ ...placement('2', 30), percent: 50 });
});

test('what everyone has cannot be a canary', () => {
  expect(() => tryOn(stable('1'), '1')).toThrow(
    'mfe-jobs 1 is already live for everyone, so a 10% canary has no effect.',
  );
});

test('a promoted canary is live for everyone, and who promoted it is written down', () => {
  const channels = promote(tryOn(stable('1'), '2'), 'mfe-jobs', mover);

  expect(versions(channels)).toEqual(['2', undefined, ['1']]);
  expect(jobs(channels).stable).toMatchObject(mover);
});

test('a canary goes away alone', () => {
  expect(versions(withdraw(tryOn(stable('1'), '2'), 'mfe-jobs'))).toEqual(['1', undefined, []]);
});

test('a rollback leaves the canary where it is', () => {
  expect(versions(rollback(tryOn(stable('1', '2'), '3'), 'mfe-jobs', mover))).toEqual(['1', '3', []]);
});

test('a release for everyone leaves the canary where it is, unless it is the same version', () => {
  const channels = tryOn(stable('1'), '3');

  expect(versions(toStable(channels, 'mfe-jobs', placement('2')))).toEqual(['2', '3', ['1']]);
  expect(versions(toStable(channels, 'mfe-jobs', placement('3')))).toEqual(['3', undefined, ['1']]);
});

test.each([
  ['promote', () => promote(stable('1'), 'mfe-jobs', mover), 'mfe-jobs has no canary to promote.'],
  ['withdraw', () => withdraw(stable('1'), 'mfe-jobs'), 'mfe-jobs has no canary to withdraw.'],
  [
    'rollback',
    () => rollback(stable('1'), 'mfe-jobs', mover),
    'mfe-jobs has no earlier release to roll back to.',
  ],
  [
    'of another',
    () => rollback(stable('1'), 'mfe-ai', mover),
    'mfe-ai has no earlier release to roll back to.',
  ],
])('what there is nothing for is said: %s', (_, move, sentence) => {
  expect(move).toThrow(sentence);
});

test('a stable version that fails makes way for the one before, which says why', () => {
  const channels = demote(stable('1', '2', '3'), 'mfe-jobs', failing('3'));

  expect(versions(channels)).toEqual(['2', undefined, ['1']]);
  expect(jobs(channels).demotions).toEqual([failing('3')]);
});

test('a canary that fails is withdrawn, and no rollback leads to it', () => {
  const channels = demote(tryOn(stable('1', '2'), '1'), 'mfe-jobs', failing('1', 'canary'));

  expect(versions(channels)).toEqual(['2', undefined, ['1']]);
  expect(() => rollback(channels, 'mfe-jobs', mover)).toThrow('no earlier release to roll back to');
});

test('a version is not demoted twice, nor when there is nowhere to go', () => {
  const once = demote(stable('1', '2'), 'mfe-jobs', failing('2'));

  expect(demote(once, 'mfe-jobs', failing('2'))).toBe(once);
  expect(demote(once, 'mfe-jobs', failing('1'))).toBe(once);
});

test.each([
  ['releases', (channels: Channels) => toStable(channels, 'mfe-jobs', placement('4', 55))],
  [
    'releases once more what is live',
    (channels: Channels) => toStable(channels, 'mfe-jobs', placement('2', 55)),
  ],
  ['tries', (channels: Channels) => tryOn(channels, '4')],
  ['promotes', (channels: Channels) => promote(channels, 'mfe-jobs', mover)],
  ['withdraws', (channels: Channels) => withdraw(channels, 'mfe-jobs')],
  ['rolls back', (channels: Channels) => rollback(channels, 'mfe-jobs', mover)],
])('after one demotion nothing of a package is demoted until a person %s', (_, move) => {
  const once = demote(tryOn(stable('1', '2', '3'), '9'), 'mfe-jobs', failing('3'));

  expect(demote(once, 'mfe-jobs', failing('2'))).toBe(once);
  expect(demote(once, 'mfe-jobs', failing('9', 'canary'))).toBe(once);

  expect([jobs(once).isHeld, jobs(move(once)).isHeld]).toEqual([true, false]);
});

test('who releases a demoted version once more has it', () => {
  const channels = demote(stable('1', '2'), 'mfe-jobs', failing('2'));

  const again = toStable(channels, 'mfe-jobs', placement('2', 55));

  expect(versions(toStable(again, 'mfe-jobs', placement('3', 56)))).toEqual(['3', undefined, ['2', '1']]);
  expect(versions(rollback(toStable(again, 'mfe-jobs', placement('3', 56)), 'mfe-jobs', mover))[0]).toBe('2');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { Campaign, type Signal, twoAtATime } from './interruption-campaign.js';

const TEMPORARY = /^\.garden\.json\.\d+-[0-9a-f]{16}\.roomlint-tmp$/;
const campaign = new Campaign(temporaryFolder().path);

describe.skipIf(process.platform === 'win32')('a program that replaces a file', () => {
  /** What it calls, in order, when nobody disturbs it. */
  let calls: readonly string[];
  const callOf = (name: string): number => calls.indexOf(name) + 1;

  beforeAll(async () => {
    const { out, content, beside } = await campaign.atCall('SIGKILL', 0);
    expect({ content, beside }).toEqual({ content: 'new', beside: [] });
    expect(out).toMatch(/\{"kind":"replaced"\}\n$/);
    calls = out.trim().split('\n').slice(0, -1);
  });

  test('calls the system in the order that outlasts a power failure', () => {
    const from = calls.indexOf('openSync');
    const expected = [
      'openSync',
      'writeSync',
      'writeSync',
      'fstatSync',
      'fchmodSync',
      'fsyncSync',
      'closeSync',
    ];
    expect(calls.slice(from, from + expected.length)).toEqual(expected);
    expect(calls.slice(-5)).toEqual(['closeSync', 'renameSync', 'openSync', 'fsyncSync', 'closeSync']);
  });

  test('and is killed before any of its calls leaves the old file or the new one', async () => {
    await twoAtATime(calls.length, async (call) => {
      const { ended, content, beside, besideNextRun } = await campaign.atCall('SIGKILL', call);
      expect({ call, ended, content }).toEqual({
        call,
        ended: 'SIGKILL',
        content: call <= callOf('renameSync') ? 'old' : 'new',
      });
      const isThere = call > callOf('openSync') && call <= callOf('renameSync');
      expect(beside, `before call ${call}`).toHaveLength(isThere ? 1 : 0);
      for (const name of beside) expect(name).toMatch(TEMPORARY);
      expect(besideNextRun).toEqual([]);
    });
  });

  test('and is asked to end before any of its calls leaves no temporary file, and ends by that signal', async () => {
    const signals: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    await twoAtATime(calls.length, async (call) => {
      const signal = signals[call % signals.length]!;
      const { ended, content, beside } = await campaign.atCall(signal, call);
      // What has begun is done first.
      const expected = call < callOf('statSync') ? 'old' : 'new';
      expect({ call, ended, content, beside }).toEqual({
        call,
        ended: signal,
        content: expected,
        beside: [],
      });
    });
  });

  test('and listens to the signal itself receives it and continues', async () => {
    const { ended, out, content, beside } = await campaign.atCall(
      'SIGTERM',
      callOf('fsyncSync'),
      'listening',
    );
    expect({ ended, content, beside }).toEqual({ ended: 0, content: 'new', beside: [] });
    expect(out).toMatch(/\ntold\n\{"kind":"replaced"\}\n$/);
  });

  test.each<[Signal, number]>([
    ['SIGKILL', 3],
    ['SIGINT', 2],
    ['SIGTERM', 2],
  ])('again and again leaves a whole file whenever %s comes', async (signal, tries) => {
    const random = randomOf(tries);
    await twoAtATime(tries, async () => {
      const { ended, content, beside, besideNextRun } = await campaign.atRandom(signal, random);
      expect({ ended, content, besideNextRun }).toEqual({ ended: signal, content: 'new', besideNextRun: [] });
      expect(beside.length).toBeLessThanOrEqual(signal === 'SIGKILL' ? 1 : 0);
      for (const name of beside) expect(name).toMatch(TEMPORARY);
    });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
import { Campaign, type Remains, type Signal, twoAtATime } from './interruption-campaign.js';

const TEMPORARY = /^\.garden\.json\.\d+-[0-9a-f]{16}\.roomlint-tmp$/;
const campaign = await Campaign.in(temporaryFolder().path);

describe.skipIf(process.platform === 'win32')('a program that replaces a file', () => {
  /** What it calls, in order, when nobody disturbs it. */
  let calls: readonly string[];
  const callOf = (name: string): number => calls.indexOf(name) + 1;

  let remains: readonly Remains[];

  beforeAll(async () => {
    const recorded = await campaign.recorded();
    ({ remains } = recorded);
    expect(recorded.out).toMatch(/\{"kind":"replaced"\}\n$/);
    expect(remains.at(-1)).toMatchObject({ content: 'new', beside: [] });
    calls = recorded.out.trim().split('\n').slice(0, -1);
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
    for (const [index, { content, beside, besideNextRun }] of remains.slice(0, -1).entries()) {
      const call = index + 1;
      expect({ call, content }).toEqual({ call, content: call <= callOf('renameSync') ? 'old' : 'new' });
      const isThere = call > callOf('openSync') && call <= callOf('renameSync');
      expect(beside, `before call ${call}`).toHaveLength(isThere ? 1 : 0);
      for (const name of beside) expect(name).toMatch(TEMPORARY);
      expect(besideNextRun).toEqual([]);
    }
    const call = callOf('fsyncSync');
    const { out: _out, ...killed } = await campaign.atCall('SIGKILL', call);
    const { out: _none, beside, ...copied } = remains[call - 1]!;
    expect(killed).toMatchObject(copied);
    expect(killed.beside).toHaveLength(beside.length);
  });

  test.each<[Signal, string]>([
    ['SIGINT', 'statSync'],
    ['SIGTERM', 'openSync'],
    ['SIGHUP', 'fsyncSync'],
    ['SIGTERM', 'renameSync'],
  ])(
    'and is asked to end by %s before it calls %s leaves no temporary file, and ends by that signal',
    async (signal, call) => {
      const { ended, content, beside } = await campaign.atCall(signal, callOf(call));
      // What has begun is done first.
      expect({ ended, content, beside }).toEqual({ ended: signal, content: 'new', beside: [] });
    },
  );

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
    ['SIGKILL', runs(3, 1)],
    ['SIGTERM', runs(3, 1)],
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

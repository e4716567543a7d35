import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { randomOfNight } from '../seeds.js';
import { Campaign, type Signal, twoAtATime } from './interruption-campaign.js';

const TEMPORARY = /^\.garden\.json\.\d+-[0-9a-f]{16}\.roomlint-tmp$/;
const campaign = await Campaign.in(temporaryFolder().path);

describe('a program that replaces a file again and again', () => {
  test.each<[number, Signal]>([
    [300, 'SIGKILL'],
    [200, 'SIGINT'],
    [200, 'SIGTERM'],
    [100, 'SIGHUP'],
  ])('leaves a whole file, %i times, whenever %s comes', async (tries, signal) => {
    const random = randomOfNight();
    let left = 0;
    await twoAtATime(tries, async (number) => {
      const { ended, content, beside, besideNextRun } = await campaign.atRandom(signal, random);
      expect({ number, ended, content, besideNextRun }).toEqual({
        number,
        ended: signal,
        content: 'new',
        besideNextRun: [],
      });
      for (const name of beside) expect(name).toMatch(TEMPORARY);
      expect(beside.length).toBeLessThanOrEqual(1);
      left += beside.length;
    });
    // A campaign that never hits the moment in which the temporary file is there would show nothing.
    if (signal === 'SIGKILL') expect(left).toBeGreaterThan(tries / 10);
    else expect(left).toBe(0);
  });
});

/** The calls to the system of a program that replaces a file once, which is not disturbed. */
const { out: undisturbed } = await campaign.atCall('SIGTERM', 0);
const callOf = (name: string): number => undisturbed.split('\n').indexOf(name) + 1;

test.each<[Signal, string, NodeJS.Signals | number]>([
  ['SIGKILL', 'fsyncSync', 'SIGKILL'],
  ['SIGINT', 'statSync', 'SIGINT'],
  ['SIGTERM', 'openSync', 'SIGTERM'],
  ['SIGHUP', 'fsyncSync', 'SIGHUP'],
])('a program that gets %s before it calls %s ends by it, with a whole file', async (signal, call, end) => {
  const { ended, content, beside, besideNextRun } = await campaign.atCall(signal, callOf(call));
  const isKilled = signal === 'SIGKILL';
  expect({ ended, content, besideNextRun }).toEqual({
    ended: end,
    content: isKilled ? 'old' : 'new',
    besideNextRun: [],
  });
  expect(beside).toHaveLength(isKilled ? 1 : 0);
});

test('a program that listens to the signal itself receives it and continues', async () => {
  const { ended, out, content, beside } = await campaign.atCall('SIGTERM', callOf('fsyncSync'), 'listening');
  expect({ ended, content, beside }).toEqual({ ended: 0, content: 'new', beside: [] });
  expect(out).toMatch(/\ntold\n\{"kind":"replaced"\}\n$/);
});

import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { Campaign, type Signal, twoAtATime } from '../../files/interruption-campaign.js';
import { randomOfNight } from '../seeds.js';

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

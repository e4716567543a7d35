import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { room } from '../example-room.js';
import { CAMPAIGNS, prepared, runCampaign } from './campaign.js';

const example = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

describe('one change of a room', () => {
  const files = [
    room(),
    JSON.stringify(JSON.parse(room())),
    example('garden.json'),
    example('garden-broken.json'),
    snapshotChunks({ bytes: 40_000, seed: 3, layout: 'one-line' }).join(''),
  ].map((file, index) => prepared(file, index + 1));

  test.each(CAMPAIGNS)(
    'is reported as $class, known: $known, inside a string: $inside, and nothing else is',
    (campaign) => {
      expect(runCampaign(files, campaign, 20, 7)).toBe(20);
    },
  );
});

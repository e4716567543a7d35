import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { room } from '../../example-room.js';
import { CAMPAIGNS, prepared, runCampaign } from '../../roundtrip/campaign.js';
import { campaign } from '../seeds.js';
import { realSnapshots } from './real-snapshots.js';

function isJsonObject(text: string): boolean {
  try {
    return text.trimStart().startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

describe('one change of a realistic snapshot', () => {
  const files = [
    room(),
    ...realSnapshots().map(({ text }) => text),
    snapshotChunks({ bytes: 60_000, seed: 5, layout: 'indented' }).join(''),
    snapshotChunks({ bytes: 60_000, seed: 6, layout: 'one-line' }).join(''),
  ]
    .filter(isJsonObject)
    .map((file, index) => prepared(file, 100 + index));

  test.each(CAMPAIGNS)(
    'is reported as $class, known: $known, inside a string: $inside, and nothing else is',
    async (each) => {
      await campaign(0.1, (seed) => expect(runCampaign(files, each, 10, seed)).toBe(10));
    },
  );
});

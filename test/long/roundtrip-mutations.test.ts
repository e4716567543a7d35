import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { room } from '../../rules/example-room.js';
import { CAMPAIGNS, prepared, runCampaign } from '../roundtrip/campaign.js';

/** A folder with more snapshots to try, where there is one. */
const CORPUS = process.env.ROOMLINT_CORPUS;

const EXAMPLES = new URL('../../examples/', import.meta.url);

const example = (name: string): string => readFileSync(new URL(name, EXAMPLES), 'utf8');

function corpus(): string[] {
  if (CORPUS === undefined) return [];
  const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(CORPUS, name), 'utf8'));
}

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
    ...readdirSync(EXAMPLES)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(example),
    snapshotChunks({ bytes: 60_000, seed: 5, layout: 'indented' }).join(''),
    snapshotChunks({ bytes: 60_000, seed: 6, layout: 'one-line' }).join(''),
    ...corpus(),
  ]
    .filter(isJsonObject)
    .map((file, index) => prepared(file, 100 + index));

  test.each(CAMPAIGNS)(
    'is reported as $class, known: $known, inside a string: $inside, and nothing else is',
    (campaign) => {
      expect(runCampaign(files, campaign, 1000, 11)).toBe(1000);
    },
  );
});

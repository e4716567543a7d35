import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { tryParseJson } from '../../../src/bytes/json/parse-json.js';
import { isObject } from '../../../src/bytes/json/value.js';
import { room } from '../../example-room.js';
import { CAMPAIGNS, prepared, runCampaign } from '../../verdict/roundtrip/campaign.js';
import { campaign } from '../seeds.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

const objectsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => isObject(tryParseJson(text)));

/** With own fields, none of which is a record: a new item is no unknown field. */
function withOwnFields(file: string, seed: number): ReturnType<typeof prepared> {
  const texts = prepared(file, seed);
  const room = JSON.parse(texts[0]?.content ?? '{}');
  const keys = [room.roomItems, room.quests, room.logic].flatMap((section) => Object.keys(section ?? {}));
  return keys.some((key) => key.startsWith('mine')) ? withOwnFields(file, seed + 1_000) : texts;
}

describe('one change of a realistic snapshot', () => {
  const files = [
    room(),
    ...[EXAMPLES, process.env.ROOMLINT_CORPUS ?? []].flat().flatMap(objectsIn),
    snapshotChunks({ bytes: 60_000, seed: 5, layout: 'indented' }).join(''),
    snapshotChunks({ bytes: 60_000, seed: 6, layout: 'one-line' }).join(''),
  ].map((file, index) => withOwnFields(file, 100 + index));

  test.each(CAMPAIGNS)(
    'is reported as $class, known: $known, inside a string: $inside, and nothing else is',
    async (each) => {
      await campaign(0.1, (seed) => expect(runCampaign(files, each, 10, seed)).toBe(10));
    },
  );
});

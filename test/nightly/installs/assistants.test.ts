import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faulty, snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { Assistant } from '../../front/mcp/assistant.js';
import { temporaryFolder } from '../../temporary-folder.js';

const folder = temporaryFolder();
/** About 2,000 tokens of 4 bytes, and the words that say what was left out. */
const MAX_TEXT_BYTES = 9_000;
/** Milliseconds: more than a file of 50 MB takes, less than a test may. */
const PATIENCE = 300_000;

describe('of 50 MB with a thousand faults', () => {
  const LARGE = { bytes: 50_000_000, layout: 'indented', ascii: false } as const;
  const path = 'faulty.json';
  let assistant: Assistant;

  beforeAll(async () => {
    folder.write(path, faulty(snapshotChunks(LARGE)).join(''));
    assistant = await Assistant.spawn(folder.path);
  }, PATIENCE);
  afterAll(() => assistant.close());

  test.each([
    ['show_room', {}],
    ['find', { query: 'door' }],
    ['read', { at: '' }],
    ['check', {}],
    ['fix', {}],
    ['quests', {}],
    ['edit', { changes: [{ op: 'remove', at: '/settings' }] }],
  ])('%s %j answers within the limits', async (tool, given) => {
    const answer = await assistant.call(tool, { path, ...given }, { timeout: PATIENCE });
    expect(Buffer.byteLength(answer.text)).toBeLessThan(MAX_TEXT_BYTES);
    expect(answer.text).not.toMatch(/crashed|\n\s+at .*:\d+:\d+/);
    if (tool === 'check')
      expect(answer.text).toMatch(/AutoStart has no effect.*, and 997 more, on 997 quests$/m);
  });

  test('a check ends at once when it is not wanted any more', async () => {
    const stop = new AbortController();
    const call = assistant.call('check', { path }, { signal: stop.signal, timeout: PATIENCE });
    setTimeout(() => stop.abort(), 100);
    await expect(call).rejects.toThrow();
    const next = await assistant.call('explain', { rule: 'text/syntax' }, { timeout: 60_000 });
    expect(next.isError).toBe(false);
  });
});

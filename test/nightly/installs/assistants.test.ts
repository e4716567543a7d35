import { execFileSync, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faulty, snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';
import { Assistant } from '../../mcp/assistant.js';

const folder = temporaryFolder();
const MILLION = 1_000_000;
/** About 2,000 tokens of 4 bytes, and the words that say what was left out. */
const MAX_TEXT_BYTES = 9_000;
/** A reply has its text once more as structured data. */
const MAX_REPLY_BYTES = 40_000;
/** Milliseconds: more than the largest file takes, less than a test may. */
const PATIENCE = 300_000;

const LARGE = { bytes: 50_000_000, layout: 'indented', ascii: false } as const;

let assistant: Assistant;

function* manyItems(): Generator<string> {
  yield '{"roomItems":{';
  for (let key = 1; key <= MILLION; key++)
    yield `${key === 1 ? '' : ','}"${key}":{"prefabName":"P${key % 9}"}`;
  yield '},"logic":{},"quests":{},"settings":{},"roomTasks":{"Tasks":[]}}';
}

beforeAll(async () => {
  await pipeline(Readable.from(snapshotChunks(LARGE)), createWriteStream(join(folder.path, 'large.json')));
  await pipeline(
    Readable.from(faulty(snapshotChunks(LARGE))),
    createWriteStream(join(folder.path, 'faulty.json')),
  );
  let isBroken = false;
  const broken = snapshotChunks(LARGE).map((chunk) => {
    const without = isBroken ? chunk : chunk.replace('},', '}');
    isBroken ||= without !== chunk;
    return without;
  });
  await pipeline(Readable.from(broken), createWriteStream(join(folder.path, 'broken.json')));
  await pipeline(Readable.from(manyItems()), createWriteStream(join(folder.path, 'many.json')));
  assistant = await Assistant.spawn(folder.path);
}, PATIENCE);
afterAll(() => assistant.close());

const CALLS: readonly (readonly [tool: string, given: Readonly<Record<string, unknown>>])[] = [
  ['show_room', {}],
  ['find', { query: 'door' }],
  ['read', { at: '/roomItems' }],
  ['read', { at: '' }],
  ['check', {}],
  ['check', { max: 1_000 }],
  ['fix', {}],
  ['quests', {}],
  ['plan', { against: 'many.json' }],
  ['roundtrip', { against: 'many.json' }],
  ['edit', { changes: [{ op: 'remove', at: '/settings' }] }],
];

describe.each(['large.json', 'faulty.json', 'broken.json', 'many.json'])('of %s', (path) => {
  test.each(CALLS)('%s %j answers within the limits', async (tool, given) => {
    const answer = await assistant.call(tool, { path, ...given }, { timeout: PATIENCE });
    const isWanted = given.max !== undefined;
    expect(Buffer.byteLength(answer.text)).toBeLessThan(isWanted ? 10 * MAX_TEXT_BYTES : MAX_TEXT_BYTES);
    expect(answer.bytes).toBeLessThan(isWanted ? 10 * MAX_REPLY_BYTES : MAX_REPLY_BYTES);
    expect(answer.text).not.toMatch(/crashed|\n\s+at .*:\d+:\d+/);
  });
});

test('faults of 50 MB are found, also where the text does not parse', async () => {
  const faults = await assistant.call('check', { path: 'faulty.json' }, { timeout: PATIENCE });
  expect(faults.data).toMatchObject({ errors: 1 });
  expect(faults.text).toMatch(/AutoStart has no effect.*\(and on 999 more quests\)/);
  const broken = await assistant.call('check', { path: 'broken.json' }, { timeout: PATIENCE });
  expect(broken.data).toMatchObject({ errors: 1 });
  expect(broken.text).toContain('a comma is missing');
});

test.each(['check', 'quests', 'fix'])(
  '%s of 50 MB ends at once when it is not wanted any more',
  async (tool) => {
    const stop = new AbortController();
    const onprogress = (): void => stop.abort();
    const call = assistant.call(
      tool,
      { path: 'faulty.json' },
      { onprogress, signal: stop.signal, timeout: PATIENCE },
    );
    await expect(call).rejects.toThrow();
    const next = await assistant.call('explain', { rule: 'text/syntax' }, { timeout: 60_000 });
    expect(next.isError).toBe(false);
  },
);

describe("the protocol's inspector", () => {
  /** It needs a newer Node than roomlint, which the registry has as a package. */
  function inspect(...args: readonly string[]): { readonly code: number | null; readonly out: string } {
    const { status, stdout } = spawnSync(
      'npm',
      [
        'exec',
        '--yes',
        '--package=node@24.21.0',
        '--package=@modelcontextprotocol/inspector@2.12.0',
        '--',
        'mcp-inspector',
        '--cli',
        process.execPath,
        COMMAND,
        'mcp',
        ...args,
      ],
      { cwd: folder.path, encoding: 'utf8', timeout: PATIENCE },
    );
    return { code: status, out: stdout };
  }

  test('lists the tools, and calls one', () => {
    writeFileSync(
      join(folder.path, 'small.json'),
      execFileSync('git', ['show', 'HEAD:examples/garden-broken.json']),
    );
    expect(existsSync(join(folder.path, 'small.json'))).toBe(true);
    const listed = inspect('--method', 'tools/list');
    expect(JSON.parse(listed.out).tools.map(({ name }: { name: string }) => name)).toContain('check');
    const called = inspect('--method', 'tools/call', '--tool-name', 'check', '--tool-arg', 'path=small.json');
    expect(JSON.parse(called.out).structuredContent).toMatchObject({ errors: expect.any(Number) });
  });
});

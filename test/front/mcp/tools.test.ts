import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { argumentFault } from '../../../src/front/mcp/arguments.js';
import { TOOLS } from '../../../src/front/mcp/tools/index.js';
import { blocksOf } from '../../../src/verdict/testing/blocks.js';
import { bytesOf } from '../../../src/verdict/testing/room-text.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { type Answered, Assistant } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const example = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');
const GARDEN = example('garden.json');
const { path: folder } = temporaryFolder();
const read = (name = 'garden.json'): string => readFileSync(join(folder, name), 'utf8');

let assistant: Assistant;
beforeAll(async () => {
  assistant = await Assistant.connect(folder);
  writeFileSync(join(folder, 'odd.json'), '{"roomItems":{},"quests":{},"settings":{"a":1.0}}');
});
afterAll(() => assistant.close());
beforeEach(() => {
  for (const name of ['garden', 'garden-broken', 'garden-shut-door', 'garden-partial'])
    copyFileSync(join(EXAMPLES, `${name}.json`), join(folder, `${name}.json`));
});

type Given = Readonly<Record<string, unknown>>;
const call = (name: string, given: Given): Promise<Answered> =>
  assistant.call(name, { ...(name !== 'explain' && { path: 'garden.json' }), ...given });

test('the tools are listed with descriptions, schemas and true annotations', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['show_room', 'find', 'read', 'check', 'fix', 'edit', 'plan', 'simulate', 'quests', 'explain'],
    'roundtrip',
  ]);
  for (const { name, description, annotations } of tools) {
    expect(description, name).toMatch(/\b(never|no file|nothing)\b/);
    expect(annotations).toMatchObject({
      readOnlyHint: !['fix', 'edit'].includes(name),
      openWorldHint: false,
    });
  }
  expect(JSON.stringify(tools).length, 'bytes that every session of an assistant pays').toBeLessThan(10_000);
});

/** ACCEPT=1 writes what is shown now. */
const PAGE = new URL('./tools.md', import.meta.url);
const BLOCKS = blocksOf(readFileSync(PAGE, 'utf8'));
const shownNow = (line: number, shown: string, before: string): void => {
  if (process.env.ACCEPT === undefined) expect(shown, `tools.md:${line}`).toBe(before);
  else
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(`${before}\n\`\`\``, () => `${shown}\n\`\`\``),
    );
};

test.each([...new Set(BLOCKS.map(({ headings }) => headings.join()))])(
  'on the page beside this file, %s',
  async (title) => {
    for (const block of BLOCKS.filter(({ headings }) => headings.join() === title)) {
      const { words, content, line } = block;
      const file = words.find((word) => word.startsWith('file='))?.replace('file=', '');
      if (file !== undefined) {
        const bytes = bytesOf(block, (room) => example(`${room}.json`));
        writeFileSync(join(folder, file), bytes);
        continue;
      }
      const [, name = '', given = '', shown = ''] = /^(\w+) ([^\n]*)\n(.*)$/s.exec(content) ?? [];
      const answer = await assistant.call(name, JSON.parse(given) as Given);
      const text = `${answer.isError ? 'refused: ' : ''}${answer.text.trimEnd()}`.replaceAll(
        folder,
        '<folder>',
      );
      shownNow(line, text, shown);
    }
  },
);

describe('edit', () => {
  test('changes nothing but the named places, and writes only on request', async () => {
    const changes = [
      { op: 'replace', at: '/logic/4#/Tasks/2/DirectEffector/Effector/nt', value: 'Find "the" key' },
      { op: 'insert', at: '/roomItems/5', value: JSON.parse(GARDEN).roomItems['3'] },
      { op: 'rename', at: '/settings/isNight', name: 'isDay' },
      { op: 'remove', at: '/settings/tasksRefresh' },
    ];
    const dry = await call('edit', { changes, allowNewErrors: true });
    expect(dry.text).toContain('garden.json: not written: call edit again with write true');
    expect(read()).toBe(GARDEN);
    const wet = await call('edit', { changes, write: true, allowNewErrors: true });
    expect(wet.text).toContain('garden.json: written;');
    const expected = JSON.parse(GARDEN);
    const logic = JSON.parse(expected.logic['4']);
    logic.Tasks[2].DirectEffector.Effector.nt = 'Find "the" key';
    expected.logic['4'] = JSON.stringify(logic);
    expected.roomItems['5'] = expected.roomItems['3'];
    expected.settings.isDay = expected.settings.isNight;
    delete expected.settings.isNight;
    delete expected.settings.tasksRefresh;
    expect(JSON.parse(read())).toEqual(expected);
  });

  test('takes an object where a string holds JSON, and names the argument that was meant', async () => {
    const logic = { Tasks: [] };
    const changes = [{ op: 'replace', at: '/logic/4', value: logic }];
    expect((await call('edit', { changes, write: true })).isError).toBe(false);
    expect(JSON.parse(read()).logic['4']).toBe(JSON.stringify(logic));
    const misspelled = await call('edit', { changes: [{ op: 'replace', place: '/logic/4', vaule: logic }] });
    expect(misspelled.text).toContain(
      'changes[0] has no argument "place": did you mean "at"?\nchanges[0] has no argument "vaule": did you mean "value"?',
    );
    const set = await call('edit', { changes: [{ op: 'set', at: '/logic/4', value: logic }] });
    expect(set.text).toContain('"op" of changes[0] must be replace, insert, remove or rename');
  });
});

test('credentials of a request that is refused are not repeated', async () => {
  const key = 'k41d7e0a93b2';
  const given = `x-access-key: ${key}`;
  const replies = await Promise.allSettled<unknown>([
    call('check', { [given]: 1 }),
    call('edit', { changes: [{ op: 'remove', at: '/x', [given]: 1 }] }),
    assistant.call(given),
  ]);
  for (const reply of replies) {
    const said = reply.status === 'rejected' ? String(reply.reason) : JSON.stringify(reply.value);
    expect(said).not.toContain(key);
    expect(said).toMatch(/x-access-key: \*+/);
  }
});

test.each(valueRows<[string, string, string]>('front/mcp/tables.md', 'Arguments that are not there'))(
  '%s leads from the argument %s to the one that is meant',
  (name, argument, advice) => {
    const tool = TOOLS.get(name);
    const fault = tool && argumentFault(tool, { [argument]: 'a.json' });
    expect(fault).toBe(`${name} has no argument "${argument}": ${advice}`);
  },
);

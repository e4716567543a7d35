import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runnerCommands } from '../report/runner-commands.js';
import { many } from '../runs.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const { path: cwd } = temporaryFolder();
let made = 0;

const ROOM = '{"roomItems":{"1":{"prefabName":"A"}},"quests":{"a":{"Name":"0_a"}},"settings":{}}';

function file(content: string | Uint8Array): string {
  const name = `${made++}.json`;
  writeFileSync(join(cwd, name), content);
  return name;
}

const plan = async (current: string | Uint8Array, next: string | Uint8Array, ...args: string[]) =>
  await roomlint(['plan', '--no-config', ...args, file(current), file(next)], {
    cwd,
    env: { GITHUB_ACTIONS: 'true' },
  });

describe('a file that cannot be imported ends the plan with 2 and one message', () => {
  const count = many(1_000_000, 30_000);
  test.each<[string, string | Uint8Array, string]>([
    ['very many open arrays', '['.repeat(count), 'the JSON ends inside a list'],
    [
      'very many arrays',
      `{"roomItems":${'['.repeat(count)}${']'.repeat(count)}}`,
      'more than 256 levels deep',
    ],
    [
      'very many objects',
      `${'{"roomItems":'.repeat(count)}1${'}'.repeat(count)}`,
      'more than 256 levels deep',
    ],
    ['very many open sections', '{"roomItems":'.repeat(count), 'the JSON ends inside an object'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), ':1:3 invalid UTF-8'],
    ['invalid UTF-8 in a section', Buffer.from('{"logic":{"1":"\u00ff"}}', 'latin1'), ':1:16 invalid UTF-8'],
    ['UTF-16', Buffer.from('{"roomItems":{}}', 'utf16le'), 'the file is in UTF-16'],
    ['nothing', '', 'the file is empty'],
    ['a fault in a section', '{"roomItems":{"1":{"a":tru}}}', ':1:24 tru has no quotes'],
    ['a fault behind a section', '{"roomItems":{}.5}', ':1:16 a comma is missing'],
    ['a fault between sections', '{"roomItems":{}"quests":{}}', ':1:16 a comma is missing'],
    ['a broken key', '{"\\q":1}', ':1:3 \\q is not a valid escape'],
    [
      'half a million items and one',
      `{"roomItems":{${Array.from({ length: 500_001 }, (_, key) => `"${key}":0`).join()}}}`,
      'its roomItems section has more than 500,000 records, the most that a plan can name. Nothing is planned',
    ],
    ['a second document', '{"roomItems":{}} {"quests":{}}', ':1:18 more text follows'],
  ])('%s', async (_what, text, message) => {
    for (const [current, next] of [
      [ROOM, text],
      [text, ROOM],
    ] as const) {
      const { code, out, err } = await plan(current, next);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(message);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});

describe('keys', () => {
  test('that are equal in one section: the last one counts', async () => {
    const items = '"1":{"prefabName":"B"},'.repeat(20_000);
    expect(await plan(ROOM, `{"roomItems":{${items}"1":{"prefabName":"A"}}}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing changes'),
    });
  });

  test('of a section that is there twice are refused, with the count', async () => {
    const sections = '"roomItems":{"7":{}},'.repeat(20_000);
    for (const [next, times] of [
      [`{${sections}"roomItems":{"1":{"prefabName":"A"}}}`, 20_001],
      ['{"roomItems":{"1":{}},"roomItems":{}}', 2],
    ] as const) {
      const { code, err } = await plan(ROOM, next);
      expect(code).toBe(2);
      expect(err).toContain(
        `it has roomItems ${times} times, and it is unknown which one an import takes. Nothing is planned: run roomlint check for details`,
      );
    }
  });

  test('that objects of JavaScript inherit are keys like others', async () => {
    const odd = JSON.stringify({
      roomItems: { constructor: { prefabName: 'A', toString: 1 } },
      logic: { constructor: '{"__proto__":{"Tasks":1}}' },
      quests: { hasOwnProperty: { Name: '0_x' } },
    }).replaceAll('"constructor"', '"__proto__"');
    const { code, out } = await plan(odd, ROOM, '--format', 'json');
    const { items, quests } = JSON.parse(out) as Record<'items' | 'quests', { removed: { key: string }[] }>;
    expect(code).toBe(1);
    expect(items.removed.map(({ key }) => key)).toEqual(['__proto__']);
    expect(quests.removed.map(({ key }) => key)).toEqual(['hasOwnProperty']);
    expect((await plan(odd, odd)).out).toContain('nothing changes');
  });

  test('with control characters and commands act on nothing, in any format', async () => {
    const odd = '\u001b[31mred\u0000\n::error::x ##[error]y \u202e\u009b2J';
    const room = JSON.stringify({
      roomItems: { [odd]: { prefabName: odd, hoverTitle: odd, [odd]: 1 }, 2: { [odd]: 1 } },
      quests: { [odd]: { Name: odd, EntryId: odd, Status: odd } },
      settings: { [odd]: 1 },
      logic: { [odd]: JSON.stringify({ [odd]: 1 }) },
    });
    const next = '{"roomItems":{"2":{}},"quests":{},"settings":{}}';
    for (const format of ['text', 'json', 'markdown', 'github']) {
      for (const [one, other] of [
        [room, next],
        [next, room],
      ] as const) {
        const { out } = await plan(one, other, '--format', format);
        expect(out.replaceAll('\n', ''), format).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        const commands = runnerCommands(out);
        expect(commands, format).toHaveLength(format === 'github' ? 1 : 0);
      }
    }
  });
});

describe('credentials', () => {
  const SECRET = 'QW7ZK2MN9XT4';

  test.each([
    ['a key of an item', `https://b.example/k?X-Amz-Signature=${SECRET}`],
    ['a key with a header', `x-access-key: ${SECRET}`],
  ])('in %s are masked', async (_, key) => {
    const next = JSON.stringify({
      ...(JSON.parse(ROOM) as object),
      roomItems: { [key]: { prefabName: 'A' } },
    });
    for (const format of ['text', 'json', 'markdown', 'github']) {
      for (const [current, after] of [
        [ROOM, next],
        [next, ROOM],
      ] as const) {
        const { code, out, err } = await plan(current, after, '--format', format, '--max-removed', '9');
        expect([code, err]).toEqual([0, '']);
        // An annotation names only what is destroyed.
        if (format === 'github' && current === ROOM) continue;
        expect(out.replaceAll('&#42;', '*')).toContain('***');
        expect(out).not.toContain(SECRET);
      }
    }
  });

  test('in a file that is broken are masked in the message', async () => {
    const { code, err } = await plan(ROOM, `{"settings":{"x-access-key":${SECRET}}}`);
    expect(code).toBe(2);
    expect(err).toContain('***');
    expect(err).not.toContain(SECRET);
  });

  test('in the name of a file are masked', async () => {
    const name = `x-access-key=${SECRET}.json`;
    for (const content of [ROOM, '{']) {
      writeFileSync(join(cwd, name), content);
      const { out, err } = await roomlint(['plan', '--no-config', file(ROOM), name], { cwd });
      expect(out + err).toContain('***');
      expect(out + err).not.toContain(SECRET);
    }
  });
});

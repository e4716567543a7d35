import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { idOf, nameOf, onClick, type RoomSpec, snapshotOf } from '../flow/rooms.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let rooms = 0;

const validate = publishedValidator('graph-report.schema.json');

/** Draws a room. Everything in JSON must fit the published schema. */
async function graph(room: RoomSpec, ...args: string[]): Promise<Run> {
  const file = `room-${rooms++}.json`;
  folder.write(file, JSON.stringify(snapshotOf(room)));
  const run = await roomlint(['graph', file, ...args], { cwd: folder.path });
  if (args.includes('json'))
    expect(validate(JSON.parse(run.out)), JSON.stringify(validate.errors)).toBe(true);
  return run;
}

describe('roomlint graph', () => {
  test('every edge names its trigger, also where roomlint cannot read what it does', async () => {
    const room: RoomSpec = {
      quests: [{}],
      tasks: [
        { on: 'OnCollideEvent', effect: { $type: 'FunctionEffector', V: "SetTask('quest0', 'Active')" } },
        { on: 'OnExitEvent', effect: { $type: 'StrangeEvent', name: '0_quest0' } },
        { on: 'OnPlayerLoggedIn', effect: { links: [{ quest: 0, code: 111 }] } },
        { on: ' ', quest: 0, code: 121 },
      ],
    };
    const { edges } = JSON.parse((await graph(room, '-f', 'json')).out) as { edges: JsonObject[] };
    expect(edges.map(({ kind, trigger }) => [kind, trigger])).toEqual([
      ['chain', 'OnPlayerLoggedIn'],
      ['trigger', ' '],
      ['influence', 'OnCollideEvent'],
      ['influence', 'OnExitEvent'],
    ]);
    const { out } = await graph(room);
    for (const label of [
      'OnPlayerLoggedIn: 111 → Active',
      'a trigger without a name: 121 → Completed',
      'OnCollideEvent: may change',
      'OnExitEvent: may change',
    ])
      expect(out).toContain(`|"${label}"|`);
    const svg = (await graph(room, '-f', 'svg')).out;
    for (const words of ['collide: may change', 'exit: may change', 'player logged in: start'])
      expect(svg).toContain(words);
  });

  test('refuses to repeat a quest id of a megabyte in hundreds of edges', async () => {
    const links = Array.from({ length: 250 }, (_, index) => ({ quest: index + 1, code: 111 }));
    const room: RoomSpec = {
      quests: Array.from({ length: 251 }, () => ({})),
      tasks: [{ at: 1, quest: 0, effect: { links } }],
    };
    const input = JSON.stringify(snapshotOf(room)).replaceAll(idOf(0), 'm'.repeat(1_000_000));
    const { code, out, err } = await roomlint(['graph', '--format', 'json', '-'], { input });
    expect([code, out.length, err]).toEqual([
      2,
      0,
      'roomlint: the graph is too large for JSON: its edges would repeat more than 200,000,000 characters of quest ids. Shorten the ids, or use --focus QUEST\n',
    ]);
  });

  test('stays within the limits of Mermaid, and says what it leaves out', async () => {
    const tasks = Array.from({ length: 600 }, (_, index) => onClick(index + 2, 0, 111));
    const { out, err } = await graph({ quests: [{}], tasks });
    expect(out.match(/-->/g)).toHaveLength(500);
    expect(out).toContain('%% left out: 0 quests, 100 edges\n');
    expect(err).toBe(
      'roomlint: too large for Mermaid: 0 quests and 100 edges left out. Use --focus QUEST, or --format dot\n',
    );
    const long = {
      quests: Array.from({ length: 900 }, (_, index) => ({ change: { Name: `${index}_${'"'.repeat(70)}` } })),
    };
    const { out: short } = await graph(long);
    expect(short.length).toBeLessThanOrEqual(50_000);
    expect(short).toMatch(/%% left out: \d+ quests, 0 edges\n/);
    expect((await graph({ quests: [{}], tasks }, '-f', 'dot')).out.match(/->/g)).toHaveLength(600);
  });

  test.each([
    [['--depth', '1'], '--depth needs --focus QUEST'],
    [['--focus', '0_quest', '--depth', '-1'], '--depth must be a whole number of 0 or more, not "-1"'],
    [['--focus', '0_quest'], `--focus: unknown quest "0_quest": did you mean "${nameOf(0)}"?`],
    [['--format', 'gif'], '--format cannot be "gif": use mermaid, dot, svg, html or json'],
  ])('%j exits with 2', async (args, message) => {
    const { code, err } = await graph({ quests: [{}] }, ...args);
    expect([code, err]).toEqual([2, `roomlint: ${message}\n`]);
  });
});

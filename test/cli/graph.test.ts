import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { idOf, nameOf, onClick, type QuestSpec, type RoomSpec, snapshotOf } from '../flow/rooms.js';
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

/** Quest 0 starts and sets off quest 1; quest 2 needs quest 3, which nothing starts. */
const ROOM: RoomSpec = {
  quests: [{ finish: 60 }, { group: 'multiplayer' }, { requires: [{ quest: 3, amount: 2 }] }, {}],
  tasks: [
    onClick(4, 0, 111),
    onClick(5, 2, 111),
    { at: 1, quest: 0, item: 6, effect: { links: [{ quest: 1, code: 181, delay: 2 }] } },
    { at: 1, quest: 0, item: 7, effect: { $type: 'StrangeEvent', name: 'quest1' } },
  ],
};

describe('roomlint graph', () => {
  test('draws triggers, chains, requirements, time limits and what cannot be read, and marks what never happens', async () => {
    const { code, out, err } = await graph(ROOM);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      [
        'flowchart LR',
        '  n0["2_quest2<br/>never Active<br/>never Completed"]:::never',
        '  n1("item 5 (Trigger)")',
        '  n1 -->|"OnClickEvent: 111 → Active, never"| n0',
        '  n2["3_quest3<br/>never Active<br/>never Completed"]:::never',
        '  n2 -.->|"required 2 times, never"| n0',
        '  n3["1_quest1<br/>multiplayer"]',
        '  n4["0_quest0<br/>never Completed"]',
        '  n4 -->|"Active: 181 → Completed after 2 s"| n3',
        '  n5("item 4 (Trigger)")',
        '  n5 -->|"OnClickEvent: 111 → Active"| n4',
        '  n4 -->|"Not Active after 60 s"| n4',
        '  n6{{"the effect StrangeEvent of item 7 (Trigger)"}}',
        '  n6 -.->|"may change"| n3',
        '  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3',
        '  linkStyle 0,1 stroke:#d1242f,stroke-dasharray:4 3',
        '',
      ].join('\n'),
    );
  });

  test('--format json names the quests, the reasons and every edge', async () => {
    const { out } = await graph(ROOM, '--format', 'json');
    const report = JSON.parse(out) as { quests: JsonObject[]; edges: JsonObject[] };
    expect(report.quests[2]?.never).toEqual([
      {
        state: 'Active',
        reason:
          '2_quest2 Active first needs 3_quest3 Completed, and no trigger or linked task makes 3_quest3 Completed',
      },
      { state: 'Completed', reason: 'no trigger or linked task makes 2_quest2 Completed' },
    ]);
    expect(report.edges.map(({ kind }) => kind)).toEqual([
      ...['chain', 'trigger', 'trigger', 'expiry', 'requirement', 'influence'],
    ]);
    expect(report.edges[0]).toEqual({
      ...{ kind: 'chain', from: { quest: 'mlh00000000000' }, to: 'mlh00000000001' },
      ...{ code: 181, state: 'Completed', when: 'Active', item: '6', seconds: 2 },
    });
  });

  test('--format json has chance, what may change every quest, and Group as the schema says', async () => {
    const links = [0, 1].map((quest) => ({ quest, code: 111 }));
    const room: RoomSpec = {
      quests: [{ group: 'nonPersistent', finish: 0.5 }, { enabled: false }],
      tasks: [
        { on: 'OnClickEvent', effect: { links, random: true } },
        { on: 'OnClickEvent', effect: { $type: 'FunctionEffector', V: "SetTask($S{quest}, 'Active')" } },
      ],
    };
    const report = JSON.parse((await graph(room, '--format', 'json')).out) as { edges: JsonObject[] };
    expect(report.edges.map(({ kind, to, random }) => [kind, to, random])).toEqual([
      ['chain', idOf(0), true],
      ['chain', idOf(1), true],
      ['expiry', idOf(0), undefined],
      ['influence', 'all', undefined],
    ]);
  });

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

  test('a quest that is completed directly is never Active only where something waits for it', async () => {
    const bell = { at: 1, quest: 1, item: 5, effect: 'Bell' } as const;
    const room = {
      quests: [{}, {}, {}, {}],
      tasks: [onClick(2, 0, 181), onClick(2, 1, 181), bell, onClick(2, 2, 181)],
    };
    const tasks = [...room.tasks, onClick(3, 2, 121)];
    const { quests } = JSON.parse((await graph({ ...room, tasks }, '-f', 'json')).out) as {
      quests: { never: { state: string }[] }[];
    };
    expect(quests.map(({ never }) => never.map(({ state }) => state))).toEqual([
      ...[[], ['Active'], ['Active'], ['Active', 'Completed']],
    ]);
  });

  test('names items by their labels', async () => {
    const roomItems = { 4: { prefabName: 'GLB', hoverTitle: 'Open "Door"\u0007' } };
    const room: RoomSpec = { quests: [{}], tasks: [onClick(4, 0, 111)], raw: { roomItems } };
    expect((await graph(room)).out).toContain('("item 4 (GLB #34;Open #92;#34;Door#92;#34;#92;u0007#34;)")');
    expect((await graph(room, '-f', 'dot')).out).toContain(
      'label="item 4 (GLB \\"Open \\\\\\"Door\\\\\\"\\\\u0007\\")"',
    );
  });

  test('--focus shows what is up to --depth links away, and says what it leaves out', async () => {
    const chained: QuestSpec[] = [{}, ...[0, 1, 2].map((quest) => ({ requires: [{ quest, amount: 1 }] }))];
    const { out, err } = await graph({ quests: chained }, '--focus', 'quest0', '--depth', '1');
    expect(out).toContain('0_quest0');
    expect(out).toContain('1_quest1');
    expect(out).not.toContain('2_quest2');
    expect(err).toBe('roomlint: the focus leaves out 2 quests and 2 edges\n');
  });

  test('escapes names for each format', async () => {
    const change = { Name: '0_"a]<b>;`#\\N 1. {c}\n|end' };
    const room = { quests: [{ change }], tasks: [onClick(2, 0, 181)] };
    const mermaid = (await graph(room)).out;
    expect(mermaid).toContain('["0_#34;a#93;#60;b#62;#59;#96;#35;#92;N 1#46; #123;c#125;#92;n#124;end"]');
    expect((await graph(room, '-f', 'dot')).out).toContain('label="0_\\"a]<b>;`#\\\\N 1. {c}\\\\n|end"');
    const [quest] = (JSON.parse((await graph(room, '-f', 'json')).out) as { quests: JsonObject[] }).quests;
    expect(quest?.name).toBe(change.Name);
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

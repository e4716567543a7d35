import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import type { SimulationReport } from '../../src/report/simulation-json.js';
import {
  idOf,
  type LinkSpec,
  nameOf,
  onClick,
  type QuestSpec,
  type RoomSpec,
  snapshotOf,
  type TaskSpec,
} from '../flow/rooms.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let rooms = 0;

const effect = (at: 0 | 1 | 2, quest: number, type: string, item = 9): TaskSpec => ({
  at,
  quest,
  effect: type,
  item,
});
const chain = (at: 0 | 1 | 2, quest: number, links: readonly LinkSpec[], random = false): TaskSpec => ({
  at,
  quest,
  effect: { links, random },
  item: 8,
});
/** Items 3, 4 and 5 put quest 0 into states 0, 1 and 2. */
const FORCE = [onClick(3, 0, 101), onClick(4, 0, 151), onClick(5, 0, 141)];
const [Q0, Q1] = [nameOf(0), nameOf(1)];

const validate = publishedValidator('simulation-report.schema.json');

/** Plays a script. A report in JSON must fit the published schema. */
async function play(room: RoomSpec, script: string | readonly string[], ...args: string[]): Promise<Run> {
  const file = `room-${rooms++}.json`;
  folder.write(file, JSON.stringify(snapshotOf(room)));
  const input = typeof script === 'string' ? script : script.join('\n');
  const run = await roomlint(['simulate', file, '--script', '-', ...args], { cwd: folder.path, input });
  if (args.includes('json'))
    expect(validate(JSON.parse(run.out)), JSON.stringify(validate.errors)).toBe(true);
  return run;
}

/** Plays a script in which everything has to hold. */
async function holds(room: RoomSpec, ...script: string[]): Promise<Run> {
  const run = await play(room, script);
  expect([run.code, run.err], run.out).toEqual([0, '']);
  return run;
}

/* How quests move is in test/flow/simulator.test.ts. */
describe('what happens', () => {
  test('names the state that a code needs', async () => {
    const room = { quests: [{}], tasks: [onClick(2, 0, 111), onClick(2, 0, 121)] };
    const { out } = await holds(room, 'click 2', `expect ${Q0} active`, 'click 2', `expect ${Q0} completed`);
    expect(out).toContain(`121 does nothing to ${Q0}: it is Not Active, and 121 needs Active\n`);
  });

  test('names the requirement that bars an activation', async () => {
    const room = {
      quests: [{}, { requires: [{ quest: 0, amount: 2 }] }],
      tasks: [...FORCE, onClick(6, 1, 111)],
    };
    const { out } = await holds(room, 'click 5', 'click 6', `expect ${Q1} not active`, 'expect nothing');
    expect(out).toContain(`111 does nothing to ${Q1}: it requires 2 completions of ${Q0}, which has 1\n`);
  });

  test('names what a step did instead of an expected effect', async () => {
    const tasks = [...FORCE, effect(1, 0, 'Bell', 6), effect(1, 0, 'Lamp', 7), effect(2, 0, 'Cheer', 7)];
    const { code, out } = await play({ quests: [{}], tasks }, ['click 4', 'expect effect 7 Cheer']);
    expect(code).toBe(1);
    expect(out).toContain(
      `Cheer did not fire on item 7 (Trigger): line 1 (click 4) made ${Q0} Active, fired Bell on item 6 (Trigger), fired Lamp on item 7 (Trigger)\n`,
    );
  });

  test('with useRandom, the seed decides which linked task fires', async () => {
    const links = [1, 2, 3].map((quest) => ({ quest, code: 111 }));
    const room = { quests: [{}, {}, {}, {}], tasks: [...FORCE, chain(2, 0, links, true)] };
    const chosen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { out } = await play(room, 'click 5', '--seed', String(seed));
      expect(out.match(/Not Active → Active/g)).toHaveLength(1);
      expect((await play(room, 'click 5', '--seed', String(seed))).out).toBe(out);
      chosen.add(/useRandom chose 111 on (\S+),/.exec(out)?.[1] ?? '');
    }
    expect([...chosen].sort()).toEqual([nameOf(1), nameOf(2), nameOf(3)]);
  });

  test('OnEnterEvent works only on items whose prefabName is Trigger', async () => {
    const room: RoomSpec = { quests: [{}], tasks: [{ on: 'OnEnterEvent', quest: 0, code: 111 }] };
    await holds(room, 'enter 2', `expect ${Q0} active`);
    const { out } = await holds(
      { ...room, raw: { roomItems: { 2: { prefabName: 'GLB' } } } },
      'enter 2',
      'expect nothing',
    );
    expect(out).toContain('OnEnterEvent works only on items whose prefabName is Trigger\n');
  });

  test.each([
    ['', 'expect effect 9 Bell', 'Bell did not fire on item 9 (Trigger) for ann, only for bob\n'],
    ['multiplayer', 'expect nothing', `line 3 (click 4) made ${Q0} Active, fired Bell on item 9 (Trigger)\n`],
  ])('with the Group "%s", names the players that an effect fired for', async (group, step, words) => {
    const room = { quests: [{ group }], tasks: [onClick(4, 0, 151), effect(1, 0, 'Bell')] };
    const { out } = await play(room, ['player ann', 'player bob', 'click 4', 'player ann', step]);
    expect(out).toContain(words);
  });
});

describe('expectations about every play', () => {
  const quests: QuestSpec[] = [{}, { requires: [{ quest: 0, amount: 1 }] }];
  const room: RoomSpec = { quests, tasks: [onClick(2, 0, 111), onClick(2, 0, 121), onClick(3, 1, 111)] };

  test('pass where the analysis confirms them', async () => {
    await holds(
      room,
      `expect reachable ${Q1} active`,
      `expect never ${Q1} completed`,
      `expect reachable ${Q1} 0`,
    );
  });

  test('fail with the play, or with the reason', async () => {
    const script = [`expect never ${Q1} active`, `expect reachable ${Q1} completed`, `expect never ${Q1} 0`];
    const { code, out } = await play(room, script);
    expect(code).toBe(1);
    expect(out).toContain(`${Q1} Active can happen: click 2, click 2, click 3\n`);
    expect(out).toContain(
      `${Q1} Completed can never happen: no trigger or linked task makes ${Q1} Completed\n`,
    );
    expect(out).toContain(`${Q1} Not Active can happen: it is so at the start\n`);
  });

  test('fail with the reason when roomlint cannot decide', async () => {
    const named: JsonObject = { $type: 'StrangeEvent', what: Q1 };
    const unknown: RoomSpec = {
      ...room,
      tasks: [...(room.tasks ?? []), { at: 1, quest: 0, item: 7, effect: named }],
    };
    const { code, out } = await play(unknown, [
      `expect never ${Q1} completed`,
      `expect reachable ${Q1} completed`,
    ]);
    expect(code).toBe(1);
    const why = `whether ${Q1} Completed can happen is unknown: roomlint cannot read what may change it: the effect StrangeEvent of item 7 (Trigger)\n`;
    expect(out.split(why)).toHaveLength(3);
  });
});

describe('a run', () => {
  const room: RoomSpec = { quests: [{}], tasks: FORCE };

  test('continues after a failure, and lists the others', async () => {
    const { code, out } = await play(room, [
      'click 4',
      `expect ${Q0} completed`,
      'expect nothing',
      `expect ${Q0} active`,
    ]);
    expect(code).toBe(1);
    expect(out).toBe(
      [
        '1: click 4',
        `    0 s    ${Q0}: Not Active → Active (151)`,
        `2: expect ${Q0} completed ✗`,
        `    ${Q0} is Active instead of Completed: line 1 (click 4): ${Q0}: Not Active → Active (151)`,
        '3: expect nothing ✗',
        `    line 1 (click 4) made ${Q0} Active`,
        `4: expect ${Q0} active ✓`,
        '',
        '1 run, 3 expectations: 2 failed',
        '',
      ].join('\n'),
    );
  });

  test('begins anew after ---, and no run sees another', async () => {
    const { out } = await holds(room, 'click 4', '--- # again', `expect ${Q0} not active`, 'expect nothing');
    expect(out).toContain('run 2, from line 3\n');
  });

  test('is stopped in an endless chain without delay, which fails', async () => {
    const links = (quest: number, code: number): LinkSpec[] => [{ quest, code }];
    const endless = {
      quests: [{}],
      tasks: [onClick(2, 0, 181), chain(2, 0, links(0, 101)), chain(0, 0, links(0, 141))],
    };
    const { code, out } = await play(endless, 'click 2');
    expect(code).toBe(1);
    expect(out).toContain(
      'stopped after 100,000 steps without time passing: quests set each other off endlessly\n',
    );
    expect(out).toContain('1 run, 0 expectations: 1 run stopped in an endless chain\n');
    expect(out.split('\n').length).toBeLessThan(60);
  });

  test('is not stopped by findings of check', async () => {
    await holds({ ...room, raw: { weather: 'rain' } }, 'click 4', `expect ${Q0} active`);
  });

  test('set moves a quest that nothing else does, and click on an item without such a trigger does nothing', async () => {
    const { out } = await holds(
      { quests: [{}] },
      `set ${Q0} completed`,
      `expect ${Q0} completed`,
      'click 2',
      'expect nothing',
    );
    expect(out).toContain('nothing happens: item 2 (Trigger) has no OnClickEvent\n');
  });

  test('says what it decides where the documents are silent', async () => {
    const links = [{ quest: 0, code: 101, delay: 5 }];
    const { out } = await holds({ quests: [{}], tasks: [...FORCE, chain(2, 0, links)] }, 'click 5', 'reload');
    expect(out).toContain(
      `note: the documents do not say this: a delayed change of ${Q0} is lost (delay-lost)\n`,
    );
  });
});

describe('a script', () => {
  const spaced = { Name: '7_my quest' };
  const room: RoomSpec = {
    quests: [{}, {}, { change: spaced }, { change: { Name: '8_quest0' } }],
    tasks: FORCE,
  };

  test('may have comments, blank lines, CRLF, a byte-order mark and names in quotes', async () => {
    const lines = [
      '\ufeff# a comment',
      '',
      '  click 4 # here',
      `expect "${Q0}" "Active"`,
      'expect "7_my quest" 0',
      'player "a # b"',
      'expect nothing',
    ];
    const { code, err } = await play(room, lines.join('\r\n'));
    expect([code, err]).toEqual([0, '']);
  });

  test('names a quest by its Name, by an id of its entries or by its bare name', async () => {
    await holds(
      room,
      'click 4',
      `expect ${idOf(0)} active`,
      `expect ${idOf(0)}c active`,
      'expect quest1 not active',
      'expect "my quest" 0',
    );
  });

  test.each(
    Object.entries({
      'clck 4': 'unknown step "clck": did you mean "click"?',
      jump: 'unknown step "jump": the steps are click, enter, fire, set, wait, player, reload, leave, join, expect',
      'click 44': 'unknown item "44": did you mean "4"?',
      'click 9': 'unknown item "9": the items are 2 (Trigger), 3 (Trigger), 4 (Trigger) and 5 (Trigger)',
      click: 'click needs the key of an item, as in click 4',
      'click 4 5': 'click takes no other words: remove "5", or put a name with spaces in double quotes',
      'fire 4 OnClickEvnt': 'item 4 (Trigger) has no trigger "OnClickEvnt": did you mean "OnClickEvent"?',
      'fire 2 OnClickEvent': 'item 2 (Trigger) has no trigger "OnClickEvent": the item has no triggers',
      'set 0_qest0 active': 'unknown quest "0_qest0": did you mean "0_quest0"?',
      'expect 0_quest0 actve': 'unknown state "actve": did you mean "active"?',
      'expect 0_quest0':
        'expect needs a state: not active, active, completed, as in expect 0_find_key completed',
      'expect quest0 active':
        '"quest0" may mean "0_quest0" (id mlh00000000000) or "8_quest0" (id mlh00000000003): use the full Name or the id',
      'expect 7_my quest active': 'put a name with spaces in double quotes: expect "7_my quest" …',
      wait: 'wait needs a number of seconds, as in wait 2.5',
      'wait -1': 'wait needs a number of seconds, 0 or more, as in wait 2.5, not "-1"',
      'wait 1e999': 'wait needs a number of seconds, 0 or more, as in wait 2.5, not "1e999"',
      'expect effect 4 Bell': 'unknown effect "Bell": nothing fires an effect on this item',
      'expect nothing else': 'expect nothing takes no other words: remove "else"',
      'player "ann': 'a string is not closed: add the missing double quote',
      'player "\\x"': '"\\x" is not a valid JSON string: check its backslashes',
      'player a"b"':
        'a double quote inside a word: write the whole name as a JSON string, with \\" for a quote',
      join: '"player 1" is already there: join works only after leave',
      '# nothing': 'the script has no steps: add one, such as click 3',
    }),
  )('%s exits with 2 and says what to write', async (line, message) => {
    const { code, out, err } = await play(room, line);
    expect([code, out, err]).toEqual([2, '', `roomlint: <stdin>:1: ${message}\n`]);
  });

  test('names items by their labels: a key wins, then titles, then other names', async () => {
    const roomItems = {
      4: { prefabName: 'GLB', hoverTitle: 'Open Door' },
      5: { prefabName: 'GLB', hoverTitle: '4' },
      6: { prefabName: 'Lever', contentString: 'https://cdn.example/lever.glb?v=1' },
      7: { prefabName: 'GLB', hoverTitle: 'lever.glb' },
      8: { prefabName: 'GLB', hoverTitle: 'Old lever', contentString: 'lever.glb' },
      9: { prefabName: 'Trigger' },
    };
    const spec: RoomSpec = {
      quests: [{}, {}],
      tasks: [onClick(4, 0, 111), onClick(8, 1, 111), effect(1, 0, 'Bell')],
      raw: { roomItems },
    };
    await holds(spec, 'click "Open Door"', `expect ${Q0} active`, 'expect effect Trigger Bell');
    await holds(spec, 'click "GLB \\"Open Door\\""', `expect ${Q0} active`);
    await holds(spec, 'fire "Open Door" OnClickEvent', `expect ${Q0} active`);
    await holds(spec, 'click 4', `expect ${Q0} active`);
    await holds(spec, 'click "Old lever"', `expect ${Q1} active`);
    for (const [line, message] of [
      [
        'click lever.glb',
        '"lever.glb" may mean item 6 (Lever "lever.glb") or item 7 (GLB "lever.glb"): use the key',
      ],
      ['click "open door"', 'unknown item "open door": did you mean "Open Door" (item 4)?'],
      ['click "Open Dor"', 'unknown item "Open Dor": did you mean "Open Door" (item 4)?'],
      [
        'click Old',
        'unknown item "Old": the items are 4 (GLB "Open Door"), 5 (GLB "4"), 6 (Lever "lever.glb"), 7 (GLB "lever.glb"), 8 (GLB "Old lever") and 9 (Trigger)',
      ],
    ]) {
      const { code, err } = await play(spec, line ?? '');
      expect([code, err]).toEqual([2, `roomlint: <stdin>:1: ${message}\n`]);
    }
  });

  test('is rejected with all its invalid lines, also those of a player who has left', async () => {
    const { code, err } = await play(room, [
      'leave',
      'click 4',
      'wait 1',
      'player ann',
      'click 4',
      'player "player 1"',
      'reload',
      'clik 3',
    ]);
    expect(code).toBe(2);
    expect(err.split('\n')).toEqual([
      'roomlint: <stdin>:2: "player 1" has left: add join before this step, or let another player act',
      '<stdin>:7: "player 1" has left: add join before this step, or let another player act',
      '<stdin>:8: unknown step "clik": did you mean "click"?',
      '',
    ]);
  });

  test('has keywords after expect only where they are bare', async () => {
    const never = { quests: [{ change: { Name: 'never' } }] };
    await holds(never, 'expect "never" 0', 'expect never never active');
  });
});

describe('the reports', () => {
  const room: RoomSpec = {
    quests: [{ limit: 1 }],
    tasks: [onClick(2, 0, 111), onClick(3, 0, 121), effect(1, 0, 'Bell')],
  };
  const script = ['click 2', `expect ${Q0} active`, `expect ${Q0} completed`];

  test('json has every event as data', async () => {
    const { code, out } = await play(room, script, '--format', 'json');
    const report = JSON.parse(out) as JsonObject;
    expect(code).toBe(1);
    expect(report).toMatchObject({
      ...{ version: 1, seed: 1, passed: false, expectations: 2, failed: 1, stopped: 0 },
      runs: [
        {
          line: 1,
          lines: [
            {
              ...{ line: 1, source: 'click 2', result: 'played' },
              events: [
                {
                  kind: 'changed',
                  time: 0,
                  player: 'player 1',
                  quest: Q0,
                  from: 'Not Active',
                  to: 'Active',
                  code: 111,
                },
                { kind: 'fired', item: '9', type: 'Bell' },
              ],
            },
            { line: 2, result: 'held' },
            { line: 3, result: 'failed', message: expect.stringMatching(/is Active instead of Completed/) },
          ],
        },
      ],
    });
    expect(report).not.toHaveProperty('coverage');
  });

  test('json has every kind of event as the schema says', async () => {
    const room: RoomSpec = {
      quests: [{ limit: 1, group: 'nonPersistent' }, {}],
      tasks: [
        onClick(2, 0, 181),
        onClick(3, 1, 121),
        chain(2, 0, [{ quest: 1, code: 111, delay: 2 }]),
        chain(
          0,
          0,
          [1, 1].map((quest) => ({ quest, code: 121 })),
          true,
        ),
        effect(2, 0, 'Bell'),
        chain(1, 1, [{ quest: 1, code: 121 }]),
        chain(2, 1, [{ quest: 1, code: 131 }]),
      ],
    };
    const script = [
      'click 2',
      'enter 2',
      'click 3',
      'wait 1',
      'reload',
      'expect nothing',
      'click 2',
      '---',
      'click 2',
      'wait 2',
    ];
    const { out } = await play(room, script, '--format', 'json', '--coverage');
    const report = JSON.parse(out) as SimulationReport;
    const kinds = report.runs.flatMap(({ start, lines }) => [
      ...start,
      ...lines.flatMap(({ events = [] }) => events),
    ]);
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['chosen', 'changed', 'fired', 'delayed', 'no-trigger', 'idle', 'decided', 'stopped']),
    );
    expect(report.runs[1]?.lines[1]?.omitted).toBeGreaterThan(50_000);
    expect(report.coverage.effects).toEqual({ reached: 5, total: 5, missing: [] });
  });

  test('junit has one test for each expectation', async () => {
    const { out } = await play(room, script, '--format', 'junit');
    expect(out).toContain('tests="3" failures="1"');
    expect(out).toContain(`<testcase name="line 2: expect ${Q0} active"`);
    expect(out).toMatch(
      new RegExp(`name="line 3: expect ${Q0} completed"[^>]*>\\n +<failure message="${Q0} is Active`),
    );
  });

  test('--coverage lists what no run has reached', async () => {
    const { out } = await play(room, 'click 2', '--coverage');
    expect(out.slice(out.indexOf('coverage'))).toBe(
      [
        'coverage',
        '  transitions that changed a quest: 1 of 2',
        `    not reached: OnClickEvent of item 3 (Trigger): 121 on ${Q0}`,
        '  guards that held something back: 0 of 3',
        `    not reached: OnClickEvent of item 2 (Trigger): 111 on ${Q0}, outside Not Active`,
        `    not reached: OnClickEvent of item 3 (Trigger): 121 on ${Q0}, outside Active`,
        `    not reached: completing ${Q0} more than once`,
        '  effects that fired: 1 of 1',
        '',
      ].join('\n'),
    );
  });
});

describe('what cannot be played exits with 2', () => {
  folder.write('broken.json', '{"quests": ');
  folder.write('other.json', '{"name": "x"}');
  folder.write('one.json', JSON.stringify(snapshotOf({ quests: [{}] })));

  test.each([
    [[], 'simulate needs a snapshot, as in roomlint simulate garden.json'],
    [['one.json'], 'no terminal to read steps from: use --script FILE, or --script - for standard input'],
    [['one.json', 'x.play'], 'simulate plays one snapshot: remove "x.play", or put --script before it'],
    [['-', '--script', '-'], 'standard input can be the snapshot or the script, not both'],
    [
      ['one.json', '--script', '-', '--seed', 'x'],
      '--seed must be a whole number from 0 to 4294967295, not "x"',
    ],
    [['one.json', '--script', '-', '--format', 'jsn'], '--format cannot be "jsn": did you mean json?'],
    [['one.json', '--format', 'json'], '--format json needs --script FILE'],
    [['other.json', '--script', '-'], 'other.json: this is not a snapshot: it has none of the five sections'],
    [
      ['broken.json', '--script', '-'],
      'broken.json:1:12 the JSON ends inside an object: add the missing }, or restore the part that was cut off',
    ],
    [['gone.json', '--script', '-'], 'gone.json: no such file'],
    [['one.json', '--script', 'gone.play'], 'gone.play: no such file'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await roomlint(['simulate', ...args], { cwd: folder.path });
    expect([code, out, err]).toEqual([2, '', `roomlint: ${message}\n`]);
  });
});

import { describe, expect, test } from 'vitest';
import { type PlayedScript, playScript, ScriptError } from '../../src/flow/play/play-script.js';
import { readFlowModel } from '../../src/flow/read-model.js';
import { ScriptRoom } from '../../src/flow/script-room.js';
import { simulationJson, simulationReport } from '../../src/report/simulation-json.js';
import { simulationJunit } from '../../src/report/simulation-junit.js';
import { simulationText } from '../../src/report/simulation-text.js';
import { jsonWithoutCommands } from '../../src/report/workflow-commands.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { onClick, type QuestSpec, type RoomSpec, snapshotOf, type TaskSpec } from './rooms.js';

const TOO_MANY =
  'stopped: all runs of a script together may take 250,000 steps: split the script, or play fewer steps';
const quests = (count: number, spec: QuestSpec = {}): QuestSpec[] =>
  Array.from({ length: count }, () => spec);
const roomOf = (spec: RoomSpec): ScriptRoom =>
  new ScriptRoom(readFlowModel(new Snapshot(snapshotOf(spec)), 'catalog'));
const play = (spec: RoomSpec, script: string): PlayedScript => playScript(roomOf(spec), script, 1);
const ENDLESS: RoomSpec = {
  quests: quests(1),
  tasks: [
    onClick(2, 0, 111),
    { at: 1, quest: 0, item: 3, effect: { links: [{ quest: 0, code: 121 }] } },
    { at: 2, item: 3, quest: 0, effect: { links: [{ quest: 0, code: 131 }] } },
  ],
};

function entriesOf({ runs }: PlayedScript): number {
  return runs
    .flatMap(({ start, outcomes }) => [
      start.length,
      ...outcomes.map((outcome) => (outcome.kind === 'step' ? outcome.entries.length : 0)),
    ])
    .reduce((sum, count) => sum + count, 0);
}

function textOf(spec: RoomSpec, played: PlayedScript): string {
  const { model } = roomOf(spec);
  return [...simulationText(model, played, (_, text) => text)].join('');
}

function messagesOf(script: string, spec: RoomSpec): string[] {
  try {
    play(spec, script);
  } catch (error) {
    if (error instanceof ScriptError) return error.faults.map(({ message }) => message);
    throw error;
  }
  return [];
}

describe('all runs of a script share one budget', () => {
  test('hundreds of runs into an endless chain end, each with a message', () => {
    const played = play(ENDLESS, 'click 2\nexpect 0_quest0 active\n---\n'.repeat(500));
    expect(played).toMatchObject({ expectations: 500, failed: 500, stopped: 500 });
    expect(played.runs.map(({ stopped }) => stopped).slice(0, 4)).toEqual([
      'at-once',
      'at-once',
      'at-once',
      'script',
    ]);
    expect(entriesOf(played)).toBeLessThan(300_000);
    const text = textOf(ENDLESS, played);
    expect(text).toContain(
      'stopped after 100,000 steps without time passing: quests set each other off endlessly\n',
    );
    expect(text).toContain('not checked: the run was stopped at line 1 (click 2)\n');
    expect(text).toContain('not checked: earlier runs took all the steps that a script may take\n');
    expect(text).toContain(
      '500 runs, 500 expectations: 500 failed, 3 runs stopped in an endless chain, 497 runs not played to the end: the script takes too many steps\n',
    );
  });

  test('a run ends where it is stopped: nothing after it is played or checked, except what holds for every play', () => {
    const played = play(ENDLESS, 'click 2\nclick 2\nexpect nothing\nexpect reachable 0_quest0 completed');
    expect(played.runs[0]?.outcomes.map(({ kind }) => kind)).toEqual(['step', 'skipped', 'failed', 'held']);
    const report = simulationReport(roomOf(ENDLESS).model, played);
    expect(report.runs[0]?.lines[1]).toEqual({
      line: 2,
      source: 'click 2',
      result: 'skipped',
      message: 'not played: the run was stopped at line 1 (click 2)',
    });
    expect(report.runs[0]?.stopped).toBe(true);
    expect(textOf(ENDLESS, played)).toContain('2: click 2 (not played)\n');
  });

  test('the report is written in pieces, none of them larger than a line of the script needs', () => {
    for (const script of [
      'click 2\nclick 2\nexpect nothing\n---\nwait 1',
      'set 0_quest0 completed\nset 0_quest0 active\n'.repeat(2_000),
    ]) {
      const played = play(ENDLESS, script);
      const { model } = roomOf(ENDLESS);
      const { coverage, ...report } = simulationReport(model, played);
      const pieces = [...simulationJson(model, played, false)];
      // Compared by hand: a difference of thousands of lines takes minutes to draw.
      expect(pieces.join('') === `${jsonWithoutCommands(report, 2)}\n`).toBe(true);
      const withCoverage = `${jsonWithoutCommands({ ...report, coverage }, 2)}\n`;
      expect([...simulationJson(model, played, true)].join('') === withCoverage).toBe(true);
      expect(pieces.length).toBeGreaterThan(played.runs.flatMap(({ outcomes }) => outcomes).length);
    }
  });

  test('JUnit says for each run why it was stopped', () => {
    const xml = [...simulationJunit('x', play(ENDLESS, 'click 2\n---\n'.repeat(5)))].join('');
    expect(xml.match(/type="endless"/g)).toHaveLength(3);
    expect(
      xml.match(/<failure message="stopped: the script takes too many steps" type="too-long"\/>/g),
    ).toHaveLength(2);
  });

  test('many runs through thousands of chained quests', () => {
    const tasks = Array.from({ length: 4_999 }, (_, quest): TaskSpec => {
      const links = [{ quest: quest + 1, code: 141 }];
      return { at: 2, item: 2, quest, effect: { links } };
    });
    const room = { quests: quests(5_000), tasks: [onClick(2, 0, 181), ...tasks] };
    const played = play(room, 'click 2\nexpect 4999_quest4999 completed\n---\n'.repeat(300));
    expect(entriesOf(played)).toBeLessThan(300_000);
    expect(played.failed).toBeGreaterThan(250);
    expect(played.failed).toBe(played.stopped);
  });

  test('tens of thousands of players in a large room, and in a small one', () => {
    const players = Array.from({ length: 40_000 }, (_, player) => `player p${player}\nclick 2\n`).join('');
    const large = { quests: quests(5_000), tasks: [onClick(2, 0, 181)] };
    const stopped = play(large, players);
    expect(stopped.runs[0]?.stopped).toBe('script');
    expect(textOf(large, stopped)).toContain(TOO_MANY);
    const small = play(
      { quests: quests(2), tasks: [onClick(2, 0, 181)] },
      `${players}expect 0_quest0 completed`,
    );
    expect(small).toMatchObject({ failed: 0, stopped: 0 });
  });

  test('pages that load again and again, although nothing happens then', () => {
    const room = { quests: quests(5_000, { group: 'nonPersistent' }) };
    for (const line of ['reload', 'leave\njoin', 'player ann\nreload'])
      expect(play(room, `${line}\n`.repeat(5_000)).runs[0]?.stopped).toBe('script');
  });

  test('an effect that fires for tens of thousands of players, and is expected by each', () => {
    const names = Array.from({ length: 40_000 }, (_, player) => `p${player}`);
    const room: RoomSpec = {
      quests: [{ group: 'multiplayer' }],
      tasks: [onClick(2, 0, 111), { at: 1, quest: 0, item: 3, effect: 'Bell' }],
    };
    const script = [
      ...names.map((name) => `player ${name}`),
      'click 2',
      ...names.map((name) => `player ${name}\nexpect effect 3 Bell`),
    ];
    expect(play(room, script.join('\n'))).toMatchObject({ expectations: 40_000, failed: 0, stopped: 0 });
  });

  test('delays of tens of thousands of players are lost one player at a time', () => {
    const names = Array.from({ length: 20_000 }, (_, player) => `p${player}`);
    const room: RoomSpec = {
      quests: quests(2),
      tasks: [
        onClick(2, 0, 181),
        { at: 2, quest: 0, item: 3, effect: { links: [{ quest: 1, code: 181, delay: 5 }] } },
      ],
    };
    const script = [
      ...names.map((name) => `player ${name}\nclick 2`),
      ...names.slice(1).map((name) => `player ${name}\nreload`),
      'wait 10\nexpect 1_quest1 not active\nplayer p0\nexpect 1_quest1 completed',
    ];
    expect(play(room, script.join('\n'))).toMatchObject({ failed: 0, stopped: 0 });
  });

  test('thousands of questions about every play get an answer, which may be that it is unknown', () => {
    const tasks = Array.from({ length: 1_999 }, (_, quest): TaskSpec => {
      const links = [{ quest: quest + 1, code: 141 }];
      return { at: 2, item: 2, quest, effect: { links } };
    });
    const script = quests(2_000).map((_, quest) => `expect reachable ${quest}_quest${quest} completed`);
    const played = play({ quests: quests(2_000), tasks: [onClick(2, 0, 181), ...tasks] }, script.join('\n'));
    expect(played.failed).toBeGreaterThan(0);
    expect(played.runs[0]?.outcomes.at(-1)).toMatchObject({
      message:
        'whether 1999_quest1999 Completed can happen is unknown: no play was found, and not every play could be tried',
    });
  });
});

describe('reading a script takes time in proportion to its length', () => {
  const large = { quests: quests(5_000) };

  test('with tens of thousands of unknown names: the first ones get a suggestion, the others a list', () => {
    const lines = Array.from({ length: 10_000 }, (_, line) => `expect x${line}_quest active`);
    const messages = messagesOf(lines.join('\n'), large);
    expect(messages).toHaveLength(10_000);
    expect(messages[0]).toBe('unknown quest "x0_quest": did you mean "0_quest0"?');
    expect(messages.at(-1)).toBe(
      'unknown quest "x9999_quest": the quests are 0_quest0, 1_quest1, 2_quest2, 3_quest3, 4_quest4, 5_quest5, 6_quest6, 7_quest7 and 4992 more',
    );
  });

  test('with very many words in one line, and names of several words in many', () => {
    expect(messagesOf(`expect ${'a '.repeat(100_000)}`, large)[0]).toMatch(
      /^unknown quest "a": the quests are /,
    );
    const named = { quests: [{ change: { Name: '0_find the key' } }, {}] };
    const lines = 'expect 0_find the key active\n'.repeat(10_000);
    const messages = messagesOf(lines, named);
    expect(new Set(messages)).toEqual(
      new Set(['put a name with spaces in double quotes: expect "0_find the key" …']),
    );
  });

  test('with a name of 100,000 characters, which messages show without its middle', () => {
    const name = `0_${'n'.repeat(100_000)}z`;
    const room = { quests: [{ change: { Name: name } }, {}] };
    const shown = `0_${'n'.repeat(97)}…${'n'.repeat(98)}z`;
    expect(messagesOf('expect x active', room)).toEqual([
      `unknown quest "x": the quests are ${shown} and 1_quest1`,
    ]);
    const [invalid = ''] = messagesOf(`expect "\\x${'n'.repeat(100_000)}" active`, room);
    expect(invalid).toMatch(/^"\\xn+…n+" is not a valid JSON string: check its backslashes$/);
    expect(invalid.length).toBeLessThan(300);
  });

  test('with an ambiguous name in every line', () => {
    const messages = messagesOf('expect 0_a active\n'.repeat(50_000), {
      quests: quests(2_000, { change: { Name: '0_a' } }),
    });
    expect(messages[0]).toMatch(/^"0_a" may mean .* or 1992 more: use the full Name or the id$/);
  });

  test('with unknown items and triggers in large rooms', () => {
    const tasks = Array.from({ length: 5_000 }, (_, item): TaskSpec => onClick(2 + item, 0, 111));
    const lines = Array.from(
      { length: 30_000 },
      (_, line) => `click x${line}\nfire ${2 + (line % 5_000)} OnX`,
    );
    expect(messagesOf(lines.join('\n'), { quests: quests(1), tasks })).toHaveLength(60_000);
  });
});

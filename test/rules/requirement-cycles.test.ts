import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { activeRules } from '../../src/lint/pack.js';
import { lintExample, lintWith, placeOf, settingsFor } from '../lint-example.js';
import { many } from '../runs.js';
import { found } from './shown-findings.js';

const RULE = 'requirement/no-cycle';

const idOf = (quest: number): string => `mlh${quest.toString(36).padStart(11, '0')}`;
const completedIdOf = (quest: number): string => `mlhc${quest.toString(36).padStart(10, '0')}`;
const at = (quest: number, index = 0): string => `/quests/${idOf(quest)}/Requirements/${index}/id`;

const requirement = (id: string): JsonObject => ({ delete: false, amount: 1, type: 'quest', id });

/** Whole quests; of each, which others it requires. */
function room(
  required: readonly (readonly number[])[],
  change = (_: Record<string, JsonObject>) => {},
): string {
  const quests: Record<string, JsonObject> = {};
  for (const [quest, others] of required.entries()) {
    for (const Status of ['inProgress', 'completed']) {
      const id = Status === 'completed' ? completedIdOf(quest) : idOf(quest);
      quests[id] = {
        EntryId: `${quest.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
        id,
        Name: `${quest}_q${quest}`,
        Description: 'created in unity',
        Status,
        Group: '',
        DisplayGroup: '',
        Enabled: true,
        RepeatableLimit: 0,
        FinishTime: 0,
        AutoStart: false,
        TriggeredByInventory: false,
        Requirements: others.map((other) => requirement(idOf(other))),
        Creator: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N',
        TemplateName: '',
        Tracked: true,
        Visible: true,
        ExtraText: '',
        ...(Status === 'completed' ? { Rewards: [], SuccessMsg: '' } : {}),
      };
    }
  }
  change(quests);
  return JSON.stringify({ quests }, null, 1);
}

/** Entries with as little as the search for cycles needs, for very many of them. */
function bareRoom(required: readonly (readonly number[])[]): string {
  const quests = Object.fromEntries(
    required.map((others, quest) => [
      idOf(quest),
      {
        Status: 'inProgress',
        Name: `${quest}_q`,
        Requirements: others.map((other) => ({ id: idOf(other) })),
      },
    ]),
  );
  return JSON.stringify({ quests });
}

function cyclesOf(text: string): readonly Finding[] {
  const rules = activeRules(rulePack, settingsFor('recommended')).filter(({ rule }) => rule.id === RULE);
  const { findings, crashes } = lintWith(rules, text);
  expect(crashes).toEqual([]);
  return findings;
}

const messageOf = (...names: readonly string[]): string =>
  `${names.map((name) => (name.startsWith('…') ? name : `"${name}"`)).join(' → ')} require each other, so none can ever start: remove one of these requirements`;

describe('requirement/no-cycle', () => {
  test('ignores quests that require each other in one direction only', () => {
    expect(found(room([[], [0], [0, 1], [0, 1, 2]]))).toEqual([]);
  });

  test('shows a cycle once, at its first requirement in the file, with the others as related places', () => {
    for (const preset of ['recommended', 'lenient', 'all'] as const) {
      expect(found(room([[1], [2], [0]]), preset)).toEqual([`${RULE} ${at(0)}`]);
    }
    const [finding] = lintExample(room([[1], [2], [0]])).findings;
    expect(finding?.message).toBe(messageOf('0_q0', '1_q1', '2_q2', '0_q0'));
    expect(finding?.related.map(({ pointer, message }) => [pointer, message])).toEqual([
      [at(1), '"1_q1" requires the next quest here'],
      [at(2), '"2_q2" requires the next quest here'],
    ]);
  });

  test('shows each cycle, and not the quests that only wait for one', () => {
    expect(found(room([[1], [0], [3], [2], [0], [4]]))).toEqual([`${RULE} ${at(0)}`, `${RULE} ${at(2)}`]);
  });

  test('shows a shortest of several cycles that share a quest', () => {
    const findings = cyclesOf(room([[1, 2], [2], [0]]));
    expect(findings.map(({ message }) => message)).toEqual([messageOf('0_q0', '2_q2', '0_q0')]);
    expect(findings.map(placeOf)).toEqual([at(0, 1)]);
  });

  test('reports a quest that requires itself separately from the cycle that it is in', () => {
    const findings = cyclesOf(room([[1, 0], [0]]));
    expect(findings.map((finding) => [placeOf(finding), finding.message])).toEqual([
      [at(0), messageOf('0_q0', '1_q1', '0_q0')],
      [at(0, 1), '"0_q0" requires itself, so it can never start: remove this requirement'],
    ]);
  });

  test('is one finding where a quest requires itself twice', () => {
    expect(found(room([[0, 0]])).filter((each) => each.startsWith(RULE))).toEqual([`${RULE} ${at(0)}`]);
  });

  test('treats the id of a completed entry as its quest', () => {
    const text = room([[1], [0]], (quests) => {
      for (const id of [idOf(1), completedIdOf(1)]) {
        Object.assign(quests[id] ?? {}, { Requirements: [requirement(completedIdOf(0))] });
      }
    });
    expect(found(text)).toEqual([`${RULE} ${at(0)}`, `requirement/in-progress-id ${at(1)}`]);
  });

  test('is found where only one entry of a quest closes the cycle', () => {
    for (const id of [idOf(0), completedIdOf(0)]) {
      const text = room([[], [0]], (quests) => {
        Object.assign(quests[id] ?? {}, { Requirements: [requirement(idOf(1))] });
      });
      const first = id === idOf(0) ? id : completedIdOf(0);
      expect(found(text)).toContain(`${RULE} /quests/${first}/Requirements/0/id`);
    }
  });

  test('begins with what comes first in the file, in any order of keys', () => {
    const text = room([[1], [0]])
      .replaceAll(idOf(0), '9')
      .replaceAll(idOf(1), '8');
    const [finding, ...more] = cyclesOf(text);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      pointer: '/quests/9/Requirements/0/id',
      message: messageOf('0_q0', '1_q1', '0_q0'),
      related: [{ pointer: '/quests/8/Requirements/0/id' }],
    });
  });

  test('does not take quests that share an EntryId by mistake for one', () => {
    const text = room([[], [0]], (quests) => {
      for (const entry of Object.values(quests)) entry.EntryId = 'unique-uuid';
    });
    expect(cyclesOf(text)).toEqual([]);
    const cycle = room([[1], [0]], (quests) => {
      for (const entry of Object.values(quests)) entry.EntryId = 'unique-uuid';
    });
    expect(cyclesOf(cycle).map(placeOf)).toEqual([at(0)]);
  });

  test('finds a cycle of quests whose other entry is missing or broken', () => {
    const text = room([[1], [0]], (quests) => {
      delete quests[completedIdOf(0)];
      Object.assign(quests[completedIdOf(1)] ?? {}, { Status: 'x', EntryId: 7, Name: null });
    });
    expect(cyclesOf(text).map(placeOf)).toEqual([at(0)]);
  });

  test('finds a cycle through the id of a missing inProgress entry, before a fix adds that entry', () => {
    const itself = room([[0], []], (quests) => {
      delete quests[idOf(0)];
    });
    expect(cyclesOf(itself).map(placeOf)).toEqual([`/quests/${completedIdOf(0)}/Requirements/0/id`]);
    const others = room([[1], [0]], (quests) => {
      delete quests[idOf(0)];
    });
    expect(cyclesOf(others)).toHaveLength(1);
  });

  test('finds a copied quest that requires itself, before a fix gives it its own EntryId', () => {
    const text = room([[], [1]], (quests) => {
      for (const entry of Object.values(quests)) entry.EntryId = '00000000-0000-4000-8000-000000000000';
      Object.assign(quests[idOf(1)] ?? {}, { Requirements: [] });
    });
    expect(cyclesOf(text).map(placeOf)).toEqual([`/quests/${completedIdOf(1)}/Requirements/0/id`]);
  });

  test('ignores requirements that are malformed', () => {
    const text = room([[], []], (quests) => {
      Object.assign(quests[idOf(0)] ?? {}, {
        Requirements: [null, 7, [], {}, { id: 3 }, requirement(idOf(1))],
      });
      Object.assign(quests[idOf(1)] ?? {}, { Requirements: { id: idOf(0) } });
    });
    expect(cyclesOf(text)).toEqual([]);
  });

  test('calls a quest without a Name by its key, and shows no control characters', () => {
    const text = room([[1], [0]], (quests) => {
      delete quests[idOf(0)]?.Name;
      Object.assign(quests[idOf(1)] ?? {}, { Name: '1_\u001b[31m' });
    });
    const [finding] = cyclesOf(text);
    expect(finding?.message).toContain(`"${idOf(0)}" → "1_\\u001b[31m" → "${idOf(0)}" require`);
  });

  test.each(['__proto__', 'constructor', 'toString'])('knows an entry %s like any other', (key) => {
    const text = room([[1], [0]]).replaceAll(idOf(1), key);
    expect(cyclesOf(text).map((finding) => [placeOf(finding), finding.related[0]?.pointer])).toEqual([
      [at(0), `/quests/${key}/Requirements/0/id`],
    ]);
    expect(cyclesOf(room([[], []]).replaceAll(idOf(1), 'x'))).toEqual([]);
  });

  test('shows the beginning of a very long cycle', () => {
    const count = many(100_000, 12_000);
    const [finding, ...more] = cyclesOf(
      bareRoom(Array.from({ length: count }, (_, quest) => [(quest + 1) % count])),
    );
    expect(more).toEqual([]);
    const names = Array.from({ length: 12 }, (_, quest) => `${quest}_q`);
    expect(finding?.message).toBe(messageOf(...names, `… (${count - 12} more)`, '0_q'));
    expect(finding?.related).toHaveLength(11);
  });

  test('follows a very long chain of quests, in either direction', () => {
    const count = many(100_000, 12_000);
    const upwards = Array.from({ length: count }, (_, quest) => (quest + 1 < count ? [quest + 1] : []));
    const downwards = Array.from({ length: count }, (_, quest) => (quest > 0 ? [quest - 1] : []));
    expect(cyclesOf(bareRoom(upwards))).toEqual([]);
    expect(cyclesOf(bareRoom(downwards))).toEqual([]);
  });

  test('reports each of very many cycles, and very many equal requirements once', () => {
    const count = many(10_000, 1_500);
    const pairs = Array.from({ length: 2 * count }, (_, quest) => [quest ^ 1]);
    expect(cyclesOf(bareRoom(pairs))).toHaveLength(count);
    const equal = new Array<number>(many(100_000, 8_000)).fill(0);
    expect(cyclesOf(bareRoom([[1], equal])).map(placeOf)).toEqual([at(0)]);
    expect(cyclesOf(bareRoom([equal])).map(placeOf)).toEqual([at(0)]);
  });

  test('reports one cycle for quests that all require each other', () => {
    const everybody = Array.from({ length: many(500, 150) }, (_, quest) => quest);
    const findings = cyclesOf(
      bareRoom(everybody.map((quest) => everybody.filter((other) => other !== quest))),
    );
    expect(findings.map(({ message }) => message)).toEqual([messageOf('0_q', '1_q', '0_q')]);
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';
import { many } from '../runs.js';
import { found, ofRule } from './shown-findings.js';

const BOTH = [OPEN_DOOR, OPEN_DOOR_COMPLETED];

const messages = (text: string, rule: string): string[] => ofRule(rule, text).map(({ message }) => message);

const needed = (id: JsonValue, rest: JsonObject = {}): JsonObject => ({
  delete: false,
  amount: 1,
  type: 'quest',
  id,
  ...rest,
});

type Quests = Record<string, JsonObject>;

/** The example quests, of which the second has these requirements. */
const requiring = (requirements: JsonValue, change: (quests: Quests) => void = () => {}): string =>
  questsOnly((quests) => {
    for (const key of BOTH) Object.assign(quests[key] ?? {}, { Requirements: structuredClone(requirements) });
    change(quests);
  });

/** The place of a fault that both entries share. */
const shared = (rule: string, at: string): string[] => [`${rule} /quests/${OPEN_DOOR}/Requirements/${at}`];

describe('one fault of a requirement is one finding, in each preset', () => {
  test.each([
    ['requirement/known-quest', '0/id', [needed('mlh0a1b2c3d4e5')]],
    ['requirement/known-quest', '0/id', [needed('')]],
    ['requirement/known-quest', '1/id', [needed(FIND_KEY), needed('quest-id')]],
    ['requirement/in-progress-id', '0/id', [needed(FIND_KEY_COMPLETED)]],
    ['requirement/no-duplicate', '1/id', [needed(FIND_KEY), needed(FIND_KEY)]],
  ])('%s at %s', (rule, at, requirements) => {
    for (const preset of ['recommended', 'lenient', 'all'] as const) {
      expect(found(requiring(requirements), preset)).toEqual(shared(rule, at));
      const [finding] = lintExample(requiring(requirements)).findings;
      expect(finding?.related[0]).toMatchObject({
        pointer: `/quests/${OPEN_DOOR_COMPLETED}/Requirements/${at}`,
        message: 'the same on the other entry',
      });
    }
  });

  test.each([
    ['0/id', needed(7)],
    ['0/id', needed(null)],
    ['0/amount', needed(FIND_KEY, { amount: 0 })],
    ['0/amount', needed(FIND_KEY, { amount: 1.5 })],
    ['0/type', needed(FIND_KEY, { type: 'Quest' })],
    ['0/type', needed('hat', { type: 'item' })],
    ['0/delete', needed(FIND_KEY, { delete: true })],
    ['0', null],
    ['0', 'mlh4k2p9x7q1ab'],
    ['0', [FIND_KEY]],
  ])('schema at %s alone', (at, requirement) => {
    expect(found(requiring([requirement]))).toEqual([`schema /quests/${OPEN_DOOR}/Requirements/${at}`]);
  });

  test('Requirements that are not a list are left to schema', () => {
    expect(found(requiring({ id: 'nobody' }))).toEqual([`schema /quests/${OPEN_DOOR}/Requirements`]);
  });

  test('a broken requirement does not hide the next one', () => {
    const rules = found(requiring([null, needed('nobody')])).filter((each) => !each.startsWith('schema'));
    expect(rules).toEqual(shared('requirement/known-quest', '1/id'));
  });

  test('a fault of one entry is reported there, beside the difference from the other', () => {
    const only = (requirements: JsonValue): string =>
      entries({ [OPEN_DOOR_COMPLETED]: { Requirements: requirements } });
    const place = `/quests/${OPEN_DOOR_COMPLETED}/Requirements`;
    const difference = `quest/pair-symmetry ${place}`;
    expect(found(only([needed('nobody')]))).toEqual([difference, `requirement/known-quest ${place}/0/id`]);
    expect(found(only([needed(FIND_KEY_COMPLETED)]))).toEqual([
      difference,
      `requirement/in-progress-id ${place}/0/id`,
    ]);
    expect(found(only([needed(FIND_KEY), needed(FIND_KEY)]))).toEqual([
      difference,
      `requirement/no-duplicate ${place}/1/id`,
    ]);
  });
});

describe('requirement/known-quest', () => {
  test.each([null, 'x', [], {}])('knows an entry that is %j', (entry) => {
    const text = questsOnly((quests) => {
      Object.assign(quests, { mlh0a1b2c3d4e5: entry });
      for (const key of BOTH) Object.assign(quests[key] ?? {}, { Requirements: [needed('mlh0a1b2c3d4e5')] });
    });
    expect(messages(text, 'requirement/known-quest')).toEqual([]);
  });

  test('knows the quests that a dialogue carries, which come later in the file', () => {
    const dialogue = {
      inProgress: { EntryId: '9d3c5b7a-1e2f-4a3b-8c4d-5e6f7a8b9c0d', id: 'mlh9d1a2l3o4gu' },
    };
    const text = room(({ quests, logic }) => {
      for (const key of BOTH) Object.assign(quests[key] ?? {}, { Requirements: [needed('mlh9d1a2l3o4gu')] });
      const tasks = logic['3']?.Tasks as JsonObject[];
      Object.assign(tasks[0]?.Effector as JsonObject, { tasksSorM: { '-0_hello': dialogue } });
    });
    expect(found(text).filter((each) => each.startsWith('requirement/'))).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'does not know %s by inheritance',
    (id) => {
      expect(found(requiring([needed(id)]))).toEqual(shared('requirement/known-quest', '0/id'));
    },
  );

  test('names no quest where several have the Name', () => {
    const text = requiring([needed('0_find_key')], (quests) => {
      for (const entry of Object.values(quests)) entry.Name = '0_find_key';
    });
    expect(messages(text, 'requirement/known-quest')).toEqual([
      'no quest in the file has the id "0_find_key": use the id of an inProgress entry, or leave the requirement out',
    ]);
  });

  test('shows an id without what a terminal would obey', () => {
    const [message] = messages(requiring([needed('\u001b[2J')]), 'requirement/known-quest');
    expect(message).toContain('has the id "\\u001b[2J"');
  });

  test('looks at the entries of quests only', () => {
    const text = room(({ logic }) => {
      const tasks = logic['3']?.Tasks as JsonObject[];
      Object.assign(tasks[0]?.Effector as JsonObject, {
        tasksSorM: {
          q: { EntryId: 'e', id: 'mlh9d1a2l3o4gu', Requirements: [needed('nobody'), needed('nobody')] },
        },
      });
    });
    expect(found(text)).toEqual([]);
  });

  test('reports each of very many unknown ids', () => {
    const count = many(20_000);
    const text = requiring(Array.from({ length: count }, () => needed('nobody')));
    expect(messages(text, 'requirement/known-quest')).toEqual([
      `no quest in the file has the id "nobody": use the id of an inProgress entry, or leave the requirement out (and in ${2 * count - 1} more places)`,
    ]);
  });
});

describe('requirement/in-progress-id', () => {
  const rule = 'requirement/in-progress-id';

  test('accepts a valid id when the Status of its entry is broken', () => {
    expect(messages(entries({ [FIND_KEY]: { Status: 'done' } }), rule)).toEqual([]);
  });

  test('suggests no id when the pair is incomplete', () => {
    const changes: ((quests: Quests) => void)[] = [
      (quests) => {
        delete quests[FIND_KEY];
      },
      (quests) => {
        for (const entry of Object.values(quests)) entry.EntryId = 'unique-uuid';
      },
      (quests) => {
        quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz' };
      },
      (quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, { Name: '4_other' });
      },
      (quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, { id: 'mlh4k2p9x7q1zz' });
      },
    ];
    for (const change of changes) {
      const findings = lintExample(requiring([needed(FIND_KEY_COMPLETED)], change)).findings.filter(
        (finding) => finding.rule === rule,
      );
      expect(findings.length).toBeGreaterThan(0);
      for (const { fix } of findings) expect(fix).toBeUndefined();
      expect(findings[0]?.message).toMatch(/use the id of its inProgress entry( \(and in 1 more place\))?$/);
    }
  });
});

describe('requirement/reachable-amount', () => {
  const rule = 'requirement/reachable-amount';
  const limited = (amount: JsonValue, limit: JsonValue, completedLimit = limit): string =>
    requiring([needed(FIND_KEY, { amount })], (quests) => {
      Object.assign(quests[FIND_KEY] ?? {}, { RepeatableLimit: limit });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { RepeatableLimit: completedLimit });
    });

  test('is one finding, with the limit as related place, in each preset', () => {
    for (const preset of ['recommended', 'lenient', 'all'] as const) {
      expect(found(limited(2, 1), preset)).toEqual(shared(rule, '0/amount'));
    }
    const [finding] = lintExample(limited(2, 1)).findings;
    expect(finding?.related.map(({ pointer }) => pointer)).toEqual([
      `/quests/${OPEN_DOOR_COMPLETED}/Requirements/0/amount`,
      `/quests/${FIND_KEY}/RepeatableLimit`,
    ]);
  });

  test.each([
    [1, 1],
    [1, 0],
    [1_000_000, 0],
    [7, 7],
  ])('accepts an amount of %d with a limit of %d', (amount, limit) => {
    expect(found(limited(amount, limit))).toEqual([]);
  });

  test('leaves limits and amounts of the wrong type to schema', () => {
    for (const [amount, limit] of [
      [9, 1.5],
      [9, -1],
      [9.5, 1],
    ] as const) {
      expect(new Set(found(limited(amount, limit)).map((each) => each.split(' ')[0]))).toEqual(
        new Set(['schema']),
      );
    }
  });

  test('goes by the entry that the requirement names where the two have different limits', () => {
    expect(found(limited(2, 1, 3))).toEqual([
      `quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
      ...shared(rule, '0/amount'),
    ]);
    expect(found(limited(2, 3, 1))).toEqual([
      `quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
    ]);
  });

  test('also applies to the quest of a completed id', () => {
    const text = limited(2, 1)
      .replaceAll(`"id": "${FIND_KEY}",\n`, '@')
      .replaceAll(`"id": "${FIND_KEY}"`, `"id": "${FIND_KEY_COMPLETED}"`)
      .replaceAll('@', `"id": "${FIND_KEY}",\n`);
    expect(found(text)).toEqual([
      ...shared(rule, '0/amount'),
      ...shared('requirement/in-progress-id', '0/id'),
    ]);
  });

  test('ignores a quest that does not exist', () => {
    expect(messages(requiring([needed('nobody', { amount: 9 })]), rule)).toEqual([]);
  });
});

describe('requirement/no-duplicate', () => {
  const rule = 'requirement/no-duplicate';

  test('reports each one after the first, with the first as related place', () => {
    const text = requiring([needed(FIND_KEY), needed(FIND_KEY), needed(FIND_KEY, { amount: 3 })]);
    const { findings } = lintExample(text);
    expect(findings.map(placeOf)).toEqual(
      [1, 2].map((index) => `/quests/${OPEN_DOOR}/Requirements/${index}/id`),
    );
    expect(findings[1]?.related.map(({ pointer }) => pointer)).toEqual([
      `/quests/${OPEN_DOOR_COMPLETED}/Requirements/2/id`,
      `/quests/${OPEN_DOOR}/Requirements/0/id`,
    ]);
  });

  test('knows a quest by either of its ids', () => {
    expect(found(requiring([needed(FIND_KEY), needed(FIND_KEY_COMPLETED)]))).toEqual([
      ...shared('requirement/in-progress-id', '1/id'),
      ...shared(rule, '1/id'),
    ]);
  });

  test('leaves an unknown id to known-quest', () => {
    expect(found(requiring([needed('nobody'), needed('nobody')]))).toEqual(
      shared('requirement/known-quest', '0/id'),
    );
  });

  test('does not take quests that share an EntryId by mistake for one', () => {
    const text = requiring([needed(FIND_KEY), needed('mlh4k2p9x7q1zz')], (quests) => {
      quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz', Name: '7_other' };
    });
    expect(messages(text, rule)).toEqual([]);
  });

  test.each(['__proto__', 'constructor'])('knows %s as an id like any other', (id) => {
    const text = requiring([needed(FIND_KEY), needed(FIND_KEY)]).replaceAll(FIND_KEY, id);
    expect(messages(text, rule)).toHaveLength(1);
    expect(messages(requiring([needed(id), needed(FIND_KEY)]), rule)).toEqual([]);
  });

  test('two quests may require the same one', () => {
    const text = questsOnly((quests) => {
      for (const key of BOTH) {
        const copy = key === OPEN_DOOR ? 'mlh6z0z0z0z0z1' : 'mlh6z0z0z0z0z2';
        quests[copy] = {
          ...structuredClone(quests[key]),
          id: copy,
          EntryId: '9d3c5b7a-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
          Name: '2_other',
        };
      }
    });
    expect(found(text)).toEqual([]);
  });

  test('reports all but the first of very many equal requirements', () => {
    const count = many(20_000);
    const text = requiring(Array.from({ length: count }, () => needed(FIND_KEY)));
    expect(messages(text, rule)).toHaveLength(count - 1);
  });
});

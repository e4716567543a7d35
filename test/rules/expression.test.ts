import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { roomWith, expression as roomWithExpression } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../example-room.js';
import { applyFixes, lintExample, lintWith, marksOf, placeOf, settingsFor } from '../lint-example.js';
import { found, leniently, messages } from './shown-findings.js';

const PREFIX = 'expression/no-number-prefix';
const KNOWN = 'expression/known-quest';
const ADVICE = `use the Name of a quest in the file, without its number: "open_door" or "find_key"`;
const ADVICE_IN_ORDER = `use the Name of a quest in the file, without its number: "find_key" or "open_door"`;

const OWN: ReadonlySet<string> = new Set([PREFIX, KNOWN]);
const own = (text: string): string[] =>
  found(text).filter((each) => OWN.has(each.slice(0, each.indexOf(' '))));
const ownMessages = (text: string): string[] =>
  lintExample(text)
    .findings.filter(({ rule }) => OWN.has(rule))
    .map(({ message }) => message);
const marks = (text: string): string[] =>
  lintExample(text)
    .findings.filter(({ rule }) => OWN.has(rule))
    .map((finding) => marksOf(text, finding));

const AT = '/logic/2#/Tasks/1/Effector/V';
/** A member of the logic of item 2 beside its Tasks. */
const withText = (value: JsonValue): string => roomWith({ logic: { 2: { text: value } } });
/** The quests by other Names, and one expression. */
const named = (names: Record<string, JsonValue>, expression: string): string => {
  const changed = JSON.parse(roomWithExpression(expression)) as { quests: Record<string, JsonObject> };
  for (const entry of Object.values(changed.quests)) {
    const name = names[String(entry.Name)];
    if (name !== undefined) entry.Name = name;
  }
  return JSON.stringify(changed);
};

describe(PREFIX, () => {
  test('is the only finding, an error in both presets, and names the quest', () => {
    const text = roomWithExpression("SetTask('1_open_door', 'Active', 0.0)");
    const [finding] = lintExample(text).findings;
    expect(found(text)).toEqual([`${PREFIX} ${AT}`]);
    expect(leniently(text)).toEqual(found(text));
    expect(finding?.level).toBe('error');
    expect(finding?.fix?.safety).toBe('safe');
    expect(applyFixes(text, finding ? [finding] : [])).toBe(
      roomWithExpression("SetTask('open_door', 'Active', 0.0)"),
    );
    expect(messages(text)).toEqual([
      `SetTask() takes a quest's Name without its number: write "open_door" instead of "1_open_door"`,
    ]);
    expect(finding?.related.map((other) => [placeOf(other), marksOf(text, other)])).toEqual([
      [`/quests/mlh5m8r2t6y4ef/Name`, '"1_open_door"'],
    ]);
  });

  test('reports each occurrence at its own bytes', () => {
    const text = roomWithExpression(
      "if($T{0_find_key} == 'Completed' && $TN{ 0_find_key } > 1.0, SetTask(\"0_find_key\", 'Active'), OnChange('1_open_door', 'x'))",
    );
    expect(found(text)).toEqual(Array(4).fill(`${PREFIX} ${AT}`));
    const { findings } = lintExample(text);
    expect(marks(text)).toEqual(['0_find_key', '0_find_key', '0_find_key', '1_open_door']);
    const offsets = findings.map(({ start }): number => start.offset);
    expect(new Set(offsets).size).toBe(4);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(4);
    expect(offsets).toEqual(
      [...text.matchAll(/0_find_key|1_open_door/g)]
        .map((match) => match.index)
        .filter((at) => offsets.includes(at)),
    );
  });

  test('cuts the number off at every occurrence, through escapes and strings in strings', () => {
    const before =
      "if($T{0_find_key} == 'Completed' && $TN{ 0_find_key } > 1.0, SetTask(\"0_find_key\", 'Active'), OnChange('1_open_door', 'x'))";
    const after = before.replaceAll('0_find_key', 'find_key').replace('1_open_door', 'open_door');
    for (const wrap of [
      (text: string): JsonValue => text,
      (text: string): JsonValue => `ä€😀${text}`,
      (text: string): JsonValue => JSON.stringify({ inner: [JSON.stringify({ V: text })] }),
    ]) {
      const text = withText(wrap(before));
      const fixed = applyFixes(text, lintExample(text).findings);
      expect(fixed).toBe(withText(wrap(after)));
      expect(own(fixed)).toEqual([]);
    }
    const escaped = withText('TEXT').replace('TEXT', '$T{\\\\u0030\\\\u005ffind\\\\u005fkey}');
    expect(applyFixes(escaped, lintExample(escaped).findings)).toBe(
      withText('TEXT').replace('TEXT', '$T{find\\\\u005fkey}'),
    );
  });

  test('has no fix where two quests have this name without their numbers, or where it is spelled with backslashes', () => {
    const shared = named({ '1_open_door': '1_find_key' }, '$T{0_find_key}');
    const finding = lintExample(shared).findings.find(({ rule }) => rule === PREFIX);
    expect([finding?.message, finding?.fix]).toEqual([
      '$T{} takes a quest\'s Name without its number: write "find_key" instead of "0_find_key"',
      undefined,
    ]);
    const spelled = roomWithExpression("SetTask('0_find\\_key', 'Active', 0.0)");
    expect(own(spelled)).toEqual([`${PREFIX} ${AT}`]);
    expect(lintExample(spelled).findings[0]?.fix).toBeUndefined();
  });

  test('reports nothing, like the other rule, when the Name of the quest ends with white space', () => {
    for (const name of ['0_find_key', 'find_key']) {
      expect(own(named({ '0_find_key': '0_find_key ' }, `$T{${name}}`))).toEqual([]);
    }
  });

  test('accepts a full Name that is the bare name of another quest', () => {
    const text = named({ '1_open_door': '1_0_find_key' }, "SetTask('0_find_key', 'Active', 0.0)");
    expect(own(text)).toEqual([]);
    const other = named({ '1_open_door': '1_0_find_key' }, "SetTask('1_0_find_key', 'Active', 0.0)");
    expect(ownMessages(other)).toEqual([
      `SetTask() takes a quest's Name without its number: write "0_find_key" instead of "1_0_find_key"`,
    ]);
  });

  test('reports a full Name without quotes, which can be nothing else', () => {
    expect(own(roomWithExpression("SetTask(0_find_key, 'Active', 0.0)"))).toEqual([`${PREFIX} ${AT}`]);
    expect(own(roomWithExpression('SetTask( 0_find_key )'))).toEqual([`${PREFIX} ${AT}`]);
    expect(own(roomWithExpression("OnChange(0_find_key, 'Active')"))).toEqual([]);
  });

  test('ignores Names outside the functions', () => {
    for (const text of [
      '0_find_key',
      "'0_find_key'",
      '$N{0_find_key}',
      "SetVariable('0_find_key', 1.0)",
      '{0_find_key}',
    ])
      expect(own(withText(text))).toEqual([]);
  });

  test('uses the entries of quests whose other entry is broken', () => {
    const text = named({}, '$T{0_find_key}');
    const broken = JSON.parse(text) as { quests: JsonObject };
    broken.quests[FIND_KEY_COMPLETED] = null;
    expect(own(JSON.stringify(broken))).toEqual([`${PREFIX} ${AT}`]);
  });
});

describe(KNOWN, () => {
  test('is the only finding, a warning in both presets', () => {
    const text = roomWithExpression("SetTask('somewhere_else', 'Active', 0.0)");
    expect(found(text)).toEqual([`${KNOWN} ${AT}`]);
    expect(leniently(text)).toEqual(found(text));
    expect(lintExample(text).findings[0]?.level).toBe('warning');
    expect(messages(text)).toEqual([
      `SetTask() names "somewhere_else", but the file has no such quest: ${ADVICE}`,
    ]);
  });

  test.each([
    ['$T{find-key}', '$T{} names "find-key", but the file has no such quest: did you mean "find_key"?'],
    ['$TN{FIND_KEY}', '$TN{} names "FIND_KEY", but the file has no such quest: did you mean "find_key"?'],
    ['$T{7_find_key}', '$T{} names "7_find_key", but the file has no such quest: did you mean "find_key"?'],
    ["OnChange('close_door')", `OnChange() names "close_door", but the file has no such quest: ${ADVICE}`],
    ['$TN{}', `$TN{} names no quest: ${ADVICE_IN_ORDER}`],
    ['$T{ }', `$T{} names no quest: ${ADVICE_IN_ORDER}`],
    ["SetTask('', 'Active')", `SetTask() names no quest: ${ADVICE_IN_ORDER}`],
    ['$T{__proto__}', `$T{} names "__proto__", but the file has no such quest: ${ADVICE}`],
    ['$T{constructor}', `$T{} names "constructor", but the file has no such quest: ${ADVICE}`],
  ])('explains what is wrong with %s', (expression, message) => {
    expect(messages(roomWithExpression(expression))).toEqual([message]);
  });

  test('points at the function if there is no name to point at', () => {
    expect(marks(roomWithExpression('1 + $TN{} + 1'))).toEqual(['$TN{}']);
    expect(marks(roomWithExpression("SetTask('', 'Active')"))).toEqual(["SetTask(''"]);
  });

  test.each([
    "SetTask('door_' + $N{n}, 'Active')",
    "SetTask('door_|n|', 'Active')",
    "SetTask(name, 'Active')",
    "SetTask(if($N{n} > 1.0, 'a', 'b'), 'Active')",
    '$T{$N{name}}',
    '$T{|name|}',
    'OnChange($N{n} > 1.0; $N{n} < 1.0)',
    "OnChange('a' == 'b'; 1.0)",
    "OnChange('coins', >= 10.0)",
    "OnChange('coins', '< 10')",
    "OnChange(name, 'Active')",
    "SetTask('nowhere'",
    '$T{nowhere',
    "SetTask('nowhere",
    "ResetTask('nowhere')",
    "MySetTask('nowhere')",
    "SetTasks('nowhere')",
    'SetTask()',
    '$T nowhere}',
    '$TX{nowhere}',
  ])('is silent about what it cannot read for sure: %s', (expression) => {
    expect(own(roomWithExpression(expression))).toEqual([]);
  });

  test('knows the quests that dialogues carry, by Name and without the number prefix', () => {
    const quest = { EntryId: 'x', id: 'mlh0000000000a', Name: '-0_greeting' };
    for (const name of ['-0_greeting', '0_greeting', 'greeting', 'farewell']) {
      const text = room(({ logic }) => {
        const dialogue = {
          $type: 'DialogEffectorDisplay',
          tasksSorM: { '-0_greeting': { inProgress: quest } },
        };
        const tasks = logic['3']!.Tasks as JsonObject[];
        tasks[0]!.Effector = { ...dialogue, V: `$T{${name}}` };
      });
      expect(own(text)).toEqual(name === 'farewell' ? [`${KNOWN} /logic/3#/Tasks/0/Effector/V`] : []);
    }
  });

  test('is silent where a quest has no Name, or a wrong one that ends like this', () => {
    for (const name of [null, 7] as JsonValue[])
      expect(own(named({ '0_find_key': name }, '$T{find_key}'))).toEqual([]);
    for (const name of ['0 find_key', '0-find_key', 'find_key', '_find_key', '-0_find_key', '0find_key']) {
      expect(own(named({ '0_find_key': name }, '$T{find_key}'))).toEqual([]);
      expect(own(named({ '0_find_key': name }, '$T{other}'))).toEqual([`${KNOWN} ${AT}`]);
    }
    const broken = JSON.parse(roomWithExpression('$T{find_key}')) as { quests: JsonObject };
    broken.quests[FIND_KEY] = null;
    broken.quests[FIND_KEY_COMPLETED] = null;
    expect(own(JSON.stringify(broken))).toEqual([]);
  });

  test('reports nothing, like the other rule, in a file without a quests section, and not with an empty one', () => {
    const without = (quests: JsonValue | undefined): string => {
      const { quests: _, ...rest } = JSON.parse(roomWithExpression('$T{0_find_key}')) as JsonObject;
      return JSON.stringify(quests === undefined ? rest : { ...rest, quests });
    };
    expect(own(without(undefined))).toEqual([]);
    expect(own(without([]))).toEqual([]);
    expect(own(without({}))).toEqual([`${KNOWN} ${AT}`]);
  });
});

describe('expressions', () => {
  test('are looked for in every string of the logic, its keys aside', () => {
    const text = withText({ a: ['$T{nowhere}', { b: '$T{0_find_key}' }], '$T{x}': 1 });
    expect(own(text)).toEqual([`${KNOWN} /logic/2#/text/a/0`, `${PREFIX} /logic/2#/text/a/1/b`]);
  });

  test('are searched for in extraData and in logic that is not a string, and nowhere else', () => {
    const text = rawRoom((snapshot) => {
      const { quests, roomItems, settings, logic } = snapshot as Record<string, Record<string, JsonObject>>;
      const value = { Tasks: [], ViewNodes: [], text: '$T{0_find_key}' };
      Object.assign(roomItems!['3']!, { extraData: JSON.stringify(value), hoverTitle: '$T{0_find_key}' });
      Object.assign(logic!, { '2': value });
      Object.assign(settings!, { roomBase: '$T{0_find_key}' });
      for (const entry of Object.values(quests!)) entry.ExtraText = '{"QT":"$T{0_find_key}"}';
    });
    expect(own(text)).toEqual([`${PREFIX} /roomItems/3/extraData#/text`, `${PREFIX} /logic/2/text`]);
  });

  test('are found at their exact bytes behind characters of any length, and in escapes', () => {
    for (const before of ['ä', '€', '😀', '\ud83d', '\n"\\', '\u0000']) {
      const text = withText(`${before}$T{0_find_key}${before}`);
      expect(own(text)).toEqual([`${PREFIX} /logic/2#/text`]);
      expect(marks(text)).toEqual(['0_find_key']);
      const ascii = text.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(own(ascii)).toEqual([`${PREFIX} /logic/2#/text`]);
      expect(marks(ascii)).toEqual(['0_find_key']);
    }
  });

  test('are found when they are spelled with escapes', () => {
    const text = withText('TEXT').replace('TEXT', '\\\\u0024\\\\u0054{0\\\\u005ffind_key}');
    expect(own(text)).toEqual([`${PREFIX} /logic/2#/text`]);
    expect(marks(text)).toEqual(['0\\\\u005ffind_key']);
    const call = withText('TEXT').replace('TEXT', 'SetTas\\\\u006b\\\\u0028\\\\u00270_find_key\\\\u0027)');
    expect(marks(call)).toEqual(['0_find_key']);
    const outside = withText('$T{0_find_key}').replace('$T{', '\\u0024T{');
    expect(marks(outside)).toEqual(['0_find_key']);
  });

  test('are found in JSON inside a string, at every level, with their exact spelling', () => {
    let value: JsonValue = { V: 'SetTask("0_find_key", "Active") && $T{nowhere}' };
    for (const level of [1, 2, 3]) {
      value = { level, inner: [JSON.stringify(value)] };
      const text = withText(JSON.stringify(value));
      const inner = `/logic/2#/text${'#/inner/0'.repeat(level)}#/V`;
      expect(own(text)).toEqual([`${PREFIX} ${inner}`, `${KNOWN} ${inner}`]);
      expect(marks(text)).toEqual(['0_find_key', 'nowhere']);
    }
  });

  test('are found once in the ExtraText of a dialogue', () => {
    const quest = {
      EntryId: 'x',
      id: 'mlh0000000000a',
      Name: '-0_hello',
      ExtraText: '{"QT":"$T{0_find_key}"}',
    };
    const text = room(({ logic }) => {
      const tasks = logic['3']!.Tasks as JsonObject[];
      tasks[0]!.Effector = {
        $type: 'DialogEffectorDisplay',
        tasksSorM: { '-0_hello': { inProgress: quest } },
      };
    });
    expect(own(text)).toEqual([
      `${PREFIX} /logic/3#/Tasks/0/Effector/tasksSorM/-0_hello/inProgress/ExtraText#/QT`,
    ]);
  });

  test('are found in a string that only begins like JSON', () => {
    expect(own(withText('{$T{0_find_key}'))).toEqual([`${PREFIX} /logic/2#/text`]);
    expect(own(withText('[1, $T{0_find_key}'))).toEqual([`${PREFIX} /logic/2#/text`]);
  });

  test('are not searched for in invalid logic', () => {
    const text = rawRoom((snapshot) => {
      (snapshot.logic as JsonObject)['2'] = '{"text":"$T{0_find_key}"';
    });
    expect(found(text)).toEqual(['logic/json-string /logic/2']);
  });

  test('are read for either rule when the other is off', () => {
    const text = roomWithExpression('$T{0_find_key} $T{nowhere}');
    for (const only of [PREFIX, KNOWN]) {
      const rules = activeRules(rulePack, settingsFor('all')).filter(({ rule }) => rule.id === only);
      expect(lintWith(rules, text).findings.map(({ rule }) => rule)).toEqual([only]);
    }
  });
});

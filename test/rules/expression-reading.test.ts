import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import type { LintResult } from '../../src/lint/result.js';
import { mayNameQuests, readQuestNames } from '../../src/snapshot/read-expression.js';
import { expression as roomWithExpression } from '../example-changes.js';
import { lintWith, marksOf, settingsFor, toBytes } from '../lint-example.js';
import { CUT_OFF } from './cut-off-expressions.js';

const names = (text: string): string[] =>
  readQuestNames(text).map(({ by, name, literal }) => `${by} ${name}${literal ? '' : ' ?'}`);
const spans = (text: string): string[] =>
  readQuestNames(text).map(({ start, end }) => text.slice(start, end));

describe('the names of quests in an expression', () => {
  test.each([
    ['$T{a}', ['$T{} a']],
    ['$TN{a b_c-ä}', ['$TN{} a b_c-ä']],
    ['$T{ a }', ['$T{} a']],
    ['$T{\'a\'}$T{"b"}', ['$T{} a', '$T{} b']],
    ["$T{'}", ["$T{} '"]],
    ["$T{a'}", ["$T{} a'"]],
    ['$T{}', ['$T{} ']],
    ["SetTask('a')", ['SetTask() a']],
    ['SetTask("a", x)', ['SetTask() a']],
    ["SetTask( 'a' ;x)", ['SetTask() a']],
    ["SetTask('it\\'s', 1)", ["SetTask() it's"]],
    ['SetTask("it\'s", 1)', ["SetTask() it's"]],
    ["SetTask('a, b)', 1)", ['SetTask() a, b)']],
    ["SetTask(' a ', 1)", ['SetTask()  a ']],
    ['SetTask(a b, 1)', ['SetTask() a b ?']],
    ["SetTask('|a|', 1)", ['SetTask() |a| ?']],
    ["SetTask('$N{a}', 1)", ['SetTask() $N{a} ?']],
    ["OnChange('a','b')", ['OnChange() a']],
    ["OnChange('a', == 'Active')", ['OnChange() a']],
    ["!SetTask('a')+OnChange('b')*$T{c}", ['SetTask() a', 'OnChange() b', '$T{} c']],
    ["SetTask('$T{a}')", ['SetTask() $T{a} ?', '$T{} a']],
    ["if($T{a}==SetTask('b'),1)", ['$T{} a', 'SetTask() b']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(mayNameQuests(text)).toBe(true);
  });

  test.each([
    '$T{a',
    '$T{a{b}',
    '$t{a}',
    '$N{a}',
    '$T {a}',
    "SetTask('a'",
    "SetTask('a\\')",
    "SetTask('a'+'b')",
    "SetTask('a' == 1)",
    "SetTask('a''b')",
    "SetTask ('a')",
    'SetTask(f(a))',
    'SetTask(a',
    "xSetTask('a')",
    "_OnChange('a')",
    "éOnChange('a')",
    "setTask('a')",
    'OnChange(a)',
    'OnChange()',
    "OnChange('coins', >= 10.0)",
    "OnChange('coins','>= 10')",
    "OnChange('coins' ; == -1.0)",
  ])('are not in %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('have their exact positions', () => {
    expect(spans("😀SetTask('0_a', $T{ b }) $T{'c'} SetTask( d )")).toEqual(['0_a', 'b', 'c', 'd']);
    expect(spans("SetTask('it\\'s', 1)")).toEqual(["it\\'s"]);
    expect(spans("1+$TN{  }+OnChange( '' )")).toEqual(['$TN{  }', "OnChange( ''"]);
  });

  test('are ruled out at a glance', () => {
    for (const text of [
      '',
      '{"$type":"X"}',
      'SetTask',
      '$T',
      '(SetTask)',
      'caf\\u00e9',
      '\\u0001',
      '$Time',
      'On(Change)',
    ])
      expect(mayNameQuests(text)).toBe(false);
    for (const text of ['\\u0024T{a}', 'SetTas\\u006b(', '\\\\u0041', '(SetTask(', '$TN'])
      expect(mayNameQuests(text)).toBe(true);
  });

  const times = (text: string): string => text.repeat(Math.ceil(20_000 / text.length));
  test.each(CUT_OFF)('none are read from thousands of %j', (piece) => {
    const found = [
      times(piece),
      `SetTask('${times(piece)}`,
      `$T{${times(piece)}`,
      `SetTask(${times(piece)}`,
    ].map((text) => {
      mayNameQuests(text);
      return readQuestNames(text).length;
    });
    expect(found[0]).toBe(0);
  });
});

describe('hostile expressions', () => {
  const lint = (text: string): LintResult => {
    const rules = activeRules(rulePack, settingsFor('recommended')).filter(({ rule }) =>
      rule.id.startsWith('expression/'),
    );
    return lintWith(rules, text);
  };

  test('thousands of findings in one string are all reported, each at its place', () => {
    const text = roomWithExpression('ä$T{0_find_key}'.repeat(1_000));
    const { findings, crashes } = lint(text);
    expect(crashes).toEqual([]);
    expect(findings).toHaveLength(1_000);
    const [first, last] = [findings[0]!, findings.at(-1)!];
    expect([marksOf(text, first), marksOf(text, last)]).toEqual(['0_find_key', '0_find_key']);
    expect(last.start.offset - first.start.offset).toBe(999 * toBytes('ä$T{0_find_key}').length);
  });

  test('thousands of different unknown names are all reported', () => {
    const expression = Array.from({ length: 2_000 }, (_, index) => `$T{find_kez${index}}`).join('');
    const { findings } = lint(roomWithExpression(expression));
    expect(findings).toHaveLength(2_000);
    expect(findings[0]?.message).toContain('did you mean "find_key"?');
  });

  test('thousands of quests hide no unknown name', () => {
    const room = JSON.parse(
      roomWithExpression(Array.from({ length: 100 }, (_, at) => `$T{x${at}}`).join('')),
    ) as { quests: JsonObject };
    for (let index = 0; index < 2_000; index++)
      room.quests[`q${index}`] = { Name: `${index}_quest_${index}` };
    expect(lint(JSON.stringify(room)).findings).toHaveLength(100);
  });

  test('strings in strings are followed as deep as they go, and no deeper than JSON may be nested', () => {
    let value = '$T{0_find_key}';
    for (let level = 0; level < 10; level++)
      value = `${'['.repeat(250)}${JSON.stringify(value)}${']'.repeat(250)}`;
    const about = (text: string) =>
      lint(roomWithExpression(text)).findings.filter(({ rule }) => rule !== 'expression/syntax');
    const deep = lint(roomWithExpression(value));
    expect(deep.crashes).toEqual([]);
    expect(about(value).map(({ embedded }) => embedded.length)).toEqual([11]);
    const tooDeep = `${'['.repeat(20_000)}"$T{0_find_key}"${']'.repeat(20_000)}`;
    expect(about(tooDeep).map(({ embedded }) => embedded.length)).toEqual([1]);
    expect(about('[{"$T{":'.repeat(10_000))).toEqual([]);
  });
});

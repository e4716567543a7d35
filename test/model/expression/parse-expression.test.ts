import { describe, expect, test } from 'vitest';
import { tryJsonParse } from '../../../src/bytes/json/parse-json.js';
import { type ExpressionNode, nodesOf, partsOf } from '../../../src/model/expression/node.js';
import { parseExpression } from '../../../src/model/expression/parse-expression.js';
import { mayNameQuests, readQuestNames } from '../../../src/model/snapshot/read-expression.js';
import { PAGES } from '../../cases/pages.js';
import { spread } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

/** Beginnings and parts of expressions that name no quest. */
const CUT_OFF =
  "$T{|$TN{|$T{a|$T|SetTask('|SetTask(\"|SetTask('SetTask(\"|SetTask('\\|SetTask('\\'|SetTask(|SetTask( |SetTask('a' |" +
  "OnChange('|SetTask|SetTask('a'OnChange(|{|(|\\u00| ";

/** The structure with brackets around each operation. */
function shape(node: ExpressionNode): string {
  switch (node.kind) {
    case 'operation':
      return `(${node.operands.map((each, index) => (index === 0 ? '' : ` ${node.operators[index - 1]?.text} `) + shape(each)).join('')})`;
    case 'prefix':
      return `(${node.operators.map(({ text }) => text).join(' ')} ${shape(node.operand)})`;
    case 'choice':
      return `(${node.branches.map(({ condition, value }) => `${shape(condition)} ? ${shape(value)} : `).join('')}${shape(node.otherwise)})`;
    case 'group':
      return `[${node.parts.map(shape).join(', ')}]`;
    case 'call':
      return `${node.name}(${node.arguments.map(shape).join(', ')})`;
    case 'on-change':
      return `OnChange(${node.arguments.map(({ string }) => string?.value ?? '…').join(', ')})`;
    case 'read':
      return `$${node.letters}{${node.name}}`;
    case 'number':
      return String(node.value);
    case 'string':
      return JSON.stringify(node.value);
    default:
      return node.name;
  }
}

test.each(valueRows<[string, string]>('model/expression/tables.md', 'Precedence'))(
  'an expression is put together by precedence: %s',
  (text, expected) => {
    const parsed = parseExpression(text);
    expect(parsed.kind === 'expression' && shape(parsed.root)).toBe(expected);
  },
);

test('every expression of a page has each part at its place, also where it ends early or lacks a character', () => {
  const values = PAGES.flatMap(({ markdown }) => [...markdown.matchAll(/"V": ?("(?:[^"\\\n]|\\.)*")/g)]);
  const texts = [
    ...new Set(
      values.map(([, quoted = '""']) => tryJsonParse(quoted)).filter((each) => typeof each === 'string'),
    ),
  ];
  expect(texts.length).toBeGreaterThan(100);
  for (const text of spread(texts, 40))
    for (let at = 0; at <= text.length; at++)
      for (const cut of at === text.length
        ? [text]
        : [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]) {
        const parsed = parseExpression(cut);
        const inside = ({ start, end }: { start: number; end: number }, from: number, to: number): void => {
          if (start < from || end < start || end > to) expect.fail(`${start} to ${end} of ${cut}`);
        };
        if (parsed.kind === 'fault') inside(parsed.fault, 0, cut.length);
        else
          for (const node of nodesOf(parsed.root))
            for (const part of partsOf(node)) inside(part, node.start, node.end);
      }
});

test.each([
  ['brackets', `${'('.repeat(20_000)}1.0${')'.repeat(20_000)}`, 'too-deep'],
  ['calls', 'f('.repeat(20_000), 'too-deep'],
  ['questions', 'a ? '.repeat(20_000), 'too-deep'],
  ['prefixes', `${'!'.repeat(20_000)}a`, undefined],
  ['choices', `${'a ? b : '.repeat(20_000)}c`, undefined],
])('very many %s overflow no stack', (_what, text, kind) => {
  const parsed = parseExpression(text);
  expect(parsed.kind === 'fault' ? parsed.fault.kind : undefined).toBe(kind);
});

describe('the names of quests in a text that is no expression', () => {
  test.each(
    valueRows<[string, string[]]>('model/expression/tables.md', 'Names in texts that are no expressions'),
  )('are read from %s', (text, expected) => {
    const names = [...readQuestNames(text)].map(
      ({ by, name, literal }) => `${by} ${name}${literal ? '' : ' ?'}`,
    );
    expect(names).toEqual(expected);
    if (expected.length > 0) expect(mayNameQuests(text)).toBe(true);
  });

  test('have their exact positions', () => {
    const text = "😀SetTask('0_a', $T{ b }) $T{'c'} SetTask( d ) SetTask('it\\'s', 1)";
    const spans = [...readQuestNames(text)].map(({ start, end }) => text.slice(start, end));
    expect(spans).toEqual(['0_a', 'b', 'c', 'd', "it\\'s"]);
  });

  test('are ruled out at a glance, and none are read from thousands of beginnings', () => {
    for (const text of ['', '{"$type":"X"}', 'SetTask', '$T', 'caf\\u00e9', '$Time', 'On(Change)'])
      expect([text, mayNameQuests(text)]).toEqual([text, false]);
    for (const text of ['\\u0024T{a}', 'SetTas\\u006b(', '\\\\u0041', '(SetTask(', '$TN'])
      expect([text, mayNameQuests(text)]).toEqual([text, true]);
    for (const piece of CUT_OFF.split('|')) expect([...readQuestNames(piece.repeat(2_000))]).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { type ExpressionNode, nodesOf, partsOf } from '../../src/expression/node.js';
import { parseExpression } from '../../src/expression/parse-expression.js';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { ACCEPTED, PUBLISHED } from './accepted.js';

const faultOf = (text: string): string => {
  const parsed = parseExpression(text);
  if (parsed.kind === 'expression') return '';
  const { fault } = parsed;
  return `${fault.kind} at ${fault.start}: ${text.slice(fault.start, fault.end)}`;
};
const rootOf = (text: string): ExpressionNode => {
  const parsed = parseExpression(text);
  if (parsed.kind === 'fault') throw new Error(faultOf(text));
  return parsed.root;
};
/** The structure with brackets around each operation. */
const shape = (node: ExpressionNode): string => {
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
};

describe('an expression', () => {
  test.each([...ACCEPTED])('is accepted: %s', (text) => {
    expect(faultOf(text)).toBe('');
  });

  test.each(PUBLISHED)('of a published room is read: %s', (text, expected) => {
    expect(shape(rootOf(text))).toBe(expected);
  });

  test.each([
    ['a || b && c == d + e * f', '(a || (b && (c == (d + (e * f)))))'],
    ['a - b - c + d', '(a - b - c + d)'],
    ['a * b + c * d', '((a * b) + (c * d))'],
    ['not a and !b OR c', '(((not a) and (! b)) or c)'],
    ['- -a ** 2', '((- - a) ** 2)'],
    ["a not in ('x', 'y')", '(a not in ["x", "y"])'],
    ['a ? b : c ? d : e', '(a ? b : c ? d : e)'],
    ['a ? b ? c : d : e', '(a ? (b ? c : d) : e)'],
    ["OnChange( 'q' , 'Active' ; x > 1.0)", 'OnChange(q, Active, …)'],
    ["f('a\\'b\\\\', $T{ door })", 'f("a\'b\\\\", $T{door})'],
    ["[Players] + {x} + '\\n'", '(Players + x + "\\n")'],
  ])('is put together by precedence: %s', (text, expected) => {
    expect(shape(rootOf(text))).toBe(expected);
  });

  test('gives each node its place', () => {
    for (const text of ACCEPTED) {
      for (const node of nodesOf(rootOf(text))) {
        expect(node.end).toBeGreaterThan(node.start);
        for (const part of partsOf(node)) {
          expect(part.start).toBeGreaterThanOrEqual(node.start);
          expect(part.end).toBeLessThanOrEqual(node.end);
        }
        if (node.kind === 'read') expect(text.slice(node.nameStart, node.nameEnd)).toBe(node.name);
        if (node.kind === 'call') expect(text.slice(node.start, node.end)).toMatch(/^\w+\s*\([\s\S]*\)$/);
      }
    }
  });

  test.each([
    ["SetTask('a, 'Active', 0.0)", "unclosed-quote at 8: '"],
    ["SetTask('a', 'Active, 0.0)", "unclosed-quote at 13: '"],
    ["if($T{a} == 'Active', SetTask('b', 'Active', 0.0), 0.0", 'unclosed-bracket at 2: ('],
    ["if(($T{a} == 'Active', 1.0, 0.0)", 'unclosed-bracket at 2: ('],
    ["OnChange('a', ('Active')", 'unclosed-bracket at 8: ('],
    ['f(1.0))', 'extra-bracket at 6: )'],
    ["if($T{a == 'Active', 1.0, 0.0)", 'unclosed-brace at 3: $T{'],
    ['f([Players)', 'unclosed-brace at 2: ['],
    ['TN{a} > 1.0', 'no-dollar at 0: TN'],
    ["f('a' 'b')", "no-operator at 6: 'b'"],
    ['f(1.0) g(2.0)', 'no-operator at 7: g'],
    ['f(a,, b)', 'empty-argument at 4: ,'],
    ['f(a, )', 'empty-argument at 3: ,'],
    ['( )', 'no-value at 2: )'],
    ['1.0 +', 'no-value at 5: '],
    ['a ? b', 'no-value at 5: '],
    ['a => b', 'operator at 2: =>'],
    ['  ', 'empty at 0:   '],
    ['// nothing', 'empty at 0: // nothing'],
    ['$Q{a}', 'unknown-read at 0: $Q{a}'],
    ['“a”', 'curly-quotes at 0: “'],
  ])('has its first fault reported: %s', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });
});

/** Expressions of the examples of all rules, with those that are accepted. */
const EXAMPLES: readonly string[] = [
  ...new Set([
    ...ACCEPTED,
    ...PUBLISHED.map(([text]) => text),
    ...roomsOf(RULE_PAGES).flatMap(({ bytes }) =>
      [
        ...Buffer.from(bytes)
          .toString()
          .matchAll(/\\"V\\":\\"((?:[^\\]|\\\\\\.)*)\\"/g),
      ].map(([, inside = '']) => inside),
    ),
  ]),
];

describe('the parser', () => {
  test('takes every beginning of an example, and each without one of its characters', () => {
    for (const text of EXAMPLES) {
      for (let at = 0; at <= text.length; at++) {
        for (const cut of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]) {
          const parsed = parseExpression(cut);
          if (parsed.kind === 'expression') continue;
          const { start, end } = parsed.fault;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(cut.length);
        }
      }
    }
    expect(EXAMPLES.length).toBeGreaterThan(50);
  });

  test('finds a bracket, quote or brace that is missing', () => {
    const missed = ACCEPTED.flatMap((text) =>
      [...text.matchAll(/[()'{}]/g)]
        .map(({ index }) => text.slice(0, index) + text.slice(index + 1))
        .filter((cut) => parseExpression(cut).kind === 'expression'),
    );
    // What is left has another meaning: `!$N{a}` for `!($N{a})`, or a name in braces that is a parameter.
    expect(missed.length).toBeLessThan(12);
  });

  const MEGABYTE = 1_000_000;
  const filled = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length));
  test.each([
    ['one long chain', `${filled('a + ')}a`, ''],
    ['calls', `${filled("SetTask('a', 'Active', 0.0) + ")}1.0`, ''],
    ['prefixes', `${filled('!')}a`, ''],
    ['choices', `${filled('a ? b : ')}c`, ''],
    ['nested brackets', `${'('.repeat(100_000)}1.0${')'.repeat(100_000)}`, 'too-deep'],
    ['nested calls', 'f('.repeat(100_000), 'too-deep'],
    ['open questions', filled('a ? '), 'too-deep'],
    ['brackets in OnChange', `OnChange${filled('(')}`, 'unclosed-bracket'],
    ['open reads', filled('$T{'), 'unclosed-brace'],
    ['quotes', `${filled("''")}'`, 'no-operator'],
    ['strings with words after them', filled("'a'b"), 'unclosed-quote'],
    ['comments', filled('/*a*/'), 'empty'],
    ['dollars', filled('$a'), 'lone-dollar'],
  ])('reads a megabyte of %s in linear time', (_, text, kind) => {
    const begin = performance.now();
    const parsed = parseExpression(text);
    expect(performance.now() - begin).toBeLessThan(15_000);
    expect(parsed.kind === 'fault' ? parsed.fault.kind : '').toBe(kind);
  });
});

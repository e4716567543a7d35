import { describe, expect, test } from 'vitest';
import { openedMessage, syntaxMessage } from '../../rules/wording/syntax-message.js';
import type { SyntaxFault } from '../../src/json/syntax/syntax-fault.js';
import { byteOffset } from '../../src/text/span.js';

/* What is said of a fault that is marked by « and » in a text. */

type Kind = SyntaxFault['kind'];
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function said(kind: Kind, marked: string, more: Partial<SyntaxFault> = {}, depth = 0): string {
  const [before = '', inside = '', after = ''] = marked.split(/[«»]/);
  const start = encode(before).length;
  const span = { start: byteOffset(start), end: byteOffset(start + encode(inside).length) };
  return syntaxMessage({ kind, span, ...more }, encode(before + inside + after), depth);
}

describe('a fault is named by what is there', () => {
  test.each<[kind: Kind, text: string, message: string]>([
    ['empty', '«»', 'the file is empty: a snapshot starts with { and ends with }'],
    ['empty', '«» \n', 'the file holds only white space: a snapshot starts with { and ends with }'],
    ['empty', '«»//', 'there is no value here: a snapshot starts with { and ends with }'],
    ['mismatched-bracket', '{"a": «]»', '] has no opening bracket: add [ before it'],
    ['mismatched-bracket', '["a":\n «}»', '} has no opening bracket: add { before it'],
    ['mismatched-bracket', '«]»', '] has no opening bracket: remove it, or add the opening bracket'],
    ['text-after-value', '{}«}»', '} is one too many: remove it, or an earlier one that closes too soon'],
    ['text-after-value', '[]«]»', '] is one too many: remove it, or an earlier one that closes too soon'],
    [
      'text-after-value',
      '{}«,»',
      'a comma follows the end of the JSON: remove it, or the bracket before it that closes too soon',
    ],
    ['text-after-value', '"a"«:» 1', 'a key and its value are outside braces: put { and } around them'],
    [
      'text-after-value',
      '{}«{}}»',
      'more text follows the end of the JSON: remove it, or merge it into what comes before',
    ],
    [
      'unclosed-string',
      '["a«»',
      'this string has no closing quote: add " at its end, or restore the part that was cut off',
    ],
    ['unclosed-string', '["a«»]', 'this string has no closing quote: add " at its end'],
    ['control-character', '"«\t»"', 'a tab is not allowed inside a string: write \\t instead'],
    ['control-character', '"«\bb»"', 'a backspace is not allowed inside a string: write \\b instead'],
    ['control-character', '"«\f»"', 'a form feed is not allowed inside a string: write \\f instead'],
    [
      'control-character',
      '"«\u0001»"',
      'the control character U+0001 is not allowed inside a string: write \\u0001 instead',
    ],
    [
      'bad-escape',
      '"«\\u12»"',
      '\\u12 is incomplete: write four hexadecimal digits after \\u, as in \\u00e9',
    ],
    ['bad-escape', '"«\\“»"', '\\“ is not a valid escape: write \\" for a quote'],
    ['bad-escape', "«\\'»", "\\' is not a valid escape: write ' without the backslash"],
    ['bad-escape', '«\\x“»', '\\x“ is not a valid escape: write \\\\ for a backslash'],
    ['unquoted-key', '{«a"»: 1}', 'this key has no opening quote: add " before it'],
    ['unquoted-key', '{«a»: 1}', 'the key a has no quotes: write "a"'],
    ['unquoted-text', '[«a"»]', 'this string has no opening quote: add " before it'],
    ['unquoted-text', '[«a»]', 'a has no quotes: put it in double quotes if it is a string'],
    ['not-a-number', '{"a":«NaN»}', 'NaN does not exist in JSON: write a number, or remove the member'],
    ['not-a-number', '[«NaN»]', 'NaN does not exist in JSON: write a number'],
    ['other-language-literal', '[«True»]', 'True does not exist in JSON: write true'],
    ['other-language-literal', '[«NIL»]', 'NIL does not exist in JSON: write null'],
    ['other-language-literal', '[«void»]', 'void does not exist in JSON: remove it, or write a value'],
    [
      'other-language-literal',
      '{"a": «void»}',
      'void does not exist in JSON: remove the member, or write a value',
    ],
    ['single-quotes', `{«'a'»: 'b "c"'}`, 'JSON needs double quotes: write "a": "b \\"c\\""'],
    ['single-quotes', `{«'a'»: 'é\\n'}`, 'JSON needs double quotes: write "a": "é\\n"'],
    ['single-quotes', `[«'it\\'s'», 'b']`, `JSON needs double quotes: write "it's"`],
    ['not-json', '«x»', 'this is not JSON: a snapshot starts with { and ends with }'],
  ])('%s in %j', (kind, text, message) => {
    expect(said(kind, text)).toBe(message);
  });

  test.each<[belongs: SyntaxFault['belongs'], text: string, message: string]>([
    ['value', '[«&»]', 'this is not JSON: & is where a value belongs'],
    ['key', '{«&»}', 'this is not JSON: & is where a key in double quotes belongs'],
    ['colon', '{"a"«&»}', 'this is not JSON: & is where a colon belongs'],
    ['comma', '[1«&»]', 'this is not JSON: & is where a comma or a closing bracket belongs'],
    ['value', '[«\u2003»1]', 'this is not JSON: the invisible character U+2003 is where a value belongs'],
  ])('and by the %s that belongs there: %j', (belongs, text, message) => {
    expect(said('not-json', text, belongs && { belongs })).toBe(message);
  });

  test('by the bracket that was opened', () => {
    const opened = { start: byteOffset(0), end: byteOffset(1) };
    const list = '[1«»';
    expect([said('cut-off', list, { opened }), said('cut-off', list)]).toEqual([
      'the JSON ends inside a list: add the missing ], or restore the part that was cut off',
      'the JSON ends inside an object: add the missing }, or restore the part that was cut off',
    ]);
    expect(said('missing-bracket', list, { opened })).toBe(
      'a ] and a comma are missing: add them before this',
    );
    expect(said('missing-bracket', '{"a"«»', { opened })).toBe(
      'a } and a comma are missing: add them before this',
    );
    expect(said('mismatched-bracket', '[1«}»', { opened })).toBe(
      '} does not close [: add ] before it, or write ] instead',
    );
    expect(said('mismatched-bracket', '{"a":«]»', { opened })).toBe(
      '] does not close {: add } before it, or write } instead',
    );
  });

  test('and its opening bracket by how it is known', () => {
    const span = { start: byteOffset(0), end: byteOffset(0) };
    const messageOf = (kind: Kind, more: Partial<SyntaxFault> = {}): string =>
      openedMessage({ kind, span, ...more });
    expect([
      messageOf('cut-off'),
      messageOf('missing-bracket'),
      messageOf('extra-bracket'),
      messageOf('cut-off', { byIndentation: true }),
    ]).toEqual([
      'opened here and never closed',
      'opened here and never closed',
      'opened here',
      'opened here and never closed, judging by the indentation below',
    ]);
  });

  test('by the string that holds it', () => {
    const quotes = ' is not escaped: write \\" for it';
    const messageAt = (...path: string[]): string => said('unescaped-json-quote', '«"»', { path });
    expect(messageAt()).toBe(`a quote in this string${quotes}`);
    expect(messageAt('logic', '2')).toBe(`a quote in the logic of item "2"${quotes}`);
    expect(messageAt('x', 'logic', '2')).toBe(`a quote in the string at key "2"${quotes}`);
    expect(messageAt('roomItems', '2', 'extraData')).toBe(`a quote in the extraData of item "2"${quotes}`);
    expect(messageAt('roomItems', 'extraData')).toBe(`a quote in extraData${quotes}`);
    expect(messageAt('my key')).toBe(`a quote in the string at key "my key"${quotes}`);
    expect(messageAt('key 2')).toBe(`a quote in the string at key "key 2"${quotes}`);
  });
});

test('what a message says to write is escaped for each string around it', () => {
  const written = (depth: number): string => said('unescaped-quote', '"a«"»', {}, depth);
  const quote = 'for a quote that is part of the string';
  expect([0, 1, 2].map(written)).toEqual([
    `this quote ends the string too early: write \\" ${quote}`,
    `this quote ends the string too early: write \\\\\\" ${quote}`,
    `this quote ends the string too early: write \\\\\\\\\\\\\\" ${quote}`,
  ]);
  expect(said('not-json', '«x»', {}, 1)).toBe(
    'this is not JSON: a JSON object starts with { and ends with }',
  );
});

test('parts of the file are cut after 40 characters, and control characters are made visible', () => {
  const cut = (length: number): string => said('unquoted-text', `«${'x'.repeat(length)}»`);
  const advice = ' has no quotes: put it in double quotes if it is a string';
  expect([cut(40), cut(41)]).toEqual([`${'x'.repeat(40)}${advice}`, `${'x'.repeat(40)}…${advice}`]);
  expect(said('unquoted-text', '«a\u0007»')).toBe(`a\\u0007${advice}`);
});

import { expect, test } from 'vitest';
import { retryAfter } from '../../../src/world/api/requester.js';
import { refusalWords } from '../../../src/world/api/service-error.js';
import { tableRows, valueRows } from '../../table-rows.js';

const KEY = 'personal-access-key-0001';
const XS = 'x'.repeat(190);

/* What a response says, in pure functions: why it refuses, and how long to wait. */

const LISTED = tableRows('world/api/refusals.md').map(
  ({ cells: [body = '', said = ''] }): [body: string, said: string] => [body, said],
);
test.each<[body: string, said: string]>([
  ...LISTED,
  ['two\n lines\u001b[31m', 'two lines\\u001b[31m'],
  [`{"message":"your key ${KEY} is wrong"}`, 'your key *** is wrong'],
  [`{"errors":[{"message":"${XS} ${KEY}"}]}`, `${XS} ***`],
  ['x'.repeat(100_000), `${'x'.repeat(200)}…`],
  [`${'{"message":'.repeat(5000)}"deep"${'}'.repeat(5000)}`, 'deep'],
  ['', ''],
])('a refusal is repeated in the words of the service: %#', (body, said) => {
  const failure = { kind: 'refused', reason: 'refused', mayBeDone: false, status: 400, body } as const;
  const words = said === '' ? '' : `; the service says "${said}"`;
  expect(refusalWords(failure, {}, (text) => text.replaceAll(KEY, '***'))).toBe(`refused${words}`);
});
test.each<readonly [Readonly<Record<string, string>>, number | undefined]>([
  ...valueRows<readonly [Readonly<Record<string, string>>, number | undefined]>(
    'world/api/tables.md',
    'When to try again',
  ),
  ...['-5', '1.5', 'soon', 'Thu, 01 Jan 2026 00:00:30 GMT', '', '9'.repeat(40), '9'.repeat(400)].map(
    (text): [Record<string, string>, undefined] => [{ 'retry-after': text }, undefined],
  ),
])('%j asks for %s milliseconds', (headers, expected) => {
  expect(retryAfter(new Headers(headers))).toBe(expected);
});

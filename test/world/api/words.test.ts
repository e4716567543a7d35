import { expect, test } from 'vitest';
import { serviceWords } from '../../../src/world/api/service-error.js';
import { tableRows } from '../../table-rows.js';

const KEY = 'personal-access-key-0001';
const XS = 'x'.repeat(190);

test.each<[body: string, said: string]>([
  ...tableRows('world/api/refusals.md').map(({ cells: [body = '', said = ''] }): [string, string] => [
    body,
    said,
  ]),
  ['two\n lines\u001b[31m', 'two lines\\u001b[31m'],
  [`{"message":"your key ${KEY} is wrong"}`, 'your key *** is wrong'],
  [`{"errors":[{"message":"${XS} ${KEY}"}]}`, `${XS} ***`],
  ['x'.repeat(100_000), `${'x'.repeat(200)}…`],
  [`${'{"message":'.repeat(5000)}"deep"${'}'.repeat(5000)}`, 'deep'],
  ['', ''],
])('a refusal is repeated in the words of the service: %#', (body, said) => {
  expect(serviceWords(body, (text) => text.replaceAll(KEY, '***'))).toBe(said);
});

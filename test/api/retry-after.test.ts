import { expect, test } from 'vitest';
import { retryAfter } from '../../src/api/retry-after.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const DATE = 'Thu, 01 Jan 2026 00:00:30 GMT';

test.each<readonly [Readonly<Record<string, string>>, number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': ' 120 ' }, 120_000],
  [{ 'retry-after': DATE }, 30_000],
  // The clock here is an hour late, or ahead: only the two dates of the service count.
  [{ 'retry-after': DATE, date: 'Thu, 01 Jan 2026 00:00:10 GMT' }, 20_000],
  [{ 'retry-after': DATE, date: 'Thu, 01 Jan 2026 01:00:00 GMT' }, 0],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '1.5' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '2026' }, 2_026_000],
  [{ 'retry-after': '2026-01-01' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '9'.repeat(40) }, undefined],
  [{ 'retry-after': '9'.repeat(400) }, undefined],
])('%j asks for %s milliseconds', (headers, expected) => {
  expect(retryAfter(new Headers(headers), NOW)).toBe(expected);
});

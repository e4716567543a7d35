import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { LocatedFinding } from '../../src/lint/located-finding.js';
import { roomlint } from './run-roomlint.js';

/** A config, and a baseline and a report of these two files, as version 0.1.0 reads and writes them. */
const cwd = fileURLToPath(new URL('of-0.1.0', import.meta.url));
const read = (name: string): Report =>
  JSON.parse(readFileSync(new URL(`of-0.1.0/${name}`, import.meta.url), 'utf8')) as Report;

interface Report {
  readonly files: readonly { readonly findings: readonly LocatedFinding[] }[];
}

/** Every path to a member of a value, without the positions in lists. */
function members(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => members(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => [
    `${path}.${key}`,
    ...members(held, `${path}.${key}`),
  ]);
}

test('a baseline of 0.1.0 still knows every error', async () => {
  const names = ['everything.json', 'garden-broken.json'];
  const { code, out, err } = await roomlint(
    ['check', '--no-config', '--quiet', '--baseline', 'baseline.json', ...names],
    { cwd },
  );
  expect(out).toMatch(/^(?:no errors|[^\n]*warnings?) in 2 files\n$/);
  expect(err).toContain('known findings left out');
  expect(code).toBe(0);
});

test('a config of 0.1.0 is still read', async () => {
  const { code, err } = await roomlint(['check', '--config', 'roomlint.config.json', 'everything.json'], {
    cwd,
  });
  expect({ code, err }).toEqual({ code: 1, err: '' });
});

test('a program that reads reports of 0.1.0 finds every member, and the fingerprint of every finding that is still reported', async () => {
  const { out } = await roomlint(
    ['check', '--no-config', '--preset', 'all', '--format', 'json', 'everything.json'],
    { cwd },
  );
  const [before, now] = [read('report.json'), JSON.parse(out) as Report];
  expect(new Set(members(now))).toEqual(
    new Set([...members(before), '.passedOver', '.files[].findings[].url', '.files[].findings[].kind']),
  );
  const key = ({ rule, pointer, embedded }: LocatedFinding): string => [rule, pointer, ...embedded].join(' ');
  const prints = new Map(now.files[0]?.findings.map((finding) => [key(finding), finding.fingerprint]));
  const compared = before.files[0]?.findings.filter((finding) => prints.has(key(finding))) ?? [];
  expect(compared.length).toBeGreaterThan(10);
  for (const finding of compared) expect(prints.get(key(finding))).toBe(finding.fingerprint);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { pagePath, rulePage } from '../../src/report/rule-page.js';
import { expectedOf } from '../lint-example.js';
import { literalsOf } from './literals.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the rule pack', () => {
  const all = [...rulePack.values()];

  test('has every rule of a family that lies in its folder, and no rule twice', () => {
    const ids = sources(`${root}rules`).flatMap((file) => {
      const rule = /^export default \w+\(\{$[\s\S]*?^ {2}id: '([^']+)'/m.exec(readFileSync(file, 'utf8'));
      return rule?.slice(1) ?? [];
    });
    expect(all.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('has an example for every message that a rule can give', () => {
    const shown = all.flatMap((rule) => rule.examples().bad.flatMap(expectedOf));
    const missing = sources(`${root}rules`).flatMap((file) =>
      literalsOf(withoutExamples(readFileSync(file, 'utf8')))
        .filter(isMessage)
        .filter(({ parts }) => !shown.some(({ message }) => saysAll(message, parts)))
        .map(({ parts }) => `${file.slice(root.length)}: ${parts.join('…')}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(all.map(({ id }) => id))('documents %s on a page that is up to date', (id) => {
    const rule = rulePack.get(id);
    const page = readFileSync(`${root}docs/rules/${pagePath(id)}`, 'utf8');
    expect(rule && rulePage(rule)).toBe(page);
  });

  test('has a page for each rule, a row in the index, and no page or row too many', () => {
    const pages = sources(`${root}docs/rules`, '.md').map((path) =>
      path.slice(`${root}docs/rules/`.length, -3),
    );
    const ids = all.map(({ id }) => id);
    expect(pages.filter((page) => page !== 'README').sort()).toEqual([...ids].sort());
    const index = readFileSync(`${root}docs/rules/README.md`, 'utf8');
    const rows = [...index.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, id]) => id);
    expect(rows).toEqual(ids);
  });

  test.each(
    all.flatMap(({ id, options = {} }) => Object.keys(options).map((option) => [id, option] as const)),
  )('has an example of %s with the option %s', (id, option) => {
    const examples = rulePack.get(id)?.examples();
    const given = [...(examples?.good ?? []), ...(examples?.bad ?? [])].filter(
      ({ options }) => options !== undefined && Object.hasOwn(options, option),
    );
    expect(given.length).toBeGreaterThan(0);
  });
});

function sources(folder: string, ending = '.ts'): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !/example/.test(path))
    .sort();
}

function withoutExamples(source: string): string {
  return source.replace(/\n {2}examples: \(\) => \(\{[\s\S]*?\n {2}\}\),/, '');
}

/** Whether a string is a message: what is wrong, a colon, what to do. Its field tells others apart. */
function isMessage({ parts, before }: { parts: readonly string[]; before: string }): boolean {
  const text = parts.join('…');
  if (!/\w \S+.*: \w/s.test(text) || text.startsWith('{')) return false;
  return !/(?:source|summary|why|description|title):$/.test(before);
}

function saysAll(message: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = message.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { kindNamesOf, kindsOf, levelOfKind } from '../../src/verdict/lint/kinds.js';
import { PRESETS } from '../../src/verdict/lint/pack.js';
import { casesOf } from '../../src/verdict/testing/page-cases.js';
import { RULE_PAGES, RUNNER, ruleOf } from '../cases/pages.js';
import { presetSetting } from '../lint-example.js';
import { literalsOf } from './literals.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the file itself loses at an import, and sections that an import would not find: errors without a sentence. */
const LOST_AT_IMPORT = [
  'text/duplicate-key:duplicate',
  'text/depth:too-deep',
  'logic/known-item:unknown-item',
  'snapshot/removes-all-items:empty',
  'snapshot/nothing-to-import:no-section',
  'snapshot/section-spelling:misspelled',
  'snapshot/section-spelling:misplaced',
];

describe('the rule pack', () => {
  const all = [...rulePack.values()];

  test('names kinds, none by a level, and a sentence of the documents for each that is an error', () => {
    expect(all.filter(({ kinds }) => kinds === undefined).map(({ id }) => id)).toEqual([]);
    const unfounded = new Set<string>();
    for (const rule of all)
      for (const { name: kind, sentence } of kindsOf(rule)) {
        expect(['error', 'warning', 'info', 'off']).not.toContain(kind);
        const levels = PRESETS.map((preset) => levelOfKind(rule, kind, presetSetting(preset, rule).level));
        if (sentence === undefined && levels.includes('error')) unfounded.add(`${rule.id}:${kind}`);
      }
    expect([...unfounded].sort()).toEqual(LOST_AT_IMPORT.toSorted());
  });

  test.each(all.flatMap(({ id, reveals = [] }) => reveals.map((rules) => [id, rules] as const)))(
    'says of %s that it reveals %s, which exists',
    (_id, rules) => {
      const family = rules.replace(/\*$/, '');
      expect(all.some(({ id }) => (family === rules ? id === rules : id.startsWith(family)))).toBe(true);
    },
  );

  test('has every rule of a family that lies in its folder, and no rule twice', () => {
    const rules = /^export (?:default|const \w+ =) \w+\(\{$[\s\S]*?^ {2}id: '([^']+)'/gm;
    const ids = sources(`${root}rules`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(rules)].map(([, id]) => id),
    );
    expect(all.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('has a page for each rule, a row in the index, and no page or row too many', () => {
    const ids = all.map(({ id }) => id);
    expect(RULE_PAGES.map(ruleOf).sort()).toEqual([...ids].sort());
    const index = readFileSync(`${root}rules/README.md`, 'utf8');
    expect([...index.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, id]) => id)).toEqual(ids);
  });

  test('shows every message that a rule can give on a page', () => {
    const shown = RULE_PAGES.flatMap(({ markdown }) => [
      ...markdown.matchAll(/^room\.json:\d+:\d+ \w+ (.*) \([\w/-]+\)$/gm),
    ]).map(([, message = '']) => message);
    const missing = sources(`${root}rules`).flatMap((file) =>
      literalsOf(readFileSync(file, 'utf8'))
        .filter(isMessage)
        .filter(({ parts }) => !shown.some((message) => saysAll(message, parts)))
        .map(({ parts }) => `${file.slice(root.length)}: ${parts.join('…')}`),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(RULE_PAGES.map((page) => [ruleOf(page), page] as const))(
  'the page of %s',
  (id, { markdown }) => {
    const rule = rulePack.get(id);
    const cases = casesOf(markdown);

    test.each(['Examples with findings', 'Examples without findings'])('has a room in %s', (section) => {
      const rooms = cases.filter(({ title }) => title.startsWith(section));
      const found = rooms.map(({ findings }) => findings?.content.includes(`(${id})`) ?? false);
      expect(found).toContain(section === 'Examples with findings');
    });

    test('has every kind of the rule', () => {
      const missing = new Set(rule && kindNamesOf(rule));
      const hasSeveral = missing.size > 1;
      for (const each of cases) {
        // That a page shows what is found is tested as a page: only a kind that it names is looked for.
        if (!each.findings?.content.includes(`(${id})`)) continue;
        if (hasSeveral && !each.findings.words.some((word) => missing.has(word))) continue;
        for (const finding of RUNNER.linter(each).lint(RUNNER.bytes(each)).findings)
          if (finding.rule === id) missing.delete(finding.kind);
        if (missing.size === 0) break;
      }
      expect([...missing]).toEqual([]);
    });

    test('has a fix where the rule has one', () => {
      const fixes = cases
        .flatMap(({ safeFix, unsafeFix }) => [safeFix, unsafeFix])
        .filter((each) => each !== undefined);
      if (rule?.fix !== 'none') expect(fixes.length).toBeGreaterThan(0);
    });

    test('uses every option of the rule', () => {
      const configs = cases.map(({ config }) => config?.content ?? '').join();
      expect(Object.keys(rule?.options ?? {}).filter((option) => !configs.includes(`"${option}"`))).toEqual(
        [],
      );
    });
  },
);

function sources(folder: string, ending = '.ts'): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !/example/.test(path))
    .sort();
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

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { pagePath, rulePage } from '../../src/report/rule-page.js';
import { literalsOf } from './literals.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every rule of the catalogue that needs no playing, family by family, with its level, and its level in `lenient`. */
const CATALOGUE: readonly string[] = [
  'text/encoding error',
  'text/syntax error',
  'text/size error',
  'text/near-size-limit warning',
  'text/duplicate-key error',
  'text/unsafe-number warning',
  'text/lone-surrogate warning',
  'text/depth error',
  'text/secret warning',
  'schema error',
  'item/expected-fields warning',
  'snapshot/unknown-section info',
  'snapshot/nothing-to-import warning',
  'snapshot/removes-all-items error',
  'snapshot/removes-all-quests info off',
  'snapshot/logic-without-items warning',
  'item/parent-exists warning',
  'item/parent-cycle error',
  'item/unit-rotation warning',
  'item/logic-key-clash info',
  'logic/json-string error',
  'logic/known-item error',
  'logic/expected-keys info off',
  'logic/field-types warning off',
  'settings/extra-data-json error',
  'quest/pair-complete error',
  'quest/pair-symmetry error',
  'quest/completed-only-fields error',
  'quest/id-matches-key error',
  'quest/id-format error',
  'quest/entry-id-uuid error',
  'quest/numbered-name error',
  'quest/name-unique warning',
  'quest/bare-name-unique warning',
  'quest/description error warning',
  'quest/enabled error',
  'quest/no-auto-start error',
  'quest/template-name-empty error',
  'quest/creator error warning',
  'quest/extra-text-json error',
  'requirement/known-quest error',
  'requirement/in-progress-id error',
  'requirement/no-cycle error',
  'requirement/reachable-amount error',
  'requirement/no-duplicate warning',
  'subscription/id-uuid error',
  'subscription/id-unique error',
  'subscription/target-state error',
  'subscription/transition-code error',
  'subscription/known-quest error',
  'subscription/in-progress-id error warning',
  'subscription/quest-name error',
  'subscription/one-per-state error off',
  'subscription/trigger-form error',
  'subscription/misplaced-type error',
  'subscription/unknown-type info',
  'trigger/enter-needs-trigger-prefab error',
  'effect/empty-chain warning',
  'effect/random-of-one info',
  'effect/linked-trigger warning',
  'effect/chain-placement info off',
  'expression/no-number-prefix error',
  'expression/known-quest warning',
];

describe('the rule pack', () => {
  const all = [...rulePack.values()];

  test.each(CATALOGUE)('has %s', (line) => {
    const [id = '', level, lenient] = line.split(' ');
    const rule = rulePack.get(id);
    expect(rule?.level).toBe(level);
    expect(rule?.lenient?.level).toBe(lenient);
  });

  test('has an example for every message that a rule can give', () => {
    const told = all.flatMap((rule) => rule.examples().bad.flatMap(({ findings }) => findings));
    const untold = sources(`${root}rules`).flatMap((file) =>
      literalsOf(withoutExamples(readFileSync(file, 'utf8')))
        .filter(isMessage)
        .filter(({ parts }) => !told.some(({ message }) => saysAll(message, parts)))
        .map(({ parts }) => `${file.slice(root.length)}: ${parts.join('…')}`),
    );
    expect(untold).toEqual([]);
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

/** Messages say what is there, and behind a colon what to do. Other texts are told from them by where they stand. */
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

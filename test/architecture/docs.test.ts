import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/* What docs/architecture.md and docs/decisions/dependencies.md say of the sources is true. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The group of each folder of src/: the page leaves it out. */
const GROUP_OF = new Map(
  readdirSync(join(root, 'src')).flatMap((group) =>
    group.endsWith('.ts')
      ? []
      : readdirSync(join(root, 'src', group)).map((folder) => [folder, group] as const),
  ),
);
/** `src/verdict/lint/rule` for `lint/rule`. */
const sourceOf = (path: string): string => `src/${GROUP_OF.get(path.split('/')[0] ?? '')}/${path}`;

describe('docs/architecture.md', () => {
  const page = read('docs/architecture.md');
  /** The sections that follow one thing through the house, step by step. */
  const ways = [...page.matchAll(/^## (The way of .*)\n([\s\S]*?)(?=^## )/gm)].map(
    ([, title = '', text = '']) => ({
      title,
      steps: text.match(/^\d+\. /gm)?.length,
      // Either `folder/file` (`name`) or `folder/file`: `name`.
      named: [...text.matchAll(/`([a-z][\w/-]*\/[\w-]+)`(?: \(|:\s+)`(\w+)`/g)],
    }),
  );

  test('names files and folders that exist', () => {
    const folders = [...GROUP_OF.keys()].join('|');
    const named = [...page.matchAll(new RegExp(`\`((?:${folders})/[\\w/-]+)\``, 'g'))].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter((path) => ['', '.ts'].every((end) => !existsSync(join(root, sourceOf(path) + end)))),
    ).toEqual([]);
  });

  test('follows three things through what exists, step by step', () => {
    expect(ways).toHaveLength(3);
    for (const { title, steps, named } of ways) {
      expect([title, (steps ?? 0) >= 5, named.length >= 5]).toEqual([title, true, true]);
      for (const [, file = '', name = ''] of named) {
        const declared = new RegExp(
          `^(?:export )?(?:async )?(?:function\\*?|class|const) ${name}\\b|^  (?:(?:private|async|static) )*\\*?${name}\\(`,
          'm',
        );
        expect([file, name, declared.test(read(`${sourceOf(file)}.ts`))]).toEqual([file, name, true]);
      }
    }
  });
});

test('docs/decisions/dependencies.md says of every dependency where it runs, those that the owner names first', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const lines = [...read('docs/decisions/dependencies.md').matchAll(/^- ([@a-z][^:*]*): (`.*|with .*)$/gm)];
  const rows = lines.flatMap(([, names = '', where = '']) =>
    names.split(', ').map((name) => ({ name, where })),
  );
  const names = rows.map(({ name }) => name);
  expect([...names].sort()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort(),
  );
  expect(names.slice(0, 6)).toEqual(['ajv', 'ajv-formats', 'jsonc-parser', 'vitest', 'uuid', 'leven']);
  for (const { name, where } of rows)
    for (const [, file = ''] of where.matchAll(/`([^`]+)`/g))
      expect(read(file)).toMatch(new RegExp(`(?:from|import|import\\() ?'${name}\\b|node_modules/${name}/`));
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest: {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The rows of the table in docs/decisions/dependencies.md. */
const ROWS = [
  ...readFileSync(join(root, 'docs/decisions/dependencies.md'), 'utf8').matchAll(
    /^\| (\S+) \| (.*) \| `(test\/\S+|npm run \S+)` \|$/gm,
  ),
].map(([, name = '', where = '', fails = '']) => ({ name, where, fails }));

describe('docs/decisions/dependencies.md', () => {
  test('says of every dependency where it runs, those that the owner names first', () => {
    const named = ROWS.map(({ name }) => name);
    expect([...named].sort()).toEqual(
      Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      }).sort(),
    );
    expect(named.slice(0, 6)).toEqual(['ajv', 'ajv-formats', 'jsonc-parser', 'yargs', 'vitest', 'uuid']);
  });

  test.each(ROWS)('names files that use $name', ({ name, where }) => {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (files.length === 0) expect(where).toMatch(/^with /);
    for (const file of files) expect(packagesOf(readFileSync(join(root, file), 'utf8'))).toContain(name);
  });

  test.each(ROWS)('names what fails without $name: $fails', ({ name, where, fails }) => {
    const [, script] = /^npm run (.*)$/.exec(fails) ?? [];
    if (script !== undefined) expect(manifest.scripts).toHaveProperty(script);
    else {
      // A package that comes with another one is used where that one is.
      const [, other] = /^with (\S+)$/.exec(where) ?? [];
      const used = packagesBelow(join(root, fails));
      expect([...used].filter((each) => each === name || each === other)).not.toEqual([]);
    }
  });
});

/** The packages that a test loads or runs, through everything that it imports. */
function packagesBelow(test: string): ReadonlySet<string> {
  const [files, found] = [new Set([test]), new Set<string>()];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const name of packagesOf(text)) found.add(name);
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const path = resolve(dirname(file), specifier.replace(/\.js$/, '.ts'));
      if (existsSync(path)) files.add(path);
    }
  }
  return found;
}

/** The packages that a source imports, or of which it runs a program. */
function packagesOf(text: string): string[] {
  const names = /(?:from |import\(|import |resolve\(|node_modules\/)'?(@[\w-]+\/[\w-]+|[a-z][\w-]*)/g;
  return [...text.matchAll(names)].map(([, name = '']) => name);
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as ruleKit from '../rules/kit.js';
import * as library from '../src/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the example of the library does what its comments say', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['examples/library.mjs', 'examples/garden-broken.json'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').slice(-8)).toEqual([
    '3 fixes',
    'changed: y was 1 and is now 1.50',
    'changed: AutoStart was true and is now false',
    'changed: AutoStart was true and is now false',
    'changed: TargetState was 181 and is now 171',
    'removed: "TargetState" is gone',
    'added: "note" is new',
    'kept',
  ]);
});

test.each(['play', 'places', 'references', 'editor', 'reports', 'responsive', 'files', 'imports'])(
  'the example %s prints what docs/library.md shows',
  (name) => {
    const file = `examples/${name}.mjs`;
    const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: root, encoding: 'utf8' });
    const page = readFileSync(`${root}docs/library.md`, 'utf8');
    expect(stderr).toBe('');
    expect(page).toContain(`// ${file}\n${readFileSync(root + file, 'utf8')}\`\`\``);
    expect(page).toContain(`$ node ${file}\n${stdout}\`\`\``);
  },
);

/** The functions and classes of the library, without the kit of rules. */
function exported(): string[] {
  const kit = new Set(Object.keys(ruleKit));
  return Object.keys(library).filter((name) => !kit.has(name));
}

test('docs/library.md names every function, class and error of the library, and an example uses each function', () => {
  const page = readFileSync(`${root}docs/library.md`, 'utf8');
  const examples = readdirSync(`${root}examples`)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${root}examples/${name}`, 'utf8'))
    .join('\n');
  const names = exported();
  expect(names).toContain('checkSnapshot');
  expect(names.filter((name) => !page.includes(`\`${name}`) && !page.includes(`new ${name}(`))).toEqual([]);
  const functions = names.filter((name) => !name.endsWith('Error') && !name.endsWith('Fault'));
  expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(examples))).toEqual([]);
});

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

const EXAMPLES = ['play', 'places', 'references', 'editor', 'reports', 'responsive', 'files', 'imports'];
/** Runs all examples, one after the other, in one process. */
const RUN_ALL = `for (const name of ${JSON.stringify(EXAMPLES)}) {
  await import('./examples/' + name + '.mjs');
  await new Promise((done) => process.stdout.write('\\0', done));
}`;

test('the examples print what docs/library.md shows', () => {
  const args = ['--input-type=module', '--eval', RUN_ALL];
  const all = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(all.stderr).toBe('');
  const page = readFileSync(`${root}docs/library.md`, 'utf8');
  for (const [index, name] of EXAMPLES.entries()) {
    const file = `examples/${name}.mjs`;
    const stdout = all.stdout.split('\0')[index];
    expect(page).toContain(`// ${file}\n${readFileSync(root + file, 'utf8')}\`\`\``);
    expect(page).toContain(`$ node ${file}\n${stdout}\`\`\``);
  }
});

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

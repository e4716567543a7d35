import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as ruleKit from '../../rules/kit.js';
import * as library from '../../src/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}docs/library.md`, 'utf8');
const EXAMPLES = [
  'library',
  'play',
  'places',
  'references',
  'editor',
  'reports',
  'responsive',
  'files',
  'imports',
];
/** Runs all examples, one after the other, in one process. */
const RUN_ALL = `for (const name of ${JSON.stringify(EXAMPLES)}) {
  await import('./examples/' + name + '.mjs');
  await new Promise((done) => process.stdout.write('\\0', done));
}`;

test('the examples print what the comment at their end says', () => {
  const args = ['--input-type=module', '--eval', RUN_ALL];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  const printed = stdout.split('\0');
  for (const [index, name] of EXAMPLES.entries()) {
    const file = `${root}examples/${name}.mjs`;
    const text = readFileSync(file, 'utf8');
    const output = /(?<=\n\/\* Prints:\n)[\s\S]*(?=\*\/\n$)/;
    if (process.env.ACCEPT !== undefined)
      writeFileSync(
        file,
        text.replace(output, () => printed[index] ?? ''),
      );
    else expect([name, printed[index]]).toEqual([name, output.exec(text)?.[0]]);
  }
});

test('docs/library.md names every function, class and error of the library, and an example uses each function', () => {
  const examples = readdirSync(`${root}examples`)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${root}examples/${name}`, 'utf8'))
    .join('\n');
  const kit = new Set(Object.keys(ruleKit));
  const names = Object.keys(library).filter((name) => !kit.has(name));
  expect(names).toContain('checkSnapshot');
  expect(names.filter((name) => !page.includes(`\`${name}`) && !page.includes(`new ${name}(`))).toEqual([]);
  const functions = names.filter((name) => !/(Error|Fault)$/.test(name));
  expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(examples))).toEqual([]);
});

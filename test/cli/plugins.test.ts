import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { run } from '../../src/cli/run.js';
import { items } from '../example-changes.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

/* What a plugin may be is on test/cases/commands/plugins.md. Here is what Node itself does with modules. */

const folder = temporaryFolder();
const { run: compiledRun } = createRequire(import.meta.url)(join(dirname(COMMAND), 'run.js')) as {
  run: typeof run;
};

/** Everything in it is made by the library that the plugin has loaded: the place, the fix and the error. */
const body = `
const rule = library.defineRule({
  id: 'team/locked', level: 'warning', fix: 'safe', summary: 's', source: 's', why: 'w',
  on: {
    item({ key, record }, report) {
      if (record.locked !== false) return;
      const at = library.Place.root.along(['roomItems', key, 'locked']);
      let refused;
      try { library.checkSnapshot(new Uint8Array(), { rule: {} }); } catch (error) { refused = error; }
      const message = \`item \${key} is not locked (\${refused instanceof library.ConfigError}): write true\`;
      report({ at, message, fix: library.replaceValue(at, 'true', 'safe', 'write true') });
    },
  },
});`;
const esModule = fileURLToPath(new URL('../../dist/esm/index.js', import.meta.url));

test.each([
  ['by import', 'plugin.mjs', `import * as library from 'roomlint';${body}\nexport default rule;`],
  ['by require', 'plugin.cjs', `const library = require('roomlint');${body}\nmodule.exports = [rule];`],
  [
    'as an ES module of its own, as bundled plugins do',
    'plugin.mjs',
    `import * as library from ${JSON.stringify(pathToFileURL(esModule).href)};${body}\nexport default rule;`,
  ],
])('a plugin gets the library %s', async (_how, name, text) => {
  const broken = items({ 2: { locked: false } });
  const config = JSON.stringify({ plugins: [`./${name}`] });
  const cwd = folder.fresh({ [name]: text, 'roomlint.config.json': config, 'a.json': broken });
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(fileURLToPath(new URL('../../', import.meta.url)), join(cwd, 'node_modules/roomlint'));
  const { out, err, code } = await roomlint(['-f', 'short', 'a.json'], { cwd, of: compiledRun });
  expect([err, code]).toEqual(['', 0]);
  expect(out).toMatch(/^a\.json:24:17 warning item 2 is not locked \(true\): write true \(team\/locked\)\n$/);
  await roomlint(['--fix', 'a.json'], { cwd, of: compiledRun });
  expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(items({ 2: { locked: true } }));
});

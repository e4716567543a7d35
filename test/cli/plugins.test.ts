import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { items } from '../example-changes.js';
import { type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const EXAMPLE = fileURLToPath(new URL('../../examples/plugin.mjs', import.meta.url));
const folder = temporaryFolder();

async function check(
  config: object,
  plugin: string | undefined,
  ...args: string[]
): Promise<Run & { cwd: string }> {
  const cwd = folder.fresh({
    'a.json': items({ 2: { locked: false } }),
    'roomlint.config.json': JSON.stringify(config, null, 2),
    'plugin.mjs': plugin ?? readFileSync(EXAMPLE),
  });
  // The tests' own loader says something else about a module that cannot be parsed.
  const start = plugin === 'export default' ? spawnRoomlint : roomlint;
  return { ...(await start(['check', ...args, 'a.json'], { cwd })), cwd };
}

const PLUGINS = { plugins: ['./plugin.mjs'] };
const rule = (fields: string): string =>
  `export default { id: 'team/x', level: 'error', fix: 'none', summary: 's', source: 's', why: 'w',
    examples: () => ({ good: [1], bad: [1] }), on: {}, ${fields} };`;

describe('a rule of a plugin', () => {
  test('reports and fixes like any other', async () => {
    const { out, code } = await check(PLUGINS, undefined);
    expect(out).toContain('warning item "2" is a model and not locked: write true (team/locked-models)');
    expect(out).toContain('1 warning in 1 file, 1 fixable with --fix');
    expect(code).toBe(0);
    const fixed = await check(PLUGINS, undefined, '--fix');
    expect(fixed.err).toBe('roomlint: a.json: fixed 1 finding (team/locked-models)\n');
    expect(readFileSync(join(fixed.cwd, 'a.json'), 'utf8')).toContain('"locked": true');
  });

  test('is set in the config and on the command line', async () => {
    const config = { ...PLUGINS, rules: { 'team/locked-models': 'error' } };
    expect((await check(config, undefined)).code).toBe(1);
    expect((await check(config, undefined, '--rule', 'team/locked-models:off')).out).toBe(
      'no findings in 1 file\n',
    );
    expect((await check(PLUGINS, undefined, '--rule', 'team/locked-models:error')).code).toBe(1);
  });

  test('that throws is reported as a fault of its plugin, exits with 3, and hides no findings', async () => {
    const { code, err, out } = await check(
      PLUGINS,
      rule("on: { snapshot() { throw new Error('oh no'); } }"),
      '--rule',
      'quest/creator:error:{"owner":"me"}',
    );
    expect(code).toBe(3);
    expect(err).toContain('the rule team/x crashed on a.json. This is a bug in its plugin:\nError: oh no');
    expect(out).toContain('(quest/creator)');
  });
});

test('--no-plugins runs no code from a config, and ignores its settings for the missing rules', async () => {
  const config = { ...PLUGINS, rules: { 'team/x': 'warning', 'quest/creator': 'off' } };
  const { code, out, err } = await check(config, "throw new Error('I run');", '--no-plugins');
  expect([code, out, err]).toEqual([0, 'no findings in 1 file\n', '']);
});

test.each([
  [
    { plugins: './plugin.mjs' },
    undefined,
    '"plugins" must be a list of paths such as ["./my-rule.js"], not "./plugin.mjs"',
  ],
  [{ plugins: ['plugin'] }, undefined, '"plugin" is not the path of a plugin: begin it with "./" or "../"'],
  [{ plugins: ['./gone.mjs'] }, undefined, 'the plugin "./gone.mjs" cannot be loaded: Cannot find module'],
  [
    PLUGINS,
    'throw new Error("not today");',
    'the plugin "./plugin.mjs" cannot be loaded: it throws Error: not today',
  ],
  [PLUGINS, 'export default', 'the plugin "./plugin.mjs" cannot be loaded: it throws SyntaxError'],
  [PLUGINS, 'export const rule = 1;', 'it exports no rule: write export default { id: "team/my-rule", … }'],
  [PLUGINS, 'export default 1;', 'its default export is not a rule'],
  [PLUGINS, rule("id: 'x'"), 'the id of a rule must be a family and a name, such as "team/my-rule", not "x"'],
  [
    PLUGINS,
    rule("id: 'quest/enabled'"),
    'it has a rule "quest/enabled", but that id is already taken: give it another one',
  ],
  [PLUGINS, rule("level: 'fatal'"), 'the rule "team/x" needs a level: error, warning or info'],
  [PLUGINS, rule('fix: true'), 'the rule "team/x" needs fix: none, safe, unsafe or mixed'],
  [PLUGINS, rule("source: ''"), 'the rule "team/x" needs a source: the list of rules shows it'],
  [PLUGINS, 'export default { get id() { throw 1; } };', 'it throws: 1'],
  [
    PLUGINS,
    rule('on: undefined'),
    'the rule "team/x" listens to nothing: give it on: { item({ place }, report) { … } }',
  ],
  [PLUGINS, rule('item() {}'), 'the rule "team/x" has item beside on: write on: { item(…) { … } }'],
  [
    PLUGINS,
    rule('on: { items() {} }'),
    'the rule "team/x" listens to "items", which never happens: on takes textFault, schemaFault,',
  ],
])(
  'an invalid plugin exits with 2, and is named with its place in the config: %j, %s',
  async (config, plugin, message) => {
    const { code, out, err } = await check(config, plugin);
    expect(err).toMatch(/^roomlint: the config cannot be used:\n {2}roomlint\.config\.json:\d+:\d+ /);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, 'nothing was checked\n']);
  },
);

describe('a plugin gets the library', () => {
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
  examples: () => ({ good: [1], bad: [1] }),
});`;
  const esModule = fileURLToPath(new URL('../../dist/esm/index.js', import.meta.url));
  const ways: readonly (readonly [how: string, name: string, text: string])[] = [
    ['by import', 'plugin.mjs', `import * as library from 'roomlint';${body}\nexport default rule;`],
    ['by require', 'plugin.cjs', `const library = require('roomlint');${body}\nmodule.exports = [rule];`],
    [
      'as an ES module of its own, as bundled plugins do',
      'plugin.mjs',
      `import * as library from ${JSON.stringify(pathToFileURL(esModule).href)};${body}\nexport default rule;`,
    ],
  ];

  test.each(ways)('%s', (how, name, text) => {
    const broken = items({ 2: { locked: false } });
    const config = JSON.stringify({ plugins: [`./${name}`] });
    const cwd = folder.fresh({ [name]: text, 'roomlint.config.json': config, 'a.json': broken });
    mkdirSync(join(cwd, 'node_modules'));
    symlinkSync(fileURLToPath(new URL('../../', import.meta.url)), join(cwd, 'node_modules/roomlint'));
    const { out, err, code } = spawnRoomlint(['check', 'a.json'], { cwd });
    expect([err, code]).toEqual(['', 0]);
    const line = broken.split('\n').findIndex((text) => text.includes('"locked": false')) + 1;
    const column = (broken.split('\n')[line - 1] ?? '').indexOf('false') + 1;
    expect(out).toContain(
      `a.json:${line}:${column} warning item 2 is not locked (true): write true (team/locked)`,
    );
    if (how !== 'by import') return;
    spawnRoomlint(['check', '--fix', 'a.json'], { cwd });
    const fixed = broken.replace('"locked": false', '"locked": true');
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(fixed);
  });
});

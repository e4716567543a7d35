import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulePack } from '../rules/index.js';
import { COMMANDS } from '../src/front/cli/commands.js';
import { acceptPage, checkPage } from '../src/testing.js';
import { readConfig } from '../src/verdict/lint/read-config.js';
import { readJsonWithComments } from '../src/world/files/json-with-comments.js';
import { readManifest } from './action/composite-action.js';
import { roomlint } from './front/cli/run-roomlint.js';
import { pages, recipe } from './pages.js';
import { temporaryFolder } from './temporary-folder.js';

interface Step {
  readonly uses?: string;
  readonly with: Readonly<Record<string, unknown>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = temporaryFolder();
const { repository } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** The account that hosts roomlint. */
const [, OWNER = ''] = /github\.com\/([^/]+)\//.exec(repository.url) ?? [];
const isOwn = ({ uses = '' }: Step): boolean => uses.startsWith(`${OWNER}/`);
const workflow = parse(recipe('workflow'));

test('the workflow only reads, leaves no credentials, pins the actions of others, and uses inputs that the action has', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const [first, ...later]: Step[] = workflow.jobs.roomlint.steps;
  expect(first?.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
  const more: Step[] = [...parse(recipe('code-scanning')), ...parse(recipe('action'))];
  const steps: Step[] = [first as Step, ...later, ...more].filter(({ uses }) => uses !== undefined);
  for (const step of steps.filter((each) => !isOwn(each)))
    expect(step.uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
  const inputs = Object.keys(readManifest(root).inputs);
  for (const step of steps.filter(isOwn))
    expect(inputs).toEqual(expect.arrayContaining(Object.keys(step.with)));
  expect([steps.length, steps.filter(isOwn).length]).toEqual([6, 3]);
});

test('the commands that pages show have options that exist', async () => {
  const shown = pages().flatMap(({ path, text }) => shownCommands(text).map((line) => [path, line] as const));
  expect(shown.length).toBeGreaterThan(30);
  const known = new Map<string, string>();
  for (const [path, line] of shown) {
    const command = commandOf(line);
    const help = known.get(command) ?? (await roomlint([...command.split(' '), '--help'])).out;
    known.set(command, help);
    const options = [...line.matchAll(/ (--[a-z][\w-]*)/g)].map(([, option = '']) => option);
    const unknown = options.filter((option) => !new RegExp(`${option}(?![\\w-])`).test(help));
    expect([path, line, unknown]).toEqual([path, line, []]);
  }
});

test('the config that docs/config.md shows has no fault', async () => {
  const example = /<!-- config:example -->\n```jsonc\n([\s\S]*?)```/.exec(page('docs/config.md'));
  const { value, faults } = await readJsonWithComments(example?.[1] ?? '');
  expect(faults).toEqual([]);
  expect(value === undefined || readConfig(value, rulePack)).not.toHaveProperty('faults');
  expect(value).toHaveProperty('plugins');
});

test('the recipe for pre-commit names hooks that there are, and the one for changes takes no file names', () => {
  type Hook = { readonly id: string; readonly entry: string; readonly pass_filenames?: boolean };
  const hooks: readonly Hook[] = parse(readFileSync(`${root}.pre-commit-hooks.yaml`, 'utf8'));
  const [{ hooks: used }] = parse(recipe('pre-commit')).repos as [{ hooks: readonly Hook[] }];
  const ids = hooks.map(({ id }) => id);
  expect(used.filter(({ id }) => !ids.includes(id))).toEqual([]);
  const entry = 'roomlint check --new --staged';
  expect(hooks).toContainEqual(expect.objectContaining({ id: 'roomlint-new', entry, pass_filenames: false }));
});

test('the jobs for GitLab, Jenkins and reviewdog read the reports that they request', () => {
  const { script, artifacts } = parse(recipe('gitlab')).roomlint;
  expect(artifacts.when).toBe('always');
  expect(script.at(-1)).toContain(`--format gitlab=${artifacts.reports.codequality} `);
  expect(script.at(-1)).toContain(`--format junit=${artifacts.reports.junit} `);
  const [, report = ''] = /--format junit=(\S+)/.exec(recipe('jenkins')) ?? [];
  expect(recipe('jenkins')).toContain(`junit '${report}'`);
  expect(recipe('reviewdog')).toMatch(/--format rdjson .*\| reviewdog -f=rdjson /);
});

test('CONTRIBUTING.md adds a rule, and a page that shows what it finds', async () => {
  const [, section = ''] = page('.github/CONTRIBUTING.md').split('## Add a rule in ten minutes\n');
  const block = (language: string): string =>
    new RegExp(`^(\`{3,4})${language}\\n([\\s\\S]*?)^\\1$`, 'm').exec(section)?.[2] ?? '';
  const source = block('ts').replace(/(?<=from ')\.\.\/(.*)\.js(?=')/, `${root}rules/$1.ts`);
  const { default: plugin } = await import(folder.write('flat-scale.ts', source));
  const { markdown, changes } = acceptPage(block('md'), { plugin });
  expect(changes).toEqual(['+ warning item/flat-scale at /roomItems/3/scale/y, item 3 (ResizableCube)']);
  expect([checkPage(markdown, { plugin }), checkPage(block('md'), { plugin }).length]).toEqual([[], 1]);
});

function page(path: string): string {
  return pages().find((one) => one.path === path)?.text ?? '';
}

/** The lines of shell code in a page that run roomlint, each without its comment. */
function shownCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => code);
  return blocks
    .flatMap((code) => code.split('\n'))
    .flatMap((line) => /\b(roomlint [^#|&]*(?:#\/[^#|&]*)?)/.exec(line)?.[1]?.trim() ?? []);
}

/** The words that name the command of a line, such as `room create`. Paths alone are checked. */
function commandOf(line: string): string {
  const [, command = '', second = ''] = line.split(' ');
  if (command === 'room') return `${command} ${second}`;
  return COMMANDS.has(command) ? command : 'check';
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Desk } from './front/cli/desk.js';
import { type Run, roomlint, temporaryFolder } from './front/cli/run-roomlint.js';
import { endServices, keysOf, roomFiles, served } from './world/service/served.js';

/* Blocks of code behind `<!-- example:NAME -->` on pages of docs/ are what commands print. UPDATE_PAGES writes them. */

const root = fileURLToPath(new URL('..', import.meta.url));
const GARDEN = 'examples/garden.json';
const folder = temporaryFolder();
endServices();

function expectExamples(page: string, blocks: Readonly<Record<string, string>>): void {
  const before = readFileSync(`${root}${page}`, 'utf8');
  let text = before;
  for (const [name, block] of Object.entries(blocks)) {
    const section = new RegExp(`(<!-- example:${name} -->\n)[\\s\\S]*?(<!-- /example -->)`);
    expect(text).toMatch(section);
    text = text.replace(section, (_, open: string, close: string) => `${open}${block}\n${close}`);
  }
  if (process.env.UPDATE_PAGES !== undefined) writeFileSync(`${root}${page}`, text);
  else expect(before).toBe(text);
}

type Shown = readonly [command: string, out: string];

/** A block of code that shows commands with what they print. */
function consoleBlock(...shown: readonly Shown[]): string {
  return `\`\`\`console\n${shown.map(([command, out]) => `$ ${command}\n${out.trimEnd()}\n`).join('\n')}\`\`\``;
}

async function printed(exit: number, ...args: string[]): Promise<Shown> {
  const { code, out, err } = await roomlint(args, { cwd: root });
  expect([code, err]).toEqual([exit, '']);
  return [`roomlint ${args.join(' ')}`, out];
}

test('docs/ shows what plan, show, simulate and graph print for the example garden', async () => {
  const blocks = async (exit: number, ...args: string[]) => consoleBlock(await printed(exit, ...args));
  const show = (...args: string[]) => blocks(0, 'show', GARDEN, ...args);
  const [, graph] = await printed(0, 'graph', GARDEN);
  expectExamples('docs/plan.md', { plan: await blocks(1, 'plan', GARDEN, 'examples/garden-partial.json') });
  expectExamples('docs/view.md', { room: await show() });
  expectExamples('docs/simulate.md', {
    play: await blocks(0, 'simulate', GARDEN, '--script', 'examples/garden.play'),
    graph: `\`\`\`mermaid\n${graph}\`\`\``,
  });
});

test('docs/push.md shows a pull and a push of the example garden', async () => {
  const room = '0198c9a2';
  const service = await served({ files: roomFiles(room, {}, readFileSync(root + GARDEN)) });
  const { address } = service;
  const download = (): Promise<Response> => fetch(address);
  const doors = { address, keys: keysOf('ann'), download, import: service.import.bind(service) };
  const desk = new Desk(folder.path, doors, room);
  const shown = async (command: string): Promise<Shown> => {
    const { code, out }: Run = await desk.run(command.split(' ').slice(1));
    expect(code).toBe(0);
    return [command, out.replaceAll(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/g, '2026-05-04T10-00-00-000Z')];
  };
  const pull = await shown('roomlint pull garden.json');
  desk.write('garden.json', String(desk.read('garden.json')).replace('"z": 8', '"z": 6'));
  expectExamples('docs/push.md', {
    push: consoleBlock(pull, await shown('roomlint push --yes garden.json')),
  });
});

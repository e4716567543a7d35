import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PlainObject } from '../../../src/bytes/json/value.js';
import { type Block, blocksOf, blockText } from '../../../src/verdict/testing/blocks.js';
import { publishedValidator, SCHEMAS } from '../../model/schema/published-schemas.js';
import { TestClock } from '../../world/api/scripted-server.js';
import { type Desk, desksOfService, filesBelow } from './desk.js';

/*
 * Pages of commands at a service. In order, a section has rooms that somebody imports (`json room`), files that are
 * written or removed (`json file=NAME`, empty for one that goes), also while the next command waits (`meanwhile=NAME`),
 * a push that was killed in a step, with what it imported (`interrupted=STEP`), another service as the origin of the
 * base (`pulled-from=URL`), commands with what they print, and what the room or a file holds afterwards (`after=room`). What is above the first heading comes before each section.
 * ACCEPT=1 writes what is shown now.
 */

const newDesk = desksOfService();
const FOLDER = join(import.meta.dirname, 'service-pages');
const pages = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

/** What the enumerations of the schemas list, and what was seen of each. */
const seen = {
  'pull /properties/outcome': new Set<unknown>(),
  'status /$defs/local/properties/kind': new Set<unknown>(),
  'status /properties/remote/properties/kind': new Set<unknown>(),
  'status /$defs/unfinished/properties/room': new Set<unknown>(),
};
afterAll(() => {
  for (const [place, values] of Object.entries(seen)) {
    const [command, pointer = ''] = place.split(' ');
    let at: unknown = SCHEMAS.get(`${command}-report.schema.json`);
    for (const step of pointer.split('/').slice(1)) at = (at as PlainObject)[step];
    expect([place, [...values].sort()]).toEqual([place, [...((at as PlainObject).enum as unknown[])].sort()]);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: any report
function note(command: string, report: any): void {
  const schema = Array.isArray(report.backups) ? 'backups' : command;
  const validate = publishedValidator(`${schema}-report.schema.json`);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  if (command === 'pull') seen['pull /properties/outcome'].add(report.outcome);
  if (command !== 'status') return;
  seen['status /$defs/local/properties/kind'].add(report.local.kind);
  if (report.remote) seen['status /properties/remote/properties/kind'].add(report.remote.kind);
  for (const { room } of report.unfinished) seen['status /$defs/unfinished/properties/room'].add(room);
}

/** What becomes of a file while the next command waits for the service. */
let meanwhile: (() => void) | undefined;
const waiting: typeof globalThis.fetch = async (...request) => {
  const response = await globalThis.fetch(...request);
  meanwhile?.();
  meanwhile = undefined;
  return response;
};

/** Runs `$ [echo ANSWER |] [DOWN=1] roomlint …`, and notes what its JSON says. */
async function replayed(desk: Desk, content: string): Promise<string> {
  const shown: string[] = [];
  const environment = Object.assign(new TestClock(), { date: () => Date.now(), fetch: waiting });
  for (const command of content.split('\n').filter((line) => line.startsWith('$ '))) {
    const [, answer, down, words = ''] =
      /^\$ (?:echo (.*?) \| )?(DOWN=1 )?roomlint (.*)$/.exec(command) ?? [];
    const spelled = words.replaceAll('ROOM', desk.room).replaceAll('BACKUP', desk.backupNames().at(0) ?? '');
    const args = [...spelled.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const input = answer?.replace('ROOM', desk.room);
    const options = {
      environment,
      env: down === undefined ? {} : { ROOMLINT_SERVER: 'http://127.0.0.1:9911' },
      ...(input === undefined ? {} : { terminal: true, input: `${input}\n`, env: { NO_COLOR: '1' } }),
    };
    const { code, out, err } = await desk.run(args, options);
    const [name = ''] = args;
    const isAsked = name === 'status' || (args.includes('--list') && !args.includes('--keep'));
    const report =
      args.includes('json') || !isAsked ? out : (await desk.run([...args, '--format', 'json'], options)).out;
    if (report.startsWith('{')) note(name, JSON.parse(report));
    shown.push(
      command,
      ...lines(desk, out, ''),
      ...lines(desk, err, '2> '),
      ...(code === 0 ? [] : [`[exit ${code}]`]),
    );
  }
  return shown.join('\n');
}

const TIME = /\d{4}-\d\d-\d\d(?:T[\d:.-]+Z(?:-\d+)?|, \d\d:\d\d UTC)|\d\d:\d\d UTC/g;

function lines({ room, service, path }: Desk, text: string, mark: string): readonly string[] {
  if (text === '') return [];
  const named = text
    .replaceAll(room, 'ROOM')
    .replaceAll(service.address, 'SERVER')
    .replaceAll(path, 'FOLDER');
  const all = named.replaceAll(TIME, 'TIME').replace(/\n$/, '').split('\n');
  return all.map((line) => (mark + line).trimEnd());
}

/** What a block holds when its section is run. */
async function outcomeOf(block: Block, desk: Desk): Promise<string> {
  const {
    language,
    words: [word = ''],
    content,
  } = block;
  const [kind, name = ''] = word.split('=');
  if (language === 'console') return await replayed(desk, content);
  if (kind === 'room') await desk.importBySomebodyElse(Buffer.from(content));
  else if (kind === 'file') desk.change(name, content);
  else if (kind === 'meanwhile') meanwhile = () => desk.change(name, content);
  else if (kind === 'interrupted') desk.interrupt(content);
  else if (kind === 'pulled-from') desk.pulledFrom(name);
  else return name === 'room' ? JSON.stringify(await desk.roomValue()) : String(desk.read(name)).trimEnd();
  return content;
}

/** What the blocks of a section should hold. */
async function sectionOf(blocks: readonly Block[], title: string): Promise<[Block, string][]> {
  const desk = await newDesk();
  for (const block of blocks.filter(({ headings }) => headings.length === 0)) await outcomeOf(block, desk);
  const held: [Block, string][] = [];
  for (const block of blocks.filter(({ headings }) => headings[0] === title))
    held.push([block, await outcomeOf(block, desk)]);
  const { accessKey, apiKey } = desk.service.keys;
  for (const file of filesBelow(desk.path))
    expect(readFileSync(file, 'utf8')).not.toMatch(`${accessKey}|${apiKey}|token`);
  return held;
}

describe.each(pages)('%s shows what the commands show', (name, markdown) => {
  const blocks = blocksOf(markdown);
  const titles = [...new Set(blocks.flatMap(({ headings }) => headings))];
  if (process.env.ACCEPT === undefined)
    test.each(titles)('%s', async (title) => {
      for (const [block, content] of await sectionOf(blocks, title))
        expect(content, `${name}:${block.line}`).toBe(block.content);
    });
  else
    test('and is written', async () => {
      const text = markdown.split('\n');
      const all: [Block, string][] = [];
      for (const title of titles) all.push(...(await sectionOf(blocks, title)));
      for (const [block, content] of all.reverse())
        text.splice(block.line - 1, block.lastLine - block.line + 1, blockText({ ...block, content }));
      writeFileSync(join(FOLDER, name), text.join('\n'));
    });
});

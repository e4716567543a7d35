import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, openCheck } from '../../src/workspace/check.js';
import { CommandError } from '../../src/workspace/command-error.js';
import type { CheckEvent } from '../../src/workspace/events.js';
import { stagedSource } from '../../src/workspace/git-source.js';
import { pathSource } from '../../src/workspace/path-source.js';
import { broken } from '../broken-room.js';
import { repositoryAt } from '../cli/repository.js';
import { room } from '../example-room.js';
import { gitEnvironment } from '../git-environment.js';
import { emptyFolder } from '../temporary-folder.js';

const { path: cwd, write } = emptyFolder();
const clean = room();

function paths(...named: string[]): CheckOptions {
  return {
    source: pathSource({ paths: named, cwd, stdin: { file: -1, name: undefined } }),
    settings: { cwd },
  };
}

async function eventsOf(options: CheckOptions): Promise<CheckEvent[]> {
  const events: CheckEvent[] = [];
  for await (const event of (await openCheck(options)).run()) events.push(event);
  return events;
}

/** Each event in a few words. */
async function toldBy(options: CheckOptions): Promise<string[]> {
  return (await eventsOf(options)).map((event) => {
    switch (event.kind) {
      case 'checked':
        return `${event.report.path}: ${event.report.findings.map(({ rule }) => rule).join(' ')}`;
      case 'passed-over':
        return `${event.path} passed over`;
      case 'progress':
        return `${event.done}/${event.total}`;
      case 'note':
      case 'problem':
        return `${event.kind}: ${event.message}`;
      default:
        return event.kind;
    }
  });
}

describe('a check', () => {
  test('reports each file in order, and at the end what was skipped', async () => {
    write('a.json', broken);
    write('b.json', '{}');
    write('c.json', clean);
    expect(await toldBy(paths('.'))).toEqual([
      'a.json: quest/no-auto-start',
      '1/3',
      'b.json passed over',
      '2/3',
      'c.json: ',
      '3/3',
      'note: 1 other JSON file passed over',
    ]);
  });

  test('lists the files before it reads any', async () => {
    write('a.json', clean);
    const check = await openCheck(paths('a.json'));
    expect(check.files).toEqual([join(cwd, 'a.json')]);
    rmSync(join(cwd, 'a.json'));
    const kinds: string[] = [];
    for await (const { kind } of check.run()) kinds.push(kind);
    expect(kinds).toEqual(['problem', 'unchecked', 'progress']);
  });

  test('writes nothing unless asked to, and shows what it would write', async () => {
    write('a.json', broken);
    const shown = await eventsOf({ ...paths('a.json'), fixes: { mode: 'show', unsafe: false } });
    expect(shown.map(({ kind }) => kind)).toEqual(['diff', 'note', 'checked', 'progress']);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
    await eventsOf({ ...paths('a.json'), fixes: { mode: 'write', unsafe: false } });
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(clean);
  });

  test('uses the rules that are chosen', async () => {
    write('a.json', broken);
    expect(await toldBy({ ...paths('a.json'), settings: { cwd, skip: ['quest'] } })).toEqual([
      'a.json: ',
      '1/1',
    ]);
    await expect(openCheck({ ...paths('a.json'), settings: { cwd, only: ['x'] } })).rejects.toThrow(
      CommandError,
    );
  });

  test('reports an invalid config once, and every file that it applies to', async () => {
    write('roomlint.config.json', '{ "ruels": {} }');
    write('a.json', clean);
    write('b.json', clean);
    const events = await eventsOf(paths('a.json', 'b.json'));
    expect(events.map(({ kind }) => kind)).toEqual([
      'problem',
      'unchecked',
      'progress',
      'unchecked',
      'progress',
    ]);
  });
});

test('git receives only the environment variables of its source', async () => {
  const { git } = repositoryAt(cwd);
  git('init', '--quiet', '--initial-branch=main');
  write('a.json', clean);
  write('b.json', clean);
  git('add', 'a.json');
  const index = join(cwd, 'other-index');
  const staged = (env: NodeJS.ProcessEnv): Promise<string[]> =>
    toldBy({ source: stagedSource({ paths: [], cwd, access: { env } }), settings: { cwd } });
  expect(await staged(gitEnvironment())).toEqual(['a.json: ', '1/1']);
  expect(await staged({ ...gitEnvironment(), GIT_INDEX_FILE: index })).toEqual([]);
});

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { clean, newRepository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const PARTS = 3;
const NAMES = Array.from({ length: 9 }, (_, index) => `rooms/${index}.json`);
/** The same room with another finding. */
const worse = broken.replace('"Enabled": true', '"Enabled": "true"');
let made = 0;

/** A repository with rooms, of which every other one is broken. */
function repository() {
  const rooms = newRepository(join(folder.path, `r${made++}`));
  for (const [index, name] of NAMES.entries()) rooms.write(name, index % 2 === 0 ? broken : clean);
  rooms.git('add', '.');
  rooms.git('commit', '--quiet', '--message=rooms');
  return rooms;
}

/** Checks in parts, merges, and returns what the whole report says, with the messages of each part. */
async function merged(cwd: string, ...args: string[]): Promise<Run & { readonly parts: readonly Run[] }> {
  const names = Array.from({ length: PARTS }, (_, index) => join(folder.path, `part-${index + 1}.json`));
  const parts: Run[] = [];
  for (const [index, name] of names.entries())
    parts.push(
      await roomlint(['check', `--shard=${index + 1}/${PARTS}`, '-f', `json=${name}`, ...args], { cwd }),
    );
  return { ...(await roomlint(['merge-reports', '-f', 'json', ...names], { cwd })), parts };
}

function whole(cwd: string, ...args: string[]): Promise<Run> {
  return roomlint(['check', '-f', 'json', ...args], { cwd });
}

test('shards of --new report only what is new, and count what is not', async () => {
  const { cwd, write, stage } = repository();
  for (const name of NAMES.slice(0, 5)) write(name, worse);
  stage();
  const args = ['--new', '--staged'];
  const expected = await whole(cwd, ...args);
  const { code, out } = await merged(cwd, ...args);
  expect({ code, out }).toEqual({ code: expected.code, out: expected.out });
  expect(code).toBe(1);
  expect(JSON.parse(out).summary).toMatchObject({ files: 5, earlier: 3 });
});

test('shards share a baseline', async () => {
  const { cwd, write } = repository();
  expect(
    (await roomlint(['check', '--baseline=known.json', '--update-baseline', 'rooms'], { cwd })).code,
  ).toBe(0);
  const args = ['--baseline=known.json', 'rooms'];
  const accepted = await merged(cwd, ...args);
  expect(accepted.code).toBe(0);
  expect(accepted.out).toBe((await whole(cwd, ...args)).out);
  write('rooms/3.json', worse);
  const expected = await whole(cwd, ...args);
  const { code, out } = await merged(cwd, ...args);
  expect({ code, out }).toEqual({ code: expected.code, out: expected.out });
  expect(code).toBe(1);
});

test('shards of --fix repair each file once, as one process does', async () => {
  const { cwd } = repository();
  const other = folder.fresh();
  cpSync(join(cwd, 'rooms'), join(other, 'rooms'), { recursive: true });
  writeFileSync(join(other, 'package.json'), '{}');
  const expected = await whole(other, '--fix', 'rooms');
  const { code, out } = await merged(cwd, '--fix', 'rooms');
  expect({ code, out }).toEqual({ code: expected.code, out: expected.out });
  for (const name of readdirSync(join(cwd, 'rooms')))
    expect(readFileSync(join(cwd, 'rooms', name), 'utf8'), name).toBe(clean);
  // A shard of others stays as it is.
  writeFileSync(join(cwd, 'rooms/0.json'), broken);
  const { parts } = await merged(cwd, '--fix', '--only=quest/id-format', 'rooms');
  expect(parts.map((part) => part.code)).toEqual([0, 0, 0]);
  expect(readFileSync(join(cwd, 'rooms/0.json'), 'utf8')).toBe(broken);
});

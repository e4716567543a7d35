import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Desk, desksOfService, GARDEN, items, snapshot } from './desk.js';
import { emptyRepository, type Repository } from './repository.js';

/* `"remember": "git"`: what a second machine knows of a room that the first one pulled. */

const newDesk = desksOfService();
/** The room with one item more, or another one in its place. */
const edited = (desk: Desk, key: string, prefabName: string): Buffer => {
  const room = JSON.parse(String(desk.read('garden.json')));
  return snapshot({ ...room, roomItems: { ...room.roomItems, [key]: { prefabName } } });
};
const said = (text: string) => expect.stringContaining(text);
const push = (desk: Desk, ...args: string[]) => desk.run(['push', '--yes', ...args, 'garden.json']);

/** A room that was pulled and committed, as a clone on another machine has it. */
async function secondMachine(): Promise<{ desk: Desk; at: Repository }> {
  const desk = await newDesk();
  const at = emptyRepository(desk.path);
  at.write('roomlint.config.json', '{"remember": "git"}');
  await desk.importBySomebodyElse(GARDEN);
  expect((await desk.run(['pull', 'garden.json'])).err).toContain(
    'garden.json.base is new: commit it together with garden.json',
  );
  at.commit();
  at.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/heads/main');
  forget(desk);
  return { desk, at };
}

function forget(desk: Desk): void {
  rmSync(join(desk.path, '.roomlint'), { recursive: true });
}

const committedBase = (desk: Desk) => JSON.parse(String(desk.read('garden.json.base')));

test('a push on a second machine is the base of the next one', async () => {
  const { desk, at } = await secondMachine();
  desk.write('garden.json', edited(desk, '2', 'Boulder'));
  expect(await push(desk)).toMatchObject({ code: 0, err: said('garden.json.base is new') });
  at.commit();
  forget(desk);
  at.git('checkout', '--quiet', '-b', 'work');
  at.commit({ 'garden.json': edited(desk, '4', 'Bench') });
  expect(await push(desk)).toMatchObject({ code: 0 });
  expect(await desk.roomValue()).toMatchObject(items({ 2: 'Boulder', 4: 'Bench' }) as object);
});

test('what others have changed since stops the push, and a branch cannot bring another base', async () => {
  const { desk, at } = await secondMachine();
  const theirs = edited(desk, '4', 'Bench');
  await desk.importBySomebodyElse(theirs);
  at.git('checkout', '--quiet', '-b', 'forged');
  const forged = { ...committedBase(desk), base: String(theirs), when: '2999-01-01T00:00:00.000Z' };
  at.commit({ 'garden.json': edited(desk, '2', 'Boulder'), 'garden.json.base': JSON.stringify(forged) });
  expect(await push(desk)).toMatchObject({ code: 1, out: said('item 4') });
  expect(await push(desk, '--merge')).toMatchObject({ code: 0 });
  expect(await desk.roomValue()).toMatchObject(items({ 2: 'Boulder', 4: 'Bench' }) as object);
});

test.each<[why: string, made: { branch?: string; isRemoved?: boolean; base?: object }]>([
  ['no base branch is known here', { branch: 'nothing' }],
  ['the base branch does not have it', { isRemoved: true }],
  ['it was not committed together with garden.json', { base: { local: '0'.repeat(64) } }],
  ['it belongs to room another', { base: { room: 'another' } }],
])('a base is not used where %s', async (why, { branch = 'main', isRemoved = false, base = {} }) => {
  const { desk, at } = await secondMachine();
  at.git('symbolic-ref', 'refs/remotes/origin/HEAD', `refs/heads/${branch}`);
  at.write('garden.json.base', JSON.stringify({ ...committedBase(desk), ...base }));
  if (isRemoved) at.git('rm', '--quiet', '--force', 'garden.json.base');
  at.commit();
  desk.write('garden.json', edited(desk, '2', 'Boulder'));
  expect(await push(desk)).toMatchObject({ code: 1, err: said(`garden.json.base is not used: ${why}`) });
});

test('what others have changed since a push from a branch is kept, and after a checkout of an older branch', async () => {
  const { desk, at } = await secondMachine();
  at.git('checkout', '--quiet', '-b', 'work');
  desk.write('garden.json', edited(desk, '2', 'Boulder'));
  expect(await push(desk)).toMatchObject({ code: 0 });
  at.commit();
  await desk.importBySomebodyElse(GARDEN);
  forget(desk);
  at.commit({ 'garden.json': edited(desk, '4', 'Bench') });
  expect(await push(desk)).toMatchObject({ code: 1, out: said('item 2') });
  expect(await push(desk, '--merge')).toMatchObject({ code: 0 });
  expect(await desk.roomValue()).toMatchObject(items({ 2: 'Rock', 4: 'Bench' }) as object);
  at.commit();
  at.git('checkout', '--quiet', 'main');
  desk.write('garden.json', edited(desk, '1', 'Palm'));
  expect(await push(desk)).toMatchObject({ code: 1, out: said('item 4') });
});

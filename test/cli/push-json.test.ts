import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { pushJson } from '../../src/cli/push/json.js';
import type { Result } from '../../src/gate/outcome.js';
import { FolderError } from '../../src/gate/ports.js';
import { sameRoom } from '../../src/room/compare-rooms.js';
import { Crash } from '../gate/fake-remote.js';
import { bytesOf, Desk, OLD, parsed, ROOM } from '../gate/rooms.js';
import { publishedValidator, SCHEMAS } from '../schema/published-schemas.js';

/* The JSON of every outcome of a push, validated against the published schema. */

const { properties } = SCHEMAS.get('push-report.schema.json') as unknown as {
  readonly properties: { readonly outcome: { readonly enum: readonly string[] } };
};
const isDescribed = publishedValidator('push-report.schema.json');
const nonce = 'a'.repeat(32);
const LESS = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } } });
const THEIRS = bytesOf({ ...(parsed(OLD) as object), settings: { isNight: true } });
const MINE = bytesOf({ ...(parsed(OLD) as object), settings: { isNight: 'perhaps' } });
const ANY = { kind: 'percent', most: 100 } as const;
const seen = new Set<string>();

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.edited();
});
afterEach(() => desk.close());
afterAll(() => expect([...seen].sort()).toEqual([...properties.outcome.enum].sort()));

/** The outcome, after its JSON was validated. */
async function outcomeOf(run: Promise<Result>): Promise<string> {
  const result = await run;
  const commands = {
    operation: 'push',
    room: ROOM,
    source: 'room.json',
    check: 'roomlint check room.json',
    options: `--room ${ROOM}`,
  } as const;
  const text = pushJson({ result, decision: 'stop', nonce, commands });
  const report = JSON.parse(text);
  expect(isDescribed(report), `${text}${JSON.stringify(isDescribed.errors)}`).toBe(true);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(report)));
  seen.add(report.outcome);
  return report.outcome;
}

test('of what is refused before the import', async () => {
  desk.edit(MINE);
  desk.errorsIn = (bytes) => (sameRoom(bytes, MINE) ? ['new'] : []);
  expect(await outcomeOf(desk.push())).toBe('findings');
  desk.errorsIn = () => [];
  desk.edit(LESS);
  expect(await outcomeOf(desk.push())).toBe('limits');
  desk.answer = 'no';
  expect(await outcomeOf(desk.push({ limit: ANY }))).toBe('declined');
  desk.answer = 'noTerminal';
  expect(await outcomeOf(desk.push({ limit: ANY }))).toBe('nobody');
});

test('of changes of others', async () => {
  desk.edit(MINE);
  desk.remote.room = THEIRS;
  expect(await outcomeOf(desk.push())).toBe('lost-update');
  expect(await outcomeOf(desk.push({ decision: 'merge' }))).toBe('conflicts');
  const resolutions = { ours: ['items/77'], theirs: [] };
  expect(await outcomeOf(desk.push({ decision: 'merge', resolutions }))).toBe('no-such-conflict');
  desk.remote.server = 'https://other.example';
  expect(await outcomeOf(desk.push())).toBe('other-server');
});

test('of a file that was not pulled', async () => {
  desk.edit(MINE, 'other.json');
  expect(await outcomeOf(desk.push({ source: 'other.json' }))).toBe('not-pulled');
});

test('of a dry run and its plan', async () => {
  const planned = await desk.push({ isDryRun: true });
  expect(await outcomeOf(Promise.resolve(planned))).toBe('planned');
  const { base, payload } = planned.planned ?? {};
  const reviewed = { room: 'other', base: base?.sha256 ?? '', payload: payload?.sha256 ?? '', nonce };
  expect(await outcomeOf(desk.push({ reviewed: { ...reviewed, decision: 'stop' } }))).toBe('other-plan');
});

test('of an import', async () => {
  expect(await outcomeOf(desk.push())).toBe('imported');
  expect(await outcomeOf(desk.push())).toBe('nothing');
});

test('of an import that the folder cannot note', async () => {
  const { folder } = desk;
  folder.setState = () => {
    throw new FolderError('the disk is full');
  };
  expect(await outcomeOf(desk.push({}, { folder }))).toBe('unrecorded');
});

test('of an import that went wrong', async () => {
  const { carryOut } = desk.remote;
  desk.remote.carryOut = () => THEIRS;
  expect(await outcomeOf(desk.push())).toBe('differs');
  desk.remote.carryOut = carryOut;
  desk.remote.room = OLD;
  desk.remote.fail(desk.remote.count + 1, 'refused');
  expect(await outcomeOf(desk.push())).toBe('unable');
  desk.remote.fail(desk.remote.count + 5, 'refused');
  expect(await outcomeOf(desk.push())).toBe('unverified');
});

test('of an interrupted import', async () => {
  desk.remote.fail(desk.remote.count + 4, 'crash-after');
  await expect(desk.push()).rejects.toThrow(Crash);
  desk.remote.room = THEIRS;
  expect(await outcomeOf(desk.push())).toBe('in-doubt');
});

test('of a room that no backup brings back', async () => {
  desk.remote.room = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } }, logic: { 2: '{"Tasks":[]}' } });
  desk.edit(bytesOf({ roomItems: { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Rock' } }, logic: {} }));
  expect(await outcomeOf(desk.push({ decision: 'overwrite', limit: ANY }))).toBe('no-way-back');
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importInto } from '../../../src/verdict/room/import.js';
import { planImport } from '../../../src/verdict/room/plan.js';
import { Desk, deskService } from '../../front/cli/desk.js';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { randomOf } from '../../properties/arbitraries/json.js';
import { endServices, type Served, served } from '../../world/service/served.js';
import { campaign } from '../seeds.js';

/* Rooms and imports as plain objects, from document 1 alone, held against the service by random requests. */

type Members = { [name: string]: unknown };
interface Room {
  readonly metadata: Members;
  /** Items without their logic. */
  items: Record<string, Members>;
  /** The members of the logic of each item, wherever it is. */
  logic: Record<string, Members>;
  sections: Members;
}
interface Snapshot {
  roomItems?: Record<string, Members>;
  logic?: Record<string, string>;
  settings?: Members;
  roomTasks?: Members;
  quests?: Members;
}
interface Reading {
  readonly logic: 'in-place' | 'merged' | 'both';
  readonly absentLogic: 'removed' | 'kept';
}

const WHOLE = ['settings', 'roomTasks', 'quests'] as const;

/** The parts of a snapshot that a room consists of. */
function read(snapshot: Snapshot): Omit<Room, 'metadata'> {
  const items: Record<string, Members> = {};
  const logic: Record<string, Members> = {};
  for (const [key, { extraData, ...item }] of Object.entries(snapshot.roomItems ?? {})) {
    items[key] = item;
    const held = { ...parsed(extraData), ...parsed(snapshot.logic?.[key]) };
    if (extraData !== undefined || snapshot.logic?.[key] !== undefined) logic[key] = held;
  }
  const sections = Object.fromEntries(
    WHOLE.filter((name) => snapshot[name] !== undefined).map((name) => [name, snapshot[name]]),
  );
  return { items, logic, sections };
}

function parsed(text: unknown): Members {
  return typeof text === 'string' ? JSON.parse(text) : {};
}

function imported(room: Room, file: Snapshot, absentLogic: Reading['absentLogic']): Room {
  const { items, logic, sections } = read(file);
  const after = { ...room, sections: { ...room.sections, ...sections } };
  if (file.roomItems === undefined) return after;
  const kept = absentLogic === 'kept' && file.logic === undefined ? room.logic : {};
  const both = { ...kept, ...logic };
  const held = Object.keys(both).filter((key) => key in items);
  return { ...after, items, logic: Object.fromEntries(held.map((key) => [key, both[key] as Members])) };
}

class RandomFile {
  constructor(private readonly random: () => number) {}

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  isOneIn(number: number): boolean {
    return this.below(number) === 0;
  }

  private held(): string {
    const [col, e] = [`c${this.below(3)}`, this.below(2)];
    return JSON.stringify({ Tasks: [], ViewNodes: [], col, e, c: false });
  }

  /** @param hasOrphans whether logic may be there for no item, which `roomlint check` refuses */
  snapshot(hasOrphans: boolean): Snapshot {
    const file: Snapshot = {};
    if (!this.isOneIn(4)) {
      file.roomItems = {};
      const hasLogic = !this.isOneIn(3);
      if (hasLogic) file.logic = {};
      for (let key = 1; key <= 6; key++) {
        if (this.isOneIn(3)) continue;
        const item: Members = { prefabName: `P${this.below(3)}`, pos: { x: this.below(3), y: 0, z: 0.5 } };
        if (hasLogic && this.isOneIn(4)) item.extraData = this.held();
        if (file.logic !== undefined && this.isOneIn(2)) file.logic[key] = this.held();
        file.roomItems[key] = item;
      }
      // No item takes it.
      if (hasOrphans && file.logic !== undefined && this.isOneIn(4)) file.logic[9] = this.held();
    } else if (this.isOneIn(2)) file.logic = { 1: this.held() };
    if (this.isOneIn(2)) file.settings = { roomBase: `b${this.below(2)}`, isNight: this.isOneIn(2) };
    if (this.isOneIn(3)) file.roomTasks = { Tasks: [] };
    if (this.isOneIn(3) || Object.keys(file).length === 0) file.quests = {};
    return file;
  }
}

const folder = temporaryFolder();
endServices();
const READINGS: readonly Reading[] = (['in-place', 'merged', 'both'] as const).flatMap((logic) =>
  (['removed', 'kept'] as const).map((absentLogic) => ({ logic, absentLogic })),
);
const STEPS = 150;
const PUSHES = 40;

function serviceOf(reading: Reading): Promise<Served> {
  return served({ reading });
}

const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const contentOf = ({ items, logic, sections }: Omit<Room, 'metadata'>) => ({ items, logic, sections });

const readingOf = (seed: number): Reading => READINGS[seed % READINGS.length] as Reading;

describe('a service with any reading of the documents on logic', () => {
  test('does what the model does, in random sequences of requests', async () => {
    await campaign(1, async (seed) => expectModel(await serviceOf(readingOf(seed)), seed));
  });

  test('is what push and restore say it is, after random edits', async () => {
    await campaign(1, async (seed) => expectPushes(await serviceOf(readingOf(seed)), seed));
  });
});

async function expectModel(service: Served, seed: number): Promise<void> {
  const reading = readingOf(seed);
  const file = new RandomFile(randomOf(seed));
  const rooms = new Map<string, Room>();
  for (let step = 0; step < STEPS; step++) {
    const ids = [...rooms.keys()];
    const id = ids[file.below(ids.length)];
    const choice = file.below(12);
    if (id === undefined || choice === 0) {
      const { body } = await service.ask('create', {
        body: { templateName: 'blank', customTemplateName: `R${step}` },
      });
      const { RoomID, ...metadata } = body.room;
      expect(body).toMatchObject({ code: 'SUCCESS', room: { Name: `R${step}` } });
      rooms.set(RoomID, { metadata, ...read((await service.download(RoomID)).body) });
      continue;
    }
    const room = rooms.get(id)!;
    if (choice === 1) {
      const { body } = await service.ask('duplicate', { body: { roomId: id } });
      expect(rooms.has(body.roomId)).toBe(false);
      rooms.set(body.roomId, room);
    } else if (choice === 2) {
      const change = { Overview: `o${file.below(9)}`, HighRes: file.isOneIn(2) };
      const { body } = await service.ask('update', {
        body: { room: { RoomID: id, ...change, Unlisted: 1 } },
      });
      const metadata = { ...room.metadata, ...change };
      expect(body.data).toEqual({ RoomID: id, ...metadata });
      rooms.set(id, { ...room, metadata });
    } else {
      const snapshot = file.snapshot(true);
      const before = (await service.download(id)).bytes;
      const expected = imported(room, snapshot, reading.absentLogic);
      expect((await service.import(id, snapshot)).status).toBe(200);
      const now = await service.download(id);
      expect(contentOf(read(now.body)), JSON.stringify({ before: String(before), snapshot })).toEqual(
        contentOf(expected),
      );
      rooms.set(id, expected);
      expectPlan(before, room, snapshot);
    }
  }
  for (const [id, room] of rooms)
    expect(contentOf(read((await service.download(id)).body))).toEqual(contentOf(room));
}

async function expectPushes(service: Served, seed: number): Promise<void> {
  const reading = readingOf(seed);
  const file = new RandomFile(randomOf(seed));
  const created = await service.ask('create', { body: { templateName: 'blank' } });
  const desk = new Desk(join(folder.path, `${seed}`), deskService(service), created.body.room.RoomID);
  const value = async (): Promise<Room> => ({
    metadata: {},
    ...read((await desk.roomValue()) as Snapshot),
  });
  await desk.run(['pull', 'room.json']);
  for (let step = 0; step < PUSHES; step++) {
    const before = await value();
    const snapshot = file.snapshot(false);
    desk.write('room.json', bytesOf(snapshot));
    const limits = ['--yes', '--max-removed', '100%'];
    const pushed = await desk.run(['push', 'room.json', ...limits]);
    const what = JSON.stringify({ step, snapshot, before, out: pushed.out, err: pushed.err });
    const after = await value();
    const expected = imported(before, snapshot, reading.absentLogic);
    const isSame = JSON.stringify(sorted(contentOf(after))) === JSON.stringify(sorted(contentOf(before)));
    if (pushed.code === 0) expect(contentOf(after), what).toEqual(contentOf(expected));
    else expect(isSame, what).toBe(true);
    if (/Nothing to push/.test(pushed.out)) expect(isSame, what).toBe(true);
    const line = /^ {2}roomlint (restore .*)$/m.exec(pushed.out)?.[1];
    if (line !== undefined && file.isOneIn(2)) {
      const restored = await desk.run([...line.split(' '), '--yes']);
      expect(restored.code, what + restored.out).toBe(0);
      const { items, logic } = await value();
      expect({ items, logic }, what + restored.out).toEqual({ items: before.items, logic: before.logic });
    }
  }
}

/** The plan and the import of the library, which take absent logic for removed. */
function expectPlan(before: Uint8Array, room: Room, snapshot: Snapshot): void {
  const bytes = bytesOf(snapshot);
  const after = imported(room, snapshot, 'removed');
  const what = JSON.stringify({ before: String(before), snapshot });
  expect(contentOf(read(JSON.parse(String(Buffer.from(importInto(before, bytes)))))), what).toEqual(
    contentOf(after),
  );
  const plan = planImport(before, bytes);
  const isSame = JSON.stringify(sorted(contentOf(room))) === JSON.stringify(sorted(contentOf(after)));
  expect(plan.verdict === 'unchanged', what + plan.verdict).toBe(isSame);
  const gone = Object.keys(room.items).filter((key) => !(key in after.items));
  if (gone.length > 0) expect(plan.verdict, what).toBe('destroys');
}

/** With the members of every object in alphabetical order. The values are shallow. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

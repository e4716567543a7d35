import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sameRoom } from '../../../src/room/compare-rooms.js';
import { importInto } from '../../../src/room/import.js';
import { broken } from '../../broken-room.js';
import { Desk, deskService, MORE } from '../../cli/desk.js';
import { ON_DISK, roomlint, temporaryFolder } from '../../cli/run-roomlint.js';
import { room } from '../../example-room.js';
import { randomOf } from '../../properties/arbitraries/json.js';
import { endServices, type Served, served } from '../../service/served.js';
import { campaign } from '../seeds.js';
import { CALLS, type Call, FAULTS, type Fault, type FaultyRun, runWithFault } from './strace.js';

/* The real commands, in which every call that changes a file fails once: refused, without space, or as the last one of a killed process. */

endServices();
const folder = temporaryFolder(ON_DISK);
/** A message from thread to thread, through a file that is none of the standard streams. */
const INSIDE_NODE = /^write\((?:[3-9]|\d\d+)<(?:pipe|anon_inode):/;
const clean = room();

let service: Served;
beforeAll(async () => {
  service = await served();
});
const cases = FAULTS.flatMap((fault) => CALLS.map((call): [Fault, Call] => [fault, call]));

const MINUTES = 1.5;
/** No command has more calls of one kind than about so many. */
const MOST_CALLS = 40;

interface Round {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  /** Looks at what is there. @returns which content it is */
  readonly expectTruth: (run: FaultyRun) => Promise<'old' | 'new'>;
}

/** Fails one call after another, each some call of some kind with some fault, until the time is over. */
async function failAny(begin: (call: Call) => Promise<Round>): Promise<void> {
  const seen = { old: 0, new: 0 };
  await campaign(MINUTES, async (seed) => {
    const random = randomOf(seed);
    const [fault, call] = cases[Math.floor(random() * cases.length)] as [Fault, Call];
    const when = 1 + Math.floor(random() * MOST_CALLS);
    const { cwd, env, args, expectTruth } = await begin(call);
    const run = await runWithFault(args, { cwd, env, call, fault, when });
    // It has fewer calls of this kind.
    if (run.hit === undefined) return expect(run).toMatchObject({ code: 0 });
    // Messages between the threads of Node, whose loss ends it.
    if (run.signal === 'SIGABRT' && INSIDE_NODE.test(run.hit)) return;
    try {
      if (fault === 'signal=SIGKILL') expect(run.signal).toBe('SIGKILL');
      else expect(run.code ?? run.signal).toBeOneOf([0, 1, 2]);
      expect(run.out).not.toMatch(/^ +at |node:internal|crashed/m);
      seen[await expectTruth(run)]++;
    } catch (error) {
      throw new Error(`${fault} of ${call} ${when}, ${run.hit}: ${run.out}\n${error}`, { cause: error });
    }
  });
  console.info(`${seen.old} runs left the old content, ${seen.new} the new one`);
}

describe('a call that changes a file fails', () => {
  test('of check --fix: the file is whole', async () => {
    await failAny(async (call) => {
      const cwd = folder.fresh();
      const file = join(cwd, 'a.json');
      writeFileSync(file, broken);
      const expectTruth = async (run: FaultyRun): Promise<'old' | 'new'> => {
        const text = readFileSync(file, 'utf8');
        expect(text).toBeOneOf([broken, clean]);
        const isNew = text === clean;
        if (run.code === 0) expect(isNew).toBe(true);
        if (run.out.includes('fixed 1 finding')) expect(isNew).toBe(true);
        if (run.signal === null && call !== 'unlink') expect(readdirSync(cwd)).toEqual(['a.json']);
        expect((await roomlint(['check', 'a.json'], { cwd })).code).toBe(isNew ? 0 : 1);
        expect((await roomlint(['check', '--fix', 'a.json'], { cwd })).code).toBe(0);
        expect(readFileSync(file, 'utf8')).toBe(clean);
        expect(readdirSync(cwd)).toEqual(['a.json']);
        return isNew ? 'new' : 'old';
      };
      return { cwd, env: {}, args: ['check', '--fix', 'a.json'], expectTruth };
    });
  });

  test('of push: the room is the old or the new one', async () => {
    await failAny(async () => {
      const created = await service.ask('create', { body: { templateName: 'blank' } });
      const desk = new Desk(folder.fresh(), deskService(service), created.body.room.RoomID);
      await desk.editGarden(MORE);
      const args = ['push', 'garden.json', '--yes'];
      const old = await desk.roomBytes();
      const expected = importInto(old, MORE);
      const expectTruth = async (run: FaultyRun): Promise<'old' | 'new'> => {
        const now = await desk.roomBytes();
        const isNew = sameRoom(expected, now);
        expect(isNew || now.equals(old)).toBe(true);
        if (run.code === 0) expect(isNew).toBe(true);
        if (run.out.includes('The room is unchanged')) expect(isNew).toBe(false);
        const { backups } = JSON.parse((await desk.run(['backups', '--format', 'json'])).out);
        for (const { integrity } of backups) expect(integrity).toBe('recorded');
        if (isNew) expect(desk.backups().some((backup) => sameRoom(backup, old))).toBe(true);
        const status = await desk.run(['status', '--format', 'json']);
        expect(status.code).toBe(0);
        for (const { room: said } of JSON.parse(status.out).unfinished)
          expect(said).toBeOneOf(isNew ? ['imported'] : ['not-sent', 'unchanged']);
        expect(desk.read('garden.json').equals(MORE)).toBe(true);
        const next = await desk.run(args);
        expect(next).toMatchObject({ code: 0 });
        expect(next.out).toContain(isNew ? 'Nothing to push' : 'Imported garden.json');
        expect(sameRoom(expected, await desk.roomBytes())).toBe(true);
        const left = readdirSync(desk.path, { recursive: true, encoding: 'utf8' });
        expect(left.filter((name) => name.endsWith('.roomlint-tmp'))).toEqual([]);
        return isNew ? 'new' : 'old';
      };
      return { cwd: desk.path, env: desk.env, args, expectTruth };
    });
  });
});

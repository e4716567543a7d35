import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceClient } from '../../../src/api/client.js';
import { realEnvironment } from '../../../src/api/environment.js';
import { FolderOnDisk } from '../../../src/gate/folder-on-disk.js';
import { STEPS, type Step } from '../../../src/gate/journal.js';
import { push } from '../../../src/gate/push.js';
import { ServiceRemote } from '../../../src/gate/service-remote.js';
import { sameRoom } from '../../../src/room/compare-rooms.js';
import { importInto } from '../../../src/room/import.js';
import { planImport } from '../../../src/room/plan.js';
import { Desk, filesBelow, GARDEN, MORE } from '../../cli/desk.js';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';
import { RunningService } from '../../cli/running-service.js';
import { randomPair } from '../../room/random-rooms.js';

const folder = temporaryFolder();

let service: RunningService;
let count = 0;
/** Everything that was printed. */
let printed = '';

beforeAll(async () => {
  service = await RunningService.start(join(folder.path, 'data'));
});
afterAll(async () => {
  await service.end('SIGTERM');
});

async function pulledGarden(): Promise<Desk> {
  const desk = new Desk(join(folder.path, `desk-${count++}`), service, await service.create());
  await desk.importBySomebodyElse(GARDEN);
  await desk.run(['pull', 'garden.json']);
  desk.write('garden.json', MORE);
  return desk;
}

function start(desk: Desk): ChildProcess {
  const child = spawn(process.execPath, [COMMAND, 'push', '--yes', 'garden.json'], {
    cwd: desk.path,
    env: { ...process.env, ...desk.env },
  });
  const add = (text: Buffer): void => {
    printed += String(text);
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return child;
}

/** Waits until the journal says that a push is at a step. @returns whether it came there */
async function reaches(step: Step, desk: Desk, child: ChildProcess): Promise<boolean> {
  const journal = join(desk.kept, 'journal.json');
  const place = STEPS.indexOf(step);
  while (child.exitCode === null && child.signalCode === null) {
    const text = existsSync(journal) ? readFileSync(journal, 'utf8') : '';
    const at = /"step": "(\w+)"/.exec(text)?.[1];
    if (STEPS.some((known, index) => known === at && index >= place)) return true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}

/** The room is old or new, the backup whole, and later commands tell the truth and send nothing twice. */
async function expectTruth(desk: Desk, old: Buffer): Promise<'old' | 'new'> {
  const now = await desk.roomBytes();
  const isNew = sameRoom(importInto(old, MORE), now);
  expect(isNew || now.equals(old)).toBe(true);
  for (const backup of desk.backups()) expect(backup.equals(old)).toBe(true);
  const status = await desk.run(['status', '--format', 'json']);
  printed += status.out + status.err;
  expect(status.code).toBe(0);
  const { unfinished } = JSON.parse(status.out);
  for (const { room } of unfinished) expect(isNew ? ['imported'] : ['not-sent', 'unchanged']).toContain(room);
  const next = await desk.run(['push', '--yes', 'garden.json']);
  printed += next.out + next.err;
  expect(next.code).toBe(0);
  expect(next.out).toContain(isNew ? 'Nothing to push' : 'Imported garden.json');
  expect(sameRoom(importInto(old, MORE), await desk.roomBytes())).toBe(true);
  return isNew ? 'new' : 'old';
}

/** Every file below a folder. */
describe('SIGKILL', () => {
  const ROUNDS = 3;
  const cases = STEPS.flatMap((step) =>
    Array.from({ length: ROUNDS }, (_, round): [Step, number] => [step, round]),
  );
  const seen = new Set<string>();

  test.each(cases)(
    'of the client at step %s: the room is the old or the new one (%i)',
    async (step, round) => {
      const desk = await pulledGarden();
      const old = await desk.roomBytes();
      const child = start(desk);
      const ended = once(child, 'exit');
      await reaches(step, desk, child);
      await new Promise((resolve) => setTimeout(resolve, round * 8));
      child.kill('SIGKILL');
      await ended;
      // The service may still be working on what was sent.
      await new Promise((resolve) => setTimeout(resolve, 300));
      seen.add(await expectTruth(desk, old));
    },
  );

  test.each(STEPS)('of the service at step %s: the room is the old or the new one', async (step) => {
    const desk = await pulledGarden();
    const old = await desk.roomBytes();
    const child = start(desk);
    const ended = once(child, 'exit');
    await reaches(step, desk, child);
    await service.end('SIGKILL');
    const [code] = await ended;
    expect([0, 2]).toContain(code);
    service = await service.again();
    desk.service = service;
    seen.add(await expectTruth(desk, old));
  });

  test('has hit both the old and the new room, and nothing printed or written holds a key', () => {
    expect(seen).toEqual(new Set(['old', 'new']));
    const { accessKey, apiKey } = service.keys;
    const written = filesBelow(folder.path).filter((file) => !file.startsWith(join(folder.path, 'data')));
    const texts = [printed, ...written.map((file) => readFileSync(file, 'utf8'))];
    for (const text of texts)
      for (const secret of [accessKey, apiKey, 'signedUploadURL', '/uploads/'])
        expect(text.includes(secret)).toBe(false);
  });
});

test('planned effects are real effects, and planning again is empty, for 1,000 random pairs through the real service', async () => {
  const room = await service.create();
  const { address, keys } = service;
  const client = new ServiceClient({ server: address, keys });
  const remote = new ServiceRemote(client, room, service.address);
  const outcomes = new Map<string, number>();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(randomPair, async ([before, after]) => {
      const { status } = await service.import(room, before.bytes);
      if (status !== 200) return;
      const old = Buffer.from(await (await service.download(room)).arrayBuffer());
      const pair = join(folder.path, `pair-${number++}`);
      const { outcome, planned } = await push(
        {
          room,
          operation: 'push',
          source: 'room.json',
          decision: 'overwrite',
          limit: { kind: 'percent', most: 100 },
          protect: [],
          dropsLogic: true,
          isDryRun: false,
          isStrict: false,
          allowsWarnings: false,
        },
        {
          remote,
          folder: new FolderOnDisk(pair, room),
          file: (name) => ({
            name,
            read: () => after.bytes,
            write: () => Promise.resolve(true),
          }),
          check: (bytes) =>
            Promise.resolve({
              report: { path: 'room.json', bytes: bytes.length, findings: [], rules: [], shownBytes: bytes },
              notes: [],
            }),
          confirm: () => Promise.resolve('yes'),
          tell: () => {},
          now: () => new Date(),
          time: realEnvironment(),
        },
      );
      rmSync(pair, { recursive: true });
      outcomes.set(outcome.kind, (outcomes.get(outcome.kind) ?? 0) + 1);
      const now = Buffer.from(await (await service.download(room)).arrayBuffer());
      if (outcome.kind === 'no-way-back') expect(now).toEqual(old);
      else {
        expect(['imported', 'nothing']).toContain(outcome.kind);
        expect(sameRoom(importInto(old, after.bytes), now)).toBe(true);
        expect(planImport(now, after.bytes).verdict).toBe('unchanged');
        expect(planned?.report.plan.verdict === 'unchanged').toBe(outcome.kind === 'nothing');
      }
    }),
    { numRuns: 1000 },
  );
  expect(outcomes.get('imported')).toBeGreaterThan(500);
});

describe('a file of the largest size', () => {
  const most = 52_428_800;
  const sized = (bytes: number): Buffer => {
    const [head, tail] = ['{"roomItems":{"1":{"prefabName":"Tree","contentString":"', '"}}}\n'];
    return Buffer.from(head + 'x'.repeat(bytes - head.length - tail.length) + tail);
  };

  test('of 52,428,800 bytes is pushed, pulled and restored', async () => {
    const desk = await pulledGarden();
    desk.write('garden.json', sized(most));
    const pushed = await desk.run(['push', '--yes', '--max-removed', '3', 'garden.json']);
    expect(pushed.code, pushed.out + pushed.err).toBe(0);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect((await desk.run([...desk.suggested(pushed.out), '--yes'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('of one byte more is refused, and the room is unchanged', async () => {
    const desk = await pulledGarden();
    const old = await desk.roomBytes();
    desk.write('garden.json', sized(most + 1));
    const { code, out } = await desk.run(['push', '--yes', '--max-removed', '3', 'garden.json']);
    expect(code).toBe(1);
    expect(out).toContain('52,428,801');
    expect(await desk.roomBytes()).toEqual(old);
  });
});

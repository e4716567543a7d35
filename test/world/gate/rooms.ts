import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endingOf } from '../../../src/front/cli/gate/endings.js';
import { pushShape } from '../../../src/front/cli/gate/push-run.js';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { NO_RESOLUTIONS } from '../../../src/verdict/room/resolutions.js';
import { FileOnDisk } from '../../../src/world/gate/file-on-disk.js';
import { FolderOnDisk } from '../../../src/world/gate/folder-on-disk.js';
import type { GateEvent, PushEnvironment, PushOrder, Result } from '../../../src/world/gate/outcome.js';
import { type PullOutcome, pull } from '../../../src/world/gate/pull.js';
import { push } from '../../../src/world/gate/push.js';
import { type Status, statusOf } from '../../../src/world/gate/status.js';
import type { CheckedBytes } from '../../../src/world/workspace/check-file.js';
import { publishedValidator } from '../../model/schema/published-schemas.js';
import { TestClock } from '../api/scripted-server.js';
import { FakeRemote } from './fake-remote.js';

export const ROOM = '0198c9a2-room';

export function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

export function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** A room with a setting, and items that differ in their prefab. */
function roomOf(prefabs: Readonly<Record<string, string>>): Uint8Array {
  const items = Object.entries(prefabs).map(([key, prefabName]) => [key, { prefabName }]);
  return bytesOf({ roomItems: Object.fromEntries(items), settings: { isNight: false } });
}

export const OLD = roomOf({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' });
/** The same with an item more, and another one changed. */
export const NEW = roomOf({ 1: 'Tree', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' });
/** The room after somebody else has changed item 1 and added item 9. */
export const THEIRS = roomOf({ 1: 'Oak', 2: 'Rock', 3: 'Lamp', 9: 'Well' });

type Found = readonly [level: 'error' | 'warning', name: string];

function checked(bytes: Uint8Array, found: readonly Found[], isBroken: boolean): CheckedBytes {
  const at = { offset: 0, line: 1, column: 1 } as Finding['start'];
  const place = { pointer: '', embedded: [], start: at, end: at, related: [], insideStrings: 0 };
  const findings = found.map(([level, message]) => ({
    rule: `test/${level}`,
    kind: 'found',
    level,
    message,
    ...place,
    fingerprint: message,
  }));
  const stopped = isBroken && found.length > 0 ? { isStopped: true as const } : {};
  return {
    report: { path: 'room.json', bytes: bytes.length, findings, rules: [], shownBytes: bytes, ...stopped },
    notes: [],
  };
}

const isDescribed = publishedValidator('push-report.schema.json');
/** The outcomes of all runs, each of whose JSON fits the published schema. */
export const seenOutcomes = new Set<string>();

function described(result: Result, { room, operation, source, decision }: PushOrder): Result {
  const commands = { operation, room, source, check: '', options: '' };
  const { data } = endingOf(result.outcome, commands);
  const text = JSON.stringify(pushShape(result, decision, commands, data));
  if (!isDescribed(JSON.parse(text))) throw new Error(`${text}${JSON.stringify(isDescribed.errors)}`);
  seenOutcomes.add(result.outcome.kind);
  return result;
}

/** The folder of a person who pulls and pushes, and the service. Every run is like a new process. */
export class Desk {
  readonly path = mkdtempSync(join(tmpdir(), 'roomlint-gate-'));
  readonly remote: FakeRemote;
  events: GateEvent[] = [];
  answer: 'yes' | 'no' | 'noTerminal' = 'yes';
  errorsIn: (bytes: Uint8Array) => readonly string[] = () => [];
  warningsIn: (bytes: Uint8Array) => readonly string[] = () => [];
  /** Whether the errors stop the check. */
  isBroken = false;
  private clock = Date.UTC(2026, 10, 22, 7, 14, 10);

  constructor(room: Uint8Array = OLD) {
    this.remote = new FakeRemote(room);
  }

  /** One where the room was pulled, and the file edited. */
  static async edited(): Promise<Desk> {
    const desk = new Desk();
    await desk.pullAndEdit(NEW);
    return desk;
  }

  async pullAndEdit(room: Uint8Array): Promise<void> {
    await this.pull();
    this.edit(room);
  }

  close(): void {
    rmSync(this.path, { recursive: true });
  }

  get folder(): FolderOnDisk {
    return new FolderOnDisk(this.path, ROOM);
  }

  file(name = 'room.json'): FileOnDisk {
    return new FileOnDisk(join(this.path, name));
  }

  edit(bytes: Uint8Array, name = 'room.json'): void {
    writeFileSync(join(this.path, name), bytes);
  }

  pull(name = 'room.json'): Promise<PullOutcome> {
    return pull({ remote: this.remote, folder: this.folder, file: this.file(name) }, this.now());
  }

  push(options: Partial<PushOrder> = {}, around: Partial<PushEnvironment> = {}): Promise<Result> {
    return this.run(options, around);
  }

  /** How a push ends. */
  async kind(options: Partial<PushOrder> = {}): Promise<string> {
    return (await this.push(options)).outcome.kind;
  }

  restore(options: Partial<PushOrder> = {}): Promise<Result> {
    const name = options.source ?? this.folder.backups().at(-1)?.name ?? '';
    return this.run({
      operation: 'restore',
      limit: { kind: 'percent', most: 100 },
      ...options,
      source: name,
    });
  }

  async status(name = 'room.json'): Promise<Status> {
    const { folder, remote } = this;
    return statusOf(folder, this.file(name), remote.server, await remote.download());
  }

  now(): Date {
    this.clock += 1000;
    return new Date(this.clock);
  }

  async checked(bytes: Uint8Array, room?: Uint8Array): Promise<CheckedBytes> {
    const foundIn = (text: Uint8Array): readonly Found[] => [
      ...this.errorsIn(text).map((name): Found => ['error', name]),
      ...this.warningsIn(text).map((name): Found => ['warning', name]),
    ];
    const known = room === undefined ? [] : foundIn(room).map(([, name]) => name);
    const found = foundIn(bytes).filter(([, name]) => !known.includes(name));
    return await Promise.resolve(checked(bytes, found, this.isBroken));
  }

  /** Time that passes only when something pauses. */
  readonly time = new TestClock();

  private async run(options: Partial<PushOrder>, around: Partial<PushEnvironment> = {}): Promise<Result> {
    this.events = [];
    const order: PushOrder = {
      room: ROOM,
      operation: 'push',
      source: 'room.json',
      decision: 'stop',
      resolutions: NO_RESOLUTIONS,
      limit: { kind: 'count', most: 0 },
      protect: [],
      dropsLogic: false,
      isDryRun: false,
      allowsWarnings: false,
      ...options,
    };
    const environment: PushEnvironment = {
      remote: this.remote,
      folder: this.folder,
      file: (name) => this.file(name),
      check: (bytes, room) => this.checked(bytes, room),
      confirm: () => Promise.resolve(this.answer),
      tell: (event) => this.events.push(event),
      now: () => this.now(),
      time: this.time,
      ...around,
    };
    return described(await push(order, environment), order);
  }
}

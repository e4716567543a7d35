import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.js';
import { endServices, keysOf, type Served, served } from '../../world/service/served.js';
import { type Run, type RunOptions, roomlint } from './run-roomlint.js';

export function snapshot(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** Items that differ in their prefab. */
export function items(prefabs: Readonly<Record<string, string>>): unknown {
  return {
    roomItems: Object.fromEntries(Object.entries(prefabs).map(([key, prefabName]) => [key, { prefabName }])),
  };
}

/** A room with three items, and pushes to it: one item more and another changed, and two items less. */
export const GARDEN = snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' }));
export const MORE = snapshot(items({ 1: 'Tree', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' }));
export const LESS = snapshot(items({ 1: 'Tree' }));

export function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

/** A service, as somebody who has its keys sees it. */
export interface DeskService {
  readonly address: string;
  readonly keys: { readonly accessKey: string; readonly apiKey: string };
  download(room: string): Promise<Response>;
  import(room: string, snapshot: Uint8Array): Promise<{ readonly status: number }>;
}

/** A service of this process, as ann sees it. */
export function deskService(one: Served): DeskService {
  return {
    address: one.address,
    keys: keysOf('ann'),
    download: (room) => {
      const headers = { 'x-access-key': keysOf('ann').accessKey, 'x-room-id': room };
      return fetch(`${one.address}/api/v2/mcp/download-room-data`, { headers });
    },
    import: (room, bytes) => one.import(room, bytes),
  };
}

/** A folder of one person, from which commands are run for one room of a service. */
export class Desk {
  constructor(
    readonly path: string,
    public service: DeskService,
    readonly room: string,
  ) {
    mkdirSync(path, { recursive: true });
  }

  get env(): Record<string, string> {
    const { address, keys } = this.service;
    return {
      ROOMLINT_SERVER: address,
      ROOMLINT_ACCESS_KEY: keys.accessKey,
      ROOMLINT_API_KEY: keys.apiKey,
      ROOMLINT_ROOM: this.room,
      // Of the person who runs the tests.
      ROOMLINT_KEYS: '',
    };
  }

  run(args: readonly string[], options: RunOptions = {}): Promise<Run> {
    return roomlint(args, { cwd: this.path, ...options, env: { ...this.env, ...options.env } });
  }

  write(name: string, bytes: string | Uint8Array): void {
    writeFileSync(join(this.path, name), bytes);
  }

  /** Writes a file or removes it, named with ROOM for the room and BACKUP for its first backup. */
  change(name: string, content: string): void {
    const path = join(
      this.path,
      name.replace('ROOM', this.room).replace('BACKUP', this.backupNames()[0] ?? ''),
    );
    if (content === '') rmSync(path, { recursive: true });
    else writeFileSync(path, content);
  }

  /** Leaves the journal and the snapshot of the last push, as one does that is killed while it imports. */
  interrupt(imported: string): void {
    const { recorded } = JSON.parse(readFileSync(join(this.kept, 'backups.json'), 'utf8'));
    const { name: backup, operation, source } = recorded.at(-1);
    const hash = createHash('sha256').update(imported).digest('hex');
    const payload = { hash, file: hash };
    const { address: server } = this.service;
    const started = new Date().toISOString();
    const journal = { version: 1, operation, source, started, server, backup, payload };
    writeFileSync(join(this.kept, 'journal.json'), JSON.stringify(journal));
    writeFileSync(join(this.kept, 'payloads', `${hash}.json`), imported);
  }

  /** Lets the base be that of another service. */
  pulledFrom(server: string): void {
    const path = join(this.kept, 'state.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(this.service.address, server));
  }

  backupNames(): string[] {
    const folder = join(this.kept, 'backups');
    return existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .map((name) => name.replace('.json', ''))
      : [];
  }

  read(name: string): Buffer {
    return readFileSync(join(this.path, name));
  }

  async roomBytes(): Promise<Buffer> {
    return Buffer.from(await (await this.service.download(this.room)).arrayBuffer());
  }

  async roomValue(): Promise<unknown> {
    return JSON.parse(String(await this.roomBytes()));
  }

  /** Somebody else imports a snapshot. */
  async importBySomebodyElse(bytes: Uint8Array): Promise<void> {
    const { status } = await this.service.import(this.room, bytes);
    if (status !== 200) throw new Error(`the import answered ${status}`);
  }

  /** Puts the garden into the room, and pulls it into garden.json. */
  async pullGarden(garden = GARDEN): Promise<void> {
    await this.importBySomebodyElse(garden);
    await this.run(['pull', 'garden.json']);
  }

  /** The same, and writes another snapshot to garden.json. */
  async editGarden(edited: string | Uint8Array, garden = GARDEN): Promise<void> {
    await this.pullGarden(garden);
    this.write('garden.json', edited);
  }

  get kept(): string {
    return join(this.path, '.roomlint', this.room);
  }

  /** All backups, the oldest first. */
  backups(): Buffer[] {
    const folder = join(this.kept, 'backups');
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name)));
  }

  /** The line that a command suggests, as words. */
  suggested(text: string): string[] {
    const line = /^ {2}roomlint (restore .*)$/m.exec(text)?.[1];
    if (line === undefined) throw new Error(`nothing is suggested: ${text}`);
    return line.split(' ');
  }
}

/** Runs a service in this process for the tests of a file. @returns what makes a folder for a new room */
export function desksOfService(): () => Promise<Desk> {
  endServices();
  const folder = temporaryFolder();
  let service: Served;
  let count = 0;
  const fresh = async (): Promise<Desk> =>
    new Desk(join(folder.path, `desk-${count++}`), deskService(service), await service.create());
  beforeAll(async () => {
    service = await served();
    // The first test should not be the one that waits for modules.
    const desk = await fresh();
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
  });
  return fresh;
}

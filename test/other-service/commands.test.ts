import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { TestClock } from '../api/scripted-server.js';
import { type Run, roomlint } from '../cli/run-roomlint.js';
import { ACCESS_KEY, API_KEY, OtherService, type Style } from './other-service.js';
import { MERGING_STYLES, STYLES } from './styles.js';

const ALL: readonly Style[] = [...STYLES, ...MERGING_STYLES];

const LOGIC = '{"Tasks":[],"ViewNodes":[],"col":"","e":0,"c":false}';
const ROOM = {
  roomItems: {
    1: { prefabName: 'Tree', contentString: 'Bäume \u{1f333}', pos: { x: 1.5, y: 0, z: -2 } },
    2: { prefabName: 'Rock' },
    3: { prefabName: 'Lamp', hoverTitle: 'on' },
  },
  settings: { isNight: false, roomBase: 'grass' },
  roomTasks: { Tasks: [] },
  quests: {},
  logic: { 1: LOGIC },
};
const MESSAGE = 'this game does not exist';

const services: OtherService[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A person with a room at a service of a style, and a folder. */
class Player {
  readonly clock = new TestClock();
  readonly folder = mkdtempSync(join(tmpdir(), 'roomlint-other-'));

  private constructor(
    readonly service: OtherService,
    private readonly style: Style,
    readonly room: string,
  ) {
    folders.push(this.folder);
  }

  static async at(style: Style): Promise<Player> {
    const service = await OtherService.start(style, ROOM);
    services.push(service);
    return new Player(service, style, service.create());
  }

  async run(...args: readonly string[]): Promise<Run> {
    const uploads = ['push', 'restore', 'upload'].includes(args[0] ?? '') || args[1] === 'import';
    const method = uploads ? ['--upload-method', this.style.upload.method] : [];
    return await roomlint([...args, ...method], {
      cwd: this.folder,
      environment: this.clock,
      env: {
        ROOMLINT_SERVER: this.service.address,
        ROOMLINT_ACCESS_KEY: ACCESS_KEY,
        ROOMLINT_API_KEY: API_KEY,
        ROOMLINT_ROOM: this.room,
        ROOMLINT_KEYS: '',
      },
    });
  }

  /** Runs a command that must succeed. @returns its standard output */
  async succeed(...args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.run(...args);
    expect({ args, code, err }).toEqual({ args, code: 0, err: expect.any(String) });
    expect(out + err).not.toMatch(/differs|Not imported|crashed/);
    expect(out + err).not.toContain(ACCESS_KEY);
    return out;
  }

  async json(...args: readonly string[]) {
    return JSON.parse(await this.succeed(...args, '--format', 'json'));
  }

  write(name: string, bytes: string | Uint8Array): void {
    writeFileSync(join(this.folder, name), bytes);
  }

  // biome-ignore lint/suspicious/noExplicitAny: any snapshot
  read(name: string): any {
    return JSON.parse(readFileSync(join(this.folder, name), 'utf8').replace(/^\ufeff/, ''));
  }

  // biome-ignore lint/suspicious/noExplicitAny: any snapshot
  edit(name: string, change: (snapshot: any) => void): void {
    const snapshot = this.read(name);
    change(snapshot);
    this.write(name, `${JSON.stringify(snapshot, null, 2)}\n`);
  }

  /** The room as the service has it, after what it accepted was carried out. */
  // biome-ignore lint/suspicious/noExplicitAny: any snapshot
  get now(): any {
    return this.service.rooms.get(this.room)?.later?.snapshot ?? this.service.snapshotOf(this.room);
  }
}

describe.each(ALL)('plain commands with $title', (style) => {
  test('room create, duplicate, update and items', async () => {
    const player = await Player.at(style);
    const { room } = await player.json('room', 'create', 'garden', '--name', 'Rose');
    expect(room).toMatchObject({ RoomID: expect.any(String), Name: 'Rose' });
    expect(await player.succeed('room', 'create', 'garden')).toMatch(/^created room r_\d+\n$/);
    const { roomId } = await player.json('room', 'duplicate', room.RoomID);
    expect(player.service.snapshotOf(roomId)).toEqual(player.service.snapshotOf(room.RoomID));
    const { data } = await player.json(
      'room',
      'update',
      roomId,
      'Genre=quiet',
      '--unlisted',
      'GuildLink:={"a":1}',
    );
    expect(data).toMatchObject({ RoomID: roomId, Name: 'Rose', Genre: 'quiet', GuildLink: { a: 1 } });
    expect(await player.succeed('room', 'items', roomId)).toBe('i1\tmodel\twood\tBench\n');
  });

  test('room download and import', async () => {
    const player = await Player.at(style);
    await player.succeed('room', 'download', player.room, 'room.json');
    expect(player.read('room.json')).toEqual(player.now);
    player.edit('room.json', ({ roomItems, settings }) => {
      delete roomItems[2];
      settings.isNight = true;
    });
    expect(await player.succeed('room', 'import', player.room, 'room.json')).toContain(
      'without a check or a plan',
    );
    expect(Object.keys(player.now.roomItems)).toEqual(['1', '3']);
    expect(player.now.settings).toEqual({ isNight: true, roomBase: 'grass' });
  });

  test('upload', async () => {
    const player = await Player.at(style);
    const glb = Buffer.alloc(20);
    glb.write('glTF');
    glb.writeUInt32LE(2, 4);
    glb.writeUInt32LE(20, 8);
    player.write('a.json', '{"settings":{}}');
    player.write('a.glb', glb);
    player.write('a.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    for (const [file, type] of [
      ['a.json', 'application/json'],
      ['a.glb', 'model/gltf-binary'],
      ['a.png', 'image/png'],
    ] as const) {
      const report = await player.json('upload', file);
      expect(report).toMatchObject({
        type,
        status: style.upload.status,
        assetURL: expect.stringContaining('/files/'),
      });
      const stored = player.service.stored.get(report.objectKey);
      expect(stored).toEqual({ type, bytes: readFileSync(join(player.folder, file)) });
    }
  });

  test('a refusal is repeated in the words of the service, and nothing is left', async () => {
    const player = await Player.at(style);
    const { code, out, err } = await player.run('room', 'download', 'nowhere', 'room.json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`the service says "${MESSAGE}"`);
    expect(existsSync(join(player.folder, 'room.json'))).toBe(false);
  });

  test('a key that the service repeats is masked', async () => {
    const player = await Player.at(style);
    mkdirSync(join(player.folder, 'none'));
    const { code, err } = await roomlint(['room', 'items', player.room], {
      cwd: player.folder,
      environment: player.clock,
      env: {
        ROOMLINT_SERVER: player.service.address,
        ROOMLINT_ACCESS_KEY: 'a-wrong-key-0123456789',
        ROOMLINT_KEYS: '',
      },
    });
    expect(code).toBe(2);
    expect(err).toContain('the service says "the key *** is not valid"');
  });

  test.skipIf(style.upload.method === 'PUT')('an upload with the wrong method names the option', async () => {
    const player = await Player.at({ ...style });
    player.write('a.json', '{"settings":{}}');
    const { code, err } = await roomlint(['upload', 'a.json'], {
      cwd: player.folder,
      environment: player.clock,
      env: { ROOMLINT_SERVER: player.service.address, ROOMLINT_API_KEY: API_KEY, ROOMLINT_KEYS: '' },
    });
    expect(code).toBe(2);
    expect(err).toContain('use --upload-method POST');
  });
});

describe.each(ALL)('pull, push and restore with $title', (style) => {
  test('pull, push, status, backups and restore', async () => {
    const player = await Player.at(style);
    const before = structuredClone(player.now);
    await player.succeed('pull', 'garden.json');
    expect(player.read('garden.json')).toEqual(before);
    expect((await player.json('status', 'garden.json')).remote.kind).toBe('unchanged');
    player.edit('garden.json', ({ roomItems, settings, logic }) => {
      roomItems[4] = { prefabName: 'Bench' };
      roomItems[2].prefabName = 'Boulder';
      settings.isNight = true;
      logic[3] = LOGIC;
    });
    const planned = await player.json('push', 'garden.json', '--dry-run');
    expect(planned.outcome).toBe('planned');
    expect(player.now).toEqual(before);
    expect(await player.succeed('push', 'garden.json', '--yes')).toContain(
      'and the room is what it should be',
    );
    expect(player.now.roomItems).toMatchObject({ 2: { prefabName: 'Boulder' }, 4: { prefabName: 'Bench' } });
    expect(player.now.settings.isNight).toBe(true);
    expect((await player.json('status', 'garden.json')).remote.kind).toBe('unchanged');
    expect(await player.succeed('push', 'garden.json', '--yes')).toContain('Nothing to push');
    const { backups } = await player.json('backups');
    expect(backups.length).toBeGreaterThan(0);

    await player.succeed('restore', '--yes', '--max-removed', '5');
    expect(player.now).toEqual(before);
    await player.succeed('pull', 'again.json');
    expect(player.read('again.json')).toEqual(before);
  });

  test('push of a file that removes an item and all logic, and the restore of it', async () => {
    const player = await Player.at(style);
    const before = structuredClone(player.now);
    await player.succeed('pull', 'garden.json');
    player.edit('garden.json', (snapshot) => {
      delete snapshot.roomItems[1];
      snapshot.logic = {};
    });
    await player.succeed('push', 'garden.json', '--yes', '--max-removed', '5');
    expect(Object.keys(player.now.roomItems)).toEqual(['2', '3']);
    await player.succeed('restore', '--yes', '--max-removed', '5');
    expect(player.now).toEqual(before);
  });

  test('push, edit and push again, with items that the service may have added fields to', async () => {
    const player = await Player.at(style);
    await player.succeed('pull', 'garden.json');
    const before = structuredClone(player.now);
    player.edit('garden.json', ({ roomItems }) => {
      roomItems[4] = { prefabName: 'Bench' };
    });
    await player.succeed('push', 'garden.json', '--yes');
    for (const name of ['Stool', 'Chair']) {
      player.edit('garden.json', ({ roomItems }) => {
        roomItems[4].prefabName = name;
        roomItems[`5${name}`] = { prefabName: name };
      });
      await player.succeed('push', 'garden.json', '--yes');
      expect(player.now.roomItems[4].prefabName).toBe(name);
      expect((await player.json('status', 'garden.json')).remote.kind).toBe('unchanged');
      expect(await player.succeed('push', 'garden.json')).toContain('Nothing to push');
    }
    const { backups } = await player.json('backups');
    const [first] = backups;
    await player.succeed('restore', first.name, '--yes', '--max-removed', '5');
    expect(player.now).toEqual(before);
  });

  test('push --merge keeps what others have changed meanwhile', async () => {
    const player = await Player.at(style);
    await player.succeed('pull', 'garden.json');
    const other = player.now;
    player.service.rooms.get(player.room)!.snapshot = {
      ...other,
      roomItems: { ...other.roomItems, 2: { ...other.roomItems[2], prefabName: 'Pebble' } },
    };
    player.edit('garden.json', ({ roomItems }) => {
      roomItems[3].hoverTitle = 'off';
    });
    expect((await player.run('push', 'garden.json', '--yes')).code).toBe(1);
    await player.succeed('push', 'garden.json', '--yes', '--merge');
    expect(player.now.roomItems).toMatchObject({ 2: { prefabName: 'Pebble' }, 3: { hoverTitle: 'off' } });
    expect(player.read('garden.json').roomItems[2].prefabName).toBe('Pebble');
    expect((await player.json('status', 'garden.json')).remote.kind).toBe('unchanged');
  });
});

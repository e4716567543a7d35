import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Run, roomlint } from '../front/cli/run-roomlint.js';
import { escaped } from '../properties/arbitraries/spellings.js';
import { valueRows } from '../table-rows.js';
import { temporaryFolder } from '../temporary-folder.js';
import { TestClock } from '../world/api/scripted-server.js';
import { ACCESS_KEY, API_KEY, OtherService, type Style } from './other-service.js';

const PLAIN: Style = {
  spell: (snapshot) => JSON.stringify(snapshot),
  hasMore: false,
  imported: { status: 200, body: '{"ok":true}' },
  upload: { method: 'PUT', status: 200, type: 'application/json', body: '{}' },
  logic: 'in-place',
  addsFields: false,
};
const spacious: Style['spell'] = (snapshot) =>
  `${JSON.stringify(snapshot, null, '\t').replaceAll('\n', '\r\n')}\r\n\r\n`;
const ascii: Style['spell'] = (snapshot) =>
  JSON.stringify(snapshot, null, 1).replaceAll(/[^\n -~]/g, escaped);

type Row = [
  what: string,
  logic: Style['logic'],
  spelling: string | undefined,
  choices: Partial<Style> | undefined,
];
const SPELLINGS: Readonly<Record<string, Style['spell']>> = { spacious, ascii };

/** Services that were written from document 1, each with choices of its own. */
const STYLES = valueRows<Row>('other-service/styles.md', 'Choices').map(
  ([what, logic, spelling = '', choices = {}]): [what: string, style: Style] => [
    what,
    { ...PLAIN, logic, spell: SPELLINGS[spelling] ?? PLAIN.spell, ...choices },
  ],
);

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
// biome-ignore lint/suspicious/noExplicitAny: any snapshot
type Any = any;

const folder = temporaryFolder();

/** A person with a room at a service of a style, and a folder with the pulled room. */
class Player {
  private readonly clock = new TestClock();
  private readonly cwd = folder.fresh();

  private constructor(
    readonly service: OtherService,
    private readonly style: Style,
    readonly room: string,
  ) {}

  static async at(style: Style): Promise<Player> {
    const service = await OtherService.start(style);
    const player = new Player(service, style, service.create(ROOM));
    await player.succeed('pull', 'garden.json');
    return player;
  }

  async run(...args: readonly string[]): Promise<Run> {
    const env = {
      ROOMLINT_SERVER: this.service.address,
      ROOMLINT_UPLOAD_METHOD: this.style.upload.method,
      ROOMLINT_ACCESS_KEY: ACCESS_KEY,
      ROOMLINT_API_KEY: API_KEY,
      ROOMLINT_ROOM: this.room,
    };
    return await roomlint([...args], { cwd: this.cwd, environment: this.clock, env });
  }

  /** Runs a command that must succeed. @returns its standard output */
  async succeed(...args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.run(...args);
    expect({ args, code, err }).toEqual({ args, code: 0, err: expect.any(String) });
    expect(out + err).not.toMatch(/differs|Not imported|crashed|other-access-key/);
    return out;
  }

  async isInStep(): Promise<void> {
    const status = JSON.parse(await this.succeed('status', 'garden.json', '--format', 'json'));
    expect(status.remote.kind).toBe('unchanged');
    expect(await this.succeed('push', 'garden.json')).toContain('Nothing to push');
  }

  read(name = 'garden.json'): Any {
    return JSON.parse(readFileSync(join(this.cwd, name), 'utf8'));
  }

  edit(change: (snapshot: Any) => void): void {
    const snapshot = this.read();
    change(snapshot);
    writeFileSync(join(this.cwd, 'garden.json'), `${JSON.stringify(snapshot, null, 2)}\n`);
  }

  /** The room as the service has it, after what it accepted was carried out. */
  get now(): Any {
    return this.service.rooms.get(this.room)?.later?.snapshot ?? this.service.rooms.get(this.room)?.snapshot;
  }
}

describe.each(STYLES)('at a service that %s', (_what, style) => {
  test('a room is pulled, and pushed twice', async () => {
    const player = await Player.at(style);
    expect(player.read()).toEqual(player.now);
    player.edit(({ roomItems, settings, logic }) => {
      Object.assign(roomItems, { 4: { prefabName: 'Bench' } });
      roomItems[2].prefabName = 'Boulder';
      settings.isNight = true;
      logic[3] = LOGIC;
    });
    expect(await player.succeed('push', 'garden.json', '--yes')).toContain(
      'and the room is what it should be',
    );
    const items = { 2: { prefabName: 'Boulder' }, 4: { prefabName: 'Bench' } };
    expect(player.now).toMatchObject({ roomItems: items, settings: { isNight: true } });
    await player.isInStep();
    // With items that the service may have added fields to.
    player.edit(({ roomItems }) => {
      roomItems[4].prefabName = 'Stool';
    });
    await player.succeed('push', 'garden.json', '--yes');
    expect(player.now.roomItems[4].prefabName).toBe('Stool');
    await player.isInStep();
  });

  test('a backup is restored', async () => {
    const player = await Player.at(style);
    const before = structuredClone(player.now);
    player.edit(({ roomItems, settings }) => {
      Object.assign(roomItems, { 4: { prefabName: 'Bench' } });
      roomItems[2].prefabName = 'Boulder';
      settings.isNight = true;
    });
    await player.succeed('push', 'garden.json', '--yes');
    const { backups } = JSON.parse(await player.succeed('restore', '--list', '--format', 'json'));
    await player.succeed('restore', backups[0].name, '--yes', '--max-removed', '5');
    expect(player.now).toEqual(before);
    await player.succeed('pull', 'again.json');
    expect(player.read('again.json')).toEqual(before);
  });

  test('a merge keeps what others have changed meanwhile', async () => {
    const player = await Player.at(style);
    const { roomItems } = player.now;
    const theirs = { ...roomItems, 2: { ...roomItems[2], prefabName: 'Pebble' } };
    player.service.rooms.get(player.room)!.snapshot = { ...player.now, roomItems: theirs };
    player.edit((snapshot) => {
      snapshot.roomItems[3].hoverTitle = 'off';
    });
    expect((await player.run('push', 'garden.json', '--yes')).code).toBe(1);
    await player.succeed('push', 'garden.json', '--yes', '--merge');
    const both = { 2: { prefabName: 'Pebble' }, 3: { hoverTitle: 'off' } };
    expect([player.now.roomItems, player.read().roomItems]).toMatchObject([both, both]);
    await player.isInStep();
  });
});

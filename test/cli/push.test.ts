import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIC_PLACES } from '../../src/room/import-reading.js';
import { outcomeOfImport } from '../../src/service/import-work.js';
import { served } from '../service/served.js';
import { Desk, deskService, GARDEN, items, LESS, MORE, snapshot } from './desk.js';
import type { Run, RunOptions } from './run-roomlint.js';
import { desksOfService } from './running-desks.js';

/* What is the command's own: words, options and exit codes. What a push does is in test/gate. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

const push = (args: readonly string[] = [], options: RunOptions = {}): Promise<Run> =>
  desk.run(['push', ...args, 'garden.json'], options);
const THEIRS = snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' }));
const DOWN = { env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' } };
/** The lines that name an error. */
const errorsIn = ({ out }: Run): readonly string[] => out.match(/^\S+:\d+:\d+ error .*$/gm) ?? [];

test.each(LOGIC_PLACES)(
  'a room can be pushed, pulled and restored at a service that keeps logic %s',
  async (logic) => {
    const work = {
      importInto: async (room: Uint8Array, next: Uint8Array) => outcomeOfImport(room, next, { logic }),
    };
    const service = await served({ work });
    desk = new Desk(`${desk.path}-${logic}`, deskService(service), await service.create());
    const garden = readFileSync(new URL('../../examples/garden.json', import.meta.url));
    await desk.pullGarden(garden);
    const [before, room] = [await desk.roomBytes(), JSON.parse(String(desk.read('garden.json')))];
    desk.write('garden.json', snapshot({ ...room, settings: { ...room.settings, isNight: true } }));
    const pushed = await push(['--yes']);
    expect(pushed).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        `Imported garden.json into room ${desk.room}, and the room is what it should be.`,
      ),
    });
    expect(desk.backups()).toEqual([before]);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect(desk.read('garden.json')).toEqual(await desk.roomBytes());
    expect(await push()).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to push: room') });
    expect((await desk.run([...desk.suggested(pushed.out), '--yes'])).code).toBe(0);
    expect(JSON.parse(String(await desk.roomBytes()))).toMatchObject({ settings: room.settings });
    // Quests that lose their triggers need no word but --drop-logic.
    await desk.run(['pull', 'again.json']);
    const { logic: _logic, ...rest } = JSON.parse(String(desk.read('again.json')));
    for (const item of Object.values<Record<string, unknown>>(rest.roomItems)) delete item.extraData;
    desk.write('again.json', snapshot(rest));
    expect(await desk.run(['push', '--yes', 'again.json'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('no logic section'),
    });
    expect((await desk.run(['push', '--yes', '--drop-logic', 'again.json'])).code).toBe(0);
  },
);

describe('roomlint push refuses', () => {
  test.each<readonly [what: string, file: string | Uint8Array, args: readonly string[], said: string]>([
    [
      'more removals than --max-removed allows',
      LESS,
      ['--max-removed', '50%'],
      '2 items would be removed, but --max-removed allows 1',
    ],
    [
      'what --protect names',
      LESS,
      ['--max-removed', '2', '--no-config', '--protect', 'items/2'],
      'protected, but would be removed: items/2',
    ],
    ['what the config protects', LESS, ['--max-removed', '2'], 'protected, but would be removed: items/3'],
    ['to empty a room', '{"roomItems":{}}', ['--skip', 'snapshot'], '3 items would be removed'],
  ])('%s, and the room is unchanged', async (_what, file, args, said) => {
    await desk.editGarden(file);
    desk.write('roomlint.config.json', '{"protect": ["items/3"]}');
    const before = await desk.roomBytes();
    const { code, out } = await push(['--yes', ...args]);
    expect([code, out]).toEqual([1, expect.stringContaining(said)]);
    expect(out).toContain('Not pushed: this exceeds the limits. The room is unchanged.');
    expect(await desk.roomBytes()).toEqual(before);
  });

  test.each(['{"roomItems": {"1": ', '{"roomItems": 7}', '[1]', ''])(
    'a file that cannot be imported, before it asks the service for anything: %j',
    async (text) => {
      await desk.editGarden(text);
      const said = 'Not pushed: fix the errors in garden.json first. The room is unchanged.';
      expect(await push(['--yes'], DOWN)).toMatchObject({ code: 1, out: expect.stringContaining(said) });
    },
  );

  test('a file that cannot be checked, and is not taken for interrupted', async () => {
    await desk.editGarden('{"roomItems": {"1": ');
    const off = await push(['--yes', '--rule', 'text/syntax:off']);
    desk.write('roomlint.config.json', '{"rule": {}}');
    for (const { code, err } of [off, await push(['--yes'])])
      expect([code, err]).toEqual([2, expect.stringContaining('The room is unchanged')]);
    desk.write('roomlint.config.json', '{}');
    expect(JSON.parse((await desk.run(['status', '--format', 'json'])).out).unfinished).toEqual([]);
  });

  test('a file that was not pulled from the room, and says what to do', async () => {
    await desk.importBySomebodyElse(GARDEN);
    desk.write('garden.json', MORE);
    for (const args of [[], ['--merge'], ['--max-removed', '100%']]) {
      const { code, out } = await push(['--yes', ...args]);
      expect([code, out]).toEqual([
        1,
        expect.stringContaining(`Not pushed: garden.json was not pulled from room ${desk.room}`),
      ]);
      expect(out).toContain(
        'Pull the room into another file, merge what you have changed into that one, and push it',
      );
    }
    const message = `garden.json was not overwritten: it was not pulled from room ${desk.room}. Pull into another file, and merge your changes into that one\n`;
    expect(await desk.run(['pull', 'garden.json'])).toEqual({ code: 1, out: message, err: '' });
    await desk.run(['pull', 'fresh.json']);
    expect((await desk.run(['status', 'garden.json'])).out).toContain(
      '`roomlint push` refuses a file that was not pulled',
    );
    expect((await push(['--yes', '--overwrite'])).code).toBe(0);
  });

  test('everything where state.json is gone, and to follow a link in place of its folder', async () => {
    await desk.pullGarden();
    rmSync(join(desk.kept, 'state.json'));
    for (const command of ['push', 'pull', 'status'])
      expect(await desk.run([command, 'garden.json'])).toMatchObject({
        code: 2,
        err: expect.stringContaining('state.json is missing: what was pulled is unknown'),
      });
    rmSync(join(desk.path, '.roomlint'), { recursive: true });
    mkdirSync(join(desk.path, 'elsewhere'));
    symlinkSync('elsewhere', join(desk.path, '.roomlint'));
    const link = '.roomlint is a symbolic link, and nothing is kept behind those: remove it';
    expect(await desk.run(['pull', 'new.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(link),
    });
  });
});

describe('roomlint push asks', () => {
  const answer = (input: string, ...args: string[]) =>
    push(args, { terminal: true, input, env: { NO_COLOR: '1' } });

  test.each([
    [MORE, 'y', 'the answer was not y'],
    [LESS, undefined, 'that is not the identifier of the room'],
  ])('for y, or for the identifier where something is destroyed: %#', async (file, yes, said) => {
    await desk.editGarden(file);
    const [right, wrong] = [yes ?? desk.room, yes === undefined ? 'y' : desk.room];
    for (const input of [`${wrong}\n`, '\n', '', 'yellow\n']) {
      const { code, out, err } = await answer(input, '--max-removed', '2');
      expect([code, err]).toEqual([
        2,
        expect.stringContaining(`To import it, type ${yes ?? 'the identifier of the room'}: `),
      ]);
      expect(out).toContain(`Not pushed: ${said}. The room is unchanged.`);
    }
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
    expect((await answer(`${right}\n`, '--max-removed', '2')).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(file)));
  });

  test('nobody without a terminal, and executes exactly the plan that was reviewed, once', async () => {
    await desk.editGarden(LESS);
    const nobody = 'there is no terminal to ask on: use --yes. The room is unchanged.';
    expect(await push(['--max-removed', '2'])).toMatchObject({
      code: 2,
      out: expect.stringContaining(nobody),
    });
    const planned = await push(['--dry-run', '--format', 'json', '--max-removed', '2']);
    expect(JSON.parse(planned.out)).toMatchObject({ operation: 'push', outcome: 'planned', room: desk.room });
    desk.write('plan.json', planned.out);
    const execute = () => push(['--plan', 'plan.json', '--max-removed', '2']);
    desk.write('garden.json', MORE);
    const changed =
      'the plan cannot be executed, because the file has changed since it was made. The room is unchanged.';
    expect(await execute()).toMatchObject({ code: 1, out: expect.stringContaining(changed) });
    desk.write('garden.json', LESS);
    expect((await execute()).code).toBe(0);
    expect(await execute()).toMatchObject({
      code: 1,
      out: expect.stringContaining('it was executed already'),
    });
    desk.write('plan.json', '{}');
    expect((await execute()).err).toContain('plan.json: this is not a plan that can be executed');
  });
});

describe('what others have changed', () => {
  test('is shown, and merged or overwritten on request', async () => {
    await desk.editGarden(MORE);
    await desk.importBySomebodyElse(THEIRS);
    const status = await desk.run(['status']);
    expect(status.out.replace(/pushed .* UTC/, 'pushed …')).toBe(`room ${desk.room}: others have changed
  ~ item 1 (Tree)  prefabName "Tree" → "Oak"
garden.json, last pulled or pushed …: you have changed
  + item 4 (Bench)
  ~ item 2 (Rock)  prefabName "Rock" → "Boulder"
0 backups
\`roomlint push --merge\` keeps both
`);
    expect(await push(['--yes'])).toMatchObject({
      code: 1,
      out: `
Not pushed: room ${desk.room} has changed since it was pulled, and this would undo it. The room is unchanged.
Others have changed:
  ~ item 1 (Tree)  prefabName "Tree" → "Oak"
--merge keeps their changes and yours, --overwrite undoes theirs.
`,
    });
    // Only writing it down fails, and the next push does that.
    chmodSync(join(desk.path, 'garden.json'), 0o444);
    const unrecorded = await push(['--yes', '--merge']);
    expect(unrecorded).toMatchObject({
      code: 2,
      out: expect.stringContaining('This could not be recorded: garden.json: it is read-only'),
    });
    chmodSync(join(desk.path, 'garden.json'), 0o644);
    expect(await push(['--yes'])).toMatchObject({
      code: 0,
      err: expect.stringContaining('Nothing needs to be repeated'),
    });
    const both = items({ 1: 'Oak', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' });
    expect([await desk.roomValue(), JSON.parse(String(desk.read('garden.json')))]).toMatchObject([
      both,
      both,
    ]);
  });

  test('in the same field is a conflict with all three values, decided by a pattern', async () => {
    const room = (prefab: string, more = ''): Buffer =>
      Buffer.from(`{"roomItems":{"1":{"prefabName":"${prefab}"${more}}}}`);
    await desk.pullGarden(room('Tree', ',"currentEditornetId":1'));
    desk.write('garden.json', room('Elm', ',"currentEditornetId":12345678901234567890'));
    await desk.importBySomebodyElse(room('Oak', ',"currentEditornetId":12345678901234567891'));
    const conflict = `  ! item 1 (Tree)
      prefabName: was "Tree", yours "Elm", theirs "Oak"
      currentEditornetId: was 1, yours a number, theirs another number that double precision does not tell apart
`;
    const refused = await push(['--yes', '--merge']);
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(conflict)]);
    expect(refused.out).toContain(
      'To decide without editing, add --ours or --theirs to --merge, as in --theirs items/1.',
    );
    expect((await desk.run(['status'])).out).toContain('prefabName: was "Tree", yours "Elm", theirs "Oak"');
    const unmatched = `\nNot pushed: no conflict matches "items/2". The room is unchanged.\nThe conflicts are:\n${conflict}`;
    expect(await push(['--yes', '--merge', '--ours', 'items/2'])).toMatchObject({ code: 2, out: unmatched });
    expect((await push(['--yes', '--merge', '--ours', 'items/1#/*', '--only', 'quest'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject({ roomItems: { 1: { prefabName: 'Elm' } } });
  });

  test('at the same time leaves one room whole, and one folder lets only one work', async () => {
    await desk.pullGarden();
    const other = new Desk(`${desk.path}-other`, desk.service, desk.room);
    await other.run(['pull', 'garden.json']);
    const theirs = snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp', 5: 'Well' }));
    desk.write('garden.json', MORE);
    other.write('garden.json', theirs);
    const [mine, again, others] = await Promise.all([
      push(['--yes']),
      push(['--yes']),
      other.run(['push', '--yes', 'garden.json']),
    ]);
    expect([mine, again].map(({ code }) => code)).toContain(2);
    expect(mine.err + again.err).toContain('is working on this room: wait until it is done');
    const value = await desk.roomValue();
    const isTheirs = JSON.stringify(value).includes('Well');
    expect(value).toMatchObject(JSON.parse(String(isTheirs ? theirs : MORE)));
    expect(isTheirs ? others.code : Math.min(mine.code ?? 9, again.code ?? 9)).toBe(0);
  });
});

describe('findings', () => {
  /** A room with two errors: item 1 has a wrong scale, and item 2 a wrong name. */
  const OLD = {
    roomItems: { 1: { prefabName: 'Tree', scale: 'big' }, 2: { prefabName: 7 }, 3: { prefabName: 'Lamp' } },
    settings: { isNight: false },
  };
  const edited = (item: object) =>
    snapshot({ ...OLD, roomItems: { ...OLD.roomItems, ...item }, settings: { isNight: true } });

  test('that the room has do not stop a push, which names the command that lists them', async () => {
    await desk.pullGarden(snapshot(OLD));
    for (const args of [[], ['--strict'], ['--overwrite']])
      expect(await push(args)).toMatchObject({
        code: 0,
        out: expect.stringContaining('Nothing to push: room'),
      });
    desk.write('garden.json', edited({}));
    const listed = async (...args: string[]): Promise<string | undefined> =>
      /this: `(.*)` lists them/.exec((await push(['--dry-run', ...args])).err)?.[1];
    expect(await listed('--preset', 'lenient', '--skip', 'flow')).toBe(
      'roomlint check --preset=lenient --skip=flow garden.json',
    );
    expect(await listed('--no-config')).toBe('roomlint check --no-config garden.json');
    desk.write('roomlint.config.json', JSON.stringify({ baseline: 'known.json' }));
    await desk.run(['check', '--update-baseline', 'garden.json']);
    const command = await listed();
    expect(command).toBe('roomlint check --no-baseline garden.json');
    expect(errorsIn(await desk.run(command?.split(' ').slice(1) ?? []))).toHaveLength(2);
    const strict = await push(['--yes', '--strict']);
    expect([strict.code, errorsIn(strict).length, strict.out]).toEqual([
      1,
      2,
      expect.stringContaining('0 errors of them are new.\n'),
    ]);
    const { code, err } = await push(['--yes']);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('roomlint: 2 other errors are in the room already and do not stop this: '),
    ]);
  });

  test.each<readonly [what: string, item: object, more: RegExp]>([
    [
      'one more',
      { 3: { prefabName: 'Lamp', pos: 8 } },
      /It has 2 other errors, which `roomlint check garden.json` lists/,
    ],
    ['another wrong value', { 2: { prefabName: 9 } }, /It has 1 other error,/],
    ['one that moved', { 2: { prefabName: 'Rock' }, 3: { prefabName: 7 } }, /It has 1 other error,/],
  ])('that a change brings stop it, and only those are named: %s', async (_what, item, more) => {
    await desk.editGarden(edited(item), snapshot(OLD));
    const refused = await push(['--yes']);
    expect([refused.code, errorsIn(refused).length]).toEqual([1, 1]);
    expect(refused.out).toMatch(more);
    expect(await desk.roomValue()).toMatchObject(OLD);
  });

  test('are judged with the rules that are chosen, as for check', async () => {
    await desk.editGarden(edited({ 3: { prefabName: 'Lamp', pos: 8 } }), snapshot(OLD));
    desk.write('other.json', '{"rules": {"schema": "off"}}');
    for (const [args, code] of [
      [[], 1],
      [['--rule', 'schema:off'], 0],
      [['--skip', 'schema'], 0],
      [['--only', 'quest'], 0],
      [['--only', 'schema'], 1],
      [['--preset', 'all'], 1],
      [['--rule', 'no/such:off'], 2],
      [['--config', 'other.json'], 0],
    ] as const)
      expect([args, (await push(['--dry-run', ...args])).code]).toEqual([args, code]);
  });

  test('all count where the room has a fault that stops the check; those that a repair reveals do not', async () => {
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
    const wrong = { roomItems: { 2: { prefabName: 7 } } };
    await desk.editGarden(
      snapshot({ ...wrong, roomTasks: { Tasks: [] } }),
      snapshot({ ...wrong, roomTasks: { Tasks: deep } }),
    );
    const { code, err } = await push(['--yes', '--rule', 'text/depth:error:{"max":10}']);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('all findings count, because no earlier version can be checked'),
    ]);
    const quests = (Name: unknown) =>
      snapshot({ quests: { '0_a': { EntryId: 'mlh_1', AutoStart: true, Name } } });
    const other = await newDesk();
    await other.editGarden(quests('0_a'), quests(7));
    expect((await other.run(['push', '--dry-run', 'garden.json'])).code).toBe(0);
    other.write('garden.json', quests('A'));
    expect(errorsIn(await other.run(['push', '--dry-run', 'garden.json']))).toEqual([
      expect.stringContaining('(quest/numbered-name)'),
    ]);
  });

  test('that a restore brings back are listed, and an unusable config does not stop it', async () => {
    await desk.editGarden(edited({ 2: { prefabName: 'Rock' } }), snapshot(OLD));
    await push(['--yes']);
    const restored = await desk.run(['restore', '--yes']);
    expect([restored.code, errorsIn(restored).length]).toEqual([0, 1]);
    expect(restored.err).toContain('roomlint: 1 error would return, and does not stop this:\n');
    expect(await desk.roomValue()).toMatchObject(OLD);
    desk.write('roomlint.config.json', '{"ignore": ["**"]}');
    const again = await desk.run(['restore', '--yes', '--max-removed', '9']);
    expect(again).toMatchObject({
      code: 0,
      err: expect.stringContaining('the errors that would return are unknown'),
    });
  });

  test.each(['garden-broken.json', 'everything-at-once'])(
    'of a published room can all stay, while a change that brings no error is pushed: %s',
    async (name) => {
      const odd = { Creator: 'your-firebase-uid', EntryId: 'q', Name: '0_a', Status: 'inProgress' };
      const logic = { 1: { Tasks: [] }, 2: '' };
      const room = name.endsWith('.json')
        ? JSON.parse(readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8'))
        : {
            roomItems: { 1: { scale: 'large' }, 2: {} },
            settings: { roomSettingsExtraData: '{' },
            quests: { a: odd },
            logic,
          };
      await desk.pullGarden(snapshot(room));
      expect(await push()).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to push') });
      const settings = { ...room.settings, isNight: true };
      desk.write('garden.json', snapshot({ ...room, settings }));
      expect(await push(['--yes'])).toMatchObject({
        code: 0,
        out: expect.stringContaining('Imported garden.json'),
      });
      desk.write(
        'garden.json',
        snapshot({ ...room, settings, roomItems: { ...room.roomItems, 987654: { prefabName: 7 } } }),
      );
      const refused = await push(['--yes', '--skip', 'item']);
      expect([refused.code, errorsIn(refused)]).toEqual([1, [expect.stringContaining('(schema)')]]);
    },
  );
});

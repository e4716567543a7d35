import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Desk, snapshot } from './desk.js';
import { desksOfService } from './running-desks.js';

/* A push stops for the errors that it would bring into the room, and not for those that are there. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

/** A room with two errors: item 1 has a wrong scale, and item 2 a wrong name. */
const OLD = {
  roomItems: { 1: { prefabName: 'Tree', scale: 'big' }, 2: { prefabName: 7 }, 3: { prefabName: 'Lamp' } },
  settings: { isNight: false },
};

async function pulled(room: unknown = OLD): Promise<void> {
  await desk.importBySomebodyElse(snapshot(room));
  expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
}

/** The lines that name an error. */
function errorLines(text: string): readonly string[] {
  return text.match(/^\S+:\d+:\d+ error .*$/gm) ?? [];
}

// biome-ignore lint/suspicious/noExplicitAny: any snapshot
function edit(change: (room: any) => void): void {
  const room = JSON.parse(String(desk.read('garden.json')));
  change(room);
  desk.write('garden.json', snapshot(room));
}

describe('roomlint push, of a room with errors', () => {
  test('has nothing to import of a file without changes, even with --strict and errors', async () => {
    await pulled();
    for (const args of [[], ['--strict'], ['--overwrite']]) {
      const { code, out } = await desk.run(['push', ...args, 'garden.json']);
      expect([code, out]).toEqual([0, expect.stringContaining('Nothing to push: room')]);
    }
    // Another spelling is no change either.
    desk.write('garden.json', JSON.stringify(JSON.parse(String(desk.read('garden.json')))));
    const { out } = await desk.run(['push', '--format', 'json', 'garden.json']);
    expect(JSON.parse(out)).toMatchObject({ outcome: 'nothing', findings: { new: 0, earlier: 2 } });
  });

  test('imports a change without errors, and says how many others there are', async () => {
    await pulled();
    edit(({ settings }) => {
      settings.isNight = true;
    });
    const { code, out, err } = await desk.run(['push', '--yes', 'garden.json']);
    expect([code, out]).toEqual([0, expect.stringContaining('Imported garden.json')]);
    expect(err).toContain(
      'roomlint: 2 other errors are in the room already and do not stop this: `roomlint check garden.json` lists them\n',
    );
    expect(out).not.toContain('roomItems/1');
  });

  test('names the command that lists the others, with the same rules and without a baseline', async () => {
    await pulled();
    edit(({ settings }) => {
      settings.isNight = true;
    });
    const listed = async (...args: string[]): Promise<string> =>
      /this: `(.*)` lists them/.exec(
        (await desk.run(['push', '--dry-run', ...args, 'garden.json'])).err,
      )?.[1] ?? '';
    expect(await listed('--preset', 'lenient', '--skip', 'flow')).toBe(
      'roomlint check --preset=lenient --skip=flow garden.json',
    );
    expect(await listed('--no-config')).toBe('roomlint check --no-config garden.json');
    desk.write('roomlint.config.json', JSON.stringify({ baseline: 'known.json' }));
    await desk.run(['check', '--update-baseline', 'garden.json']);
    const command = await listed();
    expect(command).toBe('roomlint check --no-baseline garden.json');
    expect(errorLines((await desk.run(command.split(' ').slice(1))).out)).toHaveLength(2);
  });

  test('refuses a change that brings an error, and names only that one', async () => {
    await pulled();
    const before = await desk.roomBytes();
    edit(({ roomItems }) => {
      roomItems[3].pos = 8;
    });
    const { code, out } = await desk.run(['push', '--yes', 'garden.json']);
    expect(code).toBe(1);
    expect(errorLines(out)).toHaveLength(1);
    expect(out).toContain('pos is 8');
    expect(out).toContain('Not pushed: fix the errors in garden.json first. The room is unchanged.\n');
    expect(out).toContain(
      'The room does not have this error. It has 2 other errors, which `roomlint check garden.json` lists.\n',
    );
    expect(await desk.roomBytes()).toEqual(before);
    const json = JSON.parse((await desk.run(['push', '--yes', '--format', 'json', 'garden.json'])).out);
    expect(json).toMatchObject({ outcome: 'findings', findings: { new: 1, earlier: 2 } });
    const isDescribed = publishedValidator('push-report.schema.json');
    expect(isDescribed(json), JSON.stringify(isDescribed.errors)).toBe(true);
  });

  test('counts an error as new that moves to another item, or that gets another wrong value', async () => {
    await pulled();
    edit(({ roomItems }) => {
      roomItems[2].prefabName = 9;
    });
    expect((await desk.run(['push', '--yes', 'garden.json'])).out).toContain('Not pushed: fix the errors');
    edit(({ roomItems }) => {
      roomItems[2].prefabName = 'Rock';
      roomItems[3].prefabName = 7;
    });
    const { code, out } = await desk.run(['push', '--yes', 'garden.json']);
    expect(code).toBe(1);
    expect(out).toContain('It has 1 other error,');
  });

  test('counts all errors when the room has a fault that stops the check', async () => {
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
    await pulled({ roomItems: { 2: { prefabName: 7 } }, roomTasks: { Tasks: deep } });
    desk.write('garden.json', snapshot({ roomItems: { 2: { prefabName: 7 } }, roomTasks: { Tasks: [] } }));
    const { code, err, out } = await desk.run([
      'push',
      '--yes',
      '--rule',
      'text/depth:error:{"max":10}',
      'garden.json',
    ]);
    expect([code, out]).toEqual([1, expect.stringContaining('Not pushed: fix the errors')]);
    expect(err).toContain(
      'all findings count, because no earlier version can be checked: the room: text/depth',
    );
  });

  test('does not stop for what only a repaired record reveals', async () => {
    const room = { quests: { '0_a': { EntryId: 'mlh_1', AutoStart: true, Name: 7 } } };
    await pulled(room);
    const first = await desk.run(['check', '--format', 'json', 'garden.json']);
    edit(({ quests }) => {
      quests['0_a'].Name = '0_a';
    });
    const after = await desk.run(['check', '--format', 'json', 'garden.json']);
    const errorsOf = (text: string): number => JSON.parse(text).summary.errors;
    expect(errorsOf(after.out)).toBeGreaterThan(0);
    expect(errorsOf(first.out)).toBeGreaterThan(0);
    expect((await desk.run(['push', '--dry-run', 'garden.json'])).code).toBe(0);
    // What the repair itself gets wrong stops it.
    edit(({ quests }) => {
      quests['0_a'].Name = 'A';
    });
    const wrong = await desk.run(['push', '--dry-run', 'garden.json']);
    expect([wrong.code, errorLines(wrong.out)]).toEqual([
      1,
      [expect.stringContaining('(quest/numbered-name)')],
    ]);
  });

  test('stops for all errors with --strict', async () => {
    await pulled();
    edit(({ settings }) => {
      settings.isNight = true;
    });
    const { code, out } = await desk.run(['push', '--yes', '--strict', 'garden.json']);
    expect(code).toBe(1);
    expect(errorLines(out)).toHaveLength(2);
    expect(out).toContain('first. The room is unchanged.\n0 errors of them are new.\n');
  });

  test.each(['{"roomItems": {"1": ', '{"roomItems": 7}', '[1]', ''])(
    'stops for a file that cannot be parsed or imported before it asks the service for anything: %s',
    async (text) => {
      await pulled();
      desk.write('garden.json', text);
      const { code, out } = await desk.run(['push', '--yes', 'garden.json'], {
        env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' },
      });
      expect(code).toBe(1);
      expect(out).toContain('Not pushed: fix the errors in garden.json first. The room is unchanged.');
    },
  );

  test('is not opened by a config that switches off the rule that says why a file cannot be read', async () => {
    await pulled();
    const before = await desk.roomBytes();
    desk.write('garden.json', '{"roomItems": {"1": ');
    const { code, err } = await desk.run(['push', '--yes', '--rule', 'text/syntax:off', 'garden.json']);
    expect(code).toBe(2);
    expect(err).toContain('The room is unchanged');
    expect(await desk.roomBytes()).toEqual(before);
  });

  test('takes --preset, --rule, --only and --skip like check', async () => {
    await pulled();
    edit(({ roomItems }) => {
      roomItems[3].pos = 8;
    });
    const dry = async (...args: string[]) =>
      (await desk.run(['push', '--dry-run', ...args, 'garden.json'])).code;
    expect(await dry()).toBe(1);
    const found = JSON.parse((await desk.run(['check', '--format', 'json', 'garden.json'])).out);
    const { rule } = found.files[0].findings.find(
      ({ pointer }: { pointer: string }) => pointer === '/roomItems/3/pos',
    );
    expect(await dry('--rule', `${rule}:off`)).toBe(0);
    expect(await dry('--skip', rule)).toBe(0);
    expect(await dry('--only', 'quest')).toBe(0);
    expect(await dry('--only', rule)).toBe(1);
    expect(await dry('--preset', 'all')).toBe(1);
    expect(await dry('--rule', 'no/such:off')).toBe(2);
    desk.write('other.json', `{"rules": {"${rule}": "off"}}`);
    expect(await dry('--config', 'other.json')).toBe(0);
  });
});

describe('roomlint restore', () => {
  test('lists errors that would return, and restores all the same', async () => {
    await pulled();
    edit(({ roomItems }) => {
      roomItems[2].prefabName = 'Rock';
    });
    expect((await desk.run(['push', '--yes', 'garden.json'])).code).toBe(0);
    const { code, out, err } = await desk.run(['restore', '--yes']);
    expect(code).toBe(0);
    expect(err).toContain('roomlint: 1 error would return, and does not stop this:\n');
    expect(errorLines(out)).toHaveLength(1);
    expect(await desk.roomValue()).toMatchObject(OLD);
  });

  test('restores although the config cannot be used for a check', async () => {
    await pulled();
    edit(({ settings }) => {
      settings.isNight = true;
    });
    expect((await desk.run(['push', '--yes', 'garden.json'])).code).toBe(0);
    desk.write('roomlint.config.json', '{"ignore": ["**"]}');
    const { code, err } = await desk.run(['restore', '--yes']);
    expect(code).toBe(0);
    expect(err).toContain('the errors that would return are unknown');
  });
});

describe('roomlint push asks before every import that changes anything', () => {
  beforeEach(async () => {
    await pulled();
    edit(({ settings }) => {
      settings.isNight = true;
    });
  });
  const push = (input: string, ...args: string[]) =>
    desk.run(['push', ...args, 'garden.json'], { terminal: true, input, env: { NO_COLOR: '1' } });

  test('for y where nothing is destroyed', async () => {
    const before = await desk.roomBytes();
    for (const answer of ['n\n', '\n', '', `${desk.room}\n`, 'yellow\n']) {
      const { code, out, err } = await push(answer);
      expect([code, err]).toEqual([2, expect.stringContaining('To import it, type y: ')]);
      expect(out).toContain('Not pushed: the answer was not y. The room is unchanged.');
    }
    expect(await desk.roomBytes()).toEqual(before);
    expect((await push('y\n')).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject({ settings: { isNight: true } });
  });

  test('for the identifier where something is destroyed: y is not enough', async () => {
    edit(({ roomItems }) => {
      delete roomItems[3];
    });
    expect((await push('y\n', '--max-removed', '1')).code).toBe(2);
    expect((await push(`${desk.room}\n`, '--max-removed', '1')).code).toBe(0);
  });

  test('not where nothing changes, and not in a dry run', async () => {
    expect((await desk.run(['push', '--dry-run', 'garden.json'])).code).toBe(0);
    await desk.run(['push', '--yes', 'garden.json']);
    expect((await desk.run(['push', 'garden.json'])).code).toBe(0);
  });

  test('and without a terminal it needs --yes or --plan', async () => {
    const nobody = await desk.run(['push', 'garden.json']);
    expect(nobody.code).toBe(2);
    expect(nobody.out).toContain(
      'Not pushed: this changes the room, and there is no terminal to ask on: use --yes. The room is unchanged.',
    );
    const plan = await desk.run(['push', '--dry-run', '--format', 'json', 'garden.json']);
    desk.write('plan.json', plan.out);
    expect((await desk.run(['push', '--plan', 'plan.json', 'garden.json'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject({ settings: { isNight: true } });
  });
});

describe('every example with findings', () => {
  const folder = join(import.meta.dirname, '../../examples');
  const rooms = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('roomlint'));

  test.each(rooms)('%s can be pushed back unedited, and with a change that brings no error', async (name) => {
    const bytes = readFileSync(join(folder, name));
    const room = JSON.parse(String(bytes));
    if (!('roomItems' in room) && !('settings' in room)) return;
    await desk.importBySomebodyElse(bytes);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    const unedited = await desk.run(['push', 'garden.json']);
    expect([unedited.code, unedited.out]).toEqual([0, expect.stringContaining('Nothing to push')]);
    edit((pulledRoom) => {
      pulledRoom.settings = { ...pulledRoom.settings, loadingScreen: 'x' };
    });
    const kept = await desk.run(['push', '--yes', '--skip', 'settings', 'garden.json']);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('Imported garden.json')]);
    edit((pulledRoom) => {
      pulledRoom.roomItems = { ...pulledRoom.roomItems, 987654: { prefabName: 7 } };
    });
    const refused = await desk.run(['push', '--yes', '--max-removed', '0', 'garden.json']);
    expect(refused.code).toBe(1);
    expect(errorLines(refused.out)).toHaveLength(1);
  });
});

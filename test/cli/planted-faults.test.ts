import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  room,
} from '../../rules/example-room.js';
import type { JsonObject } from '../../src/json/value.js';
import { type Repository, repositoryAt } from './repository.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

type Change = (room: ExampleRoom) => void;

const entryOf = (changed: ExampleRoom, key: string): JsonObject => changed.quests[key] ?? {};
const tasksOf = (changed: ExampleRoom, key: string): JsonObject[] =>
  (changed.logic[key]?.Tasks ?? []) as JsonObject[];
const set =
  (key: string, fields: JsonObject): Change =>
  (changed) =>
    Object.assign(entryOf(changed, key), fields);
const task =
  (key: string, index: number, fields: JsonObject): Change =>
  (changed) =>
    Object.assign(tasksOf(changed, key)[index] ?? {}, fields);

/** What each of five rooms has had for long. */
const OLD: readonly Change[] = [
  set(FIND_KEY, { AutoStart: true }),
  (changed) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(entryOf(changed, key), { Creator: '' });
  },
  (changed) => {
    delete changed.settings.isNight;
    delete entryOf(changed, OPEN_DOOR).Tracked;
  },
  (changed) => {
    task('4', 0, { TargetState: 7 })(changed);
    task('2', 0, { Id: 'no id' })(changed);
  },
  (changed) => {
    changed.roomItems['3'] = { ...changed.roomItems['3'], scale: 'large' };
    task('3', 1, { TaskTriggerId: 'mlh0gone' })(changed);
  },
];

/** A fault that somebody makes in a room, as a change or in its text. */
type Fault = Change | { readonly edit: (text: string) => string };

/** Faults, each with what is reported and nothing else. */
const PLANTED: readonly (readonly [what: string, fault: Fault, reported: string])[] = [
  ['AutoStart', set(OPEN_DOOR, { AutoStart: true }), 'quest/no-auto-start AutoStart has no effect'],
  ['a disabled quest', set(FIND_KEY, { Enabled: false }), 'quest/enabled Enabled is false'],
  ['a wrong type', set(FIND_KEY, { Description: 5 }), 'schema Description is 5'],
  [
    'a missing field',
    (changed) => delete entryOf(changed, FIND_KEY).Tracked,
    'schema this quest entry has no',
  ],
  ['one more empty Creator', set(FIND_KEY, { Creator: '' }), 'quest/creator Creator is empty'],
  ['a disabled twin', set(FIND_KEY_COMPLETED, { Enabled: false }), 'quest/enabled Enabled is false'],
  [
    'an unknown quest in a requirement',
    (changed) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const [requirement] = entryOf(changed, key).Requirements as JsonObject[];
        Object.assign(requirement ?? {}, { id: 'mlh0gone1a2b3' });
      }
    },
    'requirement/known-quest no quest in the file has the id "mlh0gone1a2b3"',
  ],
  [
    'an unknown quest in a subscription',
    task('2', 1, { TaskTriggerId: 'mlh0gone1a2b3' }),
    'subscription/known-quest no quest in the file has the id "mlh0gone1a2b3"',
  ],
  ['a state of no quest', task('2', 1, { TargetState: 9 }), 'subscription/target-state TargetState 9 is not'],
  ['an unknown code', task('4', 1, { TargetState: 9 }), 'subscription/transition-code TargetState 9 is not'],
  ['an id that is no UUID', task('4', 1, { Id: 'x' }), 'subscription/id-uuid Id "x" is not a UUID'],
  [
    'an id that is used twice',
    task('4', 1, { Id: 'e715d9fb-6082-43a4-8edf-507192b34567' }),
    'subscription/id-unique Id "e715d9fb-6082-43a4-8edf-507192b34567" is already used',
  ],
  [
    'logic without an item',
    (changed) => Object.assign(changed.logic, { '99': { Tasks: [], ViewNodes: [] } }),
    'logic/known-item roomItems has no item "99"',
  ],
  [
    'an unknown parent',
    (changed) => Object.assign(changed.roomItems['2'] ?? {}, { parentItemID: 77 }),
    'item/parent-exists parentItemID of item "2" is 77',
  ],
  [
    'a section of its own',
    (changed) => Object.assign(changed, { weather: {} }),
    'snapshot/unknown-section "weather" is not a documented section',
  ],
  ['a comma too many', { edit: (text) => text.replace('"settings": {', '"settings": {,') }, 'text/syntax '],
  [
    'a key twice',
    { edit: (text) => text.replace('"roomBase":', '"roomBase": "Other",\n    "roomBase":') },
    'text/duplicate-key ',
  ],
  [
    'a number that is too large',
    { edit: (text) => text.replace('"roomBase":', '"fog": 12345678901234567890,\n    "roomBase":') },
    'text/unsafe-number ',
  ],
  [
    'logic that is cut off',
    { edit: (text) => text.replace('\\"col\\":\\"8B4513\\",\\"e\\":0,\\"c\\":true}"', '"') },
    'logic/json-string ',
  ],
  [
    'half of a character',
    { edit: (text) => text.replace('"BlankScene"', '"Blank\\ud83d"') },
    'text/lone-surrogate ',
  ],
];

const FULL = process.env.FULL_RUNS !== undefined;
const folder = temporaryFolder();
let made: Repository;
const path = (index: number): string => `rooms/r${index}.json`;
const old = (index: number): string => room(OLD[index]);

beforeAll(() => {
  const cwd = join(folder.path, 'team');
  mkdirSync(cwd);
  made = repositoryAt(cwd);
  made.git('init', '--quiet', '--initial-branch=main');
  for (const index of OLD.keys()) made.write(path(index), old(index));
  for (let index = 0; index < 50; index++)
    made.write(`data/${index}.json`, JSON.stringify({ name: 'x', settings: index, list: [index] }));
  made.git('add', '.');
  made.git('commit', '--quiet', '--message=before roomlint');
});

function planted(index: number, fault: Fault): string {
  if (typeof fault !== 'function') return fault.edit(old(index));
  return room((changed) => {
    OLD[index]?.(changed);
    fault(changed);
  });
}

interface Found {
  readonly path: string;
  readonly findings: readonly { readonly rule: string; readonly message: string }[];
}

async function stagedNew(): Promise<{ code: number | null; found: readonly string[]; earlier: number }> {
  const { code, out } = await roomlint(['check', '--new', '--staged', '--format', 'json'], { cwd: made.cwd });
  const { files, summary } = JSON.parse(out) as { files: readonly Found[]; summary: { earlier: number } };
  const found = files.flatMap(({ path, findings }) =>
    findings.map(({ rule, message }) => `${path} ${rule} ${message}`),
  );
  return { code, found, earlier: summary.earlier };
}

describe('in a repository with old findings in five rooms', () => {
  test('the check of all files finds something in each room', async () => {
    const { code, out } = await roomlint(['check', '--format', 'short', '.'], { cwd: made.cwd });
    expect(code).toBe(1);
    for (const index of OLD.keys()) expect(out).toContain(`${path(index)}:`);
    expect(out).not.toContain('data/');
  });

  test('the first commit that changes all of them is green', async () => {
    for (const index of OLD.keys()) made.write(path(index), `${old(index)}\n`);
    made.write('data/0.json', '{}');
    made.git('add', '.');
    const { code, found, earlier } = await stagedNew();
    expect([code, found]).toEqual([0, []]);
    expect(earlier).toBeGreaterThanOrEqual(OLD.length);
    made.git('reset', '--quiet', '--hard');
  });

  test.each(PLANTED)('a new fault is the only one that is shown: %s', async (_what, fault, reported) => {
    const rooms = FULL ? [...OLD.keys()] : [PLANTED.findIndex(([, each]) => each === fault) % OLD.length];
    for (const index of rooms) {
      const text = planted(index, fault);
      expect(text).not.toBe(old(index));
      made.write(path(index), text);
      made.git('add', '.');
      const { found } = await stagedNew();
      expect(found).toEqual([expect.stringContaining(`${path(index)} ${reported}`)]);
      made.write(path(index), old(index));
      made.git('add', '.');
      expect((await stagedNew()).code).toBe(0);
      made.git('reset', '--quiet', '--hard');
    }
  });

  test('a quest that is deleted is named where others refer to it', async () => {
    made.write(
      path(0),
      room((changed) => {
        delete changed.quests[OPEN_DOOR];
        delete changed.quests[OPEN_DOOR_COMPLETED];
        set(FIND_KEY, { AutoStart: true })(changed);
      }),
    );
    made.git('add', '.');
    const { code, found } = await stagedNew();
    expect(code).toBe(1);
    expect(found.join('\n')).toContain('subscription/known-quest');
    expect(found.join('\n')).not.toContain('quest/no-auto-start');
    made.git('reset', '--quiet', '--hard');
  });

  test('a hook stops the commit of a new fault, and lets every other commit pass', () => {
    const { cwd, git, write } = made;
    mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
    const hook = `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" check --new --staged\n`;
    writeFileSync(join(cwd, '.git/hooks/pre-commit'), hook, { mode: 0o755 });
    const commits = (...words: string[]): boolean => {
      try {
        git('commit', '--quiet', '--message=x', ...words);
        return true;
      } catch {
        return false;
      }
    };
    write(path(0), `${old(0)}\n`);
    expect(commits('--all')).toBe(true);
    write(path(0), planted(0, set(OPEN_DOOR, { AutoStart: true })));
    expect(commits('--all')).toBe(false);
    write(path(0), old(0));
    git('add', '.');
    expect(commits('--amend', '--allow-empty')).toBe(true);
    git('mv', path(1), 'rooms/renamed.json');
    write('rooms/renamed.json', `${old(1)} `);
    expect(commits('--all')).toBe(true);
  });
});

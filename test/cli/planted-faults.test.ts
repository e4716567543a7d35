import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIND_KEY, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { OLD, old, PLANTED, planted, set } from './faulty-rooms.js';
import { emptyRepository, type Repository } from './repository.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const FULL = process.env.FULL_RUNS !== undefined;
const folder = temporaryFolder();
let made: Repository;
const path = (index: number): string => `rooms/r${index}.json`;

beforeAll(() => {
  made = emptyRepository(join(folder.path, 'team'));
  for (const index of OLD.keys()) made.write(path(index), old(index));
  for (let index = 0; index < 50; index++)
    made.write(`data/${index}.json`, JSON.stringify({ name: 'x', settings: index, list: [index] }));
  made.commit();
});

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
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND, spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';

const folder = temporaryFolder();
const cwd = folder.path;
const FILES = 2_000;
const hasParallel = spawnSync('parallel', ['--version']).stdout?.includes('GNU parallel') === true;

test.skipIf(!hasParallel)('GNU parallel shares a check, and a shard that is lost is run again', () => {
  const rooms = ['garden', 'garden-broken'].map((name) =>
    readFileSync(new URL(`../../examples/${name}.json`, import.meta.url)),
  );
  mkdirSync(join(cwd, 'rooms'));
  for (let index = 0; index < FILES; index++)
    writeFileSync(join(cwd, 'rooms', `${index}.json`), rooms[index % 10 === 0 ? 1 : 0] ?? '');
  const whole = spawnRoomlint(['check', '--format', 'json', 'rooms'], { cwd });
  const command = `${process.execPath} ${COMMAND} check --shard {}/4 --format json=part-{}.json rooms`;
  const { status } = spawnSync('parallel', ['--will-cite', command, ':::', '1', '2', '3', '4'], { cwd });
  expect(status).toBe(4);
  const merge = (): ReturnType<typeof spawnRoomlint> =>
    spawnRoomlint(
      ['merge-reports', '--format', 'json', ...readdirSync(cwd).filter((name) => name.startsWith('part-'))],
      { cwd },
    );
  expect(merge()).toMatchObject({ out: whole.out, code: whole.code });
  rmSync(join(cwd, 'part-3.json'));
  expect(merge()).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('shard 3/4 is missing') as string,
  });
  spawnRoomlint(['check', '--shard', '3/4', '--format', 'json=part-3.json', 'rooms'], { cwd });
  expect(merge()).toMatchObject({ out: whole.out, code: whole.code });
});

import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scrubText } from '../../src/scrub/scrub.js';
import { room } from '../example-room.js';
import type { Files } from '../temporary-folder.js';
import { ON_DISK, type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const { fresh } = temporaryFolder(ON_DISK);
const SCRUBBED = scrubText(room());
const workspace = (more: Files = {}): string => fresh({ 'garden.json': room(), ...more });

function scrub(cwd: string, ...args: string[]): Promise<Run> {
  return roomlint(['scrub', ...args], { cwd });
}

describe('roomlint scrub', () => {
  test('writes the scrubbed room to standard output, and nothing else', () => {
    const cwd = workspace();
    expect(spawnRoomlint(['scrub', 'garden.json'], { cwd })).toEqual({ code: 0, out: SCRUBBED, err: '' });
    expect(readFileSync(join(cwd, 'garden.json'), 'utf8')).toBe(room());
    expect(readdirSync(cwd)).toEqual(['garden.json']);
  });

  test('reads standard input', () => {
    const run = spawnRoomlint(['scrub', '-'], { cwd: workspace(), input: `\ufeff${room()}` });
    expect(run).toEqual({ code: 0, out: `\ufeff${SCRUBBED}`, err: '' });
  });

  test('writes it to a file, in a new folder, and again over an earlier one', async () => {
    const cwd = workspace();
    for (const _ of [1, 2]) {
      expect(await scrub(cwd, 'garden.json', '--output', 'new/shared.json')).toEqual({
        code: 0,
        out: '',
        err: '',
      });
      expect(readFileSync(join(cwd, 'new/shared.json'), 'utf8')).toBe(SCRUBBED);
    }
  });

  test.each(['garden.json', './garden.json', 'hard.json'])(
    'is refused over the snapshot: %s',
    async (output) => {
      const cwd = workspace();
      linkSync(join(cwd, 'garden.json'), join(cwd, 'hard.json'));
      expect(await scrub(cwd, 'garden.json', '--output', output)).toEqual({
        code: 2,
        out: '',
        err: `roomlint: a scrubbed room at ${output} would overwrite a file that this run needs: give it another name\n`,
      });
      expect(readFileSync(join(cwd, 'garden.json'), 'utf8')).toBe(room());
    },
  );

  test('is refused over a config, and below a file', async () => {
    const cwd = workspace();
    const config = await scrub(cwd, 'garden.json', '-o', 'roomlint.config.json');
    expect(config.err).toBe(
      'roomlint: a scrubbed room at roomlint.config.json would overwrite a file that this run needs: give it another name\n',
    );
    const below = await scrub(cwd, 'garden.json', '-o', 'garden.json/shared.json');
    expect(below.err).toMatch(
      /^roomlint: the scrubbed room cannot be written to garden\.json\/shared\.json: /,
    );
    expect([config.code, below.code]).toEqual([2, 2]);
  });

  test.each([
    [
      'broken JSON',
      '{"Name": lantern}',
      'not valid JSON, so texts may be anywhere: correct the syntax first',
    ],
    ['an empty file', '', 'not valid JSON, so texts may be anywhere: correct the syntax first'],
    [
      'another encoding',
      Buffer.from('{"Name":"caf\xe9"}', 'latin1'),
      'not UTF-8, so it cannot be scrubbed: save it as UTF-8 first',
    ],
  ])('writes nothing for %s', async (_what, bytes, why) => {
    const cwd = workspace({ 'broken.json': bytes });
    expect(await scrub(cwd, 'broken.json', '--output', 'shared.json')).toEqual({
      code: 2,
      out: '',
      err: `roomlint: broken.json: ${why}\n`,
    });
    expect(existsSync(join(cwd, 'shared.json'))).toBe(false);
  });

  test('exits with 2 for a missing file, a folder, no file and two', async () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'rooms'));
    const runs = [
      await scrub(cwd, 'gone.json'),
      await scrub(cwd, 'rooms'),
      await scrub(cwd),
      await scrub(cwd, 'a', 'b'),
    ];
    expect(runs.map(({ err }) => err)).toEqual([
      expect.stringMatching(/^roomlint: gone\.json: /),
      expect.stringMatching(/^roomlint: rooms: /),
      'roomlint: scrub needs a snapshot, as in roomlint scrub garden.json\n',
      'roomlint: scrub takes one snapshot: remove "b"\n',
    ]);
    expect(runs.map(({ code, out }) => [code, out])).toEqual(runs.map(() => [2, '']));
  });

  test('shows no credential of the room, in the output or in an error', async () => {
    const cwd = workspace();
    const secrets = ['Pa55w0rdLantern', '9f8E7d6c5B4a3F2e1D0c', '5d672d79c15b13162d9279b0855cfba6'];
    const [password, key, signature] = secrets;
    const texts = [
      `https://anna:${password}@garden.com/lantern.glb`,
      `x-access-key: ${key}`,
      `https://bucket.s3.amazonaws.com/a.glb?X-Amz-Signature=${signature}`,
    ];
    writeFileSync(join(cwd, 'keys.json'), JSON.stringify({ quests: {}, [`x-access-key: ${key}`]: texts }));
    writeFileSync(join(cwd, 'broken.json'), `{"quests": ${texts.join(' ')}`);
    const runs = [
      await scrub(cwd, 'keys.json'),
      await scrub(cwd, 'broken.json'),
      await scrub(cwd, 'keys.json', '-o', texts[1] ?? ''),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 2, 0]);
    for (const { out, err } of runs) for (const secret of secrets) expect(out + err).not.toContain(secret);
    expect(runs[0]?.out).toContain('x-access-key: ');
  });
});

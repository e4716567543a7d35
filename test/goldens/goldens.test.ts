import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compareSnapshots } from '../../src/index.js';
import { roomlint, temporaryFolder } from '../cli/run-roomlint.js';

/*
 * For each x.json here: x.report.json is what check says of it, and x.fixed.json what --fix --unsafe-fixes
 * makes of it. Without an x.fixed.json the file must stay as it is.
 * `UPDATE_GOLDENS=1 npx vitest run test/goldens` writes them: read the diff.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(here)
  .filter((name) => name.endsWith('.json') && !/\.(report|fixed)\.json$/.test(name))
  .map((name) => name.slice(0, -'.json'.length));
const update = process.env.UPDATE_GOLDENS === '1';

const { path: folder } = temporaryFolder();

describe.each(names)('%s.json', (name) => {
  const source = join(here, `${name}.json`);
  const reportPath = join(here, `${name}.report.json`);
  const fixedPath = join(here, `${name}.fixed.json`);
  const options = ['--no-config', '--preset', 'all', '--format', 'json'];

  test('is reported as its report says', async () => {
    const { out, err } = await roomlint(['check', ...options, `${name}.json`], { cwd: here });
    expect(err).toBe('');
    if (update) writeFileSync(reportPath, out);
    expect(out).toBe(readFileSync(reportPath, 'utf8'));
  });

  test('becomes the expected file, and then has nothing left to fix', async () => {
    const path = join(folder, `${name}.json`);
    cpSync(source, path);
    await roomlint(['check', ...options, '--fix', '--unsafe-fixes', path]);
    const made = readFileSync(path);
    const isUnchanged = made.equals(readFileSync(source));
    if (update && !isUnchanged) writeFileSync(fixedPath, made);
    const wanted = existsSync(fixedPath) ? fixedPath : source;
    expect(made.toString('latin1')).toBe(readFileSync(wanted).toString('latin1'));
    expect(compareSnapshots(readFileSync(source), made, { keep: 'unknown' }).verdict).not.toBe('lost');
    const again = await roomlint(['check', ...options, '--fix', '--unsafe-fixes', path]);
    expect(JSON.parse(again.out).files[0].findings.filter(({ fix }: { fix?: object }) => fix)).toEqual([]);
    expect(again.err).toBe('');
    expect(readFileSync(path).equals(made)).toBe(true);
  });
});

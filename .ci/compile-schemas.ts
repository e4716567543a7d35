import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { isObject, type PlainJson, type PlainObject } from '../src/bytes/json/value.js';
import { knownFields } from './known-fields.js';
import { SUFFIX } from './record-schemas.js';
import { ANNOTATIONS, descriptionTable, recordTable } from './record-table.js';

const BANNER = '// Generated from schemas/ by .ci/compile-schemas.ts. Do not edit.\n';

/** Schemas of reports and of the config, not of snapshots: tests check them, the linter never does. */
const NO_RECORD = /^config$|(?:^|-)report$/;

/** What the validators of the linter leave out. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  // They describe and check nothing, so a validator does not need them.
  'title',
  'description',
  '$comment',
  'default',
  'examples',
  'contentMediaType',
  'contentSchema',
  // Rules check whether an id is a UUID of version 4, with options and fixes. Ajv would also need an import
  // for a format.
  'format',
  'pattern',
]);

/** Keywords whose members are schemas under names of our choice, not keywords. */
const MAPS_OF_SCHEMAS: ReadonlySet<string> = new Set(['properties', '$defs']);

export interface CompiledSchemas {
  readonly javascript: string;
  readonly declarations: string;
}

/** The record schemas of a folder by record name, without those of reports and of the config. */
export function readRecordSchemas(folder: string): ReadonlyMap<string, PlainObject> {
  const schemas = new Map<string, PlainObject>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(SUFFIX)) continue;
    const record = file.slice(0, -SUFFIX.length);
    if (!NO_RECORD.test(record)) schemas.set(record, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  }
  return schemas;
}

/** One ES module without imports, a table with one validator a record. The same schemas give the same bytes. */
export function compileSchemas(schemas: ReadonlyMap<string, PlainObject>): CompiledSchemas {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: true,
    strictTuples: true,
    // A number that overflows a double is a number all the same: text/unsafe-number reports it.
    strictNumbers: false,
    inlineRefs: false,
    code: { esm: true, source: true, lines: true },
  });
  const exported: Record<string, string> = {};
  for (const [record, schema] of schemas) {
    ajv.addSchema(forValidator(schema) as PlainObject, record + SUFFIX);
    exported[validatorName(record)] = record + SUFFIX;
  }
  return {
    javascript: `${BANNER}${withSharedErrors(withPlainParameters(withoutEvaluated(standalone.default(ajv, exported))))}\n${table([...schemas.keys()])}`,
    declarations: DECLARATIONS,
  };
}

/**
 * Only `unevaluatedProperties` and `unevaluatedItems` read what a validator has evaluated, and no schema has
 * them.
 */
function withoutEvaluated(javascript: string): string {
  const code = javascript
    .replaceAll(/^validate\d+\.evaluated = .*;$/gm, '')
    .replaceAll(
      /^const (evaluated\d+) = .*;\n(?:if\(\1\.dynamic\w+\)\{\n\1\.\w+ = undefined;\n\}\n){2}/gm,
      '',
    );
  if (code.includes('evaluated')) throw new Error('a validator tracks what it has evaluated');
  return code;
}

const PARAMETERS = '{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}';
const GIVEN = /\{instancePath(?::([^,{}]+))?,parentData[^{}]*,rootData,dynamicAnchors\}/g;

/**
 * A validator takes the path to its value and nothing else, which no schema reads: an object for each vector
 * of each item takes long to make.
 */
function withPlainParameters(javascript: string): string {
  const code = javascript
    .replaceAll(`(data, ${PARAMETERS})`, '(data, instancePath = "")')
    .replaceAll(GIVEN, (_, path: string | undefined) => path ?? 'instancePath');
  if (/parentData|rootData|dynamicAnchors/.test(code))
    throw new Error('a validator reads more than its value');
  return code;
}

const MISSING = /const (err\d+) = \{instancePath(,[^\n]*,keyword:"required",[^\n]*\});/g;

/** A field that a record lacks is one error however many records lack it: there may be millions. */
function withSharedErrors(javascript: string): string {
  const shared = new Map<string, string>();
  const code = javascript.replaceAll(MISSING, (_, name: string, rest: string) => {
    const constant = shared.get(rest) ?? `atRoot${shared.size}`;
    shared.set(rest, constant);
    return `const ${name} = instancePath === "" ? ${constant} : {instancePath${rest};`;
  });
  const constants = [...shared].map(([rest, constant]) => `const ${constant} = {instancePath:""${rest};\n`);
  return constants.join('') + code;
}

/** `room-item` becomes `roomItem`: exports need identifiers. */
export function validatorName(record: string): string {
  return record.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * A schema without {@link LEFT_OUT}, and without references to whole other records: the linter visits nested
 * records one by one, and their faults would be reported twice. A reference to a part (`#/$defs/…`) stays: it
 * is not a record.
 */
function forValidator(schema: PlainJson): PlainJson {
  if (Array.isArray(schema)) return schema.map(forValidator);
  if (!isObject(schema)) return schema;
  const kept: PlainObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (LEFT_OUT.has(keyword) || (keyword === '$ref' && isOtherRecord(value))) continue;
    if (!MAPS_OF_SCHEMAS.has(keyword) || !isObject(value)) {
      kept[keyword] = forValidator(value);
      continue;
    }
    const parts = Object.entries(value).filter(([name]) => keyword !== '$defs' || !ANNOTATIONS.has(name));
    if (parts.length > 0 || keyword !== '$defs')
      kept[keyword] = Object.fromEntries(parts.map(([name, part]) => [name, forValidator(part)]));
  }
  return kept;
}

function isOtherRecord(reference: PlainJson): boolean {
  return typeof reference === 'string' && !reference.includes('#');
}

function table(records: readonly string[]): string {
  const members = records.map((record) => `  ${JSON.stringify(record)}: ${validatorName(record)},\n`);
  return `export const validators = {\n${members.join('')}};\n`;
}

const DECLARATIONS = `${BANNER}import type { CompiledRecordName } from './record-table.js';
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface RecordValidator {
  (record: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
export declare const validators: Readonly<Record<CompiledRecordName, RecordValidator>>;
`;

export function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const schemas = readRecordSchemas(join(root, 'schemas'));
  const compiled = compileSchemas(schemas);
  const known = knownFields(schemas);
  const table = recordTable(schemas);
  const described = descriptionTable(schemas);
  const folder = join(root, 'src/model/schema/compiled');
  writeFileSync(join(folder, 'validators.js'), compiled.javascript);
  writeFileSync(join(folder, 'validators.d.ts'), compiled.declarations);
  writeFileSync(join(folder, 'known-fields.js'), known.javascript);
  writeFileSync(join(folder, 'known-fields.d.ts'), known.declarations);
  writeFileSync(join(folder, 'descriptions.js'), described.javascript);
  writeFileSync(join(folder, 'descriptions.d.ts'), described.declarations);
  writeFileSync(join(folder, 'record-table.js'), table.javascript);
  writeFileSync(join(folder, 'record-table.d.ts'), table.declarations);
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import { NIL, v1, v4, v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { findSchemaFaults } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { RECORD_NAMES } from '../../src/schema/index.js';
import { publishedValidator, SCHEMAS } from './published-schemas.js';
import { VALID, VALID_REPORT } from './valid-records.js';

const MAPS_OF_SCHEMAS = ['properties', '$defs'];
const SCHEMAS_INSIDE = [
  'items',
  'additionalProperties',
  'contentSchema',
  'allOf',
  'if',
  'then',
  'else',
  'not',
];

/** Every schema inside a schema, itself first, with its pointer. */
function* walk(schema: JsonValue, pointer = ''): Generator<[string, JsonObject]> {
  if (Array.isArray(schema)) {
    for (const [index, part] of schema.entries()) yield* walk(part, `${pointer}/${index}`);
  } else if (isObject(schema)) {
    yield [pointer, schema];
    for (const [keyword, value] of Object.entries(schema)) {
      if (SCHEMAS_INSIDE.includes(keyword)) yield* walk(value, `${pointer}/${keyword}`);
      else if (MAPS_OF_SCHEMAS.includes(keyword) && isObject(value)) {
        for (const [name, part] of Object.entries(value)) yield* walk(part, `${pointer}/${keyword}/${name}`);
      }
    }
  }
}

function resolve(file: string, reference: string): JsonValue | undefined {
  const [target, fragment = ''] = reference.split('#');
  let found: JsonValue | undefined = SCHEMAS.get(target || file);
  for (const step of fragment.split('/').slice(1)) found = isObject(found) ? found[step] : undefined;
  return found;
}

test('there is one schema file for each record, and for the config and the reports', () => {
  const reports = [
    'report',
    'roundtrip-report',
    'plan-report',
    'plan-since-report',
    'push-report',
    'pull-report',
    'backups-report',
    'status-report',
    'simulation-report',
    'graph-report',
    'show-report',
  ];
  const files = [...RECORD_NAMES, 'config', ...reports].map((record) => `${record}.schema.json`);
  expect([...SCHEMAS.keys()]).toEqual(files.sort());
});

describe.each([...SCHEMAS])('%s', (file, schema) => {
  test('is valid draft 2020-12', () => {
    const ajv = new Ajv2020();
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('has its file name as $id, so that relative references work', () => {
    expect(schema.$id).toBe(file);
  });

  test('has a title and a description', () => {
    expect(schema.title).toEqual(expect.stringMatching(/\S/));
    expect(schema.description).toEqual(expect.stringMatching(/\S/));
  });

  test('describes every property and every part', () => {
    const silent = [...walk(schema)].filter(
      ([pointer, part]) =>
        /\/(properties|\$defs)\/[^/]+$|\/(items|additionalProperties)$/.test(pointer) &&
        !/\/(if|else)\//.test(pointer) &&
        typeof part.description !== 'string',
    );
    expect(silent.map(([pointer]) => pointer)).toEqual([]);
  });

  test('refers only to what exists', () => {
    const dangling = [...walk(schema)].filter(
      ([, part]) => typeof part.$ref === 'string' && !isObject(resolve(file, part.$ref)),
    );
    expect(dangling).toEqual([]);
  });

  // A config is ours alone, and a word in it that nobody knows is a slip.
  test.skipIf(file === 'config.schema.json')('forbids no unknown field and never uses oneOf or anyOf', () => {
    for (const [pointer, part] of walk(schema)) {
      expect(part.additionalProperties, pointer).not.toBe(false);
      expect(Object.keys(part), pointer).not.toEqual(expect.arrayContaining(['oneOf']));
      expect(Object.keys(part), pointer).not.toEqual(expect.arrayContaining(['anyOf']));
    }
  });
});

describe('the published schemas, applied with their nested records', () => {
  test.each(RECORD_NAMES)('accept a valid %s', (record) => {
    const validate = publishedValidator(`${record}.schema.json`);
    expect(validate(VALID[record]), JSON.stringify(validate.errors)).toBe(true);
  });

  test('accept every kind of subscription in Tasks', () => {
    const validate = publishedValidator('logic-value.schema.json');
    const Tasks = [
      { ...VALID['effector-subscription'], Effector: VALID['run-triggers-from-effector'] },
      { ...VALID['effector-subscription'], Effector: VALID['hide-object'] },
      VALID['trigger-subscription-basic'],
    ];
    expect(validate({ Tasks }), JSON.stringify(validate.errors)).toBe(true);
  });

  test('find a fault deep inside a nested record', () => {
    const validate = publishedValidator('logic-value.schema.json');
    const Effector = {
      $type: 'RunTriggersFromEffector',
      linkedTasks: [{ ...VALID['linked-task'], Trigger: 1 }],
    };
    expect(validate({ Tasks: [{ ...VALID['effector-subscription'], Effector }] })).toBe(false);
    expect(validate.errors?.map((error) => error.instancePath)).toContain(
      '/Tasks/0/Effector/linkedTasks/0/Trigger',
    );
  });

  test('report Rewards on the wrong entry, and both forms of a trigger at once', () => {
    const entry = publishedValidator('quest-entry.schema.json');
    expect(entry({ ...VALID['quest-entry-in-progress'], Rewards: [] })).toBe(false);
    const { SuccessMsg, ...withoutMessage } = VALID['quest-entry-completed'];
    expect(entry(withoutMessage)).toBe(false);
    const trigger = publishedValidator('trigger-subscription.schema.json');
    expect(
      trigger({ ...VALID['trigger-subscription-quest'], DirectEffector: VALID['direct-effector'] }),
    ).toBe(false);
  });
});

describe('ids that are UUIDs of version 4', () => {
  const fields = [
    ['quest-entry-in-progress', 'EntryId'],
    ['quest-entry-completed', 'EntryId'],
    ['effector-subscription', 'Id'],
    ['trigger-subscription-quest', 'Id'],
    ['linked-task', 'Id'],
  ] as const;
  const others = [
    ['of version 1', v1()],
    ['of version 7', v7()],
    ['of no version', NIL],
    ['with urn:uuid: before it', `urn:uuid:${v4()}`],
    ['in braces', `{${v4()}}`],
    ['without hyphens', v4().replaceAll('-', '')],
    ['that is empty', ''],
  ];

  describe.each(fields)('%s %s', (record, field) => {
    const validate = publishedValidator(`${record}.schema.json`);

    test.each([v4(), v4().toUpperCase()])('may be %s', (id) => {
      expect(validate({ ...VALID[record], [field]: id }), JSON.stringify(validate.errors)).toBe(true);
    });

    test.each(others)('must not be one %s, which the linter leaves to its rules', (_, id) => {
      const changed = { ...VALID[record], [field]: id };
      expect(validate(changed)).toBe(false);
      expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(`/${field}`);
      expect(findSchemaFaults(record, changed)).toEqual([]);
    });
  });

  test('carry the same format and pattern wherever the documents say UUID v4', () => {
    const patterns = [...SCHEMAS.values()]
      .flatMap((schema) => [...walk(schema)])
      .filter(([, part]) => part.format === 'uuid')
      .map(([, part]) => part.pattern);
    expect(patterns).toHaveLength(4);
    expect(new Set(patterns).size).toBe(1);
  });
});

test('a stock Ajv with ajv-formats compiles every published schema strictly', () => {
  for (const file of SCHEMAS.keys()) expect(publishedValidator(file), file).toBeTypeOf('function');
});

describe('the report schema', () => {
  const validate = publishedValidator('report.schema.json');

  test('accepts a report with a finding and with a file that could not be read', () => {
    expect(validate(VALID_REPORT), JSON.stringify(validate.errors)).toBe(true);
  });

  test('accepts a finding without a fix and one without a tree', () => {
    const report = structuredClone(VALID_REPORT);
    const finding = report.files[0]!.findings![0]!;
    Reflect.deleteProperty(finding, 'fix');
    finding.pointer = '';
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each(
    Object.entries<(report: typeof VALID_REPORT) => void>({
      'another version': (report) => Object.assign(report, { version: 2 }),
      'a file without findings that was readable': (report) =>
        Reflect.deleteProperty(report.files[0]!, 'findings'),
      'an unknown level': (report) => Object.assign(report.files[0]!.findings![0]!, { level: 'fatal' }),
      'a line 0': (report) => Object.assign(report.files[0]!.findings![0]!.start, { line: 0 }),
      'a pointer without a slash': (report) =>
        Object.assign(report.files[0]!.findings![0]!, { pointer: 'logic' }),
      'a short fingerprint': (report) =>
        Object.assign(report.files[0]!.findings![0]!, { fingerprint: 'abc' }),
      'a fix without edits': (report) => Object.assign(report.files[0]!.findings![0]!.fix, { edits: [] }),
      'a summary without fixable': (report) => Reflect.deleteProperty(report.summary, 'fixable'),
    }),
  )('refuses %s', (_, spoil) => {
    const report = structuredClone(VALID_REPORT);
    spoil(report);
    expect(validate(report)).toBe(false);
  });
});

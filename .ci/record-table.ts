import { isObject, type PlainJson, type PlainObject } from '../src/bytes/json/value.js';
import {
  describedFields,
  isForbidden,
  kindIn,
  type Placed,
  RecordSchemas,
  SUFFIX,
} from './record-schemas.js';

/* Compiles the schemas of records to the table from which messages say what a field must be. */

const BANNER = '// Generated from schemas/ by .ci/record-table.ts. Do not edit.\n';

type FieldKind = string | readonly string[];

/**
 * The parts of `$defs` that only say something: there every validator accepts them, which unknown keywords
 * are not.
 */
export const ANNOTATIONS: ReadonlySet<string> = new Set(['called', 'mustBe', 'atLeast', 'ifMissing', 'own']);

/** What messages say about a field. */
interface FieldWords {
  be?: string;
  atLeast?: string;
  missing?: string;
  least?: number;
  only?: readonly (number | boolean)[];
}

/** The fields of an object by name, each with every schema that describes it, the more general ones first. */
type Members = Map<string, Placed[]>;

export interface RecordTable {
  readonly javascript: string;
  readonly declarations: string;
}

/**
 * What the schemas say about records, fields, types and codes, as an ES module without imports. The same
 * schemas give the same bytes.
 */
export function recordTable(schemas: ReadonlyMap<string, PlainObject>): RecordTable {
  const table = new Table(new RecordSchemas(schemas));
  const exported = {
    documentedFields: table.documentedFields(),
    fieldWords: Object.fromEntries([...schemas.keys()].map((record) => [record, table.words(record)])),
    recordWords: Object.fromEntries([...schemas.keys()].map((record) => [record, table.recordWords(record)])),
    documentedTypes: table.documentedTypes(),
    pairFields: table.pairFields(),
  };
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${inLines(value)};\n`,
  );
  return { javascript: BANNER + lines.join(''), declarations: declarations(exported, [...schemas.keys()]) };
}

/** What hovers say about records and fields, as another ES module: a check does not load it. */
export function descriptionTable(schemas: ReadonlyMap<string, PlainObject>): RecordTable {
  const table = new Table(new RecordSchemas(schemas));
  const each = <Value>(read: (record: string) => Value): Record<string, Value> =>
    Object.fromEntries([...schemas.keys()].map((record) => [record, read(record)]));
  const exported = {
    descriptions: each((record) => table.descriptions(record)),
    documents: each((record) => table.document(record)),
  };
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${inLines(value)};\n`,
  );
  return {
    javascript: BANNER + lines.join(''),
    declarations: `${BANNER}export declare const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const documents: Readonly<Record<string, string>>;
`,
  };
}

class Table {
  constructor(private readonly schemas: RecordSchemas) {}

  /**
   * The fields of each record, and of each described object in a record under its own name, with their kinds.
   */
  documentedFields(): Record<string, Record<string, FieldKind>> {
    const sets: Record<string, Record<string, FieldKind>> = {};
    const add = (name: string, members: Members): void => {
      sets[name] = {};
      for (const [field, placed] of members) {
        const kind = this.kindOf(placed);
        sets[name][field] = kind;
        const inside = this.membersOf(placed);
        if (kind === 'object' && inside.size > 0) add(kebabCase(field), inside);
      }
    };
    for (const record of this.schemas.records) {
      const members = this.membersOf(this.whole(record));
      if (members.size > 0 && record !== 'snapshot') add(record, members);
    }
    return sets;
  }

  /**
   * The words for the fields of a record by their dotted paths, and under the empty path for the record
   * itself.
   */
  words(record: string): Record<string, FieldWords> {
    const words: Record<string, FieldWords> = {};
    for (const [path, placed] of this.places(record)) {
      const own = this.wordsOf(placed);
      if (Object.keys(own).length > 0) words[path] = own;
    }
    return words;
  }

  /** The descriptions of the fields of a record by the same paths. */
  descriptions(record: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [path, placed] of this.places(record)) {
      const own = placed.findLast(({ schema }) => typeof schema.description === 'string');
      if (own !== undefined) found[path] = String(own.schema.description);
    }
    return found;
  }

  /** A record and its fields by their dotted paths, after what they are kinds of. */
  private *places(record: string): Generator<readonly [path: string, placed: readonly Placed[]]> {
    for (const each of [...this.generalOf(record), record]) yield* this.below('', this.whole(each));
  }

  private *below(
    path: string,
    placed: readonly Placed[],
  ): Generator<readonly [path: string, placed: readonly Placed[]]> {
    yield [path, placed];
    for (const [field, inside] of this.membersOf(placed))
      yield* this.below(path === '' ? field : `${path}.${field}`, inside);
  }

  /** The document that describes a record, and the part of it. */
  document(record: string): string {
    const { $comment: document } = this.schemas.of(record);
    if (typeof document === 'string') return document;
    throw new Error(`schemas/${record}${SUFFIX} does not say in $comment which document describes it`);
  }

  recordWords(record: string): string {
    const words = this.annotation(this.whole(record), 'called');
    if (words !== undefined) return words;
    throw new Error(`schemas/${record}${SUFFIX} does not say in $defs/called what messages call the record`);
  }

  /** Every `$type` that the documents name, with what a record of this type is. */
  documentedTypes(): Record<string, string> {
    const types: Record<string, string> = {};
    for (const [type, record] of this.kindsOf('subscription'))
      types[type] = String(this.schemas.of(record).title).toLowerCase();
    for (const record of ['effect', 'trigger']) {
      for (const type of this.examplesOf(record, '$type')) types[String(type)] = record;
    }
    return types;
  }

  /**
   * The fields of a quest pair: which both entries have with one value, which differ, and which only the
   * completed entry has.
   */
  pairFields(): { shared: string[]; own: string[]; completedOnly: string[]; fixed: string[] } {
    const { schema } = this.schemas.resolve('quest-entry', '#/$defs/shared');
    const both = Object.entries(schema.properties as PlainObject) as [string, PlainObject][];
    const isOwn = ({ $defs }: PlainObject): boolean =>
      $defs !== undefined && Object.hasOwn($defs as PlainObject, 'own');
    const lacking = Object.entries(this.schemas.of('quest-entry-in-progress').properties as PlainObject);
    return {
      shared: both.filter(([, field]) => !isOwn(field)).map(([name]) => name),
      own: both.filter(([, field]) => isOwn(field)).map(([name]) => name),
      completedOnly: lacking.filter(([, field]) => isForbidden(field as PlainObject)).map(([name]) => name),
      fixed: both.filter(([, field]) => field.default !== undefined).map(([name]) => name),
    };
  }

  private whole(record: string): readonly Placed[] {
    return [{ file: record, schema: this.schemas.of(record) }];
  }

  /**
   * The schemas at a place and the parts of schemas that they refer to, the more general ones first. Whole
   * other records end it.
   */
  private *expanded(placed: readonly Placed[]): Generator<Placed> {
    for (const each of placed) {
      const { $ref } = each.schema;
      if (typeof $ref === 'string' && $ref.includes('#'))
        yield* this.expanded([this.schemas.resolve(each.file, $ref)]);
      yield each;
    }
  }

  private membersOf(placed: readonly Placed[]): Members {
    const members: Members = new Map();
    for (const { file, schema } of this.expanded(placed)) {
      for (const [name, field] of describedFields(schema))
        members.set(name, [...(members.get(name) ?? []), { file, schema: field }]);
    }
    return members;
  }

  private kindOf(placed: readonly Placed[]): FieldKind {
    let kind: FieldKind = 'any';
    for (const { schema } of this.expanded(placed)) {
      if (typeof schema.type === 'string' && kind === 'any') kind = schema.type;
      if (Array.isArray(schema.enum)) kind = schema.enum.map(String);
      if (typeof schema.const === 'string' && !Array.isArray(kind)) kind = [schema.const];
    }
    const members = this.membersOf(placed);
    return kind === 'object' && ['x', 'y', 'z'].every((axis) => members.has(axis)) ? 'vector' : kind;
  }

  private wordsOf(placed: readonly Placed[]): FieldWords {
    const words: FieldWords = {};
    const [be, atLeast, missing] = ['mustBe', 'atLeast', 'ifMissing'].map((name) =>
      this.annotation(placed, name),
    );
    if (be !== undefined) words.be = be;
    if (atLeast !== undefined) words.atLeast = atLeast;
    if (missing !== undefined) words.missing = missing;
    for (const { schema } of this.expanded(placed)) {
      if (typeof schema.minimum === 'number') words.least = schema.minimum;
      const only = onlyValues(schema);
      if (only.length > 0) words.only = only;
    }
    return words;
  }

  private annotation(placed: readonly Placed[], name: string): string | undefined {
    let found: string | undefined;
    for (const { schema } of this.expanded(placed)) {
      const part = isObject(schema.$defs) ? schema.$defs[name] : undefined;
      if (isObject(part)) found = String(part.description);
    }
    return found;
  }

  private examplesOf(record: string, field: string): readonly PlainJson[] {
    const { examples = [] } = this.membersOf(this.whole(record)).get(field)?.at(-1)?.schema ?? {};
    return Array.isArray(examples) ? examples : [];
  }

  /** The records that a record comes in, by their `$type`. */
  private kindsOf(record: string): readonly (readonly [type: string, record: string])[] {
    const { allOf = [] } = this.schemas.of(record);
    return (allOf as readonly PlainJson[]).flatMap((part) => {
      const kind = kindIn(part);
      return kind === undefined ? [] : [[kind[0], this.schemas.resolve(record, kind[1]).file] as const];
    });
  }

  /** The records of which a record is a kind. */
  private generalOf(record: string): readonly string[] {
    return this.schemas.records.filter((general) =>
      this.kindsOf(general).some(([, kind]) => kind === record),
    );
  }
}

/** JSON with a line for each record or element. */
function inLines(value: object): string {
  const parts = Array.isArray(value)
    ? value.map((part) => JSON.stringify(part))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => `  ${part},\n`).join('')}${close}`;
}

/**
 * The only numbers or booleans that the documents allow in a field: a constant, the default of a boolean, or
 * codes as examples.
 */
function onlyValues({ const: constant, default: usual, type, examples }: PlainObject): (number | boolean)[] {
  const isValue = (value: unknown): value is number | boolean =>
    typeof value === 'number' || typeof value === 'boolean';
  if (isValue(constant)) return [constant];
  if (type === 'boolean' && isValue(usual)) return [usual];
  return Array.isArray(examples) ? examples.filter(isValue) : [];
}

/** `_transformState` becomes `transform-state`. */
function kebabCase(field: string): string {
  return field.replace(/^_/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarations(table: { documentedFields: object }, records: string[]): string {
  const union = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('');
  return `${BANNER}export type CompiledRecordName =${union(records)};
export type CompiledFieldSetName = Exclude<CompiledRecordName, 'snapshot'>${union(Object.keys(table.documentedFields).filter((name) => !records.includes(name)))};
export interface CompiledFieldWords {
  readonly be?: string;
  readonly atLeast?: string;
  readonly missing?: string;
  readonly least?: number;
  readonly only?: readonly (number | boolean)[];
}
export declare const documentedFields: Readonly<
  Record<CompiledFieldSetName, Readonly<Record<string, string | readonly string[]>>>
>;
export declare const fieldWords: Readonly<Record<CompiledRecordName, Readonly<Record<string, CompiledFieldWords>>>>;
export declare const recordWords: Readonly<Record<CompiledRecordName, string>>;
export declare const documentedTypes: Readonly<Record<string, string>>;
export declare const pairFields: {
  readonly shared: readonly string[];
  readonly own: readonly string[];
  readonly completedOnly: readonly string[];
  readonly fixed: readonly string[];
};
`;
}

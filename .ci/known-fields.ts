import { isObject, type PlainJson, type PlainObject } from '../src/bytes/json/value.js';
import { describedFields, kindIn, type Placed, RecordSchemas } from './record-schemas.js';

/* Compiles the schemas of records to a table of their fields, by which undocumented ones are known. */

const BANNER = '// Generated from schemas/ by .ci/known-fields.ts. Do not edit.\n';

/** What the schemas say about a value: which members it has, what its elements are, what a string holds. */
interface Shape {
  record?: string;
  fields?: Record<string, number>;
  every?: number;
  items?: number;
  inside?: number;
  kinds?: Record<string, number>;
}

/** Everything that several schemas for one value say together. */
interface Facts {
  record: string | undefined;
  readonly members: Map<string, Placed[]>;
  readonly every: Placed[];
  readonly items: Placed[];
  readonly inside: Placed[];
  holdsJson: boolean;
  readonly kinds: Map<string, string>;
}

export interface KnownFields {
  readonly javascript: string;
  readonly declarations: string;
}

/** The table of known fields as an ES module without imports. The same schemas give the same bytes. */
export function knownFields(schemas: ReadonlyMap<string, PlainObject>): KnownFields {
  const table = new Table(new RecordSchemas(schemas));
  const snapshot = table.ofRecord('snapshot');
  const lines = table.shapes.map((shape, index) => `  ${JSON.stringify(shape)}, // ${index}\n`);
  return {
    javascript: `${BANNER}export const shapes = [\n${lines.join('')}];\nexport const snapshotShape = ${snapshot};\n`,
    declarations: `${BANNER}export interface CompiledShape {
  readonly record?: string;
  readonly fields?: Readonly<Record<string, number>>;
  readonly every?: number;
  readonly items?: number;
  readonly inside?: number;
  readonly kinds?: Readonly<Record<string, number>>;
}
export declare const shapes: readonly CompiledShape[];
export declare const snapshotShape: number;
`,
  };
}

class Table {
  /** The first is empty: for a known field whose content no schema describes. */
  readonly shapes: Shape[] = [{}];
  private readonly records = new Map<string, number>();

  constructor(private readonly schemas: RecordSchemas) {}

  ofRecord(record: string): number {
    const known = this.records.get(record);
    if (known !== undefined) return known;
    const id = this.shapes.push({}) - 1;
    this.records.set(record, id);
    this.fill(id, this.gather([{ file: record, schema: this.schemas.of(record) }], record));
    return id;
  }

  private of(schemas: readonly Placed[]): number {
    const facts = this.gather(schemas, undefined);
    if (facts.record !== undefined) return this.ofRecord(facts.record);
    const says = facts.members.size + facts.every.length + facts.items.length > 0 || facts.holdsJson;
    if (!says) return 0;
    const id = this.shapes.push({}) - 1;
    this.fill(id, facts);
    return id;
  }

  private fill(id: number, facts: Facts): void {
    const shape = this.shapes[id] as Shape;
    if (facts.record !== undefined) shape.record = facts.record;
    if (facts.members.size > 0) {
      shape.fields = Object.fromEntries(
        [...facts.members].map(([name, schemas]) => [name, this.of(schemas)]),
      );
    }
    if (facts.every.length > 0) shape.every = this.of(facts.every);
    if (facts.items.length > 0) shape.items = this.of(facts.items);
    if (facts.holdsJson) shape.inside = this.of(facts.inside);
    const kinds = new Map([...facts.kinds].map(([type, record]) => [type, this.ofRecord(record)]));
    // A record that lists its kinds without describing each of them describes them all alike.
    if (kinds.size === 0) for (const type of this.namedTypes(facts)) kinds.set(type, id);
    if (kinds.size > 0) shape.kinds = Object.fromEntries(kinds);
  }

  private namedTypes(facts: Facts): string[] {
    return (facts.members.get('$type') ?? []).flatMap(({ schema }) =>
      Array.isArray(schema.examples) ? schema.examples.filter((name) => typeof name === 'string') : [],
    );
  }

  /** @param root the record whose own schema is gathered; other whole records end the gathering */
  private gather(schemas: readonly Placed[], root: string | undefined): Facts {
    const facts: Facts = {
      record: root,
      members: new Map(),
      every: [],
      items: [],
      inside: [],
      holdsJson: false,
      kinds: new Map(),
    };
    for (const placed of schemas) this.add(placed, facts, root);
    return facts;
  }

  private add({ file, schema }: Placed, facts: Facts, root: string | undefined): void {
    const placed = (value: PlainJson): Placed[] => (isObject(value) ? [{ file, schema: value }] : []);
    if (typeof schema.$ref === 'string') {
      const target = this.schemas.resolve(file, schema.$ref);
      if (target.pointer === '' && root === undefined) facts.record = target.file;
      else this.add({ file: target.file, schema: target.schema }, facts, root);
    }
    for (const [name, field] of describedFields(schema))
      facts.members.set(name, [...(facts.members.get(name) ?? []), { file, schema: field }]);
    facts.every.push(...placed(schema.additionalProperties ?? null));
    facts.items.push(...placed(schema.items ?? null));
    if (schema.contentMediaType === 'application/json') facts.holdsJson = true;
    facts.inside.push(...placed(schema.contentSchema ?? null));
    for (const part of [schema, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]) {
      if (!isObject(part)) continue;
      const kind = kindIn(part);
      if (kind !== undefined) facts.kinds.set(kind[0], this.schemas.resolve(file, kind[1]).file);
      else
        for (const other of [part.then, part.else])
          for (const held of placed(other ?? null)) this.add(held, facts, root);
    }
  }
}

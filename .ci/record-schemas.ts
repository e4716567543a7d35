import { isObject, type PlainJson, type PlainObject } from '../src/bytes/json/value.js';

/* The schemas of records in schemas/, with references resolved. */

export const SUFFIX = '.schema.json';

/** A schema and its file, from which its references start. */
export interface Placed {
  readonly file: string;
  readonly schema: PlainObject;
}

/** The schemas of records, by record. */
export class RecordSchemas {
  readonly records: readonly string[];

  constructor(private readonly schemas: ReadonlyMap<string, PlainObject>) {
    this.records = [...schemas.keys()];
  }

  /** @throws for a record that has no schema */
  of(record: string): PlainObject {
    const schema = this.schemas.get(record);
    if (schema === undefined) throw new Error(`schemas/ has no ${record}${SUFFIX}`);
    return schema;
  }

  /** What a reference in a file leads to: `pointer` is empty for a whole record. @throws where that is no schema */
  resolve(file: string, reference: string): Placed & { readonly pointer: string } {
    const [name = '', pointer = ''] = reference.split('#');
    const target = name === '' ? file : name.slice(0, -SUFFIX.length);
    let schema: PlainJson = this.of(target);
    for (const step of pointer.split('/').slice(1)) schema = (schema as PlainObject)[step] ?? null;
    if (!isObject(schema)) throw new Error(`${reference} leads to no schema`);
    return { file: target, schema, pointer };
  }
}

/** The fields that a schema describes, without those of which it says that they are not there. */
export function describedFields({ properties }: PlainObject): readonly (readonly [string, PlainObject])[] {
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
    isObject(field) && !isForbidden(field) ? [[name, field] as const] : [],
  );
}

/** Whether a schema says that the field is not there. */
export function isForbidden({ not }: PlainObject): boolean {
  return isObject(not ?? null) && Object.keys(not as PlainObject).length === 0;
}

/** The kinds of a record that an `if` by `$type` leads to. @returns the `$type`, with the reference of its `then` */
export function kindIn(part: PlainJson): readonly [type: string, reference: string] | undefined {
  if (!isObject(part) || !isObject(part.if) || !isObject(part.if.properties)) return undefined;
  const type = part.if.properties.$type;
  const reference = isObject(part.then) ? part.then.$ref : undefined;
  if (!isObject(type) || typeof type.const !== 'string' || typeof reference !== 'string') return undefined;
  return [type.const, reference];
}

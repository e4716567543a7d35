import type { JSONPath } from 'jsonc-parser';
import { isObject, type JsonObject, type JsonValue, member, memberOf } from '../json/value.js';

/** What a JSON Schema says about one place of a document. */
export class SchemaPart {
  /** Several where the schema leaves a choice. */
  private readonly parts: readonly JsonObject[];

  private constructor(
    private readonly root: JsonObject,
    parts: readonly JsonObject[],
  ) {
    this.parts = parts.flatMap((part) => this.choices(part));
  }

  static root(schema: JsonObject): SchemaPart {
    return new SchemaPart(schema, [schema]);
  }

  at(path: JSONPath): SchemaPart {
    return path.reduce<SchemaPart>((part, step) => part.inside(step), this);
  }

  get description(): string {
    for (const part of this.parts) {
      const text = member(part, 'description');
      if (typeof text === 'string') return text;
    }
    return '';
  }

  /** The keys of an object, with what is said about each. */
  get keys(): ReadonlyMap<string, SchemaPart> {
    const keys = new Map<string, SchemaPart>();
    for (const part of this.parts) {
      const properties = member(part, 'properties');
      if (!isObject(properties)) continue;
      for (const [key, value] of Object.entries(properties))
        if (isObject(value)) keys.set(key, new SchemaPart(this.root, [value]));
    }
    return keys;
  }

  /** The values that are allowed, where the schema lists them. */
  get values(): readonly JsonValue[] {
    return this.parts.flatMap((part) => {
      const values = member(part, 'enum');
      if (Array.isArray(values)) return values;
      return member(part, 'type') === 'boolean' ? [true, false] : [];
    });
  }

  /** What the values may be, for a value that is not written yet. */
  get types(): readonly string[] {
    return this.parts.flatMap((part) => {
      const type = member(part, 'type');
      return typeof type === 'string' ? [type] : [];
    });
  }

  private inside(step: string | number): SchemaPart {
    const inner = this.parts.flatMap((part): JsonObject[] => {
      const found = typeof step === 'number' ? element(part, step) : property(part, step);
      return isObject(found) ? [found] : [];
    });
    return new SchemaPart(this.root, inner);
  }

  /** A part, those that it refers to and those that it lets choose from. */
  private choices(part: JsonObject): readonly JsonObject[] {
    const choices = [part];
    for (const each of choices) {
      const reference = member(each, '$ref');
      const name = typeof reference === 'string' ? /^#\/\$defs\/(.+)$/.exec(reference)?.[1] : undefined;
      const definitions = member(this.root, '$defs');
      const referred = name && isObject(definitions) ? member(definitions, name) : undefined;
      const alternatives = member(each, 'oneOf');
      for (const other of [referred, ...(Array.isArray(alternatives) ? alternatives : [])])
        if (isObject(other) && !choices.includes(other)) choices.push(other);
    }
    return choices;
  }
}

function property(part: JsonObject, name: string): JsonValue | undefined {
  return memberOf(member(part, 'properties'), name);
}

function element(part: JsonObject, index: number): JsonValue | undefined {
  const first = member(part, 'prefixItems');
  return (Array.isArray(first) ? first[index] : undefined) ?? member(part, 'items');
}

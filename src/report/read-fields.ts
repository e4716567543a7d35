/** What a report lacks, or has in another form. */
export class FieldError extends Error {}

/** Reads a value at a place of a document. @throws FieldError for anything else */
export type Read<Value> = (value: unknown, at: string) => Value;

type Fields = Readonly<Record<string, unknown>>;

export function readObject(value: unknown, at: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new FieldError(`${at} must be an object`);
}

export function readText(value: unknown, at: string): string {
  if (typeof value === 'string') return value;
  throw new FieldError(`${at} must be a string`);
}

export function readCount(value: unknown, at: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new FieldError(`${at} must be a whole number of 0 or more`);
}

export function listOf<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new FieldError(`${at} must be an array`);
    return value.map((one: unknown, index) => read(one, `${at}[${index}]`));
  };
}

export function oneOf<Word extends string>(words: readonly Word[]): Read<Word> {
  return (value, at) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw new FieldError(`${at} must be one of ${words.join(', ')}`);
    return word;
  };
}

/** A member of an object under its name, if it is there. */
export function optional<Name extends string, Value>(
  fields: Fields,
  name: Name,
  read: Read<Value>,
  at: string,
): { readonly [Key in Name]?: Value } {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined) return {};
  const found: { [Key in Name]?: Value } = {};
  found[name] = read(value, `${at}.${name}`);
  return found;
}

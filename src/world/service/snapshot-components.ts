import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { capitalized } from '../../bytes/text/in-words.js';
import { publishedSchema } from '../files/package-files.js';

const COMPONENTS = '#/components/schemas/';
/** What belongs to a file of its own, and not to a component. */
const OF_FILES: ReadonlySet<string> = new Set(['$schema', '$id', 'title']);

/** The published schema of a snapshot and its parts, as components of an OpenAPI description. */
export function snapshotComponents(): Readonly<Record<string, JsonObject>> {
  const components: Record<string, JsonObject> = {};
  const files = new Map<string, JsonObject>();
  const waiting = ['snapshot.schema.json'];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, definition, name } = reference(next);
    if (components[name] !== undefined) continue;
    const schema = files.get(file) ?? (JSON.parse(publishedSchema(file)) as JsonObject);
    files.set(file, schema);
    const { $defs } = schema;
    const wanted = definition === undefined ? schema : isObject($defs) ? $defs[definition] : undefined;
    if (!isObject(wanted)) throw new Error(`the schema ${next} is missing from the package`);
    components[name] = rewritten(wanted, file, waiting) as JsonObject;
  }
  return components;
}

/** A schema, shallow as those of the package are, whose references lead to components. */
function rewritten(value: JsonValue, file: string, found: string[]): JsonValue {
  if (Array.isArray(value)) return value.map((each: JsonValue) => rewritten(each, file, found));
  if (!isObject(value)) return value;
  // A property of this name is an object, the keyword a string.
  const isKeyword = ([key, inside]: readonly [string, JsonValue]): boolean =>
    key === '$defs' || (OF_FILES.has(key) && typeof inside === 'string');
  const members = Object.entries(value).filter((member) => !isKeyword(member));
  const schema = Object.fromEntries(
    members.map(([key, inside]) => {
      if (key !== '$ref' || typeof inside !== 'string') return [key, rewritten(inside, file, found)];
      const target = inside.startsWith('#') ? `${file}.schema.json${inside}` : inside;
      found.push(target);
      return [key, COMPONENTS + reference(target).name];
    }),
  );
  return withLoneReference(schema);
}

/** Many generators overlook what is beside a reference, except its description. */
function withLoneReference(schema: Record<string, JsonValue>): JsonObject {
  const { $ref, allOf = [], ...others } = schema;
  if ($ref === undefined || Object.keys(schema).every((key) => key === '$ref' || key === 'description'))
    return schema;
  return { ...others, allOf: [{ $ref }, ...(allOf as readonly JsonValue[])] };
}

/** `quest-entry.schema.json#/$defs/rewards` is in the file `quest-entry`, and becomes QuestEntryRewards. */
function reference(text: string): {
  readonly file: string;
  readonly definition: string | undefined;
  readonly name: string;
} {
  const [path = '', pointer] = text.split('#');
  const file = path.replace('.schema.json', '');
  const definition = pointer?.replace('/$defs/', '');
  const name = [...file.split('-'), definition ?? ''].map(capitalized).join('');
  return { file, definition, name };
}

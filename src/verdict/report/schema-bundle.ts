import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { QUEST_STATES, transitionCode, transitionWords } from '../../model/snapshot/quest-states.js';

const ENDING = '.schema.json';

/** An id of a quest entry and a Name, as the rules on them want them by default. */
const QUEST_ID = '^mlh[0-9a-z]{11,14}$';
const NUMBERED_NAME = '^[0-9]+_.';

/** A published schema with all that it refers to, and values that rules fix, as one text for editors. */
export function bundledSchema(name: string, schemaOf: (name: string) => JsonObject): JsonObject {
  const names = [name];
  const others: [string, JsonValue][] = [];
  let root: JsonObject = {};
  for (const each of names) {
    const schema = schemaOf(each);
    for (const referred of referredBy(schema)) if (!names.includes(referred)) names.push(referred);
    const { $id: _id, $schema, ...rest } = schema;
    const bundled = rewritten(rest, each, name);
    if (each === name) root = { ...($schema === undefined ? {} : { $schema }), ...bundled };
    else others.push([each, bundled]);
  }
  const own = member(root, '$defs');
  return { ...root, $defs: { ...(isObject(own) ? own : {}), ...Object.fromEntries(others) } };
}

/** The other schemas that a schema refers to. */
function referredBy(schema: JsonValue): ReadonlySet<string> {
  const names = new Set<string>();
  const parts: JsonValue[] = [schema];
  for (const part of parts) {
    if (Array.isArray(part)) for (const each of part) parts.push(each);
    if (!isObject(part)) continue;
    const reference = member(part, '$ref');
    const file = typeof reference === 'string' ? reference.split('#')[0] : '';
    if (file?.endsWith(ENDING)) names.add(file.slice(0, -ENDING.length));
    for (const each of Object.values(part)) parts.push(each);
  }
  return names;
}

/** A part of a schema whose references lead into the bundle. Published schemas are not deep. */
function rewritten(part: JsonObject, from: string, root: string): JsonObject {
  const entries = Object.entries(part).map(([key, value]): [string, JsonValue] => {
    if (key === '$ref' && typeof value === 'string') return [key, referenceIn(value, from, root)];
    if (key === 'properties' && isObject(value)) return [key, withFixedValues(value, from, root)];
    return [key, rewrittenValue(value, from, root)];
  });
  const rest = Object.fromEntries(entries);
  const isQuests = from === 'snapshot' && rest.additionalProperties !== undefined && isQuestMap(rest);
  return isQuests ? { ...rest, propertyNames: { pattern: QUEST_ID } } : rest;
}

function rewrittenValue(value: JsonValue, from: string, root: string): JsonValue {
  if (Array.isArray(value)) return value.map((each) => rewrittenValue(each, from, root));
  return isObject(value) ? rewritten(value, from, root) : value;
}

function isQuestMap({ additionalProperties: entries }: JsonObject): boolean {
  return isObject(entries) && member(entries, '$ref') === '#/$defs/quest-entry';
}

function referenceIn(reference: string, from: string, root: string): string {
  const [file = '', path = ''] = reference.split('#');
  const name = file === '' ? from : file.slice(0, -ENDING.length);
  return name === root ? `#${path}` : `#/$defs/${name}${path}`;
}

function withFixedValues(properties: JsonObject, from: string, root: string): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([field, value]) => {
      const schema = rewrittenValue(value, from, root);
      return [field, isObject(schema) ? { ...schema, ...fixedValue(schema, field, from) } : schema];
    }),
  );
}

/** What a field has to be, where the schemas of the records leave it to rules. */
function fixedValue(schema: JsonObject, field: string, record: string): JsonObject {
  const words = member(schema, '$defs');
  const mustBe = isObject(words) ? member(words, 'mustBe') : undefined;
  const must = isObject(mustBe) ? member(mustBe, 'description') : undefined;
  if (schema.type === 'boolean' && (must === 'true' || must === 'false')) return { const: must === 'true' };
  const { examples } = schema;
  if (field === 'TargetState' && Array.isArray(examples))
    return { enum: examples, enumDescriptions: examples.map((code) => stateWords(Number(code))) };
  if (field === 'Name' && record === 'quest-entry') return { pattern: NUMBERED_NAME };
  if (field === 'id' && record === 'quest-entry') return { pattern: QUEST_ID };
  return {};
}

/** A transition code, or the state that an effector waits for, in words. */
function stateWords(code: number): string {
  const transition = transitionCode(code);
  return transition === undefined ? (QUEST_STATES[code] ?? '') : transitionWords(transition);
}

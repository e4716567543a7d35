import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';

type Sections = Record<string, JsonObject>;

const REPEATED = ['roomItems', 'quests', 'logic'];

/** The quests and items of examples in one file; undefined for none, or no JSON. */
export function merged(texts: readonly (string | Uint8Array)[]): string | undefined {
  const examples = texts.map((text) => objectIn(text) as Sections | undefined);
  const [first] = examples;
  if (first === undefined || !REPEATED.some((name) => isObject(first[name]))) return undefined;
  const copies = examples.map((sections, index) => copied(sections ?? {}, index));
  const together = REPEATED.filter((name) => copies.some((copy) => isObject(copy[name]))).map((name) => [
    name,
    Object.assign({}, ...copies.map((copy) => copy[name])),
  ]);
  return JSON.stringify({ ...first, ...Object.fromEntries(together) }, null, 2);
}

/** The sections with other names, ids and item keys; the first copy is the original. */
function copied(sections: Sections, index: number): Sections {
  if (index === 0) return sections;
  let text = JSON.stringify(sections);
  const entries = isObject(sections.quests) ? Object.entries(sections.quests) : [];
  const names = entries.flatMap(([, entry]) =>
    isObject(entry) && typeof entry.Name === 'string' ? [entry.Name.replace(/^\d+_/, '')] : [],
  );
  for (const name of new Set(names)) if (name.length > 3) text = text.replaceAll(name, `${name}_${index}`);
  for (const [key] of entries)
    if (/^[a-z0-9]{10,}$/.test(key)) text = text.replaceAll(key, `${key.slice(0, -1)}${index}`);
  text = text.replace(/[0-9a-f](?=[0-9a-f]{7}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g, (digit) =>
    ((Number.parseInt(digit, 16) + index) % 16).toString(16),
  );
  text = text.replace(/"parentItemID":([1-9]\d*)/g, (_, key) => `"parentItemID":${rekeyed(key, index)}`);
  const copy = JSON.parse(text) as Sections;
  for (const name of ['roomItems', 'logic']) {
    const section = copy[name];
    if (!isObject(section)) continue;
    copy[name] = Object.fromEntries(
      Object.entries(section).map(([key, value]) => [rekeyed(key, index), value]),
    );
  }
  return copy;
}

function rekeyed(key: string, index: number): string {
  return /^[1-9]\d*$/.test(key) ? String(Number(key) + 100 * index) : `${key}${index}`;
}

/** The object that a text holds; undefined for other JSON, and for what is not JSON. */
function objectIn(text: string | Uint8Array): JsonObject | undefined {
  try {
    const value: JsonValue = JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import { isJson, tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { NONE, type PlaceTable } from '../../bytes/places/place-table.js';
import { addTo } from '../../bytes/text/add-to.js';
import { BUILT_IN_VARIABLES, NAME_FIELDS, type NameKind } from '../../model/catalog/name-kinds.js';
import { itemLogicIn } from '../../model/snapshot/item-logic.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import { MAX_LEVELS } from '../../model/snapshot/sections.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Choice } from './choice.js';

/** The names of variables, timers and places that creators chose, also in text that does not parse. */
export class CreatorNames {
  #reader: NameReader | undefined;

  constructor(private readonly root: PlaceTable) {}

  /** The names of these kinds: those that are set first. @param except what is written at the caret */
  of(kinds: readonly NameKind[], except: string): readonly string[] {
    const indexes = kinds.map((kind) => this.reader.of(kind));
    const isElsewhere = (name: string): boolean =>
      name !== except ||
      indexes
        .flatMap(({ set, used }) => [set.get(name)?.count ?? 0, used.get(name)?.count ?? 0])
        .reduce((sum, count) => sum + count, 0) > 1;
    const names = [...indexes.map(({ set }) => set), ...indexes.map(({ used }) => used)].flatMap((each) => [
      ...each.keys(),
    ]);
    return [...new Set(names)].filter(isElsewhere);
  }

  private get reader(): NameReader {
    this.#reader ??= this.read();
    return this.#reader;
  }

  private read(): NameReader {
    const { root } = this;
    const snapshot = new Snapshot(readableValue(root));
    const reader = new NameReader();
    snapshot.walk(
      reader.reading({
        embedded: (embedded) => {
          const logic = itemLogicIn(embedded, snapshot);
          if (logic !== undefined) reader.noteLogic(logic);
        },
      }),
    );
    return reader;
  }
}

type NameChoice = Choice & { readonly value: string };

const WORDS: Readonly<Record<NameKind, string>> = {
  variable: 'variable',
  timer: 'timer',
  spawnPoint: 'spawn point',
  cameraState: 'camera state',
  movementProfile: 'movement profile',
  leaderboard: 'leaderboard',
  npc: 'character',
};

/** The names of these kinds in the file. @param written what is at the caret */
export function creatorChoices(
  names: CreatorNames,
  kinds: readonly NameKind[],
  written: string,
): readonly NameChoice[] {
  const detail = kinds.map((kind) => WORDS[kind]).join(' or ');
  const choices = names.of(kinds, written).map((value): NameChoice => ({ kind: 'name', value, detail }));
  if (!kinds.includes('variable')) return choices;
  const known = new Set(choices.map(({ value }) => value));
  const builtIn = BUILT_IN_VARIABLES.filter((value) => !known.has(value));
  return [
    ...choices,
    ...builtIn.map((value): NameChoice => ({ kind: 'name', value, detail: 'variable of the platform' })),
  ];
}

/** The names that a field of an effect, trigger or logic may hold; undefined for fields that hold none. */
export function fieldNameChoices(
  owner: string,
  field: string,
  written: string,
  names: CreatorNames,
): readonly Choice[] | undefined {
  const kinds = NAME_FIELDS.get(owner)?.filter((each) => each.field === field && each.role !== 'shown') ?? [];
  if (kinds.length === 0) return undefined;
  return creatorChoices(names, [...new Set(kinds.map(({ kind }) => kind))], written);
}

/** What names are read from: the value of a text, and of the JSON in its strings, with null where it is invalid. */
function readableValue(table: PlaceTable): JsonValue {
  const levels = levelsIn(table);
  /** What is in arrays and objects, in reverse order. */
  const parts = new Map<number, [name: string, value: JsonValue][]>();
  for (let entry = table.count - 1; entry > 0; entry--) {
    if (table.isKey(entry) || (levels[entry] ?? 0) > MAX_LEVELS) continue;
    const key = table.keyOf(entry);
    const part: [string, JsonValue] = [
      key === NONE ? '' : table.textOf(key),
      valueAt(table, entry, parts.get(entry)),
    ];
    parts.delete(entry);
    const around = table.parentOf(entry);
    addTo(parts, around, part);
  }
  return table.count === 0 ? null : valueAt(table, 0, parts.get(0));
}

/** How deep each entry is. */
function levelsIn(table: PlaceTable): Int32Array {
  const levels = new Int32Array(table.count);
  for (let entry = 1; entry < table.count; entry++) levels[entry] = (levels[table.parentOf(entry)] ?? 0) + 1;
  return levels;
}

function valueAt(table: PlaceTable, entry: number, parts: readonly [string, JsonValue][] = []): JsonValue {
  switch (table.kindOf(entry)) {
    case 'array':
      return parts.map(([, value]) => value).reverse();
    case 'object':
      return Object.fromEntries(parts.toReversed());
    case 'string':
      return readableText(table, entry);
    case 'number':
    case 'literal':
      return tryParseJson(table.textOf(entry)) ?? null;
    case 'invalid':
      return null;
  }
}

function readableText(table: PlaceTable, string: number): string {
  const text = table.textOf(string);
  const { inside } = table.heldBy(string);
  return inside === undefined || isJson(text) ? text : JSON.stringify(readableValue(inside));
}

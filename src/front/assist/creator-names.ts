import { tryParseJson } from '../../bytes/json/parse-json.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { BUILT_IN_VARIABLES, NAME_FIELDS, type NameKind } from '../../model/catalog/name-kinds.js';
import { itemLogicIn } from '../../model/snapshot/item-logic.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Choice } from './choice.js';

/** The names of variables, timers and places that creators chose; none in text that does not parse. */
export class CreatorNames {
  #reader: NameReader | undefined;

  constructor(private readonly bytes: Uint8Array) {}

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
    const bytes = this.bytes.subarray(byteOrderMarkLength(this.bytes));
    const snapshot = new Snapshot(tryParseJson(textOf(bytes)) ?? null);
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

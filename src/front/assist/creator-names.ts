import { BUILT_IN_VARIABLES, NAME_FIELDS, type NameKind } from '../../model/catalog/name-kinds.js';
import { itemLogicIn } from '../../model/snapshot/item-logic.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Choice } from './choice.js';

/** The names of variables, timers and places that creators chose. */
export function readCreatorNames(snapshot: Snapshot): NameReader {
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

/** The names of these kinds: those that are set first. @param except what is written at the caret */
function namesOf(reader: NameReader, kinds: readonly NameKind[], except: string): readonly string[] {
  const indexes = kinds.map((kind) => reader.of(kind));
  const all = [...indexes.map(({ set }) => set), ...indexes.map(({ used }) => used)];
  const isElsewhere = (name: string): boolean =>
    name !== except || all.reduce((sum, names) => sum + (names.get(name)?.count ?? 0), 0) > 1;
  return [...new Set(all.flatMap((names) => [...names.keys()]))].filter(isElsewhere);
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
  reader: NameReader | undefined,
  kinds: readonly NameKind[],
  written: string,
): readonly NameChoice[] {
  const detail = kinds.map((kind) => WORDS[kind]).join(' or ');
  const named = reader === undefined ? [] : namesOf(reader, kinds, written);
  const choices = named.map((value): NameChoice => ({ kind: 'name', value, detail }));
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
  reader: NameReader | undefined,
): readonly Choice[] | undefined {
  const kinds = NAME_FIELDS.get(owner)?.filter((each) => each.field === field && each.role !== 'shown') ?? [];
  if (kinds.length === 0) return undefined;
  return creatorChoices(reader, [...new Set(kinds.map(({ kind }) => kind))], written);
}

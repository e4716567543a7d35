import { BUILT_IN_VARIABLES, NAME_FIELDS, type NameKind } from '../../model/catalog/name-kinds.js';
import type { Choice } from './choice.js';
import type { RoomNames } from './room-names.js';

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
  names: RoomNames,
  kinds: readonly NameKind[],
  written: string,
): readonly NameChoice[] {
  const detail = kinds.map((kind) => WORDS[kind]).join(' or ');
  const choices = names.ofCreators
    .of(kinds, written)
    .map((value): NameChoice => ({ kind: 'name', value, detail }));
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
  names: RoomNames,
): readonly Choice[] | undefined {
  const kinds = NAME_FIELDS.get(owner)?.filter((each) => each.field === field && each.role !== 'shown') ?? [];
  if (kinds.length === 0) return undefined;
  return creatorChoices(names, [...new Set(kinds.map(({ kind }) => kind))], written);
}

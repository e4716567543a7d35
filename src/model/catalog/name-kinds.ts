import platform from './platform.json' with { type: 'json' };

/** Where names of one kind are, as `Owner.field`: an effect, a trigger, a prefab, or the settings. */
interface NamesData {
  readonly setBy: readonly string[];
  readonly usedBy: readonly string[];
  /** Texts that show a value by its name in `|…|`. */
  readonly shownIn?: readonly string[];
}

type Role = 'set' | 'used' | 'shown';

const KINDS = [
  'variable',
  'timer',
  'spawnPoint',
  'cameraState',
  'movementProfile',
  'leaderboard',
  'npc',
] as const;
/** A kind of name that refers to something in the same file. */
export type NameKind = (typeof KINDS)[number];

/** A field that holds a name of a kind. */
export interface NameField {
  readonly kind: NameKind;
  readonly field: string;
  readonly role: Role;
}

/** A list in roomSettingsExtraData whose elements set names of a kind. */
interface NameList {
  readonly kind: NameKind;
  readonly list: string;
  readonly field: string;
}

const SETTINGS = 'settings';
const names = platform.names;
const TABLE = readTable();

function readTable(): {
  readonly fields: ReadonlyMap<string, readonly NameField[]>;
  readonly lists: readonly NameList[];
} {
  const fields = new Map<string, NameField[]>();
  const lists: NameList[] = [];
  const add = (kind: NameKind, paths: readonly string[], role: Role): void => {
    for (const path of paths) {
      const [owner = '', field = '', inner = ''] = path.split('.');
      if (owner === SETTINGS) lists.push({ kind, list: field, field: inner });
      else fields.set(owner, [...(fields.get(owner) ?? []), { kind, field, role }]);
    }
  };
  for (const kind of KINDS) {
    const { setBy, usedBy, shownIn = [] }: NamesData = names[kind];
    add(kind, setBy, 'set');
    add(kind, usedBy, 'used');
    add(kind, shownIn, 'shown');
  }
  return { fields, lists };
}

/** The fields that hold names, by the `$type` of an effect or trigger, or by a prefab. */
export const NAME_FIELDS: ReadonlyMap<string, readonly NameField[]> = TABLE.fields;
export const NAME_LISTS: readonly NameList[] = TABLE.lists;
/** Variables that exist without being set. */
export const BUILT_IN_VARIABLES: readonly string[] = names.variable.builtIn;

/** The argument of a function that is the name of a variable, by its index. */
export const VARIABLE_FUNCTIONS: { readonly [Role in 'set' | 'used']: ReadonlyMap<string, number> } = {
  set: new Map(Object.entries(platform.variableFunctions.setBy)),
  used: new Map(Object.entries(platform.variableFunctions.usedBy)),
};

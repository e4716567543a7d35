import platform from './platform.json' with { type: 'json' };

/** Where names of one kind are, as `Owner.field`: an effect, a trigger, a prefab, or the settings. */
interface NamesData {
  readonly setBy: readonly string[];
  readonly usedBy: readonly string[];
  /** Texts that show a value by its name in `|…|`. */
  readonly shownIn?: readonly string[];
  /** Names that exist without being set. */
  readonly builtIn?: readonly string[];
}

type Role = 'set' | 'used' | 'shown';

/** A field that holds a name, or a text with names. */
export interface NameField {
  readonly field: string;
  readonly role: Role;
}

/** Names of one kind: where something sets them, and where something uses them. */
export interface NameKind {
  /** By the `$type` of an effect or trigger, or by a prefab. */
  readonly fields: ReadonlyMap<string, readonly NameField[]>;
  /** Lists in roomSettingsExtraData whose elements set names. */
  readonly settings: readonly { readonly list: string; readonly field: string }[];
  readonly builtIn: readonly string[];
}

const SETTINGS = 'settings';

function readKind({ setBy, usedBy, shownIn = [], builtIn = [] }: NamesData): NameKind {
  const fields = new Map<string, NameField[]>();
  const settings: { list: string; field: string }[] = [];
  const add = (paths: readonly string[], role: Role): void => {
    for (const path of paths) {
      const [owner = '', field = '', inner = ''] = path.split('.');
      if (owner === SETTINGS) settings.push({ list: field, field: inner });
      else fields.set(owner, [...(fields.get(owner) ?? []), { field, role }]);
    }
  };
  add(setBy, 'set');
  add(usedBy, 'used');
  add(shownIn, 'shown');
  return { fields, settings, builtIn };
}

const names = platform.names;

/** The names that refer to something in the same file, by kind. */
export const NAME_KINDS = {
  variable: readKind(names.variable),
  timer: readKind(names.timer),
  spawnPoint: readKind(names.spawnPoint),
  cameraState: readKind(names.cameraState),
  movementProfile: readKind(names.movementProfile),
  leaderboard: readKind(names.leaderboard),
  npc: readKind(names.npc),
} as const;

/** The argument of a function that is the name of a variable, by its index. */
export const VARIABLE_FUNCTIONS: { readonly [Role in 'set' | 'used']: ReadonlyMap<string, number> } = {
  set: new Map(Object.entries(platform.variableFunctions.setBy)),
  used: new Map(Object.entries(platform.variableFunctions.usedBy)),
};

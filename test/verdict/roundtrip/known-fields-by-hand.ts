import known from './known-fields-by-hand.json' with { type: 'json' };

/* What the documents know, by hand, to check the table from schemas/. Members of a context lead to others. */

/** `open`: known, with unknown content. `prose`: JSON in plain text. `unknown`: unknown throughout. */
export type Context = string;

type Contexts = Readonly<Record<string, Context>>;
type KnownFields = Readonly<Record<'members' | 'kinds', Readonly<Record<string, Contexts>>>> &
  Readonly<Record<'elements' | 'inside', Contexts>>;
const {
  members: MEMBERS,
  elements: ELEMENTS,
  inside: INSIDE,
  kinds: KINDS,
} = known as unknown as KnownFields;

/** Records that can be removed as a whole, including unknown fields. */
export const RECORDS: ReadonlySet<Context> = new Set([
  ...['item', 'settings', 'roomTasks', 'quest', 'requirement', 'logic', 'effectorTask', 'triggerTask'],
  ...['directEffector', 'trigger', 'hideOrShow', 'moveToSpot', 'runTriggers', 'linkedTask', 'linkedTrigger'],
]);

export function memberContext(context: Context, key: string): Context {
  const members = MEMBERS[context];
  if (members === undefined) return 'unknown';
  if (Object.hasOwn(members, '*')) return members['*'] ?? 'unknown';
  return Object.hasOwn(members, key) ? (members[key] ?? 'unknown') : 'unknown';
}

export const elementContext = (context: Context): Context => ELEMENTS[context] ?? 'unknown';

export function insideContext(context: Context): Context {
  return INSIDE[context] ?? (context === 'unknown' ? 'unknown' : 'prose');
}

/** The context of an object by its $type, also where JSON in a string belongs. */
export function kindContext(placed: Context, type: unknown): Context {
  const context = INSIDE[placed] ?? placed;
  const kinds = KINDS[context];
  if (kinds === undefined || typeof type !== 'string') return context;
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'unknown') : 'unknown';
}

export function knownMembers(context: Context): string[] {
  return Object.keys(MEMBERS[context] ?? {}).filter((key) => key !== '*');
}

/** Whether the elements of a list are records of a kind of their own. Anything else in it is unknown. */
export function holdsRecords(context: Context): boolean {
  return ['tasks', 'requirements', 'linkedTasks'].includes(context);
}

/** Whether the elements of a list are matched by their Id, as those in unknown lists are. */
export function isMatchedById(context: Context): boolean {
  return ['tasks', 'linkedTasks', 'unknown'].includes(context);
}

/** Whether the documents say that such a string holds JSON. */
export const isJsonText = (context: Context): boolean => Object.hasOwn(INSIDE, context);

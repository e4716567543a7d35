import { FIELDS, SHARED_FIELDS } from '../../src/model/schema/index.js';
import {
  arrayField,
  bareName,
  beginsLikeJson,
  type CompletePair,
  type EachSubscription,
  groupedBy,
  isNumberedName,
  isObject,
  type JsonValue,
  member,
  membersOf,
  type QuestEntry,
  type QuestIndex,
  questReference,
  type Snapshot,
  sameValue,
  textField,
} from '../kit.js';

/** The Names that subscriptions use for the quests that they reference. */
export class UsedNames {
  private readonly byId = new Map<string, Map<string, number>>();

  constructor(eachSubscription: EachSubscription) {
    eachSubscription((subscription) => {
      const id = questReference(subscription);
      const name = textField(subscription.record, 'Name');
      if (id === undefined || name === undefined) return;
      const names = this.byId.get(id) ?? new Map<string, number>();
      this.byId.set(id, names.set(name, (names.get(name) ?? 0) + 1));
    });
  }

  /** Of the Names of a pair's entries, the one that more subscriptions to the quest use. */
  of({ inProgress, completed }: CompletePair): string | undefined {
    const [one, other] = [inProgress, completed].map(({ record }) => textField(record, 'Name'));
    if (one === undefined || other === undefined) return undefined;
    const usesOf = (name: string): number =>
      [inProgress, completed].reduce((sum, { key }) => sum + (this.byId.get(key)?.get(name) ?? 0), 0);
    const more = usesOf(one) - usesOf(other);
    if (more === 0) return undefined;
    return more > 0 ? one : other;
  }

  /** The numbered Name that all subscriptions to these entries use, if they use one. */
  numbered(entries: readonly QuestEntry[]): string | undefined {
    const names = new Set(entries.flatMap(({ key }) => [...(this.byId.get(key)?.keys() ?? [])]));
    const [name = '', ...others] = names;
    return others.length === 0 && isNumberedName(name) ? name : undefined;
  }
}

/** What the rest of a file says about the Names of the entries of a quest, read when it is first asked for. */
export class NameEvidence {
  private usedNames: UsedNames | undefined;
  private entriesOf: ReadonlyMap<JsonValue | undefined, readonly QuestEntry[]> | undefined;
  private expressed: ReadonlySet<JsonValue | undefined> | undefined;

  constructor(
    private readonly quests: QuestIndex,
    private readonly snapshot: Snapshot,
    private readonly eachSubscription: EachSubscription,
  ) {}

  /** The Name that more subscriptions of the quest use. */
  used(pair: CompletePair): string | undefined {
    this.usedNames ??= new UsedNames(this.eachSubscription);
    return this.usedNames.of(pair);
  }

  /** Whether another quest has this Name, perhaps with another number, which expressions ignore. */
  isTaken(name: JsonValue | undefined, { inProgress, completed }: CompletePair): boolean {
    this.entriesOf ??= groupedBy(this.quests.entries, ({ name }) => withoutNumber(name));
    const entries = this.entriesOf.get(withoutNumber(name)) ?? [];
    return entries.some((entry) => entry !== inProgress && entry !== completed);
  }

  /** Whether an expression uses this Name, with or without its number. */
  isExpressed(name: JsonValue | undefined): boolean {
    this.expressed ??= new Set(this.snapshot.expressions.map((expression) => expression.name));
    return this.expressed.has(name) || this.expressed.has(withoutNumber(name));
  }
}

function withoutNumber(name: JsonValue | undefined): JsonValue | undefined {
  return typeof name === 'string' ? bareName(name) : name;
}

export type Side = keyof CompletePair;

export function otherSide(side: Side): Side {
  return side === 'completed' ? 'inProgress' : 'completed';
}

/** The entry to copy a field from; undefined if the copy would overwrite JSON in a string. */
export function writableSource(pair: CompletePair, field: string, names: NameEvidence): Side | undefined {
  const source = sourceOf(pair, field, names);
  if (source === undefined) return undefined;
  const overwritten = pair[otherSide(source)].record;
  return beginsLikeJson(textField(overwritten, field) ?? '') ? undefined : source;
}

/**
 * The entry to copy from: the one with the Name that subscriptions use, the one whose value is not empty,
 * else the inProgress entry. undefined if the copy would overwrite something that the documents do not know.
 */
function sourceOf(pair: CompletePair, field: string, names: NameEvidence): Side | undefined {
  const { inProgress, completed } = pair;
  if (!SHARED_FIELDS.has(field)) return undefined;
  if (field === 'Name') return sourceOfName(pair, names);
  if (member(completed.record, field) === '') return 'inProgress';
  if (member(inProgress.record, field) === '') return 'completed';
  // The content of a dialogue is not documented.
  if (field === 'ExtraText') return undefined;
  if (field !== 'Requirements') return 'inProgress';
  if (coversRequirements(inProgress, completed)) return 'inProgress';
  return coversRequirements(completed, inProgress) ? 'completed' : undefined;
}

/** No fix gives a quest the Name of another one, or takes away one that an expression uses. */
function sourceOfName(pair: CompletePair, names: NameEvidence): Side | undefined {
  const nameOn = (side: Side): JsonValue | undefined => pair[side].name;
  const used = names.used(pair);
  const free = (['inProgress', 'completed'] as const).filter(
    (side) => !names.isTaken(nameOn(side), pair) && !names.isExpressed(nameOn(otherSide(side))),
  );
  return used === undefined ? free[0] : free.find((side) => nameOn(side) === used);
}

/** Whether the requirements of one entry include those of the other, with their unknown fields. */
function coversRequirements(from: QuestEntry, to: QuestEntry): boolean {
  const source = arrayField(from.record, 'Requirements');
  const replaced = arrayField(to.record, 'Requirements');
  if (source === undefined || replaced === undefined || ![...source, ...replaced].every(isPlainRecord))
    return false;
  const ids = new Set(source.map((each) => member(each, 'id')));
  return replaced.every((requirement, index) => {
    const same = source[index];
    if (!isObject(requirement) || !ids.has(member(requirement, 'id'))) return false;
    return membersOf(requirement).every(([key, value]) => {
      if (Object.hasOwn(FIELDS.requirement, key)) return true;
      const other = member(same, key);
      return other !== undefined && sameValue(value, other);
    });
  });
}

/** Whether nothing undocumented can be inside the documented fields of a requirement. */
function isPlainRecord(requirement: JsonValue): boolean {
  if (!isObject(requirement)) return false;
  return Object.keys(FIELDS.requirement).every((key) => {
    const value = member(requirement, key) ?? '';
    return typeof value === 'string' ? !beginsLikeJson(value) : typeof value !== 'object';
  });
}

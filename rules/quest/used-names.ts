import {
  bareName,
  type CompletePair,
  type EachSubscription,
  groupedBy,
  isNumberedName,
  type JsonValue,
  type QuestEntry,
  type QuestIndex,
  questReference,
  type Snapshot,
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
    this.entriesOf ??= groupedBy(this.quests.entries, ({ record }) => withoutNumber(record.Name));
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

import { keysOf, member, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { isObject } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { PARENT_FIELD, parentOf } from '../../model/snapshot/cycle-groups.js';
import type { ExpressionReference } from '../../model/snapshot/expressions.js';
import type { Quest, QuestEntry } from '../../model/snapshot/quest-entry.js';
import { bareName } from '../../model/snapshot/quest-values.js';
import type { DialogueQuest, Requirement, Subscription } from '../../model/snapshot/records.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';

/** A record or expression that is about a quest. */
export type QuestMention =
  | { readonly kind: 'entry'; readonly entry: QuestEntry; readonly place: Place }
  | { readonly kind: 'requirement'; readonly requirement: Requirement; readonly place: Place }
  | { readonly kind: 'task'; readonly task: Subscription; readonly place: Place }
  | { readonly kind: 'dialogue'; readonly entry: DialogueQuest; readonly place: Place }
  /** The place is that of the string. */
  | { readonly kind: 'expression'; readonly reference: ExpressionReference; readonly place: Place };

/** A record that is about an item. */
export type ItemMention =
  | { readonly kind: 'item'; readonly place: Place }
  | { readonly kind: 'logic'; readonly place: Place }
  /** The place is the field with its key, in the item `child`. */
  | { readonly kind: 'parent'; readonly child: string; readonly place: Place };

/** A quest, by the ids and Names that others use for it. */
export interface MentionedQuest {
  readonly quest: Quest;
  /** The keys of its entries. */
  readonly ids: readonly string[];
  /** The Name of its first entry. */
  readonly name: string;
  /** In the order of a walk, expressions last. */
  readonly mentions: QuestMention[];
}

/** Where the quests and items of a snapshot are defined and mentioned. One walk finds all. */
export class Mentions {
  /** In file order. */
  readonly quests: readonly MentionedQuest[];
  /** By key, also keys that only `logic` or a parentItemID has. */
  readonly items: ReadonlyMap<string, readonly ItemMention[]>;
  private readonly byQuest = new Map<Quest, MentionedQuest>();
  /** The Names of quests and tasks. */
  private readonly usedNames = new Set<string>();
  private readonly byName = new Map<string, MentionedQuest[]>();
  private readonly byBareName = new Map<string, MentionedQuest[]>();

  constructor(private readonly snapshot: Snapshot) {
    for (const entry of snapshot.quests?.entries ?? []) this.addQuest(entry);
    this.quests = [...this.byQuest.values()];
    this.items = this.readItems();
    snapshot.walk({
      questEntry: (entry) =>
        this.add([this.questOf(entry.key)], { kind: 'entry', entry, place: entry.place }),
      requirement: (requirement) => {
        const { record, place } = requirement;
        this.add([this.questOf(textField(record, 'id'))], { kind: 'requirement', requirement, place });
      },
      subscription: (task) => {
        if (task.kind === 'direct-effector') return;
        this.usedNames.add(textField(task.record, 'Name') ?? '');
        this.add(this.questsOfTask(task), { kind: 'task', task, place: task.place });
      },
      dialogueQuest: (entry) => {
        const { record, place } = entry;
        this.add([this.questOf(textField(record, 'id'))], { kind: 'dialogue', entry, place });
      },
    });
    for (const reference of snapshot.expressions)
      this.add(this.questsInExpression(reference.name), {
        kind: 'expression',
        reference,
        place: reference.holder,
      });
  }

  /** The quest with this id, that of either entry. */
  questOf(id: string | undefined): MentionedQuest | undefined {
    const { quests } = this.snapshot;
    const entry = id === undefined ? undefined : quests?.entry(id);
    return entry && quests && this.byQuest.get(quests.questOf(entry));
  }

  /** The quests that a task is about: by its id, and by its Name, which may be another quest's. */
  questsOfTask({ record }: Subscription): readonly MentionedQuest[] {
    const byId = this.questOf(textField(record, 'TaskTriggerId'));
    const byName = this.byName.get(textField(record, 'Name') ?? '') ?? [];
    return byId === undefined ? byName : [byId, ...byName.filter((each) => each !== byId)];
  }

  /** The quests that this may mean in an expression, with or without the number of their Name. */
  questsInExpression(name: string): readonly MentionedQuest[] {
    return this.byBareName.get(name) ?? this.byName.get(name) ?? [];
  }

  /** Whether some quest or task has this Name. */
  isNameUsed(name: string): boolean {
    return this.usedNames.has(name) || this.snapshot.dialogueQuestNames.has(name);
  }

  /** Whether an expression names this, be it a quest or not. */
  isNamedInExpression(bare: string): boolean {
    return this.snapshot.expressions.some(({ name }) => name === bare);
  }

  private addQuest(entry: QuestEntry): void {
    const { quests } = this.snapshot;
    if (quests === undefined) return;
    const quest = quests.questOf(entry);
    const known = this.byQuest.get(quest);
    const name = textField(entry.record, 'Name') ?? '';
    const entries = 'entries' in quest ? quest.entries : [quest];
    const mentioned = known ?? { quest, ids: entries.map(({ key }) => key), name, mentions: [] };
    this.byQuest.set(quest, mentioned);
    if (name === '') return;
    this.usedNames.add(name);
    for (const [names, spelled] of [
      [this.byName, name] as const,
      [this.byBareName, bareName(name)] as const,
    ]) {
      const others = names.get(spelled);
      if (others === undefined) names.set(spelled, [mentioned]);
      else if (!others.includes(mentioned)) others.push(mentioned);
    }
  }

  private add(quests: readonly (MentionedQuest | undefined)[], mention: QuestMention): void {
    for (const quest of quests) quest?.mentions.push(mention);
  }

  private readItems(): Map<string, ItemMention[]> {
    const { snapshot } = this;
    const items = new Map<string, ItemMention[]>();
    const place = snapshot.place.at('roomItems');
    const keys = snapshot.roomItems === undefined ? [] : keysOf(snapshot.roomItems);
    const logic = snapshot.section('logic');
    for (const key of keys) addTo(items, key, { kind: 'item', place: place.at(key) });
    if (isObject(logic))
      for (const key of keysOf(logic))
        addTo(items, key, { kind: 'logic', place: snapshot.place.at('logic').at(key) });
    for (const key of keys) {
      const record = member(snapshot.roomItems, key);
      const parent = isObject(record) ? parentOf(record) : undefined;
      if (parent !== undefined)
        addTo(items, parent, { kind: 'parent', child: key, place: place.at(key).at(PARENT_FIELD) });
    }
    return items;
  }
}

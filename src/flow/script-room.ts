import { quoteValue } from '../json/quote.js';
import { listed } from '../text/in-words.js';
import { didYouMean } from '../text/nearest.js';
import { FlowAnalysis } from './analysis.js';
import type { FlowModel } from './model.js';
import { entriesOf } from './read-quests.js';

/** What a name in a script means, or why it means nothing. */
export type Found<Value> = { readonly value: Value } | { readonly fault: string };

/** Names in a message, at most. */
export const MOST_LISTED = 8;

/** A room as scripts see it: the names of its quests, items and types, and what can ever happen in it. */
export class ScriptRoom {
  private readonly byName = new Map<string, number[]>();
  private readonly byId = new Map<string, number[]>();
  private readonly byBareName = new Map<string, number[]>();
  private readonly effectsOf = new Map<string, Set<string>>();
  private readonly effectTypes = new Set<string>();
  private analysed: FlowAnalysis | undefined;

  constructor(readonly model: FlowModel) {
    for (const { index, name, bareName, quest } of model.quests) {
      add(this.byName, name, index);
      add(this.byBareName, bareName, index);
      for (const { key } of entriesOf(quest)) add(this.byId, key, index);
    }
    for (const { item, effect } of model.reactions) this.addEffect(item, effect);
    for (const { tasks } of model.events)
      for (const task of tasks) if (task.kind === 'direct') this.addEffect(task.item, task.effect);
  }

  /** What plays can show; worked out when first asked for. */
  get analysis(): FlowAnalysis {
    this.analysed ??= new FlowAnalysis(this.model);
    return this.analysed;
  }

  /** The quest with exactly this Name, else with this id, else with this bare name. */
  quest(word: string): Found<number> {
    const found = this.byName.get(word) ?? this.byId.get(word) ?? this.byBareName.get(word);
    const [quest, other] = found ?? [];
    if (found === undefined || quest === undefined) return { fault: this.unknownQuest(word) };
    if (other === undefined) return { value: quest };
    const candidates = found.map((index) => {
      const { name, id } = this.model.quests[index] ?? { name: '', id: '' };
      return `${quoteValue(name)} (id ${id})`;
    });
    return {
      fault: `${quoteValue(word)} may mean ${listed(candidates, 'or', MOST_LISTED)}: use the full Name or the id`,
    };
  }

  item(word: string): Found<string> {
    const { items } = this.model;
    if (items.has(word)) return { value: word };
    const all =
      items.size === 0
        ? 'the snapshot has no items'
        : `the items are ${listed([...items], 'and', MOST_LISTED)}`;
    return { fault: `unknown item ${quoteValue(word)}: ${didYouMean(word, items, all)}` };
  }

  /** The type of a trigger that the item has. */
  trigger(item: string, type: string): Found<string> {
    const types = this.triggersOf(item);
    if (types.includes(type)) return { value: type };
    const all =
      types.length === 0 ? 'the item has no triggers' : `it has ${listed(types, 'and', MOST_LISTED)}`;
    return { fault: `item ${item} has no trigger ${quoteValue(type)}: ${didYouMean(type, types, all)}` };
  }

  triggersOf(item: string): readonly string[] {
    return this.model.events.filter((event) => event.item === item).map(({ type }) => type);
  }

  /** The type of an effect that some item of the room has. */
  effect(item: string, type: string): Found<string> {
    if (this.effectTypes.has(type)) return { value: type };
    const own = this.effectsOf.get(item) ?? new Set<string>();
    const all =
      own.size === 0
        ? 'no quest fires an effect on this item'
        : `item ${item} has ${listed([...own], 'and', MOST_LISTED)}`;
    return {
      fault: `unknown effect ${quoteValue(type)}: ${didYouMean(type, [...own, ...this.effectTypes], all)}`,
    };
  }

  effectsOn(item: string): readonly string[] {
    return [...(this.effectsOf.get(item) ?? [])];
  }

  private unknownQuest(word: string): string {
    const names = this.model.quests.map(({ name }) => name);
    const all =
      names.length === 0
        ? 'the snapshot has no quests'
        : `the quests are ${listed(names, 'and', MOST_LISTED)}`;
    return `unknown quest ${quoteValue(word)}: ${didYouMean(word, [...names, ...this.byBareName.keys()], all)}`;
  }

  private addEffect(item: string, effect: string | undefined): void {
    if (effect === undefined) return;
    const own = this.effectsOf.get(item) ?? new Set();
    this.effectsOf.set(item, own.add(effect));
    this.effectTypes.add(effect);
  }
}

function add(map: Map<string, number[]>, key: string, index: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [index]);
  else if (!known.includes(index)) known.push(index);
}

import { quoteValue } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import { listed } from '../../bytes/text/in-words.js';
import { LookAlikes, lookAlikeNote } from '../../bytes/text/look-alike.js';
import { nearest } from '../../bytes/text/nearest.js';
import { keyText } from '../snapshot/labels.js';
import { FlowAnalysis } from './analysis.js';
import { variablesOf } from './expression-moves.js';
import type { FlowEffect, FlowModel } from './model.js';
import { entriesOf } from './read-quests.js';
import { shownText, shownWord } from './script-words.js';

/** What a name in a script means, or why it means nothing. */
export type Found<Value> = { readonly value: Value } | { readonly fault: string };

/** Names in a message, at most. */
export const MAX_LISTED = 8;

/** A room as scripts see it: the names of its quests, items and types, and what can ever happen in it. */
export class ScriptRoom {
  private readonly byName = new Map<string, number[]>();
  private readonly byId = new Map<string, number[]>();
  private readonly effects: readonly FlowEffect[];
  #analysis: FlowAnalysis | undefined;
  #variables: ReadonlySet<string> | undefined;

  constructor(readonly model: FlowModel) {
    for (const { index, name, quest } of model.quests) {
      addTo(this.byName, name, index);
      for (const { key } of entriesOf(quest)) this.byId.set(key, [index]);
    }
    const direct = model.events.flatMap(({ tasks }) => tasks.filter((task) => task.kind === 'direct'));
    this.effects = [...model.reactions, ...direct];
  }

  /** What plays can show; worked out when first asked for. */
  get analysis(): FlowAnalysis {
    this.#analysis ??= new FlowAnalysis(this.model);
    return this.#analysis;
  }

  /** The quest with exactly this Name, else with this id, else with this bare name. */
  quest(word: string): Found<number> {
    const found = this.questsNamed(word);
    const [quest, other] = found ?? [];
    if (found === undefined || quest === undefined) {
      const { byName, model } = this;
      const names = listing(
        [...byName.keys()].map(shownText),
        'the quests are',
        'the snapshot has no quests',
      );
      const known = [...byName.keys(), ...model.withBareName.keys()];
      return { fault: `unknown quest ${quoteValue(word)}: ${guess(word, known, names)}` };
    }
    if (other === undefined) return { value: quest };
    const candidates = found.map((index) => {
      const { name, id } = this.model.quests[index] ?? { name: '', id: '' };
      return `${quoteValue(name)} (id ${keyText(id)})`;
    });
    return {
      fault: `${quoteValue(word)} may mean ${listedFirst(candidates, 'or')}: use the full Name or the id`,
    };
  }

  private questsNamed(word: string): readonly number[] | undefined {
    return this.byName.get(word) ?? this.byId.get(word) ?? this.model.withBareName.get(word);
  }

  /** The item with this key, else the one with this label. */
  item(word: string): Found<string> {
    const { items, labels } = this.model;
    if (items.has(word)) return { value: word };
    const found = this.itemsNamed(word);
    const [item, other] = found;
    if (item === undefined) return { fault: this.unknownItem(word) };
    if (other === undefined) return { value: item };
    const candidates = found.map((key) => labels.text(key));
    return { fault: `${quoteValue(word)} may mean ${listedFirst(candidates, 'or')}: use the key` };
  }

  private itemsNamed(word: string): readonly string[] {
    const { items, labels } = this.model;
    return labels.keysOf(word).filter((key) => items.has(key));
  }

  private unknownItem(word: string): string {
    const { items, labels } = this.model;
    const near = nearestOf(word, [...items, ...labels.names()]);
    // Another digit is another item.
    if (near === undefined || (/^\d+$/.test(word) && near.length === word.length)) {
      const keys = [...items].map((key) => labels.keyWithLabel(key));
      return `unknown item ${quoteValue(word)}: ${listing(keys, 'the items are', 'the snapshot has no items')}`;
    }
    const keys = items.has(near) ? [] : this.itemsNamed(near).map((key) => `item ${keyText(key)}`);
    const which = keys.length === 0 ? '' : ` (${listedFirst(keys, 'or')})`;
    return `unknown item ${quoteValue(word)}: did you mean ${quoteValue(near)}${which}?${lookAlikeNote(word, near)}`;
  }

  /** The type of a trigger that the item has. */
  trigger(item: string, type: string): Found<string> {
    const types = (this.model.eventsOf.get(item) ?? []).map((event) => event.type);
    const has = `${this.model.labels.text(item)} has no trigger`;
    const all = listing(types.map(shownWord), 'it has', 'the item has no triggers');
    return knownIn(types, type, has, all);
  }

  /** Whether a name can only mean a variable of the room's expressions. */
  isVariable(name: string): boolean {
    return this.questsNamed(name) === undefined && this.variables.has(name);
  }

  /** A variable that an expression of the room reads or sets. */
  variable(name: string): Found<string> {
    const known = [...this.variables];
    const none = 'no expression of the room reads or sets one';
    return knownIn(known, name, 'unknown variable', listing(known.map(shownWord), 'the variables are', none));
  }

  private get variables(): ReadonlySet<string> {
    if (this.#variables === undefined) {
      const names = new Set<string>();
      for (const { expression } of this.effects)
        for (const name of expression?.root === undefined ? [] : variablesOf(expression.root))
          names.add(name);
      this.#variables = names;
    }
    return this.#variables;
  }

  /** The type of an effect that some item of the room has. */
  effect(item: string, type: string): Found<string> {
    const own = this.effectsOn(item);
    const has = `${this.model.labels.text(item)} has`;
    const all = listing(own.map(shownWord), has, 'nothing fires an effect on this item');
    return knownIn([...own, ...typesOf(this.effects)], type, 'unknown effect', all);
  }

  effectsOn(item: string): readonly string[] {
    return typesOf(this.effects.filter((effect) => effect.item === item));
  }
}

function typesOf(effects: readonly FlowEffect[]): readonly string[] {
  return [...new Set(effects.flatMap(({ effect }) => effect ?? []))];
}

/** A word that is one of these, or why it is not. */
function knownIn(names: readonly string[], word: string, lead: string, otherwise: string): Found<string> {
  if (names.includes(word)) return { value: word };
  return { fault: `${lead} ${quoteValue(word)}: ${guess(word, names, otherwise)}` };
}

function listing(names: readonly string[], lead: string, none: string): string {
  return names.length === 0 ? none : `${lead} ${listedFirst(names, 'and')}`;
}

/** The first of these names, and how many more there are. */
function listedFirst(names: readonly string[], last: 'and' | 'or'): string {
  const more = names.length - MAX_LISTED;
  return listed(more > 0 ? [...names.slice(0, MAX_LISTED), `${more} more`] : names, last);
}

/** What a word probably means. */
function guess(word: string, names: readonly string[], otherwise: string): string {
  const found = nearestOf(word, names);
  return found === undefined ? otherwise : `did you mean ${quoteValue(found)}?${lookAlikeNote(word, found)}`;
}

/** The name that looks the same, or else the most similar one. */
function nearestOf(word: string, names: readonly string[]): string | undefined {
  return new LookAlikes(() => names).of(word) ?? nearest(word, names);
}

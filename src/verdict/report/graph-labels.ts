import type { GraphEdge, GraphQuest, GraphSource } from '../../model/flow/graph.js';
import { QUEST_STATES, type QuestState } from '../../model/snapshot/quest-states.js';

/* The labels in a graph, before they are escaped for a format. */

/** Longer names are cut: a picture has no room for them. */
const MAX_LENGTH = 80;

/** The lines of the box of a quest: its name, what is special about it, and the states that it never has. */
export function questLabel({ name, group, enabled, never }: GraphQuest): readonly string[] {
  const states = never.map(({ state }) => `never ${QUEST_STATES[state]}`);
  return [cut(name), ...(group === '' ? [] : [group]), ...(enabled ? [] : ['Enabled false']), ...states];
}

/** Whether a quest can be neither Active nor Completed. A quest that skips one of them may be meant to. */
export function neverStarts({ never }: GraphQuest): boolean {
  return never.length === 2;
}

/** What a change does to a quest, by the state that it leads to. */
const VERBS: Readonly<Record<QuestState, string>> = { 0: 'reset', 1: 'start', 2: 'complete' };

/** The words beside an arrow: `click: start`, `when Completed, after 5 s: reset`, `required twice`. */
export function edgeLabel(edge: GraphEdge): string {
  const { kind, trigger, state, when, seconds, isRandom, amount, never } = edge;
  const conditions: string[] = [];
  if (trigger !== undefined && when === undefined) conditions.push(triggerWords(trigger));
  if (when !== undefined) conditions.push(`when ${QUEST_STATES[when]}`);
  if (seconds !== undefined && seconds !== 0) conditions.push(`after ${seconds} s`);
  if (isRandom === true) conditions.push('by chance');
  const words = [conditions.join(', '), effectWords(kind, state, amount)].filter((part) => part !== '');
  return `${words.join(': ')}${never === undefined ? '' : ', never'}`;
}

function effectWords(kind: GraphEdge['kind'], state: QuestState | undefined, amount = 1): string {
  if (kind === 'requirement') return amount === 1 ? 'required' : `required ${amount} times`;
  if (kind === 'influence' || state === undefined) return 'may change';
  return VERBS[state];
}

/** The `$type` of a trigger in words: `click` for OnClickEvent, `player logged in` for OnPlayerLoggedIn. */
export function triggerWords(type: string): string {
  const name = cut(type.replace(/^On(?=[A-Z])/, '').replace(/(?<=.)Event$/, ''));
  if (name.trim() === '') return 'a trigger without $type';
  return /^[A-Za-z]+$/.test(name) ? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() : name;
}

function cut(text: string): string {
  const characters = [...text.slice(0, MAX_LENGTH * 2)];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

/** An end of an arrow. */
export interface GraphEnd {
  readonly kind: GraphSource['kind'] | 'all';
  /** Equal for the same one: `q0` for the first quest of the room. */
  readonly key: string;
  /** Its label; empty for a quest. */
  readonly label: string;
}

/** Where an arrow begins. */
export function sourceOf({ from }: GraphEdge): GraphEnd {
  switch (from.kind) {
    case 'quest':
      return questEnd(from.quest);
    case 'item':
      return { kind: 'item', key: `i${from.item}`, label: cut(from.text) };
    case 'unread':
      return { kind: 'unread', key: `u${from.label}`, label: cut(from.label) };
  }
}

/** Where an arrow ends. */
export function targetOf({ to }: GraphEdge): GraphEnd {
  return to === 'all' ? { kind: 'all', key: 'all', label: 'every quest' } : questEnd(to);
}

export function questEnd(index: number): GraphEnd {
  return { kind: 'quest', key: `q${index}`, label: '' };
}

/** Whether an arrow says what may happen, and not what does. */
export function isDotted({ kind }: GraphEdge): boolean {
  return kind === 'requirement' || kind === 'influence';
}

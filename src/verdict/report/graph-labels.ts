import { getOrInsert } from '../../bytes/text/add-to.js';
import type { GraphEdge, GraphQuest } from '../../model/flow/graph.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';

/* The labels in a graph, before they are escaped for a format. */

/** Longer names are cut: a picture has no room for them. */
const MAX_LENGTH = 80;

export function questLabel({ name, group, enabled, never }: GraphQuest): readonly string[] {
  const states = never.map(({ state }) => `never ${QUEST_STATES[state]}`);
  return [cut(name), ...(group === '' ? [] : [group]), ...(enabled ? [] : ['Enabled false']), ...states];
}

/** Whether a quest can be neither Active nor Completed. A quest that skips one of them may be meant to. */
export function neverStarts({ never }: GraphQuest): boolean {
  return never.length === 2;
}

export function edgeLabel(edge: GraphEdge): string {
  const { kind, trigger, code, state, when, seconds, isRandom, amount, never } = edge;
  const what = state === undefined ? '' : `${code === undefined ? '' : `${code} → `}${QUEST_STATES[state]}`;
  const parts: string[] = [];
  switch (kind) {
    case 'trigger':
      parts.push(`${triggerLabel(trigger)}: ${what}`);
      break;
    case 'chain': {
      const source = when === undefined ? triggerLabel(trigger) : QUEST_STATES[when];
      parts.push(`${source}: ${what}${seconds === undefined || seconds === 0 ? '' : ` after ${seconds} s`}`);
      if (isRandom) parts.push('by chance');
      break;
    }
    case 'requirement':
      parts.push(`required${amount === 1 ? '' : ` ${amount} times`}`);
      break;
    case 'expiry':
      parts.push(`${what} after ${seconds} s`);
      break;
    case 'influence':
      parts.push(`${trigger === undefined ? '' : `${triggerLabel(trigger)}: `}may change`);
  }
  if (never !== undefined) parts.push('never');
  return parts.join(', ');
}

/** A `$type` may be blank. */
function triggerLabel(trigger = ''): string {
  return trigger.trim() === '' ? 'a trigger without a name' : cut(trigger);
}

export function cut(text: string): string {
  const characters = [...text.slice(0, MAX_LENGTH * 2)];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

/** Nodes in order of first use, each with its number. */
export class NodeNumbers {
  private readonly numbers = new Map<string, number>();

  /** The number of a node, and whether it is new. */
  of(key: string): { readonly number: number; readonly isNew: boolean } {
    const isNew = !this.numbers.has(key);
    return { number: getOrInsert(this.numbers, key, () => this.numbers.size), isNew };
  }
}

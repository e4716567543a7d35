import { printable } from '../../../bytes/json/quote.js';
import type { GraphEdge } from '../../../model/flow/graph.js';
import type { QuestState } from '../../../model/snapshot/quest-states.js';

/** What a change does to a quest, by the state that it leads to. */
const VERBS: Readonly<Record<QuestState, string>> = { 0: 'reset', 1: 'start', 2: 'complete' };
const MAX_TRIGGER = 30;

/** The words beside an arrow: `click: start`, `after 5 s: reset`, `requires 2×`. */
export function edgeWords({ kind, trigger, state, when, seconds, isRandom, amount }: GraphEdge): string {
  const verb = state === undefined ? '' : VERBS[state];
  const after = seconds === undefined || seconds === 0 ? '' : `after ${seconds} s`;
  switch (kind) {
    case 'trigger':
      return `${triggerWords(trigger)}: ${verb}`;
    case 'chain': {
      const cause = when === undefined ? triggerWords(trigger) : '';
      const parts = [cause, after, isRandom ? 'by chance' : ''].filter((part) => part !== '');
      return parts.length === 0 ? verb : `${parts.join(', ')}: ${verb}`;
    }
    case 'requirement':
      return amount === undefined || amount === 1 ? 'requires' : `requires ${amount}×`;
    case 'expiry':
      return `${after}: ${verb}`;
    case 'influence':
      return trigger === undefined ? 'may change' : `${triggerWords(trigger)}: may change`;
  }
}

/** The `$type` of a trigger in words: `click` for OnClickEvent, `player logged in` for OnPlayerLoggedIn. */
function triggerWords(type = ''): string {
  const name = type.replace(/^On(?=[A-Z])/, '').replace(/(?<=.)Event$/, '');
  if (name.trim() === '') return 'a trigger without a name';
  const words = printable(name.slice(0, MAX_TRIGGER)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return /^[A-Za-z ]+$/.test(words) ? words.toLowerCase() : words;
}

import { QUEST_STATES, type QuestState, type TransitionCode } from '../../snapshot/quest-states.js';
import { getOrInsert } from '../../text/add-to.js';
import { counted } from '../../text/in-words.js';
import type { FlowEdge } from '../edges.js';
import type { FlowModel } from '../model.js';
import { influenceText, questName, seconds, typeName } from '../words.js';

/** What changes a quest, in words. */
export interface QuestWays {
  /** The quests that must be completed first. */
  readonly requires: readonly string[];
  readonly starts: readonly string[];
  readonly completes: readonly string[];
  readonly resets: readonly string[];
  /** What may change it and cannot be read. */
  readonly mayChange: readonly string[];
}

/** Of what may change every quest, so much is listed with each. */
const MAX_OF_ALL = 4;

type OpenWays = { readonly [Kind in keyof QuestWays]: string[] };

/** What changes quests. @param edges those of the quests, at least */
export function questWays(model: FlowModel, edges: readonly FlowEdge[]): (quest: number) => QuestWays {
  const byQuest = new Map<number, OpenWays>();
  const noWays = (): OpenWays => ({ requires: [], starts: [], completes: [], resets: [], mayChange: [] });
  const waysOf = (quest: number): OpenWays => getOrInsert(byQuest, quest, noWays);
  const ofAll = new Set<string>();
  for (const edge of edges)
    switch (edge.kind) {
      case 'requirement':
        waysOf(edge.to).requires.push(requirementText(model, edge.from, edge.requirement.amount));
        break;
      case 'expiry':
        waysOf(edge.quest).resets.push(`${seconds(edge.seconds)} after it started, by FinishTime`);
        break;
      case 'influence': {
        const text = influenceText(model, edge.influence);
        if (edge.quest === 'all') ofAll.add(text);
        else waysOf(edge.quest).mayChange.push(text);
        break;
      }
      default:
        waysOf(edge.to.quest)[KIND_OF[edge.to.state]].push(wayText(model, edge));
    }
  const shared = [...ofAll].slice(0, MAX_OF_ALL);
  if (ofAll.size > MAX_OF_ALL) shared.push(`${ofAll.size - MAX_OF_ALL} more that may change every quest`);
  return (quest) => {
    const { mayChange, ...ways } = waysOf(quest);
    return { ...ways, mayChange: [...new Set([...mayChange, ...shared])] };
  };
}

const KIND_OF = ['resets', 'starts', 'completes'] as const satisfies Record<QuestState, keyof QuestWays>;

/** The state that a quest usually has before it gets another. */
const USUALLY_FROM: Readonly<Record<QuestState, QuestState | 'any'>> = { 0: 'any', 1: 0, 2: 1 };

function requirementText(model: FlowModel, quest: number, amount: number): string {
  const name = questName(model, quest);
  return amount === 1 ? name : `${counted(amount, 'completion')} of ${name}`;
}

type WayEdge = FlowEdge & { readonly kind: 'trigger' | 'chain' };

/** `click item 4 (GLB "Chest") (111)`, `5 s after 0_find_key is Completed, by item 3 (181)` */
function wayText(model: FlowModel, edge: WayEdge): string {
  const { code } = edge.transition;
  const notes = [
    String(code.code),
    guardText(code),
    edge.kind === 'chain' && edge.isRandom ? 'by chance' : '',
    edge.dead === undefined ? '' : 'never',
  ].filter((note) => note !== '');
  return `${causeText(model, edge)} (${notes.join(', ')})`;
}

function causeText(model: FlowModel, edge: WayEdge): string {
  const { kind, type, item } = edge;
  if (kind === 'trigger') return triggerText(model, type, item);
  const later = edge.delay === 0 ? '' : `${seconds(edge.delay)} after `;
  if (edge.from === undefined) return `${later}${triggerText(model, type, item)}`;
  const cause = `${questName(model, edge.from.quest)} is ${QUEST_STATES[edge.from.state]}`;
  return `${later === '' ? 'as soon as ' : later}${cause}, by ${model.labels.text(item)}`;
}

/** What a player does to an item. */
function triggerText(model: FlowModel, type: string | undefined, item: string): string {
  const on = model.labels.text(item);
  if (type === 'OnClickEvent') return `click ${on}`;
  if (type === 'OnEnterEvent') return `enter ${on}`;
  return `${typeName(type)} of ${on}`;
}

/** The state that a code requires, where it is not the one that goes without saying. */
function guardText({ from, to }: TransitionCode): string {
  if (from === USUALLY_FROM[to]) return '';
  return from === 'any' ? 'in any state' : `only while ${QUEST_STATES[from]}`;
}

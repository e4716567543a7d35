import type { GraphEdge, QuestGraph } from '../flow/graph-parts.js';
import type { FlowModel } from '../flow/model.js';
import { questName, seconds, typeName } from '../flow/words.js';
import { QUEST_STATES, type QuestState, transitionCode } from '../snapshot/quest-states.js';
import { counted } from '../text/in-words.js';

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

/** What changes each quest, by its index. */
export function questWays(model: FlowModel, { edges }: QuestGraph): (quest: number) => QuestWays {
  const byQuest = new Map<number, OpenWays>();
  const waysOf = (quest: number): OpenWays => {
    const known = byQuest.get(quest);
    if (known !== undefined) return known;
    const ways = { requires: [], starts: [], completes: [], resets: [], mayChange: [] };
    byQuest.set(quest, ways);
    return ways;
  };
  const ofAll = new Set<string>();
  for (const edge of edges) {
    if (edge.to === 'all') {
      if (edge.from.kind === 'unread') ofAll.add(edge.from.label);
      continue;
    }
    const ways = waysOf(edge.to);
    if (edge.kind === 'requirement') ways.requires.push(requirementText(model, edge));
    else if (edge.kind === 'influence') ways.mayChange.push(unreadText(edge));
    else if (edge.state !== undefined) ways[KIND_OF[edge.state]].push(wayText(model, edge));
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

function requirementText(model: FlowModel, { from, amount = 1 }: GraphEdge): string {
  const name = from.kind === 'quest' ? questName(model, from.quest) : '';
  return amount === 1 ? name : `${counted(amount, 'completion')} of ${name}`;
}

function unreadText({ from }: GraphEdge): string {
  return from.kind === 'unread' ? from.label : '';
}

/** `click item 4 (GLB "Chest") (111)`, `5 s after 0_find_key is Completed, by item 3 (181)` */
function wayText(model: FlowModel, edge: GraphEdge): string {
  const { kind, code, isRandom, never } = edge;
  if (kind === 'expiry') return `${seconds(edge.seconds ?? 0)} after it started, by FinishTime`;
  const notes = [
    code === undefined ? '' : String(code),
    guardText(code),
    isRandom ? 'by chance' : '',
    never === undefined ? '' : 'never',
  ].filter((note) => note !== '');
  return `${causeText(model, edge)} (${notes.join(', ')})`;
}

function causeText(
  model: FlowModel,
  { kind, from, when, trigger, item = '', seconds: delay = 0 }: GraphEdge,
): string {
  if (kind === 'trigger') return triggerText(model, trigger, item);
  const later = delay === 0 ? '' : `${seconds(delay)} after `;
  if (from.kind !== 'quest' || when === undefined) return `${later}${triggerText(model, trigger, item)}`;
  const cause = `${questName(model, from.quest)} is ${QUEST_STATES[when]}`;
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
function guardText(code: number | undefined): string {
  const known = code === undefined ? undefined : transitionCode(code);
  if (known === undefined || known.from === USUALLY_FROM[known.to]) return '';
  return known.from === 'any' ? 'in any state' : `only while ${QUEST_STATES[known.from]}`;
}

import { keysOf } from '../../bytes/json/members.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { counted } from '../../bytes/text/in-words.js';
import { type GraphEdge, graphEdges, MAX_JUDGED, neverStates, shownGroup } from '../../model/flow/graph.js';
import type { FlowModel } from '../../model/flow/model.js';
import { questName, seconds, typeName } from '../../model/flow/words.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import {
  QUEST_STATES,
  type QuestState,
  type TransitionCode,
  transitionCode,
} from '../../model/snapshot/quest-states.js';
import type { PlayableRoom } from './read-room.js';

/** In larger rooms, only links decide which states are impossible: a search would take seconds. */
const MAX_JUDGED_TRANSITIONS = 5_000;

/** A quest of an outline, with what changes it in words. */
export interface OutlineQuest extends QuestWays {
  /** The id of its inProgress entry, or of its only entry. */
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  /** Its Group; empty for single-player persistent. */
  readonly group: string;
}

/** A state that a quest can never be in. */
export interface UnreachableState {
  readonly id: string;
  readonly name: string;
  readonly state: QuestState;
  readonly reason: string;
}

/** A room at a glance: what is in it, how its quests move, and what can never happen. */
export interface Outline {
  readonly items: readonly NamedItem[];
  readonly quests: readonly OutlineQuest[];
  readonly unreachable: readonly UnreachableState[];
}

/** The outline of a room, in file order. @param only some of the items, by key, and of the quests, by index */
export function outlineOf(
  { snapshot, room: { analysis, model } }: PlayableRoom,
  only?: { readonly items: ReadonlySet<string>; readonly quests: ReadonlySet<number> },
): Outline {
  const { labels, roomItems = {} } = snapshot;
  const keys = keysOf(roomItems).filter((key) => only?.items.has(key) !== false);
  const quests = model.quests.filter(({ index }) => only?.quests.has(index) !== false);
  const shown = new Set(quests.map(({ index }) => index));
  const waysOf = questWays(
    model,
    graphEdges(analysis, (quest) => shown.has(quest)),
  );
  const judge = model.quests.length <= MAX_JUDGED && model.transitions.length <= MAX_JUDGED_TRANSITIONS;
  const unreachable = quests.flatMap(({ index, id, name }) =>
    neverStates(analysis, index, judge).never.map((never) => ({ id, name, ...never })),
  );
  return {
    items: keys.map((key) => ({ key, ...labels.of(key) })),
    quests: quests.map(({ index, id, name, enabled, group }) => ({
      id,
      name,
      enabled,
      group: shownGroup(group),
      ...waysOf(index),
    })),
    unreachable,
  };
}

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
function questWays(model: FlowModel, edges: readonly GraphEdge[]): (quest: number) => QuestWays {
  const byQuest = new Map<number, OpenWays>();
  const noWays = (): OpenWays => ({ requires: [], starts: [], completes: [], resets: [], mayChange: [] });
  const waysOf = (quest: number): OpenWays => getOrInsert(byQuest, quest, noWays);
  const ofAll = new Set<string>();
  for (const edge of edges) {
    const { kind, from, to, state, amount } = edge;
    const ways = to === 'all' ? undefined : waysOf(to);
    if (from.kind === 'unread') {
      if (ways === undefined) ofAll.add(from.label);
      else ways.mayChange.push(from.label);
    } else if (kind === 'requirement' && from.kind === 'quest')
      ways?.requires.push(requirementText(model, from.quest, amount ?? 1));
    else if (kind === 'expiry')
      ways?.resets.push(`${seconds(edge.seconds ?? 0)} after it started, by FinishTime`);
    else ways?.[KIND_OF[state ?? 0]].push(wayText(model, edge));
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

/** `click item 4 (GLB "Chest") (111)`, `5 s after 0_find_key is Completed, by item 3 (181)` */
function wayText(model: FlowModel, edge: GraphEdge): string {
  const code = transitionCode(edge.code ?? Number.NaN);
  const notes = [
    String(edge.code),
    code === undefined ? '' : guardText(code),
    edge.isRandom === true ? 'by chance' : '',
    edge.never === undefined ? '' : 'never',
  ].filter((note) => note !== '');
  return `${causeText(model, edge)} (${notes.join(', ')})`;
}

function causeText(
  model: FlowModel,
  { from, when = 0, trigger, item = '', seconds: delay = 0 }: GraphEdge,
): string {
  const later = delay === 0 ? '' : `${seconds(delay)} after `;
  if (from.kind !== 'quest') return `${later}${triggerText(model, trigger, item)}`;
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
function guardText({ from, to }: TransitionCode): string {
  if (from === USUALLY_FROM[to]) return '';
  return from === 'any' ? 'in any state' : `only while ${QUEST_STATES[from]}`;
}

import type { NamedItem } from '../../snapshot/labels.js';
import type { QuestState } from '../../snapshot/quest-states.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { flowEdges } from '../edges.js';
import { MAX_JUDGED, neverStates, shownGroup, whyNever } from '../graph.js';
import type { FlowQuest } from '../model.js';
import type { ScriptRoom } from '../script-room.js';
import { type QuestWays, questWays } from './quest-ways.js';
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
  /** How many more there are. */
  readonly leftOut: { readonly quests: number; readonly unreachable: number };
}

/** How many are wanted. Words for thousands of quests take as long as everything else. */
export interface OutlineLimits {
  readonly quests: number;
  readonly unreachable: number;
}

const NO_LIMITS: OutlineLimits = { quests: Number.POSITIVE_INFINITY, unreachable: Number.POSITIVE_INFINITY };

/** The outline of a whole room, in file order. */
export function outlineOf(playable: PlayableRoom, limits: OutlineLimits = NO_LIMITS): Outline {
  const { snapshot, room } = playable;
  return {
    items: namedItems(snapshot, itemKeys(snapshot)),
    ...questOutline(room, room.model.quests, limits),
  };
}

/** The outline of some of the items, by key, and some of the quests, by index. */
export function outlineOfSome(
  { snapshot, room }: PlayableRoom,
  items: ReadonlySet<string>,
  quests: ReadonlySet<number>,
): Outline {
  return {
    items: namedItems(
      snapshot,
      itemKeys(snapshot).filter((key) => items.has(key)),
    ),
    ...questOutline(
      room,
      room.model.quests.filter(({ index }) => quests.has(index)),
      NO_LIMITS,
    ),
  };
}

function itemKeys(snapshot: Snapshot): readonly string[] {
  return snapshot.roomItems === undefined ? [] : Object.keys(snapshot.roomItems);
}

function namedItems({ labels }: Snapshot, keys: readonly string[]): readonly NamedItem[] {
  return keys.map((key) => ({ key, ...labels.of(key) }));
}

function questOutline(
  { boundedAnalysis: analysis, model }: ScriptRoom,
  all: readonly FlowQuest[],
  limits: OutlineLimits,
): Omit<Outline, 'items'> {
  const quests = all.slice(0, limits.quests);
  const shown = new Set(quests.map(({ index }) => index));
  const waysOf = questWays(
    model,
    flowEdges(analysis, (quest) => shown.has(quest)),
  );
  const judge = model.quests.length <= MAX_JUDGED && model.transitions.length <= MAX_JUDGED_TRANSITIONS;
  const never = all.flatMap(({ index, id, name }) =>
    neverStates(analysis, index, judge).map((state) => ({ index, id, name, state })),
  );
  const unreachable = never
    .slice(0, limits.unreachable)
    .map(({ index, ...about }) => ({ ...about, reason: whyNever(analysis, index, about.state) }));
  return {
    quests: quests.map(({ index, id, name, enabled, group }) => ({
      id,
      name,
      enabled,
      group: shownGroup(group),
      ...waysOf(index),
    })),
    unreachable,
    leftOut: {
      quests: all.length - quests.length,
      unreachable: never.length - unreachable.length,
    },
  };
}

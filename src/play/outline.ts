import { questGraph } from '../flow/graph.js';
import type { QuestGraph } from '../flow/graph-parts.js';
import type { NamedItem } from '../snapshot/labels.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { type QuestWays, questWays } from './quest-ways.js';
import type { PlayableRoom } from './read-room.js';

/** In larger rooms, the impossible states are those that follow from what leads where: searching for plays takes seconds there. */
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

/** The outline of a whole room, in file order. */
export function outlineOf({ snapshot, room }: PlayableRoom): Outline {
  const graph = questGraph(room.boundedAnalysis, undefined, MAX_JUDGED_TRANSITIONS);
  const waysOf = questWays(room.model, graph);
  return {
    items: itemKeys(snapshot).map((key) => ({ key, ...snapshot.labels.of(key) })),
    quests: graph.quests.map(({ index, id, name, enabled, group }) => ({
      id,
      name,
      enabled,
      group,
      ...waysOf(index),
    })),
    unreachable: unreachableStates(graph),
  };
}

function itemKeys(snapshot: Snapshot): readonly string[] {
  return snapshot.holdersOf('roomItems').flatMap(({ keys }) => keys);
}

function unreachableStates({ quests }: QuestGraph): UnreachableState[] {
  return quests.flatMap(({ id, name, never }) => never.map((each) => ({ id, name, ...each })));
}

import type { ScriptRoom } from '../../model/flow/script-room.js';
import { QuestWords, stepText } from '../../model/flow/script-words.js';
import { stepFor } from '../../model/flow/timeline.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import { type LivePlay, nextSteps, type TriedStep } from '../play/live-play.js';
import {
  eventShape,
  eventShapes,
  lineShape,
  type SimulationEvent,
  type SimulationLine,
} from './simulation-json.js';

/** What a step would do is shown by this many events. */
const MAX_PREVIEW = 8;

/** A step that can be played now, as a script writes it, and the first things that it would do. */
export interface PossibleStep {
  readonly step: string;
  /** What a player does it to. */
  readonly item: NamedItem;
  /** The `$type` of the trigger that it sets off. */
  readonly trigger: string;
  readonly events: readonly SimulationEvent[];
}

/** A quest in a play, for the player who acts. */
export interface PlayedQuest {
  readonly id: string;
  readonly name: string;
  /** How a script names it; missing where neither its Name nor its id is enough. */
  readonly word?: string;
  readonly state: (typeof QUEST_STATES)[number];
  readonly completions: number;
}

/** Where a play has led, and what can be done next. */
export interface PlayReport {
  readonly seed: number;
  /** Seconds since the start. */
  readonly time: number;
  /** The next delay or time limit falls due after so many seconds; missing where there is none. */
  readonly dueAfter?: number;
  /** Who acts. */
  readonly player: string;
  readonly players: readonly { readonly name: string; readonly present: boolean }[];
  /** Whether it was stopped because it did not come to an end. */
  readonly stopped: boolean;
  readonly start: readonly SimulationEvent[];
  readonly lines: readonly SimulationLine[];
  readonly quests: readonly PlayedQuest[];
  /** What a player can do to items now that has an effect. */
  readonly steps: readonly PossibleStep[];
  /** What a player can do to items now that has none, with what holds it back. */
  readonly idle: readonly PossibleStep[];
  /** Events that were not tried, because the room has too many. */
  readonly untried: number;
}

/** The report of a play. */
export function playReport(room: ScriptRoom, play: LivePlay, seed: number): PlayReport {
  const { model } = room;
  const { player, outcomes } = play;
  const { simulation } = player;
  const { playerNames, nextDue, time } = simulation;
  const { works, idle, untried } = nextSteps(player);
  const words = new QuestWords(model);
  const possible = ({ event, entries }: TriedStep): PossibleStep => ({
    step: stepText(stepFor(event)),
    item: { key: event.item, ...model.labels.of(event.item) },
    trigger: event.type,
    events: entries.slice(0, MAX_PREVIEW).map((entry) => eventShape(model, entry, playerNames)),
  });
  return {
    seed,
    time,
    ...(nextDue === undefined ? {} : { dueAfter: Number((nextDue - time).toPrecision(15)) }),
    player: player.playerName,
    players: playerNames.map((name, index) => ({ name, present: simulation.isPresent(index) })),
    stopped: simulation.stopped,
    start: eventShapes(model, player.start, playerNames, 'start').start,
    lines: outcomes.map((outcome) => lineShape(model, outcome, playerNames)),
    quests: model.quests.map(({ index, id, name }) => {
      const word = words.of(index);
      return {
        id,
        name,
        ...(word === undefined ? {} : { word }),
        state: QUEST_STATES[simulation.state(index)],
        completions: simulation.completions(index),
      };
    }),
    steps: works.map(possible),
    idle: idle.map(possible),
    untried,
  };
}

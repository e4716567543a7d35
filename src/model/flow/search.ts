import { getOrInsert } from '../../bytes/text/add-to.js';
import {
  countedUpTo,
  type FlowEvent,
  type FlowModel,
  factIndex,
  isChance,
  isOwn,
  isResetOn,
  runsAtLogin,
  sourceOf,
} from './model.js';
import { playerName, type Simulation } from './simulator.js';
import { later, questOf } from './time-and-chance.js';
import { type FoundStep, stepFor } from './timeline.js';

/* A search of all plays is only possible for a few quests: for those that can influence the one that is asked about. */

export interface SearchResult {
  /** The steps of a shortest play that enters each fact, by its number. */
  readonly found: ReadonlyMap<number, readonly FoundStep[]>;
  /** Every state of play was seen: what was not found cannot happen. */
  readonly isExhaustive: boolean;
  readonly states: number;
}

/** States of play that a search may look at, and what happens in all that it tries. */
const MAX_STATES = 4_000;
const MAX_EVENTS = 60_000;
/** What each try counts for, beside what happens in it. */
const EVENTS_A_TRY = 5;
/** Seeds that are tried where chance decides. */
const MAX_SEEDS = 8;

/**
 * Plays in every way that bears on some quests, short plays first, until the wanted facts were entered. Players wait
 * only until something falls due, so that a room with delays or countdowns is never searched in full.
 * @param begin a play before its first step @param players who may take part
 */
export function search(
  model: FlowModel,
  begin: (seed?: number) => Simulation,
  about: ReadonlySet<number>,
  wanted: readonly number[],
  players: number,
): SearchResult {
  const traits = traitsOf(model, about);
  const acts = eventsOn(model, about).map(stepFor);
  const counted = countedUpTo(model);
  const found = new Map<number, readonly FoundStep[]>();
  const seen = new Set<string>();
  const open: { readonly play: Simulation; readonly steps: readonly FoundStep[] }[] = [];
  let isCut = traits.isOpen;
  let events = 0;

  const add = (play: Simulation, steps: readonly FoundStep[]): void => {
    events += EVENTS_A_TRY + play.timeline.length;
    for (const entry of play.timeline)
      if (entry.kind === 'changed') getOrInsert(found, factIndex(entry.quest, entry.state), () => steps);
    isCut ||= play.stopped;
    const key = keyOf(play, about, counted);
    if (play.stopped || seen.has(key)) return;
    seen.add(key);
    open.push({ play, steps });
  };
  const stepsFrom = (play: Simulation, last: FoundStep | undefined): readonly FoundStep[] => {
    const steps: FoundStep[] = [];
    if (!play.isPresent()) steps.push({ kind: 'join' });
    else {
      for (const act of acts) steps.push(act);
      if (traits.mayReload) steps.push({ kind: 'reload' });
      if (traits.mayLeave) steps.push({ kind: 'leave' });
    }
    const due = play.waiting.find((each) => about.has(questOf(each) ?? -1))?.due;
    if (due !== undefined) steps.push({ kind: 'wait', seconds: later(due, -play.time) });
    // Who has just come to act does something first.
    if (traits.isMixed && last?.kind !== 'player')
      for (let other = 0; other <= play.playerNames.length && other < players; other++)
        if (other !== play.player) steps.push({ kind: 'player', name: playerName(other) });
    return steps;
  };

  const addAll = (make: (seed?: number) => Simulation, steps: readonly FoundStep[]): void => {
    const first = make();
    add(first, steps);
    for (let seed = 1; first.hasChosen && seed <= MAX_SEEDS; seed++) add(make(seed), steps);
  };

  addAll(begin, []);
  for (const { play, steps } of open) {
    if (wanted.every((fact) => found.has(fact))) break;
    for (const step of stepsFrom(play, steps.at(-1))) {
      const make = (seed?: number): Simulation => {
        const next = play.fork(seed === undefined ? {} : { seed });
        next.play(step);
        return next;
      };
      addAll(make, after(steps, step));
    }
    if (seen.size > MAX_STATES || events > MAX_EVENTS) {
      isCut = true;
      break;
    }
  }
  return { found, isExhaustive: !isCut, states: seen.size };
}

/** Steps with one more. Two waits are one. */
function after(steps: readonly FoundStep[], step: FoundStep): readonly FoundStep[] {
  const last = steps.at(-1);
  if (step.kind !== 'wait' || last?.kind !== 'wait') return [...steps, step];
  return [...steps.slice(0, -1), { kind: 'wait', seconds: later(last.seconds, step.seconds) }];
}

/** Quests of players and of the room bear on each other: it may take any number of players. */
export function isMixed(model: FlowModel, about: ReadonlySet<number>): boolean {
  const own = model.quests.filter((quest) => about.has(quest.index) && isOwn(quest));
  return own.length > 0 && own.length < about.size;
}

function traitsOf(model: FlowModel, about: ReadonlySet<number>) {
  const quests = model.quests.filter(({ index }) => about.has(index));
  const transitions = quests.flatMap(({ index }) => model.transitionsOf.get(index) ?? []);
  const resets = quests.filter((quest) => isResetOn('reload', model, quest));
  const hasTimers =
    quests.some(({ finishTime }) => Number.isFinite(finishTime)) ||
    transitions.some(({ cause }) => cause.kind === 'link' && cause.delay > 0);
  const hasChance = transitions.some(({ cause }) => cause.kind === 'link' && isChance(cause.chain));
  const runsOnLoad = transitions.some((transition) => {
    const { cause } = transition;
    const event = cause.kind === 'link' ? cause.chain.event : cause.event;
    return sourceOf(transition)?.state === 0 || (event !== undefined && runsAtLogin(event));
  });
  return {
    isMixed: isMixed(model, about),
    mayReload: resets.length > 0 || runsOnLoad,
    mayLeave: model.tasksRefresh || hasTimers,
    /**
     * A search proves nothing: it does not try every time, chance or number of players, and the documents leave open
     * whether a limit counts on after a reset.
     */
    isOpen:
      hasTimers || hasChance || isMixed(model, about) || resets.some(({ limit }) => Number.isFinite(limit)),
  };
}

/** What makes a difference to some quests in a state of play. */
function keyOf(play: Simulation, about: ReadonlySet<number>, counted: Float64Array): string {
  const parts = play.playerNames.map((_, player) => {
    const own = [...about].map((quest) => {
      const done = Math.min(play.completions(quest, player), counted[quest] ?? 0);
      return `${play.state(quest, player)}x${done}`;
    });
    return `${own.join()}${play.isPresent(player) ? '' : 'away'}`;
  });
  const due = play.waiting.flatMap((each) => {
    const quest = questOf(each);
    if (quest === undefined || !about.has(quest)) return [];
    const what = each.kind === 'link' ? each.link.index : each.kind;
    return [`${quest} ${what} ${each.player} ${later(each.due, -play.time)}`];
  });
  // The same change twice at one time makes no difference that is worth a search.
  return `${play.player}|${parts.join('|')}|${[...new Set(due)].join()}`;
}

/** The events that move some quests: one of those that do the same to them. */
function eventsOn(model: FlowModel, about: ReadonlySet<number>): readonly FlowEvent[] {
  const byMoves = new Map<string, FlowEvent>();
  for (const event of model.events) {
    const moves = event.tasks.flatMap((task) => {
      if (task.kind === 'transition') return about.has(task.quest) ? [`${task.quest}:${task.code.code}`] : [];
      const moved = [...(task.chain?.links ?? []), ...(task.expression?.sets ?? [])];
      return moved.some(({ quest }) => about.has(quest)) ? [`${event.item} ${event.type}`] : [];
    });
    if (event.works && moves.length > 0) getOrInsert(byMoves, moves.join(), () => event);
  }
  return [...byMoves.values()];
}

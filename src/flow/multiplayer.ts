import type { Cone } from './cone.js';
import { factIndex } from './fact.js';
import { Machine } from './machine.js';
import { type FlowEvent, type FlowModel, resetsOnReload } from './model.js';
import { copyOf, noProgress, type Progress } from './progress.js';
import { type Reading, runsAtLogin } from './reading.js';
import { FIRST_PLAYER } from './simulator.js';
import { countedUpTo, distinctEvents, progressKey } from './state-of-play.js';
import { type PlayStep, stepFor } from './step.js';

/** What any number of players can show, by the numbers of facts in the cone. */
export interface MultiplayerResult {
  readonly plays: ReadonlyMap<number, readonly PlayStep[]>;
  /** Plays with up to so many steps are the shortest. */
  readonly shortestUpTo: number;
  /** Everything else is impossible. Undefined when there are too many states of play. */
  readonly possible: ReadonlySet<number> | undefined;
  readonly states: number;
}

/** Whether quests move by triggers and reloading alone: no chain, no time limit, and nothing that arriving sets off. */
export function isPlain({ model }: Cone): boolean {
  return (
    model.chains.length === 0 &&
    model.quests.every(({ finishTime }) => !Number.isFinite(finishTime)) &&
    !model.events.some(runsAtLogin)
  );
}

/**
 * Plays a plain cone whose quests of players and of the room bear on each other. A second player may do what the first one no
 * longer can.
 */
export function playTogether(
  cone: Cone,
  wanted: readonly number[],
  mostStates: number,
  reading?: Reading,
): MultiplayerResult {
  const moves = new MultiplayerMoves(cone.model, reading);
  const bound = boundOf(moves, mostStates);
  const open = bound === undefined ? wanted : wanted.filter((fact) => bound.possible.has(fact));
  return { ...shortestPlays(moves, open, mostStates), possible: bound?.possible, states: bound?.states ?? 0 };
}

/** What one player does next: everything that may make a difference. */
interface Act {
  readonly steps: readonly PlayStep[];
  /** Completions of the quests that it resets are forgotten: the documents leave that open. The simulator keeps them. */
  readonly forgets: boolean;
  run(machine: Machine): void;
}

interface Outcome {
  readonly shared: Progress;
  readonly own: Progress;
  readonly entered: readonly number[];
}

/** What else happens does not matter here. */
const NOTHING = (): void => {};

class MultiplayerMoves {
  readonly acts: readonly Act[];
  private readonly counted: Float64Array;
  private readonly machine: Machine;
  private entered: number[] = [];

  constructor(
    private readonly model: FlowModel,
    reading?: Reading,
  ) {
    this.counted = countedUpTo(model);
    const host = {
      changed: ({ quest, state }: { quest: number; state: 0 | 1 | 2 }) => {
        this.entered.push(factIndex(quest, state));
      },
      fired: NOTHING,
      idle: NOTHING,
      delay: NOTHING,
      countdown: NOTHING,
      countdownEnded: NOTHING,
      assumed: NOTHING,
      stopped: NOTHING,
      choose: () => 0,
    };
    this.machine = new Machine(model, host, Number.POSITIVE_INFINITY, reading);
    this.acts = [...distinctEvents(model.events).map(eventAct), ...this.loads()];
  }

  start(): Progress {
    return noProgress(this.model.quests.length);
  }

  after(act: Act, shared: Progress, own: Progress): Outcome {
    const { machine } = this;
    machine.restore(own, shared, true);
    this.entered = [];
    machine.begin();
    act.run(machine);
    const [player] = machine.players;
    if (player === undefined) throw new Error('a machine without a player');
    return { shared: copyOf(machine.shared), own: copyOf(player.own), entered: this.entered };
  }

  key(progress: Progress): string {
    return progressKey(progress, this.counted);
  }

  private loads(): readonly Act[] {
    const { model } = this;
    const onReload = model.quests.filter((quest) => resetsOnReload(model, quest));
    const onLeave = model.quests.filter(({ group }) => group === 'nonPersistent');
    const reload: Act = {
      steps: [{ kind: 'reload' }],
      forgets: false,
      run: (machine) => machine.reload(0),
    };
    const leave: Act = {
      steps: [{ kind: 'leave' }, { kind: 'join' }],
      forgets: false,
      run: (machine) => {
        machine.leave(0);
        machine.join(0);
      },
    };
    const acts: Act[] = [];
    if (onReload.length > 0) acts.push(reload, forgetting(reload, onReload));
    if (onLeave.length > 0 && onLeave.length < onReload.length) acts.push(leave, forgetting(leave, onLeave));
    return acts;
  }
}

function eventAct(event: FlowEvent): Act {
  return { steps: [stepFor(event)], forgets: false, run: (machine) => machine.event(event, 0) };
}

function forgetting({ steps, run }: Act, reset: FlowModel['quests']): Act {
  return {
    steps,
    forgets: true,
    run: (machine) => {
      for (const quest of reset) machine.forget(quest, 0);
      run(machine);
    },
  };
}

/** The room in a state, and everything that some player may have achieved by then. */
interface Group {
  readonly shared: Progress;
  readonly owns: ReadonlyMap<string, Progress>;
}

/**
 * What can happen at most: whatever a player has achieved, there is always somebody who has achieved just that. What one player does to their own
 * quests takes nothing from the others, so only changes to the room lead to another state.
 */
function boundOf(
  moves: MultiplayerMoves,
  mostStates: number,
): { possible: ReadonlySet<number>; states: number } | undefined {
  const start = moves.start();
  const possible = new Set<number>([...start.states.keys()].map((quest) => factIndex(quest, 0)));
  const seen = new Map<string, ReadonlyMap<string, Progress>[]>();
  const open: Group[] = [];
  const add = (shared: Progress, owns: ReadonlyMap<string, Progress>): void => {
    const key = moves.key(shared);
    const before = seen.get(key) ?? [];
    if (before.some((more) => [...owns.keys()].every((own) => more.has(own)))) return;
    seen.set(key, [...before, owns]);
    open.push({ shared, owns });
  };
  add(start, new Map([[moves.key(start), start]]));
  let looked = 0;
  for (const { shared, owns } of open) {
    const key = moves.key(shared);
    const all = new Map(owns);
    const changes: { shared: Progress; own: Progress }[] = [];
    for (const own of all.values()) {
      if (++looked > mostStates) return undefined;
      for (const act of moves.acts) {
        const after = moves.after(act, shared, own);
        for (const fact of after.entered) possible.add(fact);
        if (moves.key(after.shared) === key) {
          const ownKey = moves.key(after.own);
          if (!all.has(ownKey)) all.set(ownKey, after.own);
        } else changes.push(after);
      }
    }
    seen.set(key, [...(seen.get(key) ?? []), all]);
    for (const after of changes) add(after.shared, new Map(all).set(moves.key(after.own), after.own));
  }
  return { possible, states: looked };
}

interface Node {
  readonly shared: Progress;
  readonly owns: readonly Progress[];
  readonly current: number;
  readonly parent: Node | undefined;
  readonly steps: readonly PlayStep[];
  readonly cost: number;
}

/** Plays in every way, shortest plays first, with as many players as that takes. */
function shortestPlays(
  moves: MultiplayerMoves,
  wanted: readonly number[],
  mostStates: number,
): Pick<MultiplayerResult, 'plays' | 'shortestUpTo'> {
  const found = new Map<number, Node>();
  const missing = new Set(wanted);
  const seen = new Set<string>();
  const start = moves.start();
  const first: Node = { shared: start, owns: [start], current: 0, parent: undefined, steps: [], cost: 0 };
  const buckets: Node[][] = [[first]];
  for (let cost = 0; cost < buckets.length; cost++) {
    // Everything found from here on costs more.
    for (const fact of missing)
      if ((found.get(fact)?.cost ?? Number.POSITIVE_INFINITY) <= cost + 1) missing.delete(fact);
    if (missing.size === 0) break;
    for (const node of buckets[cost] ?? []) {
      const key = keyOf(moves, node);
      if (seen.has(key)) continue;
      if (seen.size >= mostStates) return { plays: playsOf(found), shortestUpTo: cost + 1 };
      seen.add(key);
      for (const { next, entered } of nextOf(moves, node, start)) {
        for (const fact of entered) {
          const known = found.get(fact);
          if (known === undefined || known.cost > next.cost) found.set(fact, next);
        }
        for (let at = cost + 1; at <= next.cost; at++) buckets[at] ??= [];
        buckets[next.cost]?.push(next);
      }
    }
  }
  return { plays: playsOf(found), shortestUpTo: Number.POSITIVE_INFINITY };
}

/** A change of player is always followed by something that the player does. */
function* nextOf(
  moves: MultiplayerMoves,
  node: Node,
  start: Progress,
): Iterable<{ next: Node; entered: readonly number[] }> {
  const { shared, owns, current, cost } = node;
  for (let player = 0; player <= owns.length; player++) {
    const own = owns[player] ?? start;
    const change: readonly PlayStep[] =
      player === current
        ? []
        : [{ kind: 'player', name: player === 0 ? FIRST_PLAYER : `player ${player + 1}` }];
    for (const act of moves.acts) {
      if (act.forgets) continue;
      const after = moves.after(act, shared, own);
      const steps = [...change, ...act.steps];
      const others = [...owns];
      others[player] = after.own;
      const next = { shared: after.shared, owns: others, current: player, parent: node, steps };
      yield { next: { ...next, cost: cost + steps.length }, entered: after.entered };
    }
  }
}

/** Players who do not act now are interchangeable. */
function keyOf(moves: MultiplayerMoves, { shared, owns, current }: Node): string {
  const keys = owns.map((own) => moves.key(own));
  const others = keys.filter((_, player) => player !== current).sort();
  return [moves.key(shared), keys[current], ...others].join('|');
}

function playsOf(found: ReadonlyMap<number, Node>): ReadonlyMap<number, readonly PlayStep[]> {
  return new Map([...found].map(([fact, node]) => [fact, stepsTo(node)]));
}

function stepsTo(node: Node): readonly PlayStep[] {
  const steps: (readonly PlayStep[])[] = [];
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) steps.push(at.steps);
  return steps.reverse().flat();
}

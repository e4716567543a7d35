import { isObject } from '../json/value.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { FlowAnalysis } from './analysis.js';
import { type FlowFaults, findFlowFaults } from './faults.js';
import type { FlowKnowledge } from './known-effects.js';
import { type EndlessChain, endlessChains } from './loops.js';
import type { FlowModel } from './model.js';
import { ModelReader, readFlowModel } from './read-model.js';
import { FlowScreen } from './screen.js';
import { type SelfMove, selfMoves } from './self-moves.js';

const NO_FAULTS: FlowFaults = {
  neverActivated: [],
  neverCompleted: [],
  blockedRequirements: [],
  unchecked: [],
  unreachable: [],
};

/** What playing a room would show. Each answer is worked out when it is first asked for. */
export class Flow {
  #model: FlowModel | undefined;
  #analysis: FlowAnalysis | undefined;
  #faults: FlowFaults | undefined;
  #selfMoves: readonly SelfMove[] | undefined;
  #endlessChains: readonly EndlessChain[] | undefined;

  /** @param isQuiet whether it is already known that there are no faults, endless chains or self moves */
  constructor(
    private readonly read: () => FlowModel,
    readonly isQuiet = false,
  ) {}

  get model(): FlowModel {
    this.#model ??= this.read();
    return this.#model;
  }

  get analysis(): FlowAnalysis {
    this.#analysis ??= new FlowAnalysis(this.model);
    return this.#analysis;
  }

  /** What can never happen, each cause once. */
  get faults(): FlowFaults {
    this.#faults ??= this.isQuiet ? NO_FAULTS : findFlowFaults(this.analysis);
    return this.#faults;
  }

  get endlessChains(): readonly EndlessChain[] {
    this.#endlessChains ??= this.isQuiet ? [] : endlessChains(this.analysis);
    return this.#endlessChains;
  }

  /** The linked tasks by which a completion moves its own quest on too early or in vain, in file order. */
  get selfMoves(): readonly SelfMove[] {
    this.#selfMoves ??= this.isQuiet ? [] : selfMoves(this.analysis);
    return this.#selfMoves;
  }
}

/** Whoever needs the model in any case plays the room, by all that is known. */
const READ_ALONG: FlowKnowledge = 'catalog';

/** The flow of a snapshot. Quiet rooms, which a walk that takes place anyway recognizes, are not read. */
export class FlowReading {
  private screen: FlowScreen | undefined;
  private readonly flows = new Map<FlowKnowledge, Flow>();
  private reader: ModelReader | undefined;
  #isQuiet: boolean | undefined;

  constructor(private readonly snapshot: Snapshot) {}

  /** The visitor, and with it the screen where there is anything to see. */
  screening(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor> {
    if (!canMove(this.snapshot)) return visitor;
    const screen = new FlowScreen(this.snapshot);
    this.screen = screen;
    return {
      ...visitor,
      subscription: (each) => {
        visitor.subscription?.(each);
        screen.subscription(each);
      },
      effect: (each) => {
        visitor.effect?.(each);
        screen.effect(each);
      },
    };
  }

  /** The visitor, and with it a reader of the model. */
  reading(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor> {
    if (!canMove(this.snapshot)) return visitor;
    const reader = new ModelReader(this.snapshot, READ_ALONG);
    this.reader = reader;
    return {
      ...visitor,
      subscription: (each) => {
        visitor.subscription?.(each);
        reader.subscription(each);
      },
      effect: (each) => {
        visitor.effect?.(each);
        reader.effect(each);
      },
      embedded: (each) => {
        visitor.embedded?.(each);
        reader.embedded(each);
      },
    };
  }

  private readScreen(): boolean {
    const { screen } = this;
    this.screen = undefined;
    this.#isQuiet ??= screen?.isQuiet() === true;
    return this.#isQuiet;
  }

  /** Undefined where the file lacks a section that is needed to know how its quests move. */
  flow(knowledge: FlowKnowledge): Flow | undefined {
    const { snapshot } = this;
    let flow = this.flows.get(knowledge);
    if (flow !== undefined || !canMove(snapshot)) return flow;
    const isQuiet = this.readScreen();
    const reader = knowledge === READ_ALONG ? this.reader : undefined;
    flow = new Flow(() => modelOf(reader, snapshot, knowledge), isQuiet);
    this.flows.set(knowledge, flow);
    return flow;
  }
}

function modelOf(reader: ModelReader | undefined, snapshot: Snapshot, knowledge: FlowKnowledge): FlowModel {
  return reader?.finish() ?? readFlowModel(snapshot, knowledge);
}

function canMove(snapshot: Snapshot): boolean {
  const { quests, roomItems } = snapshot;
  if (quests === undefined || roomItems === undefined || quests.entries.length === 0) return false;
  return isObject(snapshot.section('logic'));
}

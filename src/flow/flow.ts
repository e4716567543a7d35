import { isObject } from '../json/value.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { getOrInsert } from '../text/add-to.js';
import { FlowAnalysis } from './analysis.js';
import { type FlowFaults, findFlowFaults, type SelfMove, selfMoves } from './faults.js';
import type { FlowKnowledge } from './known-effects.js';
import { type EndlessChain, endlessChains } from './loops.js';
import type { FlowModel } from './model.js';
import { ModelReader, readFlowModel } from './read-model.js';

/** What playing a room would show. Each answer is worked out when it is first asked for. */
export class Flow {
  #model: FlowModel | undefined;
  #analysis: FlowAnalysis | undefined;
  #faults: FlowFaults | undefined;
  #selfMoves: readonly SelfMove[] | undefined;
  #endlessChains: readonly EndlessChain[] | undefined;

  constructor(private readonly read: () => FlowModel) {}

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
    this.#faults ??= findFlowFaults(this.analysis);
    return this.#faults;
  }

  get endlessChains(): readonly EndlessChain[] {
    this.#endlessChains ??= endlessChains(this.analysis);
    return this.#endlessChains;
  }

  /** The linked tasks by which a completion moves its own quest on too early or in vain, in file order. */
  get selfMoves(): readonly SelfMove[] {
    this.#selfMoves ??= selfMoves(this.analysis);
    return this.#selfMoves;
  }
}

/** The flow of a snapshot, read during a walk that takes place anyway. */
export class FlowReading {
  private readonly flows = new Map<FlowKnowledge, Flow>();
  private readonly readers = new Map<FlowKnowledge, ModelReader>();

  /** @param knowledge what the flow will be asked for with; anything else takes a walk of its own */
  constructor(
    private readonly snapshot: Snapshot,
    knowledge: Iterable<FlowKnowledge>,
  ) {
    if (!canMove(snapshot)) return;
    for (const each of new Set(knowledge)) this.readers.set(each, new ModelReader(snapshot, each));
  }

  /** The visitor, and with it the readers of the model. */
  reading(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor> {
    let read = visitor;
    for (const reader of this.readers.values()) read = along(read, reader);
    return read;
  }

  /** Undefined where the file lacks a section that is needed to know how its quests move. */
  flow(knowledge: FlowKnowledge): Flow | undefined {
    const { snapshot, readers, flows } = this;
    if (!canMove(snapshot)) return undefined;
    return getOrInsert(
      flows,
      knowledge,
      () => new Flow(() => readers.get(knowledge)?.finish() ?? readFlowModel(snapshot, knowledge)),
    );
  }
}

function along(visitor: Partial<SnapshotVisitor>, reader: ModelReader): Partial<SnapshotVisitor> {
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

function canMove(snapshot: Snapshot): boolean {
  const { quests, roomItems } = snapshot;
  if (quests === undefined || roomItems === undefined || quests.entries.length === 0) return false;
  return isObject(snapshot.section('logic'));
}

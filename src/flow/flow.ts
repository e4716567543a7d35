import { isObject } from '../json/value.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { FlowAnalysis } from './analysis.js';
import { type FlowFaults, findFlowFaults } from './faults.js';
import { type EndlessChain, endlessChains } from './loops.js';
import type { FlowModel } from './model.js';
import { collectFlow, readFlowModel } from './read-model.js';
import { type SelfMove, selfMoves } from './self-moves.js';

/** What playing a room would show. Each answer is worked out when it is first asked for. */
export class Flow {
  readonly analysis: FlowAnalysis;
  #faults: FlowFaults | undefined;
  #selfMoves: readonly SelfMove[] | undefined;
  #endlessChains: readonly EndlessChain[] | undefined;

  constructor(readonly model: FlowModel) {
    this.analysis = new FlowAnalysis(model);
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

  /** The linked tasks by which a completion moves its own quest on, in file order. */
  get selfMoves(): readonly SelfMove[] {
    this.#selfMoves ??= selfMoves(this.analysis);
    return this.#selfMoves;
  }
}

/** The flow of a snapshot: read along with a walk that others make, or by a walk of its own. */
export class FlowReading {
  private reader: ReturnType<typeof collectFlow> | undefined;
  #flow: Flow | undefined;

  constructor(private readonly snapshot: Snapshot) {}

  /** The visitor, listened to by the reader as well where there is anything to read. */
  listening(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor> {
    const { snapshot } = this;
    if (!canMove(snapshot)) return visitor;
    const reader = collectFlow(snapshot);
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
      embeddedText: (text) => {
        visitor.embeddedText?.(text);
        reader.embeddedText(text);
      },
      rawEmbedded: (role, value, place) => {
        visitor.rawEmbedded?.(role, value, place);
        reader.rawEmbedded(role, value, place);
      },
    };
  }

  /** undefined where the file lacks a section without which nobody can say how its quests move. */
  get flow(): Flow | undefined {
    if (this.#flow !== undefined || !canMove(this.snapshot)) return this.#flow;
    this.#flow = new Flow(this.reader?.finish() ?? readFlowModel(this.snapshot));
    this.reader = undefined;
    return this.#flow;
  }
}

function canMove(snapshot: Snapshot): boolean {
  const { quests, roomItems } = snapshot;
  if (quests === undefined || roomItems === undefined || quests.entries.length === 0) return false;
  return isObject(snapshot.section('logic'));
}

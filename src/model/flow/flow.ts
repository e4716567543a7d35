import { isObject } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { FlowAnalysis } from './analysis.js';
import { type FlowFaults, findFlowFaults } from './faults.js';
import type { FlowKnowledge, FlowModel } from './model.js';
import { along, ModelReader, readFlowModel } from './read-model.js';
import { readQuests } from './read-quests.js';
import { FlowScreen } from './screen.js';

const NO_FAULTS: FlowFaults = {
  neverActivated: [],
  neverCompleted: [],
  blockedRequirements: [],
  unchecked: [],
  unreachable: [],
  endlessChains: [],
  selfMoves: [],
};

/** What playing a room would show. Each answer is worked out when it is first asked for. */
export class Flow {
  #model: FlowModel | undefined;
  #analysis: FlowAnalysis | undefined;
  #faults: FlowFaults | undefined;

  /** @param isQuiet whether it is already known that there are no faults */
  constructor(
    private readonly read: () => FlowModel,
    private readonly isQuiet = false,
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
}

/** What a rule with these options reads the flow with. */
export function knowledgeIn(options: unknown): FlowKnowledge {
  const isWider = typeof options === 'object' && options !== null && 'knowledge' in options;
  return isWider && options.knowledge === 'catalog' ? 'catalog' : 'documents';
}

/** Whoever needs the model in any case plays the room, by all that is known. */
const READ_ALONG: FlowKnowledge = 'catalog';

/** The flow of a snapshot. Quiet rooms, which a walk that takes place anyway recognizes, are not read. */
export class FlowReading {
  private readonly flows = new Map<FlowKnowledge, Flow>();
  private screen: FlowScreen | undefined;
  private reader: ModelReader | undefined;
  #isQuiet: boolean | undefined;

  constructor(private readonly snapshot: Snapshot) {}

  /**
   * The visitor, and with it what the walk is to find out.
   *
   * @param needs whether rules ask about faults, and whether the model is needed in any case
   */
  reading(
    visitor: Partial<SnapshotVisitor>,
    needs: { readonly faults: boolean; readonly model: boolean },
  ): Partial<SnapshotVisitor> {
    const { snapshot } = this;
    if (!canMove(snapshot) || !(needs.faults || needs.model)) return visitor;
    const quests = readQuests(snapshot.quests);
    if (needs.faults) this.screen = new FlowScreen(snapshot, quests);
    if (needs.model) this.reader = new ModelReader(snapshot, READ_ALONG, quests);
    return along(along(visitor, this.screen), this.reader);
  }

  /** Undefined where the file lacks a section that is needed to know how its quests move. */
  flow(knowledge: FlowKnowledge): Flow | undefined {
    const { snapshot, reader, flows } = this;
    if (!canMove(snapshot)) return undefined;
    this.#isQuiet ??= this.screen?.isQuiet() === true;
    const read = (): FlowModel =>
      (knowledge === READ_ALONG ? reader?.finish() : undefined) ?? readFlowModel(snapshot, knowledge);
    return getOrInsert(flows, knowledge, () => new Flow(read, this.#isQuiet));
  }
}

function canMove(snapshot: Snapshot): boolean {
  const { quests, roomItems } = snapshot;
  if (quests === undefined || roomItems === undefined || quests.entries.length === 0) return false;
  return isObject(snapshot.section('logic'));
}

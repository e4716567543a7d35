import type { Flow, FlowReading } from '../flow/flow.js';
import { knowledgeIn } from '../flow/known-effects.js';
import type { NameReader } from '../snapshot/name-reader.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { RuleContext } from './rule.js';

/** What all rules are given while one file is checked. */
export interface CheckedFile
  extends Pick<
    RuleContext<unknown, unknown>,
    'snapshot' | 'names' | 'inFileOrder' | 'eachSubscription' | 'optionsOf'
  > {
  readonly snapshot: Snapshot;
  readonly names: NameReader;
  readonly flow: FlowReading['flow'];
}

/** What listeners see. A class, as V8 keeps a hidden class for each object literal with a getter. */
export class ListenerContext implements RuleContext<unknown, unknown> {
  readonly inFileOrder: CheckedFile['inFileOrder'];
  readonly eachSubscription: CheckedFile['eachSubscription'];
  readonly optionsOf: CheckedFile['optionsOf'];

  constructor(
    readonly options: unknown,
    readonly state: unknown,
    private readonly file: CheckedFile,
  ) {
    // Listeners take these out of the context.
    this.inFileOrder = file.inFileOrder;
    this.eachSubscription = file.eachSubscription;
    this.optionsOf = file.optionsOf;
  }

  get snapshot(): Snapshot {
    return this.file.snapshot;
  }

  get names(): NameReader {
    return this.file.names;
  }

  get flow(): Flow | undefined {
    return this.file.flow(knowledgeIn(this.options));
  }
}

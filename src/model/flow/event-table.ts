import { getOrInsert } from '../../bytes/text/add-to.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { eventKey, type FlowCause, type FlowDirect, type FlowEvent, type FlowTransition } from './model.js';

/** An event while its tasks are being read. */
export interface OpenEvent extends FlowEvent {
  readonly tasks: (FlowTransition | FlowDirect)[];
  /** What all its transitions have as their cause. */
  readonly cause: FlowCause;
}

/** The events of a room: what a player does to an item, in the order in which the file first uses them. */
export class EventTable {
  readonly all: OpenEvent[] = [];
  private readonly ofItem = new Map<string, OpenEvent[]>();
  #byKey: ReadonlyMap<string, FlowEvent> | undefined;
  #items: ReadonlySet<string> | undefined;

  constructor(private readonly snapshot: Snapshot) {}

  /** The event of this `$type` on an item. */
  at(item: string, type: string): OpenEvent {
    const events = getOrInsert(this.ofItem, item, () => []);
    for (const event of events) if (event.type === type) return event;
    const event = this.open(item, type);
    events.push(event);
    this.all.push(event);
    return event;
  }

  private open(item: string, type: string): OpenEvent {
    const index = this.all.length;
    return {
      index,
      item,
      type,
      works: eventWorks(this.snapshot, item, type),
      tasks: [],
      cause: { kind: 'event', event: index },
    };
  }

  /** By {@link eventKey}; only plays ask. */
  get byKey(): ReadonlyMap<string, FlowEvent> {
    this.#byKey ??= new Map(this.all.map((event) => [eventKey(event.item, event.type), event]));
    return this.#byKey;
  }

  /** Keys of the room's items; only scripts ask. */
  get items(): ReadonlySet<string> {
    this.#items ??= new Set(Object.keys(this.snapshot.roomItems ?? {}));
    return this.#items;
  }
}

/** Whether an event can happen: OnEnterEvent needs a Trigger (quest and task records, part 2). */
export function eventWorks(snapshot: Snapshot, item: string, type: string): boolean {
  const prefab = type === 'OnEnterEvent' ? snapshot.prefabOf(item) : undefined;
  return prefab === undefined || prefab === 'Trigger';
}

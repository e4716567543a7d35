import { getOrInsert } from '../../bytes/text/add-to.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { FlowCause, FlowDirect, FlowEvent, FlowTransition } from './model.js';

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

  constructor(private readonly snapshot: Snapshot) {}

  /** The event of this `$type` on an item. */
  at(item: string, type: string): OpenEvent {
    const events = getOrInsert(this.ofItem, item, () => []);
    for (const event of events) if (event.type === type) return event;
    const index = this.all.length;
    const works = eventWorks(this.snapshot, item, type);
    const event: OpenEvent = { index, item, type, works, tasks: [], cause: { kind: 'event', event: index } };
    events.push(event);
    this.all.push(event);
    return event;
  }
}

/** Whether an event can happen: OnEnterEvent needs a Trigger (quest and task records, part 2). */
export function eventWorks(snapshot: Snapshot, item: string, type: string): boolean {
  const prefab = type === 'OnEnterEvent' ? snapshot.prefabOf(item) : undefined;
  return prefab === undefined || prefab === 'Trigger';
}

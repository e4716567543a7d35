/** Every record that has a file in schemas/; the report, which is no part of a snapshot, aside. */
export const RECORD_NAMES = [
  'snapshot',
  'room-item',
  'settings',
  'room-tasks',
  'quest-entry',
  'quest-entry-in-progress',
  'quest-entry-completed',
  'requirement',
  'logic-value',
  'subscription',
  'effector-subscription',
  'trigger-subscription',
  'trigger-subscription-basic',
  'trigger-subscription-quest',
  'direct-effector',
  'linked-task',
  'linked-task-trigger',
  'trigger',
  'effect',
  'move-to-spot',
  'hide-object',
  'show-object',
  'run-triggers-from-effector',
] as const;

export type RecordName = (typeof RECORD_NAMES)[number];

// Generated from schemas/ by .ci/record-table.ts. Do not edit.
export type CompiledRecordName =
  | 'direct-effector'
  | 'effect'
  | 'effector-subscription'
  | 'hide-object'
  | 'linked-task-trigger'
  | 'linked-task'
  | 'logic-value'
  | 'move-to-spot'
  | 'quest-entry-completed'
  | 'quest-entry-in-progress'
  | 'quest-entry'
  | 'requirement'
  | 'room-item'
  | 'room-tasks'
  | 'run-triggers-from-effector'
  | 'settings'
  | 'show-object'
  | 'snapshot'
  | 'subscription'
  | 'trigger-subscription-basic'
  | 'trigger-subscription-quest'
  | 'trigger-subscription'
  | 'trigger';
export type CompiledFieldSetName = Exclude<CompiledRecordName, 'snapshot'>
  | 'transform-state';
export interface CompiledFieldWords {
  readonly be?: string;
  readonly atLeast?: string;
  readonly missing?: string;
  readonly least?: number;
  readonly only?: readonly (number | boolean)[];
}
export declare const documentedFields: Readonly<
  Record<CompiledFieldSetName, Readonly<Record<string, string | readonly string[]>>>
>;
export declare const fieldWords: Readonly<Record<CompiledRecordName, Readonly<Record<string, CompiledFieldWords>>>>;
export declare const recordWords: Readonly<Record<CompiledRecordName, string>>;
export declare const documentedTypes: Readonly<Record<string, string>>;
export declare const pairFields: {
  readonly shared: readonly string[];
  readonly own: readonly string[];
  readonly completedOnly: readonly string[];
  readonly fixed: readonly string[];
};

// Generated from schemas/ by .ci/compile-schemas.ts. Do not edit.
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface RecordValidator {
  (record: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
export declare const directEffector: RecordValidator;
export declare const effect: RecordValidator;
export declare const effectorSubscription: RecordValidator;
export declare const hideObject: RecordValidator;
export declare const linkedTaskTrigger: RecordValidator;
export declare const linkedTask: RecordValidator;
export declare const logicValue: RecordValidator;
export declare const moveToSpot: RecordValidator;
export declare const questEntryCompleted: RecordValidator;
export declare const questEntryInProgress: RecordValidator;
export declare const questEntry: RecordValidator;
export declare const requirement: RecordValidator;
export declare const roomItem: RecordValidator;
export declare const roomTasks: RecordValidator;
export declare const runTriggersFromEffector: RecordValidator;
export declare const settings: RecordValidator;
export declare const showObject: RecordValidator;
export declare const snapshot: RecordValidator;
export declare const subscription: RecordValidator;
export declare const triggerSubscriptionBasic: RecordValidator;
export declare const triggerSubscriptionQuest: RecordValidator;
export declare const triggerSubscription: RecordValidator;
export declare const trigger: RecordValidator;

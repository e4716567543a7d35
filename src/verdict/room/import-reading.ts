/** Where a service keeps imported logic: where the file has it, in `extraData`, or in both. */
export const LOGIC_PLACES = ['in-place', 'merged', 'both'] as const;
export type LogicPlace = (typeof LOGIC_PLACES)[number];

/** What an import does with logic that the file leaves out: the documents allow both readings. */
export const ABSENT_LOGIC = ['removed', 'kept'] as const;
export type AbsentLogic = (typeof ABSENT_LOGIC)[number];

/** How a service reads what the game-management API (part 4) leaves open. */
export interface ImportReading {
  /** `in-place` unless given. */
  readonly logic?: LogicPlace;
  /** `removed` unless given. */
  readonly absentLogic?: AbsentLogic;
}

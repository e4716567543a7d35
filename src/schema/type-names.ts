/** What a `$type` says that a record is. */
export type TypeKind = 'effector subscription' | 'trigger subscription' | 'effect' | 'trigger';

/** Every `$type` that the documents name (quest and task records, part 2). They call their lists of effects and triggers incomplete. */
export const DOCUMENTED_TYPES: ReadonlyMap<string, TypeKind> = new Map([
  ['TaskEffectorSubscription', 'effector subscription'],
  ['TaskTriggerSubscription', 'trigger subscription'],
  ['MoveToSpot', 'effect'],
  ['HideObjectEvent', 'effect'],
  ['ShowObjectEvent', 'effect'],
  ['RunTriggersFromEffector', 'effect'],
  ['OnClickEvent', 'trigger'],
  ['OnEnterEvent', 'trigger'],
]);

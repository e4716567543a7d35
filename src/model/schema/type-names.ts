import { documentedTypes } from './compiled/record-table.js';

/** What a `$type` says that a record is. */
export type TypeKind = 'effector subscription' | 'trigger subscription' | 'effect' | 'trigger';

/** Every `$type` in the documents, whose lists of effects and triggers are incomplete (part 2). */
export const DOCUMENTED_TYPES: ReadonlyMap<string, TypeKind> = new Map(
  Object.entries(documentedTypes as Readonly<Record<string, TypeKind>>),
);

/** What people write for a documented `$type` in each place, in any letter case. */
export const TYPE_SLIPS: Readonly<
  Record<'subscription' | 'effect' | 'trigger', Readonly<Record<string, string>>>
> = {
  subscription: {
    Effector: 'TaskEffectorSubscription',
    Trigger: 'TaskTriggerSubscription',
    EffectorSubscription: 'TaskEffectorSubscription',
    TaskEffector: 'TaskEffectorSubscription',
    TaskEffectSubscription: 'TaskEffectorSubscription',
    TriggerSubscription: 'TaskTriggerSubscription',
    TaskTrigger: 'TaskTriggerSubscription',
    QuestEffectorSubscription: 'TaskEffectorSubscription',
    QuestTriggerSubscription: 'TaskTriggerSubscription',
  },
  effect: {
    HideObject: 'HideObjectEvent',
    HideObjectEffect: 'HideObjectEvent',
    HideObjectEffector: 'HideObjectEvent',
    HideEvent: 'HideObjectEvent',
    ShowObject: 'ShowObjectEvent',
    ShowObjectEffect: 'ShowObjectEvent',
    ShowObjectEffector: 'ShowObjectEvent',
    ShowEvent: 'ShowObjectEvent',
    MoveToSpotEvent: 'MoveToSpot',
    MoveToSpotEffect: 'MoveToSpot',
    MoveToSpotEffector: 'MoveToSpot',
    RunTriggers: 'RunTriggersFromEffector',
    RunTriggersEffector: 'RunTriggersFromEffector',
    RunTriggersFromEffect: 'RunTriggersFromEffector',
    RunTriggersFromEffectorEvent: 'RunTriggersFromEffector',
  },
  trigger: {
    OnClick: 'OnClickEvent',
    ClickEvent: 'OnClickEvent',
    OnClickTrigger: 'OnClickEvent',
    OnEnter: 'OnEnterEvent',
    EnterEvent: 'OnEnterEvent',
    OnEnterTrigger: 'OnEnterEvent',
    OnTriggerEnter: 'OnEnterEvent',
  },
};

import { type EachSubscription, integerField, type Subscription, transitionCode } from '../kit.js';

/** An effector subscription and a trigger or linked task that have each other's TargetState. */
export interface ExchangedStates {
  readonly effector: Subscription;
  readonly trigger: Subscription;
}

/** The two subscriptions that exchanged their TargetState, if they are the only ones. */
export function exchangedStates(eachSubscription: EachSubscription): ExchangedStates | undefined {
  const effectors: Subscription[] = [];
  const triggers: Subscription[] = [];
  eachSubscription((subscription) => {
    const state = integerField(subscription.record, 'TargetState');
    if (state === undefined) return;
    const { kind } = subscription;
    if (kind === 'effector' && transitionCode(state) !== undefined) effectors.push(subscription);
    else if ((kind === 'quest-trigger' || kind === 'linked-task') && (state === 1 || state === 2))
      triggers.push(subscription);
  });
  const [effector, trigger] = [effectors[0], triggers[0]];
  if (effector === undefined || trigger === undefined) return undefined;
  return effectors.length === 1 && triggers.length === 1 ? { effector, trigger } : undefined;
}

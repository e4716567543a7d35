import {
  type Draft,
  hasField,
  type JsonObject,
  keyAt,
  objectField,
  type Subscription,
  textField,
  withArticle,
} from '../kit.js';

/* Trigger, Effector and DirectEffector in the place of each other, in which a missing part may be. */

const SURPLUS_TRIGGER =
  'an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription';
const OWN_EFFECTOR = 'a trigger subscription cannot have an Effector of its own: move it into DirectEffector';

export function* effectorParts({ record, place }: Subscription): Generator<Draft> {
  // Without a $type nobody knows which of the two kinds was meant; schema asks for it.
  if (textField(record, '$type') === undefined) return;
  const hasEffector = hasField(record, 'Effector');
  if (hasField(record, 'DirectEffector')) {
    const inside = objectField(record, 'DirectEffector');
    const advice = hasEffector
      ? 'keep the effect in Effector and remove DirectEffector'
      : inside !== undefined && hasField(inside, 'Effector')
        ? 'move the Effector in it to the subscription and remove DirectEffector'
        : 'rename it to Effector';
    yield {
      at: keyAt(place.at('DirectEffector')),
      message: `an effector subscription cannot have a DirectEffector: ${advice}`,
    };
    return;
  }
  if (!hasField(record, 'Trigger')) return;
  const at = keyAt(place.at('Trigger'));
  if (hasEffector) yield { at, message: SURPLUS_TRIGGER };
  else if (isEvent(objectField(record, 'Trigger')))
    yield {
      at,
      message:
        'an effector subscription has an Effector and no Trigger: write the effect to fire as Effector, and move the Trigger to a TaskTriggerSubscription',
    };
  else
    yield {
      at,
      message: 'the effect of an effector subscription is its Effector: rename Trigger to Effector',
    };
}

/** What is wrong with the parts of a trigger subscription, apart from its form. */
export function triggerParts({ kind, record, place }: Subscription): Draft | undefined {
  const trigger = objectField(record, 'Trigger');
  const direct = objectField(record, 'DirectEffector');
  const effector = objectField(record, 'Effector');
  const hasTrigger = hasField(record, 'Trigger');
  if (!hasTrigger && isEvent(effector))
    return {
      at: keyAt(place.at('Effector')),
      message: 'the event of a trigger subscription is its Trigger: rename Effector to Trigger',
    };
  if (!hasTrigger && isEvent(direct))
    return {
      at: keyAt(place.at('DirectEffector')),
      message: 'the event of a trigger subscription is its Trigger: rename DirectEffector to Trigger',
    };
  if (!hasTrigger && direct !== undefined && isEvent(objectField(direct, 'Trigger')))
    return {
      at: keyAt(place.at('DirectEffector').at('Trigger')),
      message:
        'the Trigger of a subscription belongs beside DirectEffector, not inside it: move it out of DirectEffector',
    };
  if (isEvent(direct) && trigger !== undefined && !isEvent(trigger))
    return {
      at: keyAt(place.at('Trigger')),
      message: 'Trigger and DirectEffector are exchanged: rename each of them to the other',
      related: [{ at: keyAt(place.at('DirectEffector')), message: 'DirectEffector' }],
    };
  if (!hasField(record, 'Effector')) return undefined;
  const message =
    kind === 'quest-trigger'
      ? 'a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription'
      : kind === 'basic-trigger'
        ? 'a trigger subscription cannot have an Effector of its own: keep the effect in DirectEffector and remove Effector'
        : OWN_EFFECTOR;
  return { at: keyAt(place.at('Effector')), message };
}

/** A linked task only moves a quest on. */
export function* linkedTaskParts({ record, place }: Subscription): Generator<Draft> {
  for (const field of ['Effector', 'DirectEffector'])
    if (objectField(record, field) !== undefined)
      yield {
        at: keyAt(place.at(field)),
        message: `a linked task cannot have ${withArticle(field)}: move the effect to a TaskEffectorSubscription of its quest`,
      };
}

/** Whether a part is an event by its `$type`. All events that are known begin with On, and no effect does. */
function isEvent(part: JsonObject | undefined): boolean {
  const type = part === undefined ? undefined : textField(part, '$type');
  return type !== undefined && /^On[A-Z]/.test(type);
}

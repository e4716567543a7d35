import {
  type Draft,
  fixIn,
  hasField,
  keyAt,
  type PlacedSchemaFault,
  type Subscription,
  throughout,
} from '../kit.js';

/** What an effect lacks because it is in the subscription around it. @param subscription the last one met */
export function besideEffector(
  { record, fault, place }: PlacedSchemaFault,
  subscription: Subscription | undefined,
): Draft | undefined {
  if (record !== 'effect' || subscription === undefined || place.parent !== subscription.place)
    return undefined;
  const field = fault.missing?.find((each) => each !== '$type' && hasField(subscription.record, each));
  if (field === undefined || fault.path.length > 0) return undefined;
  const at = subscription.place.at(field);
  return throughout(`${field} beside Effector`, {
    at: keyAt(at),
    message: `${field} is beside Effector: move it into Effector`,
    fix: fixIn(subscription, {
      safety: 'unsafe',
      description: `move ${field} into Effector`,
      edits: [
        { kind: 'insert', into: place, key: field, json: { kind: 'copy', of: at, edits: [] } },
        { kind: 'remove', place: at, discards: true },
      ],
    }),
  });
}

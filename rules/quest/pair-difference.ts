import {
  type CompletePair,
  type Draft,
  type JsonObject,
  type JsonValue,
  keyAt,
  type NewJson,
  type Place,
  questLabel,
  quoteValue,
  recordAt,
  removeMember,
} from '../kit.js';
import { SHARED_FIELDS } from './field-findings.js';

/** A field in which the entries of a pair differ. */
export interface Difference {
  readonly pair: CompletePair;
  readonly field: string;
}

/** The finding about a difference, with a fix that copies the field. */
export function differenceDraft({ pair: { inProgress, completed }, field }: Difference): Draft {
  const name = SHARED_FIELDS.has(field) ? field : quoteValue(field);
  const quest = questLabel(inProgress);
  const [here, there] = [completed.place.at(field), inProgress.place.at(field)];
  if (!Object.hasOwn(completed.record, field)) {
    return {
      at: recordAt(completed.place),
      message: `${name} is only on the inProgress entry of ${quest}: both entries must have it, or neither`,
      related: [{ at: keyAt(there), message: 'the entry that has it' }],
      fix: {
        safety: 'unsafe',
        description: `copy ${name} from the inProgress entry`,
        edits: [
          {
            kind: 'insert',
            into: completed.place,
            key: field,
            json: copyOf(there),
            beside: neighbour(inProgress.record, completed.record, field),
          },
        ],
      },
    };
  }
  if (!Object.hasOwn(inProgress.record, field)) {
    return {
      at: keyAt(here),
      message: `${name} is only on the completed entry of ${quest}: both entries must have it, or neither`,
      related: [{ at: recordAt(inProgress.place), message: 'the entry without it' }],
      fix: removeMember(here, 'unsafe', `remove ${name}, which the inProgress entry does not have`),
    };
  }
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
  return {
    at: here,
    message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: use the same value on both`,
    related: [{ at: there, message: 'the value of the inProgress entry' }],
    fix: {
      safety: 'unsafe',
      description: `copy ${name} from the inProgress entry`,
      edits: [{ kind: 'replace', place: here, by: copyOf(there) }],
    },
  };
}

/** Shows both values if they still differ when shortened. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}

/** The value as it is spelled and laid out in the file. */
function copyOf(of: Place): NewJson {
  return { kind: 'copy', of, edits: [] };
}

/** Where to insert a field: after the field that precedes it on the other entry. */
function neighbour(
  from: JsonObject,
  to: JsonObject,
  field: string,
): { side: 'after'; step: string } | undefined {
  const keys = Object.keys(from);
  const before = keys.slice(0, keys.indexOf(field)).findLast((key) => Object.hasOwn(to, key));
  return before === undefined ? undefined : { side: 'after', step: before };
}

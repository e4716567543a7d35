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

/** Says where and how they differ, with a fix that copies the field. */
export function differenceDraft({ pair: { inProgress, completed }, field }: Difference): Draft {
  const name = SHARED_FIELDS.has(field) ? field : quoteValue(field);
  const quest = questLabel(inProgress);
  const [here, there] = [completed.place.at(field), inProgress.place.at(field)];
  if (!Object.hasOwn(completed.record, field)) {
    return {
      at: recordAt(completed.place),
      message: `${name} is only on the inProgress entry of ${quest}: write it on both entries or on none`,
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
      message: `${name} is only on the completed entry of ${quest}: write it on both entries or on none`,
      related: [{ at: recordAt(inProgress.place), message: 'the entry without it' }],
      fix: removeMember(here, 'unsafe', `remove ${name}, which the inProgress entry does not have`),
    };
  }
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
  return {
    at: here,
    message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: write the same on both`,
    related: [{ at: there, message: 'the value of the inProgress entry' }],
    fix: {
      safety: 'unsafe',
      description: `copy ${name} from the inProgress entry`,
      edits: [{ kind: 'replace', place: here, by: copyOf(there) }],
    },
  };
}

/** Both values, where they are short enough to be told apart. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}

/** The bytes of a value: its numbers stay as they are spelled, and its lines as they are laid out. */
function copyOf(of: Place): NewJson {
  return { kind: 'copy', of, edits: [] };
}

/** Where a field belongs: behind the one that it follows on the other entry, if both have that. */
function neighbour(
  from: JsonObject,
  to: JsonObject,
  field: string,
): { side: 'after'; step: string } | undefined {
  const keys = Object.keys(from);
  const before = keys.slice(0, keys.indexOf(field)).findLast((key) => Object.hasOwn(to, key));
  return before === undefined ? undefined : { side: 'after', step: before };
}

import type { Draft, PlacedSchemaFault } from '../kit.js';
import { furtherPlaces } from '../wording/throughout.js';

/** Fields of a subscription that hold strings. */
const TEXT_FIELDS: readonly unknown[] = ['Name', 'TaskTriggerId', 'Id'];

/** Two fields that may have each other's value, so that both are wrong. */
interface Couple {
  readonly record: PlacedSchemaFault['record'];
  readonly fields: readonly [string, string];
  /** What is wrong with each value then: its type, or how many numbers it has. */
  readonly isWrong: readonly ['string' | 'boolean', 'number'] | readonly [number, number];
}

const COUPLES: readonly Couple[] = [
  { record: 'requirement', fields: ['amount', 'id'], isWrong: ['string', 'number'] },
  { record: 'requirement', fields: ['amount', 'delete'], isWrong: ['boolean', 'number'] },
  { record: 'effect', fields: ['position', 'rotation'], isWrong: [4, 3] },
  { record: 'effect', fields: ['scale', 'rotation'], isWrong: [4, 3] },
];

/** Makes one finding of two fields that have each other's value. @param quest that the fault is about */
export function exchangedFields(
  { record, fault, place }: PlacedSchemaFault,
  quest: string | undefined,
): Partial<Draft> | undefined {
  const { parent, step } = place;
  const couples = COUPLES.filter((each) => each.record === record && each.fields.includes(String(step)));
  if (couples.length === 0 || parent === undefined || fault.instead !== undefined) return undefined;
  const { message, wrongType, wrongLength } = fault;
  const wrong = wrongLength ?? wrongType?.split(' ').at(-1);
  const couple = couples.find(({ fields, isWrong }) => isWrong[fields.indexOf(String(step))] === wrong);
  if (couple === undefined) return undefined;
  const { paths } = parent;
  const [[, , ...inEntry]] = paths;
  const both = `${couple.fields.join(' and ')} have each other's value: exchange the two`;
  return {
    // Both entries of a quest have the same mistake.
    cause: JSON.stringify(['exchanged', quest === undefined ? paths : [quest, inEntry]]),
    subject: String(step),
    message: ({ subjects }) => (subjects === 2 ? both : message),
    again: { message },
    throughout: {
      kind: JSON.stringify(['exchanged', couple.fields]),
      message: (all) =>
        all.subjects === 2
          ? `${both}${furtherPlaces({ ...all, drafts: all.drafts / 2 })}`
          : `${message}${furtherPlaces(all)}`,
    },
  };
}

/** What makes TargetState and another field one finding where each has the other's value. */
export function exchangedTypes({ record, fault, place }: PlacedSchemaFault): Partial<Draft> | undefined {
  const { wrongType = '', instead, message } = fault;
  const { parent, step } = place;
  if (!/subscription|linked-task|direct-effector/.test(record)) return undefined;
  if (parent === undefined || instead !== undefined) return undefined;
  const isState = step === 'TargetState' && wrongType.endsWith('not string');
  const isText = TEXT_FIELDS.includes(step) && /not (?:number|integer)$/.test(wrongType);
  if (!isState && !isText) return undefined;
  return {
    cause: JSON.stringify(['exchanged', parent.paths]),
    fields: [String(step)],
    message: ({ fields }) =>
      fields.length === 2 && fields.includes('TargetState')
        ? `${fields.join(' and ')} have each other's value: exchange the two`
        : message,
    again: { message },
  };
}

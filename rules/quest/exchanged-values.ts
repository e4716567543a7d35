import {
  type Draft,
  type EntryExchange,
  type Exchange,
  type FieldExchange,
  type FixDraft,
  keyAt,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  type Snapshot,
} from '../kit.js';

type ExchangeKind = Exchange<QuestEntry>['kind'];

/** The fields whose own rules report an exchange. */
const OWN_RULES: Readonly<Record<ExchangeKind, readonly string[]>> = {
  entries: ['key', 'id', 'EntryId', 'Status'],
  fields: ['EntryId', 'id', 'Name', 'Description'],
};

/** What a rule reports: exchanges of some fields, or of all that no other rule does. */
type Wanted = Readonly<Partial<Record<ExchangeKind, readonly string[]>>> | 'others';

/** Values that two quests, or two fields of a quest, have from each other. */
export function* exchangedValues({ quests }: Snapshot, wanted: Wanted): Generator<Draft> {
  for (const exchange of quests?.exchanges ?? []) {
    const { kind, field } = exchange;
    const isWanted =
      wanted === 'others' ? !OWN_RULES[kind].includes(field) : wanted[kind]?.includes(field) === true;
    if (!isWanted) continue;
    if (exchange.kind === 'fields') yield* ofFields(exchange);
    // The id or the key of an entry says what it is: nobody but its author knows which one is right.
    else yield* ofEntries(exchange, field !== 'key' && field !== 'id');
  }
}

function* ofEntries(
  { field, entries: [one, other], places: [place, otherPlace] }: EntryExchange<QuestEntry>,
  isFixed: boolean,
): Generator<Draft> {
  const quests = [one, other].map(({ key, record }) => String(record.EntryId ?? key)).sort();
  const cause = JSON.stringify([field, ...quests]);
  const fix = isFixed ? exchange(place, otherPlace, field) : undefined;
  yield { ...ofEntry(field, place, one, other), cause, fix };
  yield { ...ofEntry(field, otherPlace, other, one), cause };
}

/** The finding at the first of two entries; the other one is shown with it. */
function ofEntry(field: string, place: Place, one: QuestEntry, other: QuestEntry): Draft {
  const [at, what] = field === 'key' ? [keyAt(place), 'keys'] : [place, 'values'];
  return {
    at,
    rank: one.key,
    message: `${entriesOf(one, other)} of ${questLabel(one)} and ${questLabel(other)} have each other's ${field}: exchange the two ${what}`,
    again: { message: `the ${field} of the other entry` },
  };
}

/** Of a Status that was exchanged, the entries have been read with the right one. */
function entriesOf(one: QuestEntry, other: QuestEntry): string {
  if (one.status !== other.status || one.status === undefined) return 'entries';
  return `the ${one.status} entries`;
}

function exchange(place: Place, other: Place, field: string): FixDraft {
  return {
    safety: 'unsafe',
    description: `exchange the two values of ${field}`,
    edits: [
      { kind: 'replace', place, by: { kind: 'copy', of: other, edits: [] } },
      { kind: 'replace', place: other, by: { kind: 'copy', of: place, edits: [] } },
    ],
  };
}

function* ofFields({ field, otherField, entries }: FieldExchange<QuestEntry>): Generator<Draft> {
  for (const { key, record, place } of entries) {
    const [value, other] = [record[field] ?? '', record[otherField] ?? ''];
    yield {
      at: place.at(field),
      cause: JSON.stringify([field, otherField]),
      subject: String(record.EntryId ?? key),
      rank: key,
      message: ({ subjects }) =>
        `${field} and ${otherField} are exchanged${subjects < 2 ? '' : ` on ${subjects} quests`}: use ${quoteValue(value)} as ${field}${other === '' ? '' : ` and ${quoteValue(other)} as ${otherField}`}`,
      related: [{ at: place.at(otherField), message: otherField }],
      again: {
        message: ({ drafts, subjects }) =>
          drafts === 2 && subjects === 1 ? 'the same on the other entry' : 'the next of them',
        most: 1,
      },
    };
  }
}

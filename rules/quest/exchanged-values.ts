import {
  type Draft,
  type Exchange,
  type FixDraft,
  keyAt,
  type Place,
  type QuestEntry,
  questLabel,
  quoteValue,
  type Snapshot,
} from '../kit.js';

/** The rules that report an exchange, by the field that has the other value. All other fields are those of quest/pair-symmetry. */
const OWNERS: Readonly<Record<Exchange<QuestEntry>['kind'], ReadonlyMap<string, ExchangeOwner>>> = {
  entries: new Map([
    ['key', 'quest/id-matches-key'],
    ['id', 'quest/id-matches-key'],
    ['EntryId', 'quest/pair-complete'],
    ['Status', 'quest/pair-complete'],
  ]),
  fields: new Map([
    ['EntryId', 'quest/entry-id-uuid'],
    ['id', 'quest/id-matches-key'],
    ['Name', 'quest/numbered-name'],
    ['Description', 'quest/description'],
  ]),
};

type ExchangeOwner =
  | 'quest/id-matches-key'
  | 'quest/pair-complete'
  | 'quest/pair-symmetry'
  | 'quest/entry-id-uuid'
  | 'quest/numbered-name'
  | 'quest/description';

/** Values that two quests, or two fields of a quest, have from each other. Everything else reads them where they belong. */
export function* exchangedValues({ quests }: Snapshot, rule: ExchangeOwner): Generator<Draft> {
  for (const exchange of quests?.exchanges ?? []) {
    const owner = OWNERS[exchange.kind].get(exchange.field) ?? 'quest/pair-symmetry';
    if (owner !== rule) continue;
    if (exchange.kind === 'fields') yield* ofFields(exchange);
    else yield* ofEntries(exchange, rule === 'quest/pair-complete' || rule === 'quest/pair-symmetry');
  }
}

function* ofEntries(
  { field, entries: [one, other] }: Exchange<QuestEntry>,
  isFixed: boolean,
): Generator<Draft> {
  if (other === undefined) return;
  const quests = [one, other].map(({ key, record }) => String(record.EntryId ?? key)).sort();
  const cause = JSON.stringify([field, ...quests]);
  const fix = isFixed ? exchange(one.place.at(field), other.place.at(field), field) : undefined;
  yield { ...ofEntry(field, one, other), cause, fix };
  yield { ...ofEntry(field, other, one), cause };
}

/** The finding at the first of two entries; the other one is shown with it. */
function ofEntry(field: string, one: QuestEntry, other: QuestEntry): Draft {
  const what = field === 'key' ? 'keys' : 'values';
  return {
    at: field === 'key' ? keyAt(one.place) : one.place.at(field),
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

function* ofFields({ field, otherField, entries }: Exchange<QuestEntry>): Generator<Draft> {
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

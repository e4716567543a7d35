import {
  arrayField,
  type Draft,
  isObject,
  type JsonValue,
  type Place,
  type QuestEntry,
  type QuestIndex,
  textField,
} from '../kit.js';

/** The places in an entry where a wrong value would explain that a field differs from the other entry. */
export function valuePlaces(
  entry: QuestEntry,
  field: string,
  quests: QuestIndex,
): NonNullable<Draft['unless']> {
  const place = entry.place.at(field);
  if (field !== 'Requirements') return [{ within: place }];
  const requirements = arrayField(entry.record, field) ?? [];
  return [
    place,
    ...requirements.flatMap((requirement, index) => inRequirement(requirement, place.at(index), quests)),
  ];
}

/** The id of a completed entry is compared as if it were the right one, so it explains nothing. */
function inRequirement(
  requirement: JsonValue,
  place: Place,
  quests: QuestIndex,
): NonNullable<Draft['unless']> {
  const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
  if (quests.entry(id)?.status !== 'completed') return [{ within: place }];
  return [place, ...['amount', 'type', 'delete'].map((key) => place.at(key))];
}

/** The Requirements of an entry, with the inProgress ids of quests instead of their completed ids. */
export function requirementsWithRightIds({ record }: QuestEntry, quests: QuestIndex): JsonValue[] {
  return (arrayField(record, 'Requirements') ?? []).map((requirement) => {
    const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
    const required = quests.entry(id);
    if (!isObject(requirement) || required?.status !== 'completed') return requirement;
    return { ...requirement, id: quests.inProgressId(required) ?? required.key };
  });
}

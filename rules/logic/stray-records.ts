import {
  type BadExample,
  type Draft,
  FIND_KEY,
  found,
  isObject,
  type JsonValue,
  keyAt,
  type Place,
  quoteValue,
  rawRoom,
  strayRecord,
} from '../kit.js';

const WORDS = {
  'quest-entry': { one: 'a quest entry', many: 'quest entries', section: 'quests' },
  'room-item': { one: 'a room item', many: 'room items', section: 'roomItems' },
} as const;
type Kind = keyof typeof WORDS;

/** Records of other sections that were pasted into `logic`: one finding for all of a kind. */
export class StrayRecords {
  private readonly places: Readonly<Record<Kind, Place[]>> = { 'quest-entry': [], 'room-item': [] };

  /** Notes a value of `logic` that is a record of another section; false for all others. */
  add(place: Place, value: JsonValue): boolean {
    const kind = strayRecord(value);
    if (kind !== undefined) this.places[kind].push(place);
    return kind !== undefined;
  }

  *drafts(): Generator<Draft> {
    for (const kind of ['quest-entry', 'room-item'] as const) {
      const [first, ...others] = this.places[kind];
      if (first === undefined) continue;
      const { one, many, section } = WORDS[kind];
      const key = quoteValue(String(first.step));
      const message =
        others.length === 0
          ? `${key} in logic is ${one}: move it to ${section}`
          : `${others.length + 1} entries of logic, such as ${key}, are ${many}: move them to ${section}`;
      yield { at: keyAt(first), message };
    }
  }
}

/** The example room with some of its quest entries in `logic`, too. */
const withQuests = (count: number): string =>
  rawRoom(({ quests, logic }) => {
    if (isObject(quests) && isObject(logic))
      Object.assign(logic, Object.fromEntries(Object.entries(quests).slice(0, count)));
  });

export function strayExamples(): BadExample[] {
  const finding = (message: string) => found(`/logic/${FIND_KEY}`, `"${FIND_KEY}"`, message);
  return [
    {
      title: 'a quest entry',
      text: withQuests(1),
      findings: finding(`"${FIND_KEY}" in logic is a quest entry: move it to quests`),
    },
    {
      title: 'all quest entries',
      text: withQuests(4),
      findings: finding(`4 entries of logic, such as "${FIND_KEY}", are quest entries: move them to quests`),
    },
  ];
}

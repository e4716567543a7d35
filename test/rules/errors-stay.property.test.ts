import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tasksOf } from '../../rules/example-changes.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, room } from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { lintPreset } from '../lint-example.js';
import { repeatable, runs } from '../runs.js';

/** A fault of a documented sentence, and the records that it is in. */
interface Fault {
  readonly title: string;
  readonly records: readonly (readonly [section: keyof ExampleRoom, key: string])[];
  readonly plant: (changed: ExampleRoom) => void;
}

const QUEST = [
  ['quests', FIND_KEY],
  ['quests', FIND_KEY_COMPLETED],
] as const;

const onItem = (values: JsonObject): Fault => ({
  title: JSON.stringify(values),
  records: [['roomItems', '3']],
  plant: ({ roomItems }) => Object.assign(roomItems['3'] ?? {}, values),
});
const onQuest = (values: JsonObject): Fault => ({
  title: JSON.stringify(values),
  records: QUEST,
  plant: ({ quests }) => {
    for (const [, key] of QUEST) Object.assign(quests[key] ?? {}, values);
  },
});
const onTask = (index: number, values: JsonObject): Fault => ({
  title: `${JSON.stringify(values)} in task ${index}`,
  // What a subscription says of a quest is judged with that quest.
  records: [['logic', '2'], ...QUEST],
  plant: (changed) => Object.assign(tasksOf(changed, '2')[index] ?? {}, values),
});

const FAULTS: readonly Fault[] = [
  onItem({ placed: 'yes' }),
  onItem({ pos: { x: 1, y: 2 } }),
  onItem({ parentItemID: 1.5 }),
  onItem({ scale: [1, 1, 1] }),
  onQuest({ Enabled: false }),
  onQuest({ AutoStart: true }),
  onQuest({ TemplateName: 'Quest' }),
  onQuest({ Group: 'everyone' }),
  onQuest({ Description: 'a key' }),
  onQuest({ EntryId: 'not-a-uuid' }),
  onQuest({ FinishTime: -1 }),
  onQuest({ ExtraText: 'hello' }),
  onQuest({ Requirements: [{ delete: true, amount: 1, type: 'quest', id: FIND_KEY }] }),
  onTask(0, { TargetState: 112 }),
  onTask(0, { Id: 'one' }),
  onTask(1, { TargetState: 0 }),
  onTask(1, { TaskTriggerId: FIND_KEY_COMPLETED }),
  onTask(1, { Name: 'find_key' }),
  {
    title: 'isNight',
    records: [['settings', '']],
    plant: ({ settings }) => Object.assign(settings, { isNight: 'no' }),
  },
];

/** A change somewhere in one record: at one of its places, by one of these means. */
interface Slip {
  readonly section: 'roomItems' | 'settings' | 'quests' | 'logic';
  readonly record: number;
  readonly place: number;
  readonly by: 'remove' | 'rename' | 'copy' | { readonly value: JsonValue };
}

const slip: fc.Arbitrary<Slip> = fc.record({
  section: fc.constantFrom('roomItems', 'settings', 'quests', 'logic'),
  record: fc.nat(20),
  place: fc.nat(200),
  by: fc.oneof(
    fc.constantFrom('remove', 'rename', 'copy'),
    fc
      .constantFrom<JsonValue>(
        null,
        true,
        0,
        -1,
        1.5,
        101,
        '',
        ' ',
        'x',
        '{}',
        [],
        {},
        [1, 2, 3],
        { x: 1 },
        FIND_KEY,
        '0_find_key',
      )
      .map((value) => ({ value })),
  ),
});

/** Every object and array in a value with one of its keys. */
function* spots(value: JsonValue): Generator<readonly [holder: JsonObject | JsonValue[], key: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [value, key];
    yield* spots(inner);
  }
}

/** Makes a slip, but not in the given records. @returns whether there was a place for it */
function slipIn(changed: ExampleRoom, { section, record, place, by }: Slip, not: Fault['records']): boolean {
  const keys = section === 'settings' ? [''] : Object.keys(changed[section]);
  const key = keys[record % keys.length] ?? '';
  if (not.some(([other, otherKey]) => other === section && otherKey === key)) return false;
  const records: Readonly<Record<string, JsonObject>> =
    section === 'settings' ? { '': changed.settings } : changed[section];
  const whole = records[key];
  const places = [...spots(whole ?? null)];
  const [holder, step] = places[place % places.length] ?? [];
  if (holder === undefined || step === undefined) return false;
  if (Array.isArray(holder)) {
    const index = Number(step);
    if (by === 'remove') holder.splice(index, 1);
    else if (typeof by === 'object') holder[index] = by.value;
    else holder.push(structuredClone(holder[index] ?? null));
    return true;
  }
  if (by === 'copy') holder[`${step} (2)`] = structuredClone(holder[step] ?? null);
  else if (typeof by === 'object') holder[step] = by.value;
  else {
    if (by === 'rename') holder[`${step}s`] = holder[step] ?? null;
    delete holder[step];
  }
  return true;
}

/** The errors of a text, each with its place, whether they are findings by themselves or part of one. */
function errorsIn(text: string): string[] {
  return lintPreset('recommended', text).findings.flatMap(({ rule, level, related, pointer, embedded }) =>
    level === 'error'
      ? [{ pointer, embedded }, ...related].map((at) => `${rule} ${[at.pointer, ...at.embedded].join('#')}`)
      : [],
  );
}

test('a slip in one record takes no error away from another', () => {
  const errorsOf = new Map(FAULTS.map((fault) => [fault, errorsIn(room(fault.plant))]));
  fc.assert(
    fc.property(fc.constantFrom(...FAULTS), slip, (fault, made) => {
      const before = errorsOf.get(fault) ?? [];
      let hasPlace = true;
      const text = room((changed) => {
        fault.plant(changed);
        hasPlace = slipIn(changed, made, fault.records);
      });
      fc.pre(hasPlace);
      const [first = ''] = before;
      const inRecord = (place: string): boolean =>
        fault.records.some(([section, key]) => place.includes(` /${section}${key === '' ? '' : `/${key}`}`));
      const here = before.filter(inRecord);
      const after = errorsIn(text);
      expect(here.length, `${fault.title}: ${first}`).toBeGreaterThan(0);
      expect(after).toEqual(expect.arrayContaining(here));
    }),
    repeatable(runs(10_000)),
  );
});

import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { rawRoom, room } from '../example-room.js';
import { lintExample, lintPreset, marksOf } from '../lint-example.js';
import { many, spread } from '../runs.js';
import { found } from './shown-findings.js';

type Path = readonly (string | number)[];

/** The example room with its logic as objects. */
function opened(): JsonObject {
  const snapshot = JSON.parse(room()) as JsonObject;
  const logic = snapshot.logic as JsonObject;
  for (const [key, text] of Object.entries(logic)) logic[key] = JSON.parse(text as string) as JsonValue;
  return snapshot;
}

/** The same room as it is in a file. */
function closed(snapshot: JsonObject): string {
  const { logic } = snapshot;
  if (!isObject(logic)) return JSON.stringify(snapshot);
  const texts = Object.entries(logic).map(([key, value]) => [
    key,
    isObject(value) ? JSON.stringify(value) : value,
  ]);
  return JSON.stringify({ ...snapshot, logic: Object.fromEntries(texts) });
}

function pathsIn(value: JsonValue, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inner = parts.flatMap(([step, part]) => pathsIn(part, [...path, step]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** The example room with one value replaced, or removed. */
function changed(path: Path, value: JsonValue | undefined): string {
  const snapshot = opened();
  const holder = path
    .slice(0, -1)
    .reduce<JsonValue>((part, step) => (part as JsonObject)[step] ?? null, snapshot);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete (holder as JsonObject)[last];
  else (holder as JsonObject)[last] = value;
  return closed(snapshot);
}

function placeOfPath(path: Path): string {
  const inLogic = path[0] === 'logic' && path.length > 2;
  const [outer, inner] = inLogic ? [path.slice(0, 2), path.slice(2)] : [path, []];
  const pointer = outer.map((step) => `/${step}`).join('');
  return inLogic ? `${pointer}#${inner.map((step) => `/${step}`).join('')}` : pointer;
}

/** Values that other rules look after, and those that no document describes. */
const OWNED: readonly (readonly [pattern: RegExp, rule: string | undefined])[] = [
  [/^\/logic\/\d$/, 'logic/json-string'],
  [/roomSettingsExtraData$/, 'settings/extra-data-json'],
  [/^\/logic\/3#\/(?:col|e|c)$/, 'logic/field-types'],
  [/\/DirectEffector\/Effector\/nt$/, 'effect/parameters'],
  [/\/DirectEffector\/(?:Effector\/c|TargetState|Name)$/, undefined],
];

const PATHS = pathsIn(opened());
/** What is found, without what the rules of pairs find at the other entry of a quest. */
const withoutTwin = (...given: Parameters<typeof found>): string[] =>
  found(...given).filter((each) => !each.startsWith('quest/pair-'));

const STRANGE: readonly { readonly value: JsonValue }[] = [{ value: null }, { value: ['x'] }];

test.each(STRANGE)(
  'a value of the wrong type, at any place, is one finding at that value: $value',
  ({ value }) => {
    const inOtherPresets = new Set(spread(PATHS, 60));
    for (const path of PATHS) {
      const at = placeOfPath(path);
      // A list of anything is fine here.
      if (Array.isArray(value) && /\/(?:Rewards|ViewNodes)$/.test(at)) continue;
      // One level down: the element, too, must be of the type that the list is of.
      const inside = Array.isArray(value) && /\/(?:Requirements|Tasks|linkedTasks)$/.test(at);
      if (inside && at === '/roomTasks/Tasks') continue;
      const owned = OWNED.find(([pattern]) => pattern.test(at));
      const rule = owned === undefined ? 'schema' : owned[1];
      const known = rule !== undefined && rulePack.has(rule);
      expect(withoutTwin(changed(path, value))).toEqual(known ? [`${rule} ${at}${inside ? '/0' : ''}`] : []);
      if (known && rule === 'schema' && !inside && inOtherPresets.has(path)) {
        for (const preset of ['recommended', 'lenient'] as const) {
          expect(withoutTwin(changed(path, value), preset)).toEqual([`schema ${at}`]);
        }
      }
    }
  },
);

describe('a missing field is one finding, at the record that lacks it', () => {
  const records = PATHS.filter((path) =>
    /^\/quests\/\w+$|\/Requirements\/\d$|\/linkedTasks\/\d$|^\/roomItems\/\d\/(?:pos|rot|scale)$/.test(
      placeOfPath(path),
    ),
  );

  test('in quest entries, requirements, linked tasks and vectors', () => {
    expect(records.length).toBeGreaterThan(15);
    for (const record of records) {
      for (const path of PATHS.filter((each) => each.length === record.length + 1)) {
        const isMember = record.every((step, depth) => path[depth] === step);
        if (!isMember || ['Rewards', 'SuccessMsg'].includes(String(path.at(-1)))) continue;
        expect(withoutTwin(changed(path, undefined))).toEqual([`schema ${placeOfPath(record)}`]);
      }
    }
  });

  test.each(['/Tasks/0', '/Tasks/1'])('in the subscription %s', (at) => {
    const record = PATHS.find((path) => placeOfPath(path) === `/logic/2#${at}`) ?? [];
    const required =
      at === '/Tasks/1'
        ? ['$type', 'Effector', 'Id', 'Name', 'TaskTriggerId']
        : ['$type', 'Trigger', 'Id', 'Name', 'TargetState'];
    for (const field of required) {
      expect(found(changed([...record, field], undefined))).toEqual([`schema ${placeOfPath(record)}`]);
    }
  });

  test('each field by itself, and an empty record with all of them', () => {
    const text = changed(['quests', 'mlh5m8r2t6y4ef', 'Requirements', 0], {});
    const at = '/quests/mlh5m8r2t6y4ef/Requirements/0';
    expect(withoutTwin(text)).toEqual([`schema ${at}`]);
    const [finding] = lintExample(text).findings;
    expect(finding?.message).toBe('this requirement has no delete, amount, type or id: add them');
    expect(marksOf(text, finding!)).toBe('{');
  });
});

describe('schema', () => {
  test('ignores undocumented fields', () => {
    const text = changed(['roomItems', '2', 'createdAt'], null);
    expect(found(text)).toEqual([]);
    expect(found(changed(['logic', '2', 'Tasks', 2], { $type: 'TaskOfTomorrow', Id: 7 }))).toEqual([]);
    expect(found(changed(['logic', '2', 'Tasks', 1, 'Effector'], { $type: 'Fly', linkedTasks: 7 }))).toEqual(
      [],
    );
    expect(found(changed(['logic', '2', 'Tasks', 0, 'Trigger'], { $type: 'OnRain', when: [] }))).toEqual([]);
  });

  test('a broken record does not hide what is wrong with its neighbours', () => {
    const text = JSON.stringify({
      roomItems: { '2': null, '3': 7, '4': { placed: 'yes' } },
      quests: { a: null, b: [] },
      logic: { '2': JSON.stringify({ Tasks: [null, { $type: 3 }, []] }) },
    });
    const places = found(text).filter((each) => each.startsWith('schema'));
    expect(places).toEqual([
      'schema /roomItems/2',
      'schema /roomItems/3',
      'schema /roomItems/4/placed',
      'schema /quests/a',
      'schema /quests/b',
      'schema /logic/2#/Tasks/0',
      'schema /logic/2#/Tasks/1/$type',
      'schema /logic/2#/Tasks/2',
    ]);
  });

  test('reads the Tasks of an extraData like those of a logic value', () => {
    const extraData = JSON.stringify({ Tasks: [{ $type: 'TaskEffectorSubscription', Effector: 'x' }] });
    const text = changed(['roomItems', '2', 'extraData'], extraData);
    expect(found(text)).toContain('schema /roomItems/2/extraData#/Tasks/0/Effector');
  });

  test.each(['null', '[]', '7', '"quests"'])('reports a root of %s and nothing else', (text) => {
    expect(found(text)).toEqual(['schema ']);
  });

  test.each(['__proto__', 'constructor', 'a/b~c', ''])('points at a broken item %j', (key) => {
    const text = `{ "roomItems": { ${JSON.stringify(key)}: 7 } }`;
    const [finding, ...more] = lintExample(text).findings;
    expect(more).toEqual([]);
    expect(finding?.pointer).toBe(`/roomItems/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    expect(marksOf(text, finding!)).toBe('7');
  });

  test('shows a wrong value without what a terminal would obey', () => {
    const [finding] = lintExample('{ "settings": { "isNight": "\\u001b[2J\\u202e" } }').findings;
    expect(finding?.message).toBe('isNight is the string "\\u001b[2J\\u202e": it must be true or false');
  });

  test('reports very many broken records of one kind as one finding', () => {
    const count = many(50_000, 3_000);
    const Tasks = new Array<null>(count).fill(null);
    const text = rawRoom((snapshot) => {
      Object.assign(snapshot, { logic: { '2': JSON.stringify({ Tasks, ViewNodes: [] }) } });
    });
    const { findings } = lintPreset('all', text);
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`(and in ${count - 1} more places)`),
    ]);
  });
});

test.each([
  ['duration', '2', '2'],
  ['position', [0, '4.5', 0], '4.5'],
] as const)('a number in quotes in %s of _transformState has a safe fix', (field, value, number) => {
  const text = room((changed) => {
    const [move] = tasksOf(changed, '3');
    const effect = move?.Effector as JsonObject;
    Object.assign(effect._transformState as JsonObject, { [field]: value });
  });
  const { findings } = lintExample(text);
  expect(findings.map(({ rule, fix }) => [rule, fix?.safety, fix?.edits.map((edit) => edit.text)])).toEqual([
    ['schema', 'safe', [number]],
  ]);
});

test('a chain with a number in quotes in an undocumented field of _transformState keeps it', () => {
  const chain = { $type: 'RunTriggersFromEffector', linkedTasks: [], useRandom: 'true' };
  const text = room((changed) => {
    const [move] = tasksOf(changed, '3');
    const effect = move?.Effector as JsonObject;
    Object.assign(effect._transformState as JsonObject, { next: chain });
  });
  const { findings } = lintExample(text);
  expect(findings.filter(({ rule }) => rule === 'schema').map(({ fix }) => fix)).toEqual([undefined]);
});

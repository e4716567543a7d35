import { describe, expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { parsePointer } from '../../../src/bytes/json/pointer.js';
import { span } from '../../../src/bytes/text/span.js';
import type { EditDraft } from '../../../src/verdict/lint/draft.js';
import type { FixSafety } from '../../../src/verdict/lint/finding.js';
import { RepairError } from '../../../src/verdict/lint/harmless-fixes.js';
import { createLinter } from '../../../src/verdict/lint/linter.js';
import type { RulePack } from '../../../src/verdict/lint/pack.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import type { Repair } from '../../../src/verdict/lint/repair.js';
import { defineRule, type Rule } from '../../../src/verdict/lint/rule.js';
import { activeRules, toBytes } from '../../lint-example.js';
import { tableRows } from '../../table-rows.js';
import { repairStrictly } from './repair-strictly.js';
import { ABOUT } from './small-pack.js';

type Edits = readonly EditDraft[];

/** A rule that finds something as often as there are fixes for a text, each with the edits of its fix. */
function rule(id: string, safety: FixSafety, fixes: (text: string) => readonly Edits[]): Rule {
  return defineRule({
    ...ABOUT,
    id: `test/${id}`,
    fix: safety,
    on: {
      snapshot({ value }, report) {
        for (const edits of fixes(JSON.stringify(value))) {
          const [first] = edits;
          const at = first !== undefined && 'place' in first ? first.place : Place.root;
          report({
            kind: 'found',
            at,
            values: { words: id },
            fix: { safety, description: `do ${id}`, edits },
          });
        }
      },
    },
  });
}

function repair(rules: readonly Rule[], text: string, strict = false): Repair {
  const pack: RulePack = new Map(rules.map((each) => [each.id, each]));
  const settings = new Map(rules.map(({ id, level }) => [id, { level, options: {} }]));
  const linter = createLinter(pack, activeRules(pack, settings), pureSha256);
  return repairStrictly(linter, toBytes(text), { unsafe: true, strict });
}

const textOf = ({ after }: Repair): string => new TextDecoder().decode(after.bytes);
const reasons = ({ refused }: Repair): (string | undefined)[] => refused.map(({ notFixed }) => notFixed);

const at = (...steps: (string | number)[]): Place => Place.root.along(steps);
const TASKS =
  '{"Tasks":[{"$type":"TaskEffectorSubscription","Id":"a","mine":1},{"$type":"Weird","Id":"b"}],"ViewNodes":[1,2],"col":"x"}';
const TEXT = JSON.stringify({
  mine: { deep: [1, 2] },
  settings: { isNight: true, fog: 'thick', roomBase: '{"a":1}' },
  roomItems: {
    '1': { prefabName: 'Cube', contentString: 'hello', ours: 1 },
    '2': { prefabName: 'Cube' },
  },
  quests: { q: { Rewards: [{ gold: 1 }], Requirements: [{ id: 'q', extra: 1 }], ExtraText: '[1,2]' } },
  logic: { '1': TASKS },
});
const inLogic = at('logic', '1').inside();
const task = inLogic.at('Tasks').at(0);
const fog = at('settings', 'fog');

const json = (text: string) => ({ kind: 'json', json: text }) as const;
const remove = (place: Place): EditDraft[] => [{ kind: 'remove', place }];
const replace = (place: Place, by: string): EditDraft[] => [{ kind: 'replace', place, by: json(by) }];
const insert = (into: Place, key: string): EditDraft[] => [{ kind: 'insert', into, key, json: json('0') }];
const bytes = (from: string, to: string): EditDraft[] => {
  const start = TEXT.indexOf(from);
  return [{ kind: 'bytes', replacements: [{ span: span(start, start + from.length), text: to }] }];
};

const isNight = (text: string): Edits[] =>
  text.includes('"isNight":true') ? [replace(at('settings', 'isNight'), 'false')] : [];
const GOOD = rule('good', 'safe', isNight);
const FIXED = TEXT.replace('"isNight":true', '"isNight":false');

/** Without a value, the place is removed. */
const LOSSES = tableRows('verdict/lint/tables.md')
  .filter(({ title }) => title === 'What a fix may not do undeclared')
  .map(({ cells: [what = '', place = '', by = ''] }): [what: string, edits: Edits] => {
    const [outer = [], ...inner] = place.split('#').map(parsePointer);
    const found = inner.reduce((holder, steps) => holder.inside().along(steps), at(...outer));
    return [what, by === '' ? remove(found) : replace(found, by)];
  });

test.each<[what: string, edits: Edits]>([
  ...LOSSES,
  ['replaces everything', replace(Place.root, '{}')],
  ['renames an unknown field', [{ kind: 'rename', place: fog, key: 'mist' }]],
  ['inserts before undocumented elements', insert(inLogic.at('ViewNodes'), '0')],
  ['inserts into an unknown object', insert(at('mine'), 'new')],
  ['puts an object into a string', [{ kind: 'embed', place: at('mine') }]],
  ['changes the bytes of an unknown value', bytes('thick', 'thin')],
  ['hides a field behind an equal key', bytes('"fog"', '"fog":0,"fog"')],
  ['leaves something that is not JSON', bytes('"fog":', '"fog"')],
  ['empties the file', bytes(TEXT, '{}')],
  ['cuts bytes out of a logic value', [{ kind: 'cut', holder: at('logic', '1'), span: span(2, 40) }]],
])('a fix is refused, safe or unsafe, that undeclared %s', (_what, edits) => {
  for (const safety of ['safe', 'unsafe'] as const) {
    const made = repair([rule('harm', safety, () => [edits]), GOOD], TEXT);
    expect(textOf(made)).toBe(FIXED);
    expect(made.repaired.map(({ rule: id }) => id)).toEqual(['test/good']);
    expect(reasons(made)).toEqual([
      expect.stringMatching(/^the fix \(do harm\) would (?:lose something|leave a)/),
    ]);
    expect(made.result.findings.map(({ rule: id, fix }) => [id, fix])).toEqual([['test/harm', undefined]]);
    expect(made.unfinished).toBe(false);
  }
});

test('a finding says what its fix would lose, and where, with credentials masked', () => {
  const LOSS = 'the fix (do harm) would lose something that the documents do not describe:';
  const key = `https://bucket.s3.amazonaws.com/a?X-Amz-Signature=${'a1'.repeat(32)}`;
  const reasonOf = (edits: Edits, text = TEXT): string =>
    reasons(repair([rule('harm', 'unsafe', () => [edits])], text)).join();
  expect(reasonOf(remove(fog))).toBe(`${LOSS} "fog" is gone (at /settings/fog)`);
  expect(reasonOf(remove(task.at('mine')))).toBe(`${LOSS} "mine" is gone (at /logic/1#/Tasks/0/mine)`);
  expect(reasonOf(bytes('"fog":', '"fog"'))).toBe('the fix (do harm) would leave a file that is not JSON');
  expect(reasonOf(replace(fog, '"x"'), TEXT.replace('thick', key))).not.toContain('a1a1a1');
  const safe = rule('harm', 'safe', () => [remove(fog)]);
  expect(() => repair([safe], TEXT, true)).toThrow(RepairError);
  expect(repair([rule('harm', 'unsafe', () => [remove(fog)])], TEXT, true).refused).toHaveLength(1);
});

describe('a declared loss', () => {
  const declared = (edits: Edits): EditDraft[] =>
    edits.map((edit) => ({ ...edit, discards: true }) as EditDraft);
  const once = (edits: Edits, sign: string, safety: FixSafety): Rule =>
    rule('harm', safety, (text) => (text.includes(sign) ? [declared(edits)] : []));

  test.each<[what: string, edits: Edits, sign: string]>([
    ['an unknown section', remove(at('mine')), '"mine":{'],
    ['an unknown field', remove(fog), 'fog'],
    ['an item', remove(at('roomItems', '1')), '"ours"'],
    ['the content of a section', replace(at('settings'), '{"isNight":false}'), 'fog'],
    ['a task', remove(task), 'mine\\":1'],
    ['a value in a string', replace(inLogic.at('ViewNodes'), '[]'), '[1,2],\\"col'],
  ])('of %s is made by an unsafe fix, and by no safe one', (_what, edits, sign) => {
    const made = repair([once(edits, sign, 'unsafe')], TEXT);
    expect([made.refused.length, made.repaired.length]).toEqual([0, 1]);
    expect(textOf(repair([once(edits, sign, 'safe')], TEXT))).toBe(TEXT);
  });

  test.each<[what: string, edits: Edits]>([
    ['another section', [...declared(remove(fog)), ...remove(at('mine'))]],
    [
      'a section beside it',
      [...declared(replace(at('settings'), '{"isNight":true}')), ...bytes('"mine"', '"mini"')],
    ],
  ])('covers nothing in %s', (_what, edits) => {
    expect(textOf(repair([rule('harm', 'unsafe', () => [edits])], TEXT))).toBe(TEXT);
  });
});

test('what is documented may be removed, changed, and get another Id or key with its unknown fields', () => {
  const first = [...remove(at('roomItems', '2')), ...replace(at('roomItems', '1', 'contentString'), '"bye"')];
  const second: Edits = [
    ...replace(task.at('Id'), '"c"'),
    { kind: 'rename', place: at('roomItems', '1'), key: '3' },
    { kind: 'rename', place: at('quests', 'q'), key: 'r' },
  ];
  const known = (text: string): Edits[] =>
    text.includes('hello') ? [first] : text.includes('"q":') ? [second] : [];
  const after = JSON.parse(textOf(repair([rule('known', 'safe', known)], TEXT, true)));
  expect(after.roomItems).toEqual({ '3': { prefabName: 'Cube', contentString: 'bye', ours: 1 } });
  expect([Object.keys(after.quests), JSON.parse(after.logic['1']).Tasks[0]]).toEqual([
    ['r'],
    { $type: 'TaskEffectorSubscription', Id: 'c', mine: 1 },
  ]);
});

describe('other fixes', () => {
  const COUNT = 40;
  const items = Array.from({ length: COUNT }, (_, n) => n);
  const room = JSON.stringify({
    roomItems: Object.fromEntries(items.map((n) => [n, { prefabName: 'Cube', locked: false, ours: n }])),
  });
  const ours = (n: number): EditDraft[] => remove(at('roomItems', String(n), 'ours'));
  const locks = (text: string): Edits[] =>
    items
      .filter((n) => text.includes(`"locked":false,"ours":${n}}`))
      .map((n) => replace(at('roomItems', String(n), 'locked'), 'true'));

  test('are made beside many that are refused, of another rule and of the same one', () => {
    const harmful = rule('harm', 'unsafe', () => items.map(ours));
    const made = repair([harmful, rule('lock', 'safe', locks)], room);
    expect(textOf(made)).toBe(room.replaceAll('"locked":false', '"locked":true'));
    expect([made.repaired.length, made.refused.length]).toEqual([COUNT, COUNT]);
    expect(reasons(made)).toContain(
      'too many fixes in this file would lose something that the documents do not describe',
    );
    const mixed = repair([rule('mixed', 'unsafe', (text) => [...locks(text), ours(7)])], room);
    expect([mixed.repaired.length, mixed.refused.length]).toEqual([COUNT, 1]);
  });
});

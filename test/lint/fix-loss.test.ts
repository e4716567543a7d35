import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import type { EditDraft, FixDraft } from '../../src/lint/draft.js';
import type { FixSafety } from '../../src/lint/finding.js';
import { createLinter, type Linter } from '../../src/lint/linter.js';
import { activeRules, type RulePack } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import type { Repair } from '../../src/lint/repair.js';
import { RepairError } from '../../src/lint/repair-error.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';
import { span } from '../../src/text/span.js';
import { room } from '../example-room.js';
import { toBytes } from '../lint-example.js';
import { repairStrictly } from './repair-strictly.js';
import { ABOUT } from './small-pack.js';

/** A rule that finds something at some places of a file that are there, each with the edits of its fix. */
function rule(
  id: string,
  safety: FixSafety,
  fixes: (text: string) => readonly (readonly EditDraft[])[],
): Rule {
  return defineRule({
    ...ABOUT,
    id: `test/${id}`,
    fix: safety,
    on: {
      snapshot({ value }, report) {
        for (const edits of fixes(JSON.stringify(value))) {
          const [first] = edits;
          const at =
            first === undefined || first.kind === 'bytes' || first.kind === 'cut'
              ? Place.root
              : first.kind === 'insert'
                ? first.into
                : first.place;
          const fix: FixDraft = { safety, description: `do ${id}`, edits };
          report({ at, message: id, fix });
        }
      },
    },
  });
}

function linterOf(rules: readonly Rule[]): Linter {
  const pack: RulePack = new Map(rules.map((each) => [each.id, each]));
  const settings = new Map(rules.map(({ id, level }) => [id, { level, options: {} }]));
  return createLinter(pack, activeRules(pack, settings), pureSha256);
}

function repair(rules: readonly Rule[], text: string, strict = false): Repair {
  return repairStrictly(linterOf(rules), toBytes(text), { unsafe: true, strict });
}

const textOf = ({ after }: Repair): string => new TextDecoder().decode(after.bytes);
const reasons = ({ refused }: Repair): (string | undefined)[] => refused.map(({ notFixed }) => notFixed);

const at = (...steps: (string | number)[]): Place => Place.root.along(steps);
const json = (text: string) => ({ kind: 'json', json: text }) as const;

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

const remove = (place: Place): EditDraft[] => [{ kind: 'remove', place }];
const replace = (place: Place, by: string): EditDraft[] => [{ kind: 'replace', place, by: json(by) }];
const bytes = (from: string, to: string): EditDraft[] => {
  const start = TEXT.indexOf(from);
  return [{ kind: 'bytes', replacements: [{ span: span(start, start + from.length), text: to }] }];
};

const LOSSES: readonly (readonly [string, readonly EditDraft[]])[] = [
  ['removes an unknown section', remove(at('mine'))],
  ['removes an unknown field', remove(at('settings', 'fog'))],
  ['changes an unknown field', replace(at('settings', 'fog'), '"thin"')],
  ['changes a number deep in an unknown section', replace(at('mine', 'deep', 1), '3')],
  ['renames an unknown field', [{ kind: 'rename', place: at('settings', 'fog'), key: 'mist' }]],
  ['replaces a section', replace(at('settings'), '{}')],
  ['replaces a section by another type', replace(at('settings'), 'null')],
  ['replaces everything', replace(Place.root, '{}')],
  ['removes an item with an unknown field', remove(at('roomItems', '1'))],
  ['removes all items', replace(at('roomItems'), '{}')],
  ['removes a requirement with an unknown field', remove(at('quests', 'q', 'Requirements', 0))],
  ['empties Rewards', replace(at('quests', 'q', 'Rewards'), '[]')],
  ['changes the JSON of a dialogue', replace(at('quests', 'q', 'ExtraText'), '""')],
  ['overwrites JSON in a documented string', replace(at('settings', 'roomBase'), '"Room"')],
  ['overwrites a logic value', replace(at('logic', '1'), '"{}"')],
  ['removes a task with an unknown field', remove(inLogic.at('Tasks').at(0))],
  ['removes a task of an unknown kind', remove(inLogic.at('Tasks').at(1))],
  ['removes the field of a task', remove(inLogic.at('Tasks').at(0).at('mine'))],
  ['changes the order of undocumented elements', replace(inLogic.at('ViewNodes'), '[2,1]')],
  [
    'inserts before undocumented elements',
    [{ kind: 'insert', into: inLogic.at('ViewNodes'), key: '0', json: json('0') }],
  ],
  ['inserts into an unknown object', [{ kind: 'insert', into: at('mine'), key: 'new', json: json('0') }]],
  ['puts an object into a string', [{ kind: 'embed', place: at('mine') }]],
  ['changes the bytes of an unknown value', bytes('thick', 'thin')],
  ['hides a field behind an equal key', bytes('"fog"', '"fog":0,"fog"')],
  ['leaves something that is not JSON', bytes('"fog":', '"fog"')],
  ['empties the file', bytes(TEXT, '{}')],
  ['cuts bytes out of a logic value', [{ kind: 'cut', holder: at('logic', '1'), span: span(2, 40) }]],
  ['changes a spelling that nobody described', replace(at('mine', 'deep', 0), '1.0')],
];

const day = (text: string): EditDraft[][] =>
  text.includes('"isNight":true') ? [replace(at('settings', 'isNight'), 'false')] : [];
const GOOD = rule('good', 'safe', day);

describe.each(['safe', 'unsafe'] as const)('an undeclared loss by a fix that calls itself %s', (safety) => {
  test.each(LOSSES)('is refused: it %s', (_, edits) => {
    const made = repair([rule('harm', safety, () => [edits]), GOOD], TEXT);
    expect(textOf(made)).toBe(TEXT.replace('"isNight":true', '"isNight":false'));
    expect(made.repaired.map(({ rule: id }) => id)).toEqual(['test/good']);
    expect(made.refused.map(({ rule: id }) => id)).toEqual(['test/harm']);
    expect(reasons(made)).toEqual([
      expect.stringMatching(/^the fix \(do harm\) would (?:lose something|leave a)/),
    ]);
    expect(made.result.findings.map(({ rule: id, fix }) => [id, fix])).toEqual([['test/harm', undefined]]);
    expect(made.unfinished).toBe(false);
  });
});

test('a finding says what its fix would lose, and where', () => {
  expect(reasons(repair([rule('harm', 'unsafe', () => [remove(at('settings', 'fog'))])], TEXT))).toEqual([
    'the fix (do harm) would lose something that the documents do not describe: "fog" is gone (at /settings/fog)',
  ]);
  expect(reasons(repair([rule('harm', 'unsafe', () => [bytes('"fog":', '"fog"')])], TEXT))).toEqual([
    'the fix (do harm) would leave a file that is not JSON',
  ]);
  expect(
    reasons(repair([rule('harm', 'unsafe', () => [remove(inLogic.at('Tasks').at(0).at('mine'))])], TEXT)),
  ).toEqual([
    'the fix (do harm) would lose something that the documents do not describe: "mine" is gone (at /logic/1#/Tasks/0/mine)',
  ]);
});

describe('a declared loss', () => {
  const declared = (edits: readonly EditDraft[]): EditDraft[] =>
    edits.map((edit) => ({ ...edit, discards: true }) as EditDraft);
  const once = (edits: readonly EditDraft[], sign: string, safety: FixSafety): Rule =>
    rule('harm', safety, (text) => (text.includes(sign) ? [declared(edits)] : []));

  test.each([
    ['an unknown section', remove(at('mine')), '"mine":{'],
    ['an unknown field', remove(at('settings', 'fog')), 'fog'],
    ['an item', remove(at('roomItems', '1')), '"ours"'],
    ['the content of a section', replace(at('settings'), '{"isNight":false}'), 'fog'],
    ['a task', remove(inLogic.at('Tasks').at(0)), 'mine\\\\\\":1'],
    ['a value in a string', replace(inLogic.at('ViewNodes'), '[]'), '[1,2],\\\\\\"col'],
  ])('of %s is made by an unsafe fix', (_, edits, sign) => {
    const made = repair([once(edits, sign.replaceAll('\\\\\\', '\\'), 'unsafe')], TEXT);
    expect(made.refused).toEqual([]);
    expect(made.repaired).toHaveLength(1);
  });

  test('does not count for a safe fix', () => {
    const made = repair([once(remove(at('settings', 'fog')), 'fog', 'safe')], TEXT);
    expect(textOf(made)).toBe(TEXT);
    expect(made.refused).toHaveLength(1);
  });

  test('covers nothing beside its own place', () => {
    const both = [...declared(remove(at('settings', 'fog'))), ...remove(at('mine'))];
    expect(textOf(repair([rule('harm', 'unsafe', () => [both])], TEXT))).toBe(TEXT);
    const prefix = rule('harm', 'unsafe', () => [
      [...declared(replace(at('settings'), '{"isNight":true}')), ...bytes('"mine"', '"mini"')],
    ]);
    expect(textOf(repair([prefix], TEXT))).toBe(TEXT);
  });
});

describe('what is documented', () => {
  test('may be removed and changed by any fix', () => {
    const edits = [
      ...remove(at('roomItems', '2')),
      ...replace(at('roomItems', '1', 'contentString'), '"good-bye"'),
    ];
    const known = rule('known', 'safe', (text) => (text.includes('hello') ? [edits] : []));
    const made = repair([known], TEXT, true);
    expect(JSON.parse(textOf(made)).roomItems).toEqual({
      '1': { prefabName: 'Cube', contentString: 'good-bye', ours: 1 },
    });
  });

  test('may get another Id or key, with its unknown fields', () => {
    const edits: EditDraft[] = [
      ...replace(inLogic.at('Tasks').at(0).at('Id'), '"c"'),
      { kind: 'rename', place: at('roomItems', '1'), key: '3' },
      { kind: 'rename', place: at('quests', 'q'), key: 'r' },
    ];
    const renewing = rule('renew', 'safe', (text) => (text.includes('"q":') ? [edits] : []));
    expect(repair([renewing], TEXT, true).repaired).toHaveLength(1);
    const losing = rule('renew', 'safe', () => [
      [...replace(inLogic.at('Tasks').at(0), '{"$type":"TaskEffectorSubscription","Id":"c"}')],
    ]);
    expect(textOf(repair([losing], TEXT))).toBe(TEXT);
  });
});

describe('other fixes', () => {
  const many = (count: number): string =>
    JSON.stringify({
      roomItems: Object.fromEntries(
        Array.from({ length: count }, (_, n) => [String(n), { prefabName: 'Cube', locked: false, ours: n }]),
      ),
    });
  const locking = (count: number): Rule =>
    rule('lock', 'safe', (text) =>
      Array.from({ length: count }, (_, n) => n)
        .filter((n) => text.includes(`"locked":false,"ours":${n}}`))
        .map((n) => replace(at('roomItems', String(n), 'locked'), 'true')),
    );

  test('are made beside hundreds that are refused', () => {
    const harmful = rule('harm', 'unsafe', () =>
      Array.from({ length: 300 }, (_, n) => remove(at('roomItems', String(n), 'ours'))),
    );
    const made = repair([harmful, locking(300)], many(300));
    expect(made.repaired).toHaveLength(300);
    expect(textOf(made)).toBe(many(300).replaceAll('"locked":false', '"locked":true'));
    expect(made.refused).toHaveLength(300);
    expect(
      new Set(reasons(made)).has(
        'too many fixes in this file would lose something that the documents do not describe',
      ),
    ).toBe(true);
  });

  test('of the same rule are made if they do no harm', () => {
    const mixed = rule('mixed', 'unsafe', (text) =>
      Array.from({ length: 100 }, (_, n) => n)
        .filter((n) => n === 70 || text.includes(`"locked":false,"ours":${n}}`))
        .map((n) =>
          n === 70
            ? remove(at('roomItems', '70', 'ours'))
            : replace(at('roomItems', String(n), 'locked'), 'true'),
        ),
    );
    const made = repair([mixed], many(100));
    expect(made.repaired).toHaveLength(99);
    expect(made.refused).toHaveLength(1);
  });

  test('that make a harmful one possible are made, and that one is refused', () => {
    const second = rule('harm', 'unsafe', (text) =>
      text.includes('"isNight":false') ? [remove(at('settings', 'fog'))] : [],
    );
    const made = repair([{ ...GOOD, reveals: ['test/harm'] }, second], TEXT);
    expect(textOf(made)).toBe(TEXT.replace('"isNight":true', '"isNight":false'));
    expect(made.refused.map(({ rule: id }) => id)).toEqual(['test/harm']);
  });

  test('are refused the same way by a second run, which changes nothing', () => {
    const rules = [rule('harm', 'unsafe', () => [remove(at('settings', 'fog'))]), GOOD];
    const made = repair(rules, TEXT);
    const again = repair(rules, textOf(made));
    expect(again.splices).toEqual([]);
    expect(reasons(again)).toEqual(reasons(made));
  });
});

describe('in tests of rules', () => {
  test('a safe fix that would lose something is an error', () => {
    const harmful = rule('harm', 'safe', () => [remove(at('settings', 'fog'))]);
    expect(() => repair([harmful], TEXT, true)).toThrow(
      new RepairError(
        'test/harm calls the fix (do harm) safe, but it would lose something that the documents do not describe: "fog" is gone (at /settings/fog)',
      ),
    );
  });

  test('an unsafe one is refused, as for everybody', () => {
    const harmful = rule('harm', 'unsafe', () => [remove(at('settings', 'fog'))]);
    expect(repair([harmful], TEXT, true).refused).toHaveLength(1);
  });
});

test('what a fix would lose is masked if it holds a credential', () => {
  const key = `https://bucket.s3.amazonaws.com/a?X-Amz-Signature=${'a1'.repeat(32)}`;
  const text = JSON.stringify({ settings: { fog: key } });
  const made = repair([rule('harm', 'unsafe', () => [replace(at('settings', 'fog'), '"x"')])], text);
  expect(reasons(made).join()).toContain('would lose something');
  expect(reasons(made).join()).not.toContain('a1a1a1');
});

test('a file without fixes is not compared', () => {
  let compared = 0;
  const linter = linterOf([GOOD]);
  const bytesOf = toBytes(room().replaceAll('"isNight":true', ''));
  linter.repair(bytesOf, {
    unsafe: true,
    first: linter.lint(bytesOf),
    findLoss: () => {
      compared++;
      return undefined;
    },
  });
  expect(compared).toBe(0);
});

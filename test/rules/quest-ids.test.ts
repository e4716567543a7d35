import { describe, expect, test } from 'vitest';
import { beginnings } from '../../rules/quest/id-prefixes.js';
import type { JsonObject } from '../../src/json/value.js';
import { entries } from '../example-changes.js';
import { FIND_KEY, OPEN_DOOR, questsOnly } from '../example-room.js';
import { lintExample } from '../lint-example.js';
import { found, leniently, messages } from './shown-findings.js';

/** All ids of the example room with another beginning. */
const begun = (...beginnings: readonly string[]): string => {
  let text = questsOnly();
  for (const [index, id] of Object.keys(JSON.parse(text).quests as JsonObject).entries())
    text = text.replaceAll(id, `${beginnings[index % beginnings.length]}${id.slice(3)}`);
  return text;
};
const openDoorAs = (id: string): string => questsOnly().replaceAll(`"${OPEN_DOOR}"`, JSON.stringify(id));

describe('quest/id-format', () => {
  test.each(['mlh4k2p9x7q1zz', `mlh${'0'.repeat(11)}`, `mlh${'z'.repeat(14)}`])('takes %s', (id) => {
    expect(found(openDoorAs(id))).toEqual([]);
  });

  test.each([
    `mlh${'0'.repeat(10)}`,
    `mlh${'0'.repeat(15)}`,
    'MLH4k2p9x7q1ab',
    'mlh4k2p9x7q1aB',
    'mlh4k2p9-7q1ab',
    ' mlh4k2p9x7q1ab',
    'mlh4k2p9x7q1é1',
    '__proto__',
    'constructor',
    '',
    '7',
    'xyz4k2p9x7q1ab',
  ])('refuses %j', (id) => {
    expect(found(openDoorAs(id))).toEqual([`quest/id-format /quests/${id}`]);
  });

  test('an id whose prefix alone is wrong may be allowed by an option', () => {
    const options = { 'quest/id-format': { prefixes: ['mlh', 'mk'] } };
    expect(found(begun('mk1', 'mlh'), options)).toEqual([]);
    expect(found(begun('mk1', 'mj1'), { 'quest/id-format': { prefixes: [] } })).toEqual([]);
    expect(messages(openDoorAs('mj75m8r2t6y4ef'), options)).toEqual([
      `quest id "mj75m8r2t6y4ef" does not begin with "mlh" or "mk": if the creator tool made it, allow the prefix with --rule 'quest/id-format:error:{"prefixes":["mlh","mk","mj"]}', or any prefix with {"prefixes":"any"}`,
    ]);
    expect(messages(openDoorAs('short'), { 'quest/id-format': { prefixes: [] } })).toEqual([
      'quest id "short" does not have the observed format: use 14 to 17 lowercase letters or digits',
    ]);
  });

  test('ids of quests may begin with any of several prefixes', () => {
    const findings = (prefixes: string[]) =>
      lintExample(questsOnly(), { 'quest/id-format': { prefixes } }).findings.map(({ rule }) => rule);
    expect(findings(['abc', 'mlh'])).toEqual([]);
    expect(findings(['mlh', 'abc'])).toEqual([]);
    expect(findings(['abc', 'mlx'])).toEqual(['quest/id-format']);
  });

  test('what the message says to do helps', () => {
    const text = begun('mk1', 'mj2', 'n0o', 'mpu');
    const [finding, ...more] = lintExample(text).findings;
    expect(more).toEqual([]);
    const advice = /'quest\/id-format:error:(.*)', or any prefix with (.*)$/.exec(finding?.message ?? '');
    for (const options of advice?.slice(1) ?? ['']) {
      expect(found(text, { 'quest/id-format': JSON.parse(options) as JsonObject })).toEqual([]);
    }
  });

  test('where the beginnings are many, the only advice is to allow any', () => {
    expect(messages(begun('aaa', 'b00', '0cc', 'zzz'))).toEqual([
      `none of the 4 quest ids begins with "mlh": if the creator tool made them, allow any prefix with --rule 'quest/id-format:error:{"prefixes":"any"}'`,
    ]);
  });

  test('the prefixes to allow are in alphabetical order, whatever the order of the ids', () => {
    expect(beginnings(new Set(['nb5m8r2t6y4efq', 'na5m8r2t6y4efq']))).toEqual(['na', 'nb']);
  });

  test('with any prefix allowed, only the form counts', () => {
    const options = { 'quest/id-format': { prefixes: 'any' } };
    expect(found(begun('aaa', 'b00', '0cc', 'zzz'), options)).toEqual([]);
    for (const id of ['zzz4k2p9x7q1', 'zzz4k2p9x7q1zzzzzz', 'Zzz4k2p9x7q1zzz', 'zzz4k2p9-7q1zzz'])
      expect(messages(openDoorAs(id), options)).toEqual([
        `quest id "${id}" does not have the observed format: use 14 to 17 lowercase letters or digits`,
      ]);
  });

  test('ids that all have the same wrong prefix are one finding, even with another id of a wrong form', () => {
    expect(found(begun('mk1'))).toEqual([`quest/id-format /quests/mk1${FIND_KEY.slice(3)}`]);
    const text = begun('mk1').replaceAll(`mk1${OPEN_DOOR.slice(3)}`, 'door');
    expect(found(text)).toEqual([
      `quest/id-format /quests/mk1${FIND_KEY.slice(3)}`,
      'quest/id-format /quests/door',
    ]);
  });

  test('ids of which some have the right prefix are reported one by one', () => {
    expect(found(begun('mk1', 'mlh'))).toHaveLength(2);
  });

  test('a single id is not counted', () => {
    const text = questsOnly((quests) => {
      for (const key of Object.keys(quests).slice(1)) delete quests[key];
    }).replaceAll(FIND_KEY, 'mk14k2p9x7q1ab');
    expect(messages(text)).toContain(
      `quest id "mk14k2p9x7q1ab" does not begin with "mlh": if the creator tool made it, allow the prefix with --rule 'quest/id-format:error:{"prefixes":["mk"]}', or any prefix with {"prefixes":"any"}`,
    );
  });

  test('the preset for published rooms takes ids made at any time', () => {
    for (const first of '0123456789abcdefghijklmnopqrstuvwxyz')
      expect(leniently(begun(`${first}0o`))).toEqual([]);
    expect(leniently(openDoorAs('open_door'))).toEqual(['quest/id-format /quests/open_door']);
  });

  test('a key that is no longer an id has one finding, although its id is right', () => {
    const text = questsOnly().replace(`"${OPEN_DOOR}": {`, '"door": {');
    expect(found(text).filter((each) => each.startsWith('quest/'))).toEqual([
      'quest/id-matches-key /quests/door',
    ]);
  });

  test('a key with another prefix than its id has one finding', () => {
    const text = questsOnly().replace(`"${OPEN_DOOR}": {`, `"mj${OPEN_DOOR.slice(2)}": {`);
    expect(found(text).filter((each) => each.startsWith('quest/'))).toEqual([
      `quest/id-matches-key /quests/mj${OPEN_DOOR.slice(2)}/id`,
    ]);
  });

  describe('in a file without quests', () => {
    const task = (TaskTriggerId: string, index: number): JsonObject => ({
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      Id: `a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9${String(index).padStart(3, '0')}`,
      TargetState: 111,
      Name: '0_find_key',
      TaskTriggerId,
    });
    const logicOf = (...ids: readonly string[]): string =>
      // Written by hand: the keys are in an order in which JavaScript does not read them.
      `{"logic":{${ids
        .map(
          (id, index) =>
            `"${ids.length - index}":${JSON.stringify(JSON.stringify({ Tasks: [task(id, index)] }))}`,
        )
        .join(',')}}}`;
    const own = (text: string): string[] => found(text).filter((each) => each.startsWith('quest/'));

    test('the ids in references are checked', () => {
      expect(own(logicOf(FIND_KEY, 'key'))).toEqual(['quest/id-format /logic/1#/Tasks/0/TaskTriggerId']);
    });

    test('those that all fail by their prefix are one finding, at the first in the file', () => {
      const text = logicOf('mk14k2p9x7q1ab', 'mk14k2p9x7q1ab', 'mk24k2p9x7q1ab');
      expect(own(text)).toEqual(['quest/id-format /logic/3#/Tasks/0/TaskTriggerId']);
      expect(messages(text)).toContain(
        `none of the 2 quest ids begins with "mlh": if the creator tool made them, allow their prefix with --rule 'quest/id-format:error:{"prefixes":["mk"]}', or any prefix with {"prefixes":"any"}`,
      );
    });

    test.each(['{}', '[]', 'null'])('they are not when quests is there as %s', (quests) => {
      expect(own(logicOf('key').replace('{"logic"', `{"quests":${quests},"logic"`))).toEqual([]);
    });
  });
});

describe('quest/entry-id-uuid', () => {
  const everywhere = (from: string, to: string): string => questsOnly().replaceAll(from, to);
  const ENTRY_ID = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d';

  test.each(['5B9C3E7A-1D2F-4A6B-8C4D-9E0F1A2B3C4D', '5b9c3e7a-1d2f-4a6b-bc4d-9e0f1a2b3c4d'])(
    'takes %s',
    (id) => {
      expect(found(everywhere(ENTRY_ID, id))).toEqual([]);
    },
  );

  test.each([
    '5b9c3e7a-1d2f-7a6b-8c4d-9e0f1a2b3c4d',
    '5b9c3e7a-1d2f-4a6b-0c4d-9e0f1a2b3c4d',
    '00000000-0000-0000-0000-000000000000',
    'aaa11111-1111-1111-1111-111111111111',
  ])('%s is well formed and of no version 4', (id) => {
    expect(found(everywhere(ENTRY_ID, id))).toHaveLength(1);
    expect(leniently(everywhere(ENTRY_ID, id))).toEqual([]);
  });

  test.each([
    '',
    'urn:uuid:5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d',
    '{5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d}',
    '5b9c3e7a1d2f4a6b8c4d9e0f1a2b3c4d',
    'gb9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d',
  ])('%j is not a UUID in any preset', (id) => {
    expect(found(everywhere(ENTRY_ID, id))).toHaveLength(1);
    expect(leniently(everywhere(ENTRY_ID, id))).toHaveLength(1);
  });
});

describe('Names', () => {
  const named = (...names: readonly string[]): string =>
    questsOnly((quests) => {
      const template = Object.values(quests).slice(0, 2);
      for (const key of Object.keys(quests)) delete quests[key];
      for (const [index, Name] of names.entries()) {
        const digits = String(index).padStart(4, '0');
        for (const [half, entry] of template.entries()) {
          const id = `mlh4k2p9x${half}${digits}`;
          quests[id] = { ...entry, id, Name, EntryId: `0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d${digits}` };
        }
      }
    });
  const at = (rule: string, index: number): string =>
    `${rule} /quests/mlh4k2p9x0${String(index).padStart(4, '0')}/Name`;

  test('the second and the third use of a Name are one finding, with the first as related place', () => {
    const text = named('0_a', '1_b', '0_a', '0_a');
    expect(found(text)).toEqual([at('quest/name-unique', 2)]);
    expect(lintExample(text).findings[0]?.message).toBe('3 quests have the Name "0_a": give each its own');
    expect(lintExample(text).findings[0]?.related).toMatchObject([
      { pointer: '/quests/mlh4k2p9x00000/Name' },
      { pointer: '/quests/mlh4k2p9x00003/Name' },
    ]);
  });

  test('each later one of Names that differ only in their number is reported once', () => {
    expect(found(named('0_a', '5_a', '5_a', '6_a'))).toEqual([
      at('quest/bare-name-unique', 1),
      at('quest/name-unique', 2),
      at('quest/bare-name-unique', 3),
    ]);
  });

  test('the first means the first in the file, in any order of keys', () => {
    const text = named('0_a', '0_a')
      .replaceAll('mlh4k2p9x00000', '9')
      .replaceAll('mlh4k2p9x10000', '8')
      .replaceAll('mlh4k2p9x00001', '2')
      .replaceAll('mlh4k2p9x10001', '1');
    expect(found(text).filter((each) => each.includes('unique'))).toEqual([
      'quest/name-unique /quests/2/Name',
    ]);
  });

  test('more than the number is compared, and only one number is taken off', () => {
    expect(found(named('0_a', '0_A', '1_b', '1_2_b', '3_2_c'))).toEqual([]);
  });

  test('a Name that one entry of a pair has in common with another quest is a matter of the pair', () => {
    const text = entries({ [OPEN_DOOR]: { Name: '0_find_key' } });
    expect(found(text)).toEqual(['quest/pair-symmetry /quests/mlh5m8r2v1u7gh/Name']);
  });

  test('names with a meaning in JavaScript are names like any other', () => {
    expect(found(named('0___proto__', '1_constructor', '2_toString'))).toEqual([]);
    expect(found(named('0___proto__', '1___proto__'))).toEqual([at('quest/bare-name-unique', 1)]);
  });

  test('any character may follow the underscore, and a line break is a warning of another rule', () => {
    expect(found(named('0_a\u00a0b', '1_\u2028c'))).toEqual([]);
    expect(found(named('0_a\nb')).map((each) => each.split(' ')[0])).toEqual(['quest/name-space']);
    expect(found(named('0_')).map((each) => each.split(' ')[0])).toEqual(['quest/numbered-name']);
  });

  test.each([' ', '\t', '\n', '\u00a0'])('%j at the end of a Name is a warning, and no error', (space) => {
    const { findings } = lintExample(named(`0_a${space}`));
    expect(findings.map(({ rule, level }) => `${level} ${rule}`)).toEqual(['warning quest/name-space']);
  });

  test('the white space is removed unless the Name would be empty or equal another quest’s', () => {
    const fixes = (...names: string[]) =>
      lintExample(named(...names))
        .findings.filter(({ rule }) => rule === 'quest/name-space')
        .map(({ fix }) => fix?.edits.length);
    expect(fixes('0_a ')).toEqual([2]);
    expect(fixes('0_a ', '0_a')).toEqual([undefined]);
    expect(fixes('0_ ')).toEqual([undefined]);
    expect(found(named(' 0_a')).map((each) => each.split(' ')[0])).toEqual(['quest/numbered-name']);
  });

  test('many quests with one Name are one finding', () => {
    const { findings } = lintExample(named(...Array<string>(300).fill('0_a')));
    expect(findings.map(({ message }) => message)).toEqual([
      '300 quests have the Name "0_a": give each its own',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { task, tasksOf } from '../example-changes.js';
import { FIND_KEY, OPEN_DOOR, OPEN_DOOR_COMPLETED, rawRoom, room } from '../example-room.js';
import { applyFixes, lintExample, marksOf, placeOf } from '../lint-example.js';
import { found } from './shown-findings.js';

/** The example room with names replaced everywhere, also inside logic strings. */
const spelled = (...names: readonly (readonly [from: string, to: string])[]): string =>
  names.reduce((text, [from, to]) => text.replaceAll(from, to), room());

describe('one near miss is one finding, and its fix gives the documented name', () => {
  test.each([
    ['"quests"', '"Quests"', 'snapshot/section-spelling /Quests'],
    ['"logic"', '"Logic"', 'snapshot/section-spelling /Logic'],
    ['"roomItems"', '"roomItem"', 'snapshot/section-spelling /roomItem'],
    ['"roomItems"', '"items"', 'snapshot/section-spelling /items'],
    ['"settings"', '"setting"', 'snapshot/section-spelling /setting'],
    ['"tasksRefresh"', '"taskRefresh"', 'key/spelling /settings/taskRefresh'],
    ['"roomSettingsExtraData"', '"roomSettingExtraData"', 'key/spelling /settings/roomSettingExtraData'],
  ])('%s written %s', (from, to, finding) => {
    const text = spelled([from, to]);
    const { findings } = lintExample(text);
    expect(found(text)).toEqual([finding]);
    expect(marksOf(text, findings[0]!)).toBe(to);
    expect(findings[0]?.fix?.safety).toBe('unsafe');
    expect(applyFixes(text, findings)).toBe(room());
  });

  test('both entries of a pair share a finding, with the twin as related place and one fix', () => {
    const text = rawRoom(({ quests }) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const entry = (quests as Record<string, JsonObject>)[key]!;
        entry.visible = entry.Visible!;
        delete entry.Visible;
      }
    });
    const [finding, ...others] = lintExample(text).findings;
    expect(others).toEqual([]);
    expect(placeOf(finding!)).toBe(`/quests/${OPEN_DOOR}/visible`);
    expect(finding?.related.map(placeOf)).toEqual([`/quests/${OPEN_DOOR_COMPLETED}/visible`]);
    expect(found(applyFixes(text, [finding!]))).toEqual([]);
  });
});

describe('a misspelled record is checked as the intended one', () => {
  test('everything in it, and the places are those of the file', () => {
    const text = spelled(
      ['"quests"', '"Quests"'],
      ['\\"Tasks\\"', '\\"tasks\\"'],
      ['\\"TargetState\\":2,', '\\"targetState\\":7,'],
    );
    const shown = found(text);
    expect(shown).toContain('snapshot/section-spelling /Quests');
    expect(shown).toContain('key/spelling /logic/2#/tasks');
    const spelling = lintExample(text).findings.find(({ rule }) => rule === 'key/spelling');
    expect(spelling?.related.map(placeOf)).toContain('/logic/2#/tasks/1/targetState');
    const state = lintExample(text).findings.find(({ rule }) => rule === 'subscription/target-state');
    expect(placeOf(state!)).toBe('/logic/2#/tasks/1/targetState');
    expect(marksOf(text, state!)).toBe('7');
  });

  test('a quest under a misspelled section answers references', () => {
    const text = spelled(['"quests"', '"Quests"']).replace(
      `\\"TaskTriggerId\\":\\"${FIND_KEY}\\"`,
      '\\"TaskTriggerId\\":\\"mlh000000000000\\"',
    );
    expect(found(text)).toEqual([
      'snapshot/section-spelling /Quests',
      'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId',
    ]);
  });

  test('a fix inside a misspelled record changes the bytes of the file', () => {
    const text = spelled(['"quests"', '"Quests"'], ['"AutoStart": false', '"autoStart": true']);
    const safe = lintExample(text).findings.filter(({ rule }) => rule === 'quest/no-auto-start');
    expect(applyFixes(text, safe)).toBe(spelled(['"quests"', '"Quests"'], ['"AutoStart"', '"autoStart"']));
  });

  test('a number in quotes is read as the number, so that its fix causes no new finding', () => {
    const text = rawRoom(({ roomItems }) => {
      (roomItems as Record<string, JsonObject>)['3']!.parentItemID = '77';
    });
    expect(found(text)).toEqual([
      'item/parent-exists /roomItems/3/parentItemID',
      'schema /roomItems/3/parentItemID',
    ]);
    const safe = lintExample(text).findings.filter(({ fix }) => fix?.safety === 'safe');
    expect(found(applyFixes(text, safe))).toEqual(['item/parent-exists /roomItems/3/parentItemID']);
  });
});

test('quests grouped by Status are one finding, and references are not held against them', () => {
  const text = rawRoom((snapshot) => {
    const entries = Object.values(snapshot.quests as JsonObject) as JsonObject[];
    snapshot.quests = {
      inProgress: entries.filter(({ Status }) => Status === 'inProgress'),
      completed: entries.filter(({ Status }) => Status === 'completed'),
    };
  });
  expect(found(text)).toEqual(['schema /quests']);
  expect(lintExample(text).findings[0]?.message).toBe(
    'quests groups its entries by Status: it must be a flat object that holds every quest entry under its id',
  );
});

test('a quote inside the JSON of a logic value is written with three backslashes', () => {
  const text = JSON.stringify({
    ...(JSON.parse(room()) as JsonObject),
    logic: { '2': '{"Tasks":[],"ViewNodes":[],"title":"say "hi" now"}' },
  });
  expect(lintExample(text).findings.map(({ message }) => message)).toEqual([
    String.raw`in the logic of item 2 (GLB), this quote ends the string too early: write \\\" for a quote that is part of the string`,
  ]);
});

test('Delay next to the event of a trigger is not a documented field, with any value', () => {
  for (const Delay of ['"soon"', '-1', 'null'])
    expect(
      found(
        room().replace(
          '{\\"$type\\":\\"OnClickEvent\\"}',
          `{\\"$type\\":\\"OnClickEvent\\",\\"Delay\\":${Delay.replaceAll('"', '\\"')}}`,
        ),
      ),
    ).toEqual([]);
});

describe('in a field that no document names', () => {
  test.each([
    ['a near miss', { $type: 'HideObject' }],
    ['a misspelled field', { $type: 'MoveToSpot', transformState: {} }],
    ['a number in quotes', { $type: 'RunTriggersFromEffector', linkedTasks: [], useRandom: 'true' }],
  ])('%s is found and has no fix', (_, effect) => {
    const text = task('2', 1, { Effector: { $type: 'Sequence', effects: [effect] } });
    const { findings } = lintExample(text);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.map(({ fix }) => fix)).toEqual(findings.map(() => undefined));
  });

  test('a value of a subscription whose $type is unknown has no fix either', () => {
    const text = room((changed) => {
      const chain = tasksOf(changed, '3')[1] as JsonObject;
      chain.$type = 'Mine';
      const [link] = (chain.Effector as JsonObject).linkedTasks as JsonObject[];
      Object.assign(link ?? {}, { TargetState: '171' });
    });
    expect(lintExample(text).findings.map(({ rule, fix }) => [rule, fix])).toContainEqual([
      'schema',
      undefined,
    ]);
  });
});

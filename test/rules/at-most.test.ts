import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Draft } from '../../src/lint/draft.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, OPEN_DOOR, room } from '../example-room.js';
import { findingsOf } from '../lint-example.js';
import { detailsOf, inDetail } from './shown-findings.js';

/* Where lists of related places and moved keys end, and the case just before it. */

const own = (rule: string, text: string): string[] =>
  findingsOf(text)
    .filter((finding) => finding.rule === rule)
    .flatMap(detailsOf);

/** Adds effects that wait for the completion of the second quest. */
function addWaiting(changed: ExampleRoom, count: number): void {
  const [, effect = {}] = tasksOf(changed, '2');
  for (let index = 0; index < count; index++)
    tasksOf(changed, '2').push({
      ...structuredClone(effect),
      Id: `3c6a2e40-b5d7-4809-b324-${String(index).padStart(12, '0')}`,
      TaskTriggerId: OPEN_DOOR,
      Name: '1_open_door',
      TargetState: 2,
    });
}

describe('related places are twelve at most', () => {
  test('where nothing completes a quest', () => {
    const text = room((changed) => {
      tasksOf(changed, '4').splice(1, 1);
      addWaiting(changed, 20);
    });
    const [message, ...related] = own('flow/never-completed', text);
    expect(message).toBe(
      `/quests/${OPEN_DOOR}: nothing completes "1_open_door" once it is Active, but 21 effects and 1 transition code wait for that: add a trigger with TargetState 121`,
    );
    expect(related).toHaveLength(12);
  });

  test('where a quest is reset at once', () => {
    const text = room((changed) => {
      addWaiting(changed, 20);
      for (const { Effector } of tasksOf(changed, '3'))
        for (const link of ((Effector as JsonObject | undefined)?.linkedTasks ?? []) as JsonObject[])
          link.Trigger = {};
    });
    const found = own('flow/reset-races-completion', text);
    expect(found[0]).toMatch(/while 2\d effects wait for the completion/);
    expect(found.slice(1)).toHaveLength(12);
  });
});

describe('numbers in messages', () => {
  const messageOf = (number: string): string[] => own('text/unsafe-number', `{"settings":{"a":${number}}}`);
  const found = (shown: string, becomes: string): string[] => [
    `/settings/a: ${shown} becomes ${becomes} when it is read: write a number with fewer digits`,
  ];

  test('are cut after 40 characters', () => {
    const [exact, longer] = ['9'.repeat(40), '9'.repeat(41)];
    expect(messageOf(exact)).toEqual([expect.stringContaining(`${exact} becomes`)]);
    expect(messageOf(longer)).toEqual([expect.stringContaining(`${'9'.repeat(40)}… becomes`)]);
  });

  test('have their exact digits, with an exponent up to 1e25', () => {
    expect(messageOf('9007199254740993e0')).toEqual(found('9007199254740993e0', '9007199254740992'));
    expect(messageOf('10000000000000000000000001e0')).toEqual(
      found('10000000000000000000000001e0', '10000000000000000905969664.000'),
    );
    expect(messageOf('10000000000000000000000001')).toEqual(
      found('10000000000000000000000001', '10000000000000000905969664'),
    );
    expect(messageOf('1000000000000000000000001E0')).toEqual(
      found('1000000000000000000000001E0', '999999999999999983222784'),
    );
  });
});

test('a record with too many fields is reported with its section', () => {
  const drafts: Draft[] = [];
  const span = { start: 0, end: 1 };
  const listen = rulePack.get('text/size')?.on.textFault as unknown as (...given: unknown[]) => void;
  const fault = { kind: 'fields', section: 'quests', record: 'a', count: 3_000, most: 2_000, span };
  listen(fault, (draft: Draft) => drafts.push(draft), { options: { maxBytes: 1 } });
  expect(drafts.map(({ message }) => message)).toEqual([
    '"a" in "quests" has 3,000 fields, and roomlint reads at most 2,000: remove some, because nothing else in this file was checked',
  ]);
});

test('Delay beside two linked tasks is one fault', () => {
  const text = room((changed) => {
    const [, holder] = tasksOf(changed, '3');
    const effector = (holder?.Effector ?? {}) as { linkedTasks: JsonObject[] };
    const [link] = effector.linkedTasks;
    effector.linkedTasks = [
      { ...link, Trigger: {} },
      { ...link, Trigger: {}, Id: '2b591d3f-a4c6-47f8-a213-94b5d6f789ab' },
    ];
    Object.assign(effector, { Delay: 2 });
  });
  expect(inDetail(text)).toEqual([
    'effect/linked-trigger /logic/3#/Tasks/1/Effector/Delay: Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": 2}',
  ]);
});

test('keys that appear twice are one finding in quests, and one each in other sections', () => {
  const keysOf = (section: string): string[] => {
    const twice = ['a', 'b', 'a', 'b'].map((key) => `"${key}":{}`).join();
    return own('text/duplicate-key', `{"${section}":{${twice}}}`).filter((line) => line.startsWith('/'));
  };
  expect(keysOf('quests')).toEqual([
    expect.stringContaining('"a" and 1 more key of this object appear twice'),
  ]);
  expect(keysOf('roomItems')).toHaveLength(2);
});

test('only a portal has its destination in its logic', () => {
  const found = (prefabName: string): string[] =>
    own(
      'item/portal-destination',
      room(({ roomItems, logic }) => {
        roomItems['5'] = { ...roomItems['4'], prefabName, contentString: 'cellar' };
        logic['5'] = { Tasks: [], ViewNodes: [], id: 'garden' };
      }),
    ).slice(0, 1);
  expect(found('Portal')).toEqual([expect.stringContaining('/logic/5#/id: this portal goes to "garden"')]);
  expect(found('Carousel')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { PlainObject } from '../../src/bytes/json/value.js';
import { lintPreset, placeOf } from '../lint-example.js';
import { idOf, listed, onClick, type RoomSpec, roomOf, snapshotOf } from '../model/flow/rooms.js';
import { tableRows } from '../table-rows.js';

/* What is found of how a room plays: the rooms of the page beside this file, and what it cannot show. */

const RULES = /^(?:flow|requirement|trigger)\/|^quest\/no-auto-start$/;

/** The rule and place of each such finding, in a room without some of its sections. */
function found(spec: RoomSpec, without: readonly string[] = []): string[] {
  const sections = Object.entries(snapshotOf(spec)).filter(([name]) => !without.includes(name));
  const { findings, crashes } = lintPreset('recommended', JSON.stringify(Object.fromEntries(sections)));
  expect(crashes).toEqual([]);
  return findings
    .filter(({ rule }) => RULES.test(rule))
    .map((finding) => `${finding.rule} ${placeOf(finding)}`);
}

test.each(tableRows('rules/flow.md').map(({ title, cells }) => [title, ...cells]))(
  '%s %s',
  (title, _what, quests = '', tasks = '', findings = '') => {
    const all = found(roomOf(quests, tasks));
    const [, rule = ''] = / for (\S+) alone$/.exec(title ?? '') ?? [];
    expect(all.filter((each) => each.startsWith(rule))).toEqual(
      listed(findings).map((each) => each.replace(/ q(\d)/, (_, quest) => ` /quests/${idOf(Number(quest))}`)),
    );
  },
);

test.each(['quests', 'logic', 'roomItems'])('no quest never starts without the section %s', (section) => {
  expect(found({ quests: [{}], tasks: [onClick(2, 0, 121)] }, [section])).toEqual([]);
});

describe('a quest is not reported where it may be set', () => {
  const linked = (Trigger: object): string =>
    JSON.stringify({
      Tasks: [{ $type: 'TaskTriggerSubscription', Trigger, TargetState: 181, TaskTriggerId: idOf(0) }],
    });
  const setting = (roomSettingsExtraData: PlainObject | string): RoomSpec => ({
    quests: [{}],
    tasks: [onClick(2, 0, 121)],
    raw: { settings: { roomSettingsExtraData } },
  });
  const SETS = "SetTask('quest0','Active',0.0)";

  test.each<[where: string, spec: RoomSpec]>([
    ...[{ V: SETS.replace('0', '1') }, { V: [{ $type: 'X', V: SETS.replace('0', '1') }] }].map(
      (Trigger): [string, RoomSpec] => [
        `a trigger with ${JSON.stringify(Trigger)}`,
        { quests: [{}, {}], raw: { logic: { '2': linked({ $type: 'OnClickEvent', ...Trigger }) } } },
      ],
    ),
    ['logic that cannot be read', { quests: [{}], raw: { logic: { '2': '{"Tasks":[' } } }],
    [
      'an effect that names it',
      { quests: [{}], tasks: [{ on: 'OnClickEvent', effect: { $type: 'GiveQuest', q: '0_quest0' } }] },
    ],
    ['settings that hold JSON', setting(JSON.stringify({ OnStart: SETS }))],
    [
      'settings that hold JSON in JSON',
      setting(JSON.stringify({ EventData: JSON.stringify([{ V: SETS }]) })),
    ],
    ['settings that hold no JSON', setting(`OnStart: ${SETS}`)],
    ['settings that are an object', setting({ OnStart: SETS })],
  ])('by %s', (_where, spec) => {
    expect(found(spec).filter((each) => each.startsWith('flow/'))).toEqual([]);
  });
});

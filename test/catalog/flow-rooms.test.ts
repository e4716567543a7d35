import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { OPEN_DOOR } from '../example-room.js';
import { lintPreset, placeOf } from '../lint-example.js';
import { EFFECT_PLACES, withEffect } from './planted-rooms.js';

/* A quest that no trigger starts, and an effect, in each place, that may start it or does not. */

const expression = (V: string): JsonObject => ({ $type: 'FunctionEffector', V });

/** A subscription in linkedTasks is not a linked task, so what it does is unknown. */
const places = Object.entries(EFFECT_PLACES).filter(([place]) => !place.includes('linked'));

test.each([
  ['an effect without a quest', { $type: 'ShowOutline' }, true],
  ['a text with its name', { $type: 'NotificationPillEvent', nt: 'open_door is locked' }, true],
  ['an expression that sets a variable', expression("SetVariable('coins', 1.0, 0.0)"), true],
  [
    'an expression that reads it',
    expression("if($T{open_door} == 'Active', SetVariable('coins', 1.0, 0.0), 0.0)"),
    true,
  ],
  ['an expression that resets it', expression("SetTask('open_door', 'NotActive', 0.0)"), true],
  [
    'an expression that needs it to be active',
    expression("if($T{open_door} == 'Active', SetTask('open_door', 'Completed', 0.0), 0.0)"),
    true,
  ],
  ['an expression that starts it', expression("SetTask('open_door', 'Active', 0.0)"), false],
  [
    'an expression that computes its name',
    expression("SetTask('open_' + SelectRandom('door', 'gate'), 'Active', 0.0)"),
    false,
  ],
  ['a page that may send anything', { $type: 'IframeEvent', url: 'https://pages.example/' }, false],
] as const)('a quest is reported unless %s may start it', (_what, effect, isReported) => {
  for (const [place, at] of places) {
    const text = withEffect(at, effect, (changed) => {
      tasksOf(changed, '4').splice(0, 2);
      tasksOf(changed, '3').splice(1, 1);
    });
    const found = lintPreset('catalog', text)
      .findings.filter(({ rule }) => rule === 'flow/never-activated')
      .map((finding) => `${placeOf(finding)}: ${finding.message}`);
    const wanted = `/quests/${OPEN_DOOR}: no trigger or linked task activates "1_open_door", so it can never start: add a trigger with TargetState 111`;
    expect(found, place).toEqual(isReported ? [wanted] : []);
  }
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRecordSchemas } from '../../.ci/compile-schemas.js';
import { knownFields } from '../../.ci/known-fields.js';
import {
  elementShape as elementOf,
  insideShape,
  kindShape,
  memberShape,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../../src/schema/known-fields.js';
import { SCHEMAS_FOLDER } from '../schema/published-schemas.js';

const committed = (file: string): string =>
  readFileSync(new URL(`../../src/schema/compiled/${file}`, import.meta.url), 'utf8');

describe('the table of known fields', () => {
  test('is up to date with schemas/ (npx tsx .ci/compile-schemas.ts writes it)', () => {
    const { javascript, declarations } = knownFields(readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER)));
    expect(committed('known-fields.js')).toBe(javascript);
    expect(committed('known-fields.d.ts')).toBe(declarations);
  });

  const at = (...keys: readonly string[]): Shape => keys.reduce(memberShape, SNAPSHOT_SHAPE);

  test('knows the fields of the records by their place', () => {
    expect(recordOfShape(at('roomItems', '12'))).toBe('room-item');
    expect(at('roomItems', '12', 'pos', 'x')).not.toBe(UNKNOWN_SHAPE);
    expect(at('roomItems', '12', 'pos', 'w')).toBe(UNKNOWN_SHAPE);
    expect(recordOfShape(at('quests', 'q'))).toBe('quest-entry');
    expect(at('quests', 'q', 'SuccessMsg')).not.toBe(UNKNOWN_SHAPE);
    expect(at('mine')).toBe(UNKNOWN_SHAPE);
    expect(at('mine', 'pos')).toBe(UNKNOWN_SHAPE);
  });

  test('does not know properties that every JavaScript object inherits', () => {
    for (const key of ['__proto__', 'constructor', 'toString'])
      expect(at('settings', key)).toBe(UNKNOWN_SHAPE);
  });

  test('knows the fields in strings that hold JSON', () => {
    for (const place of [at('logic', '5'), at('roomItems', '5', 'extraData')])
      expect(recordOfShape(insideShape(place))).toBe('logic-value');
    expect(memberShape(insideShape(at('settings', 'roomSettingsExtraData')), 'EventData')).toBe(
      UNKNOWN_SHAPE,
    );
  });

  test('knows a kind by its $type', () => {
    const effect = memberShape(kindShape(subscription(), 'TaskEffectorSubscription'), 'Effector');
    expect(recordOfShape(kindShape(effect, 'MoveToSpot'))).toBe('move-to-spot');
    expect(kindShape(effect, 'NotificationPillEvent')).toBe(UNKNOWN_SHAPE);
    expect(kindShape(subscription(), 'constructor')).toBe(UNKNOWN_SHAPE);
  });

  function subscription(): Shape {
    return elementOf(memberShape(insideShape(at('logic', '5')), 'Tasks'));
  }
});

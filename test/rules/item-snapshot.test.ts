import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../../src/snapshot/sections.js';
import { items } from '../example-changes.js';
import { room } from '../example-room.js';
import { lintExample, marksOf } from '../lint-example.js';
import { found } from './shown-findings.js';

describe('item/expected-fields', () => {
  const RULE = 'item/expected-fields';

  test.each(['prefabName', 'pos', 'rot', 'scale'])(
    'reports an item without %s once, in each preset',
    (field) => {
      const text = items({ 3: { [field]: undefined } });
      for (const preset of ['recommended', 'lenient', 'all'] as const) {
        expect(found(text, preset)).toEqual([`${RULE} /roomItems/3`]);
      }
      expect(lintExample(text).findings[0]?.message).toBe(
        `item 3${field === 'prefabName' ? '' : ' (ResizableCube)'} has no ${field}: add prefabName, pos, rot and scale to every item`,
      );
    },
  );

  test.each(['contentString', 'parentItemID', 'placed'])('ignores an item without %s', (field) => {
    const text = room(({ roomItems }) => {
      for (const item of Object.values(roomItems)) delete item[field];
    });
    expect(found(text)).toEqual([]);
  });

  test('names all that is missing in one finding for each item', () => {
    const { findings } = lintExample('{ "roomItems": { "2": {}, "9": { "pos": null } } }');
    expect(findings.filter(({ rule }) => rule === RULE).map(({ message }) => message)).toEqual([
      'item 2 has no prefabName, pos, rot or scale: add prefabName, pos, rot and scale to every item',
      'item 9 has no prefabName, rot or scale: add prefabName, pos, rot and scale to every item',
    ]);
  });

  test('leaves a field of the wrong type, and an item that is not an object, to schema', () => {
    const text = room(({ roomItems }) => {
      Object.assign(roomItems['2'] ?? {}, { pos: null, rot: 'none' });
      Object.assign(roomItems, { '3': [] });
    });
    expect(found(text)).toEqual([
      'schema /roomItems/2/pos',
      'schema /roomItems/2/rot',
      'schema /roomItems/3',
    ]);
  });

  test('reports nothing when roomItems is missing or not an object', () => {
    for (const text of ['{ "settings": {} }', '{ "roomItems": [{}] }', '{ "roomItems": null }']) {
      expect(found(text).filter((each) => each.startsWith('item/'))).toEqual([]);
    }
  });

  test.each(['__proto__', 'constructor'])(
    'reports an item %s, and does not take its fields from elsewhere',
    (key) => {
      expect(found(`{ "roomItems": { "${key}": { "__proto__": { "pos": 1 } } } }`)).toEqual([
        `${RULE} /roomItems/${key}`,
        `item/key-number /roomItems/${key}`,
      ]);
    },
  );
});

describe('snapshot/nothing-to-import', () => {
  const RULE = 'snapshot/nothing-to-import';

  test.each([
    '{}',
    ' \n{ }',
    '{ "items": {}, "Rooms": {} }',
    '{ "__proto__": { "quests": {} }, "constructor": 1 }',
  ])('reports %j once, at the opening brace, in each preset', (text) => {
    for (const preset of ['recommended', 'lenient', 'all'] as const) {
      expect(found(text, preset).filter((each) => each.startsWith(RULE))).toEqual([`${RULE} `]);
    }
    const finding = lintExample(text).findings.find(({ rule }) => rule === RULE);
    expect(marksOf(text, finding!)).toBe('{');
    expect(finding?.start.offset).toBe(text.indexOf('{'));
  });

  test('points at the brace after a byte-order mark', () => {
    const { findings } = lintExample('\ufeff{}');
    expect(findings.find(({ rule }) => rule === RULE)?.start.offset).toBe(3);
  });

  test.each(SECTIONS)('reports nothing when %s is present, even if broken', (section) => {
    for (const value of ['null', '{}', '[]']) {
      const rules = found(`{ "${section}": ${value} }`);
      expect(rules.filter((each) => each.startsWith(RULE))).toEqual([]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { BrokenTexts } from '../../rules/wording/broken-texts.js';
import { heldObjectFault, misheldLogic, notAString } from '../../rules/wording/held-json.js';
import { Place } from '../../src/json/place.js';
import type { JsonValue } from '../../src/json/value.js';
import { inWords, type Words } from '../../src/lint/draft.js';
import type { EmbeddedText } from '../../src/snapshot/embedded-text.js';
import { span } from '../../src/text/span.js';
import { finish } from '../../src/text/steps.js';

/* What is said of strings that should hold JSON. */

const AT = Place.root.at('logic').at('2');
const said = (words: Words | undefined, drafts: number): string =>
  inWords(words ?? '', { drafts, fixes: drafts, subjects: 1, fields: [] });

describe('broken strings', () => {
  const broken = (text: string): EmbeddedText => ({
    role: 'logic',
    text,
    place: AT,
    reading: { kind: 'broken' },
  });
  const areReadOnce = (text: string, before = 0): boolean => {
    const texts = new BrokenTexts();
    for (let index = 0; index < before; index++) finish(texts.add(broken(`{${index}`)).faults());
    const [one, other] = [texts.add(broken(text)), texts.add(broken(text))];
    return finish(one.faults()) === finish(other.faults());
  };

  test('that are equal are read once, if they are short and among the first', () => {
    expect([areReadOnce('{'), areReadOnce('{'.repeat(200)), areReadOnce('{'.repeat(201))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([areReadOnce('[', 999), areReadOnce('[', 1_000)]).toEqual([true, false]);
  });

  test('are one finding up to ten thousand of them', () => {
    const texts = new BrokenTexts();
    const together = Array.from({ length: 10_001 }, () => texts.add(broken('{')).isTogether);
    expect([together[9_999], together[10_000]]).toEqual([true, false]);
  });
});

describe('a string that should hold an object', () => {
  const text = (reading: EmbeddedText['reading'], content = ''): EmbeddedText => ({
    role: 'logic',
    text: content,
    place: AT,
    reading,
  });
  const holding = (value: JsonValue): EmbeddedText =>
    text({ kind: 'value', value, prescan: undefined }, JSON.stringify(value));
  const words = () => ({ what: 'this', whenEmpty: 'fill it', many: (count: number) => `these ${count}` });
  const fault = (each: EmbeddedText): string | undefined => {
    const draft = heldObjectFault(each, words);
    return draft && said(draft.message, 1);
  };

  test.each<[each: EmbeddedText, message: string | undefined]>([
    [holding({}), undefined],
    [text({ kind: 'too-deep', span: span(0, 1) } as unknown as EmbeddedText['reading']), undefined],
    [text({ kind: 'empty' }), 'this is an empty string: fill it'],
    [text({ kind: 'broken' }, ' '), 'this holds only white space: fill it'],
    [holding([]), 'this holds a list: it must hold a JSON object, between { and }'],
    [holding(null), 'this holds null: it must hold a JSON object, between { and }'],
    [holding('x'), 'this holds a string: it must hold a JSON object, between { and }'],
    [holding('{}'), 'this is encoded twice: put its JSON object into a string only once'],
    [
      text({ kind: 'broken' }, '[object Object]'),
      'this is "[object Object]": write the object itself, as JSON.stringify does',
    ],
    [text({ kind: 'broken' }, '{"a":1,}'), 'in this, JSON does not allow a trailing comma: remove it'],
  ])('%#: %j', (each, message) => {
    expect(fault(each)).toBe(message);
  });

  test('is one finding with others that are broken alike', () => {
    const causeOf = (content: string): string | undefined =>
      heldObjectFault(text({ kind: 'broken' }, content), words)?.cause;
    expect(causeOf('[object Object]')).toBe('object-object');
    expect(heldObjectFault(holding('{}'), words)?.cause).toBe('encoded-twice');
    expect(causeOf('{"a":"b')).toBe('cut-off');
    expect(causeOf('on sale')).toBe('not-json');
    expect([causeOf('{"a":1,}'), causeOf('{"a" 1}')]).toEqual(['trailing-comma', undefined]);
  });

  test('has the words for one fix where all faults are of one kind', () => {
    const fixOf = (content: string): string =>
      said(heldObjectFault(text({ kind: 'broken' }, content), words)?.fix?.description, 1);
    expect(fixOf('{"a":[1,],}')).toBe('remove the comma');
    expect(fixOf('{"a":[True],}')).toBe('write the string as JSON');
  });

  test('may hold logic in another form', () => {
    const misheld = (value: JsonValue): unknown[] => {
      const draft = misheldLogic(holding(value), () => 'this');
      return draft === undefined ? [] : [said(draft.message, 1), draft.throughout?.kind];
    };
    expect(misheld({ Tasks: [] })).toEqual([]);
    expect(misheld([])).toEqual([]);
    expect(misheld({ $type: 'HideObjectEvent' })).toEqual([]);
    expect(misheld({ logic: { Tasks: [], ViewNodes: [] } })).toEqual([
      'this is wrapped in "logic": move what is in it one level up',
      'wrapped',
    ]);
    expect(misheld({ $type: 'TaskTriggerSubscription' })).toEqual([
      'this is a subscription: put it into a list, {"Tasks":[…],"ViewNodes":[]}',
      'subscription',
    ]);
  });

  test('is named by what is there instead', () => {
    expect([[], {}, 7, null, 'x'].map((value) => notAString('this', value))).toEqual([
      'this is a list: it must be a string that holds a JSON object',
      'this is an object: it must be a string that holds this object',
      'this is 7: it must be a string that holds a JSON object',
      'this is null: it must be a string that holds a JSON object',
      'this is a string: it must be a string that holds a JSON object',
    ]);
  });
});

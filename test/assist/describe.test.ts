import { describe, expect, test } from 'vitest';
import { describeAt } from '../../src/index.js';
import { room } from '../example-room.js';
import { cursor } from './cursor.js';

/** The hover at the first `‸` of a text. */
function hover(text: string): string | undefined {
  const { bytes, offset } = cursor(text);
  return describeAt(bytes, offset)?.markdown;
}

/** The example room with a cursor before the first match of a text. */
const at = (text: string, from = ''): string => {
  const whole = room();
  const start = whole.indexOf(text, whole.indexOf(from));
  expect(start).toBeGreaterThan(0);
  return `${whole.slice(0, start)}‸${whole.slice(start)}`;
};

describe('describeAt', () => {
  test('says what a field means, and where the documents say so', () => {
    expect(hover(at('RepeatableLimit'))).toBe(
      '**RepeatableLimit** (this quest entry): How many times the quest can be completed; 0 for no limit.\n\n_quest and task records, part 2_',
    );
    expect(hover('{"roomItems": {"2": {"pos": {"‸x": 1}}}}')).toContain(
      '**x** (this room item): Along the x axis.',
    );
    expect(hover('{"roomItems": ‸{}}')).toContain('The room items by their identifier.');
  });

  test('says what a code or state is', () => {
    expect(hover(at('181', '"logic"'))).toContain('`181`: Not Active to Completed');
    expect(hover(at('2,', 'TaskEffectorSubscription'))).toContain('`2`: on Completed');
  });

  test('shows the quest behind an id, a Name, a key and a name in an expression: its entries, and what moves it', () => {
    const shown = hover(at('0_find_key', '"logic"'));
    expect(shown).toContain('Quest `0_find_key`');
    expect(shown).toContain('- `inProgress`: `mlh4k2p9x7q1ab`');
    expect(shown).toMatch(/- Not Active to Completed \(`181`\): `OnClickEvent` of item `2 \(.*\)`/);
    expect(shown).toContain('- required by `1_open_door`');
    expect(hover(at('mlh4k2p9x7q1ab', '"quests"'))).toContain('Quest `0_find_key`');
    const text = room(({ logic }) => {
      const [task] = (logic['3']?.Tasks ?? []) as { Effector: object }[];
      if (task !== undefined) task.Effector = { $type: 'FunctionEffector', V: "SetTask('find_key', 111)" };
    });
    expect(hover(text.replace("'find_key'", "'fi‸nd_key'"))).toContain('Quest `0_find_key`');
    expect(hover(text.replace('SetTask', 'Set‸Task'))).toContain(
      '`SetTask`: a function of the platform. Arguments: 2 or 3',
    );
    const conditions = text.replace('SetTask(', 'if‸s(');
    expect(hover(conditions)).toContain('`ifs`: a function of NCalc. Arguments: an odd number from 3');
  });

  test('shows the label of an item', () => {
    expect(hover(at('4":', '"logic"'))).toContain('Item `4`: `Trigger`');
    expect(hover('{"roomItems": {"2": {"hoverTitle": "A *b*"}, "3": {"parentItemID": ‸2}}}')).toContain(
      'Item `2`: `A *b*`',
    );
  });

  test('tells what the platform says about types and prefabs', () => {
    expect(hover('{"roomItems": {"2": {"prefabName": "‸WorldText"}}}')).toContain('- needs `text`');
    expect(hover(at('OnClickEvent'))).toContain('`OnClickEvent`: a trigger');
  });

  test('shows a long string without its escapes, in a block that nothing in it closes', () => {
    const text = { roomItems: { 2: { hoverTitle: 'a "quoted" ```\n[link](x) line' } } };
    expect(hover(JSON.stringify(text).replace('a \\', '‸a \\'))).toContain(
      '````\na "quoted" ```\n[link](x) line\n````',
    );
  });

  test('masks credentials, also one that the name beside it makes one', () => {
    const key = '0a1b2c3d4e5f60718293';
    for (const text of [
      `{"settings": {"roomBase": "‸x-access-key: ${key} and more words of a long string"}}`,
      `{"settings": {"x-access-key": "‸${key}${key}${key}"}}`,
      `{"roomItems": {"2": {"hoverTitle": "x-access-key: ${key}"}, "3": {"parentItemID": ‸2}}}`,
      `{"settings": {"x-access-key": "${key}"}, "roomItems": {"2": {"hoverTitle": "\\"‸once more ${key}"}}}`,
    ]) {
      const shown = hover(text) ?? '';
      expect(shown).not.toContain(key);
    }
  });

  test('names in the file are data: nothing in them is Markdown', () => {
    const name = '0_`](javascript:x)`';
    const text = `{"quests": {"mlha": {"id": "mlha", "Name": ${JSON.stringify(name)}, "Status": "inProgress"}}}`;
    expect(hover(text.replace('0_', '‸0_'))).toContain(`Quest \`\` ${name} \`\``);
  });

  test('says what it can in text that does not parse, and nothing outside the JSON', () => {
    expect(hover('{"quests": {"mlha": {"Name": "0_x", "Enabl‸ed": ')).toContain(
      'True, or the quest does not work.',
    );
    expect(hover('{"quests": {"mlha": {"Name": "0_‸x", ')).toContain('Quest `0_x`');
    expect(hover('‸')).toBeUndefined();
    expect(() => describeAt(new Uint8Array(), 1)).toThrow(RangeError);
  });
});

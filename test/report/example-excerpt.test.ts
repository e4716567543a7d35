import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { MAX_LINE_LENGTH } from '../../src/report/example-excerpt.js';
import { type RuleBlock, ruleBlocks } from '../../src/report/rule-blocks.js';

const blocksOf = (id: string): RuleBlock[] => {
  const rule = rulePack.get(id);
  if (rule === undefined) throw new Error(id);
  return ruleBlocks(rule);
};
const json = (id: string): string[] =>
  blocksOf(id).flatMap((block) =>
    block.kind === 'code' && block.language === 'json' ? [block.content] : [],
  );

test('a page shows every line that a finding points at, related ones included, as the file has it', () => {
  expect(json('quest/status-swapped')[1]).toBe(
    `{
  …
  "quests": {
    "mlh4k2p9x7q1ab": {
      …
      "id": "mlh4k2p9x7q1ab",
      "Name": "0_find_key",
      "Status": "completed",
      "Description": "created in unity",
      "Group": "",
    …
    "mlh4k2p9z3w8cd": {
      …
      "id": "mlh4k2p9z3w8cd",
      "Name": "0_find_key",
      "Status": "inProgress",
      "Description": "created in unity",
      "Group": "",
…`,
  );
});

test('every excerpt has lines of its example only, and those of its first finding', () => {
  for (const rule of rulePack.values()) {
    const excerpts = json(rule.id);
    const { good, bad } = rule.examples();
    for (const [index, { text }] of [...bad, ...good].entries()) {
      const whole = typeof text === 'string' ? text : new TextDecoder().decode(text);
      const shown = (excerpts[index] ?? '').split('\n').map((line) => line.replaceAll('…', '').trim());
      expect(shown.filter((line) => !whole.includes(line))).toEqual([]);
    }
  }
});

test('a long line is cut around the place', () => {
  const cut = json('subscription/transition-code').find((content) => content.includes('TargetState'));
  const longest = Math.max(...(cut ?? '').split('\n').map(({ length }) => length));
  expect(longest).toBeLessThanOrEqual(MAX_LINE_LENGTH + 2);
});

test('a heading keeps the spelling of a field', () => {
  const headings = blocksOf('item/extra-data-json').flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  );
  expect(headings[0]).toBe('extraData is a string, and any JSON in it is valid and encoded once.');
});

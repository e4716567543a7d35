import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applySplices, completionsAt } from '../../src/index.js';
import { blocksOf } from '../../src/testing/blocks.js';
import { cursor } from './cursor.js';

/* What the page beside this file shows. */

const BLOCKS = blocksOf(readFileSync(new URL('./completions.md', import.meta.url), 'utf8'));
const BASES = new Map(
  BLOCKS.flatMap(({ words, content }) =>
    words.flatMap((word) =>
      word.startsWith('base=') ? [[word.slice('base='.length), content] as const] : [],
    ),
  ),
);

/** The file of a block, whose text may be the string of another one. */
function fileOf(language: string, text: string): string {
  const base = BASES.get(language);
  return base === undefined ? text : base.replace('‹logic›', () => JSON.stringify(text));
}

test.each([...new Set(BLOCKS.map(({ headings }) => headings.join()))].slice(1))('%s', (title) => {
  for (const { language, headings, content, line } of BLOCKS) {
    if (headings.join() !== title) continue;
    const [, text = '', command, value = '', after] =
      /^(.*?)\n\$ (offers|writes) ([^\n]*)\n?(.*)$/s.exec(content) ?? [];
    const { bytes, offset } = cursor(fileOf(language, text));
    const completions = completionsAt(bytes, offset);
    const offered = completions.map((each) => JSON.stringify(each.value));
    if (command === 'offers') {
      expect(offered.join(', ') || 'nothing', `completions.md:${line}`).toBe(value);
      continue;
    }
    const chosen = completions[offered.indexOf(value)];
    const written = new TextDecoder().decode(
      applySplices(bytes, chosen === undefined ? [] : [chosen.splice]),
    );
    expect(written, `completions.md:${line}`).toBe(fileOf(language, after ?? ''));
  }
});

test('each code is offered with its words, and each record with its kind', () => {
  const detailOf = (text: string, value: unknown): string | undefined => {
    const { bytes, offset } = cursor(fileOf('logic', `{"Tasks": [${text}]}`));
    const found = completionsAt(bytes, offset).find(
      (each) => JSON.stringify(each.value) === JSON.stringify(value),
    );
    return found?.detail;
  };
  expect(detailOf('{"$type": "TaskTriggerSubscription", "TargetState": ‸}', 121)).toBe('Active to Completed');
  expect(detailOf('‸', { $type: 'TaskEffectorSubscription' })).toBe('effector subscription');
});

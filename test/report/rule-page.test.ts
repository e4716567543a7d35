import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { Rule } from '../../src/lint/rule.js';
import { rulePage } from '../../src/report/rule-page.js';
import { ruleText } from '../../src/report/rule-text.js';

const plain = (rule: Rule): string => ruleText(rule, (_style, text) => text);
const rules = [...rulePack.values()];
const noAutoStart = rulePack.get('quest/no-auto-start') as Rule;

describe('the page of a rule', () => {
  test('has its sections in the order in which they are needed', () => {
    const headings = rulePage(noAutoStart).match(/^##? .*$/gm);
    expect(headings).toEqual([
      '# quest/no-auto-start',
      '## What it checks',
      '## Why it matters',
      '## Examples with findings',
      '## Examples without findings',
      '## Fix safety',
      '## Source',
    ]);
  });

  test('names the options of the command that make the fix of the example', () => {
    expect(rulePage(noAutoStart)).toContain('\nAfter `--fix`:\n\n```diff\n');
    expect(rulePage(rulePack.get('quest/pair-symmetry') as Rule)).toContain(
      '\nAfter `--fix --unsafe-fixes`:\n\n```diff\n',
    );
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    'of %s has a code block for each fence',
    (_, rule) => {
      expect((rulePage(rule).match(/^`{3,}\w*$/gm)?.length ?? 1) % 2).toBe(0);
    },
  );
});

describe('a rule on a terminal', () => {
  test('says what the page says, without its markup', () => {
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const fences = /^`{3,}(?:json|text|diff)?$/gm;
    const rows = /^\|(?:---\|)+$/gm;
    const page = rulePage(noAutoStart).replace(fences, '').replace(rows, '');
    expect(words(plain(noAutoStart)).sort()).toEqual(words(page).sort());
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s shows no Markdown', (_, rule) => {
    const text = plain(rule);
    expect(text).not.toMatch(/^ {0,3}(?:#+ |\| ?-|```(?:json|text|diff)$)/m);
    expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
    for (const line of text.split('\n').filter((each) => /^ {2}\S/.test(each)))
      expect(line.length <= 100 || !line.trim().includes(' '), line).toBe(true);
  });

  test('paints lines of a diff and levels', () => {
    const painted = ruleText(noAutoStart, (style, text) => `<${style}>${text}</>`);
    expect(painted).toContain('<green>+      "AutoStart": false,</>');
    expect(painted).toContain('<red>-      "AutoStart": true,</>');
    expect(painted).toContain('<red>error</>');
    expect(painted).toContain('<bold>Why it matters</>\n');
  });
});

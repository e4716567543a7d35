import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { applyFixes, expectedOf, lintExample, marksOf, placeOf, toBytes } from '../lint-example.js';

describe.each([...rulePack.values()])('$id', (rule) => {
  const examples =
    typeof rule.examples === 'function'
      ? rule.examples()
      : (rule.examples as never as ReturnType<typeof rule.examples>);

  test.each([...examples.good])('accepts $title', ({ text, options }) => {
    const { findings } = lintExample(text, { [rule.id]: options ?? {} });
    expect(findings.map((finding) => `${finding.rule} at ${placeOf(finding)}: ${finding.message}`)).toEqual(
      [],
    );
  });

  test.each([...examples.bad])('reports $title, once, at the right bytes', (example) => {
    const { text, options, alsoFound = [], fixed } = example;
    const result = lintExample(text, { [rule.id]: options ?? {} });
    expect(result.crashes).toEqual([]);
    const own = result.findings.filter((finding) => finding.rule === rule.id);
    const shown = own.map((finding) => ({
      at: placeOf(finding),
      marks: marksOf(text, finding),
      message: finding.message,
    }));
    expect(shown).toEqual(expectedOf(example));
    const others = result.findings
      .filter((finding) => finding.rule !== rule.id)
      .map((finding) => finding.rule);
    expect([...new Set(others)].sort(), 'findings of other rules').toEqual([...alsoFound].sort());
    if (rule.fix === 'none') expect(own.every((finding) => finding.fix === undefined)).toBe(true);
    if (rule.fix === 'safe' || rule.fix === 'unsafe') {
      for (const finding of own) if (finding.fix) expect(finding.fix.safety).toBe(rule.fix);
    }
    expect(applyFixes(text, own)).toBe(
      fixed ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(toBytes(text)),
    );
  });
});

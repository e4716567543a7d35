import { rulePack } from '../../../rules/index.js';
import { rulePage } from '../../files/package-files.js';
import { unknownRuleName } from '../../lint/rule-names.js';
import { pageText } from '../../report/page-text.js';
import { CommandError } from '../../workspace/command-error.js';
import { defineTool, PAGE, READS } from '../tool.js';

export const explain = defineTool(
  {
    name: 'explain',
    title: 'Explain a rule',
    description:
      'Explains one rule of check in full: what it reports, why it matters, what to do, with examples and what the documents of the platform say. Use it when the message of a finding is not enough. It reads no file.',
    input: {
      type: 'object',
      properties: {
        rule: {
          type: 'string',
          minLength: 1,
          description: 'The rule of a finding, such as "subscription/target-state"',
        },
        ...PAGE,
      },
      required: ['rule'],
      additionalProperties: false,
    },
    output: {
      rule: { type: 'string' },
      level: { type: 'string' },
      fix: { type: 'string' },
      summary: { type: 'string' },
    },
    list: { name: 'lines', of: { type: 'string' } },
    effects: READS,
  },
  ({ rule: id }) => {
    const rule = rulePack.get(id);
    if (rule === undefined) throw new CommandError(unknownRuleName(id, rulePack));
    const lines = pageText(rulePage(id), (_style, text) => text)
      .trimEnd()
      .split('\n');
    const { level, fix, summary } = rule;
    return {
      head: [],
      entries: lines.map((text) => () => ({ text, data: text })),
      total: lines.length,
      data: { rule: id, level, fix, summary },
    };
  },
);

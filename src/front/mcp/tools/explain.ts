import { rulePack } from '../../../../rules/index.js';
import { unknownRuleName } from '../../../verdict/lint/rule-names.js';
import { shownPage } from '../../../verdict/report/page-parts.js';
import { rulePage } from '../../../world/files/package-files.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { defineTool, PAGE, READS } from '../tool.js';

/** Shows the page of a rule. */
export const explain = defineTool(
  {
    name: 'explain',
    description: 'Explains one rule of check in full, with examples. It reads no file.',
    input: {
      type: 'object',
      properties: {
        rule: { type: 'string', description: 'Such as "subscription/target-state"' },
        ...PAGE,
      },
      required: ['rule'],
      additionalProperties: false,
    },
    list: 'lines',
    effects: READS,
  },
  ({ rule: id }) => {
    const rule = rulePack.get(id);
    if (rule === undefined) throw new CommandError(unknownRuleName(id, rulePack));
    const lines = shownPage(rulePage(id)).trimEnd().split('\n');
    const { level, fix, summary } = rule;
    return {
      head: [],
      entries: lines.map((text) => () => ({ text, data: text })),
      total: lines.length,
      data: { rule: id, level, fix, summary },
    };
  },
);

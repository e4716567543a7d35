import { rulePack } from '../../../../rules/index.js';
import { linesListing } from '../../../verdict/report/agent/reply.js';
import { shownPage } from '../../../verdict/report/page-parts.js';
import { CommandError } from '../../../world/files/command-error.js';
import { rulePage } from '../../../world/files/package-files.js';
import { unknownRule } from '../arguments.js';
import { defineTool, PAGE } from '../tool.js';

/** Shows the page of a rule. */
export const explain = defineTool(
  {
    name: 'explain',
    description: 'Explains one rule of check in full, with examples. It reads no file.',
    takes: {
      rule: { type: 'string', description: 'Such as "subscription/target-state"' },
      ...PAGE,
    },
    needs: ['rule'],
  },
  ({ rule: id }) => {
    if (!rulePack.has(id)) {
      const ofFamily = [...rulePack.keys()].filter((each) => each.startsWith(`${id}/`));
      if (ofFamily.length === 0) throw new CommandError(unknownRule(id));
      throw new CommandError(`${id} is a family: give as "rule" one of ${ofFamily.join(', ')}`);
    }
    return { head: [], ...linesListing(shownPage(rulePage(id)).trimEnd().split('\n')) };
  },
);

import { rulePack } from '../../rules/index.js';
import { rulePage } from '../report/rule-page.js';
import { didYouMean } from '../text/nearest.js';
import { type Command, EXIT } from './command.js';
import { writeOut } from './streams.js';
import { UsageError } from './usage.js';

/** `roomlint explain <rule>`: all there is to know about a rule, as docs/rules/ has it. */
export const explain: Command = {
  name: 'explain',
  synopsis: '<rule>',
  summary: 'say what a rule reports, why, and what to do, with examples',
  options: [],
  details: `  roomlint explain quest/no-auto-start

"roomlint rules" lists the rules.
`,
  run({ positionals }) {
    const [id, extra] = positionals;
    if (id === undefined)
      throw new UsageError('explain needs a rule, as in roomlint explain quest/no-auto-start');
    if (extra !== undefined) throw new UsageError(`explain takes one rule: leave out "${extra}"`);
    const rule = rulePack.get(id);
    if (rule === undefined) {
      const hint = didYouMean(id, [...rulePack.keys()], '"roomlint rules" lists them all');
      throw new UsageError(`there is no rule "${id}": ${hint}`);
    }
    writeOut(rulePage(rule));
    return EXIT.clean;
  },
};

import { rulePack } from '../../rules/index.js';
import { ruleText } from '../report/rule-text.js';
import { didYouMean } from '../text/nearest.js';
import { type Command, EXIT, TELLING_EXITS } from './command.js';
import { writeOut } from './streams.js';
import { hasColors, painter } from './terminal.js';
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
  exits: TELLING_EXITS,
  run({ positionals }) {
    const [id, extra] = positionals;
    if (id === undefined)
      throw new UsageError('explain needs a rule, as in roomlint explain quest/no-auto-start');
    if (extra !== undefined) throw new UsageError(`explain takes one rule: leave out "${extra}"`);
    const rule = rulePack.get(id);
    if (rule === undefined) {
      throw new UsageError(`there is no rule "${id}": ${hint(id)}`);
    }
    writeOut(ruleText(rule, painter(hasColors('out'))));
    return EXIT.clean;
  },
};

/** Rules of which the word is a part, or that are spelled nearly like it. */
function hint(word: string): string {
  const ids = [...rulePack.keys()];
  const parts = ids.filter((id) => id.split('/').includes(word));
  if (parts.length > 1) return `there are ${parts.join(', ')}`;
  return didYouMean(parts[0] ?? word, ids, '"roomlint rules" lists them all');
}

import { rulePack } from '../../../rules/index.js';
import { rulePage } from '../../files/package-files.js';
import { pageText } from '../../report/page-text.js';
import type { Paint } from '../../report/text-report.js';
import { didYouMean } from '../../text/nearest.js';
import { CommandError } from '../../workspace/command-error.js';

/** The page of a rule for a terminal. @throws CommandError when no rule has this id */
export function explain(id: string, paint: Paint): string {
  if (!rulePack.has(id)) throw new CommandError(`unknown rule "${id}": ${hint(id)}`);
  return pageText(rulePage(id), paint);
}

/** Rules that have the word as a part of their id, or that are spelled almost like it. */
function hint(word: string): string {
  const ids = [...rulePack.keys()];
  const parts = ids.filter((id) => id.split('/').includes(word));
  if (parts.length > 1) return `did you mean one of ${parts.join(', ')}?`;
  return didYouMean(parts[0] ?? word, ids, '`roomlint rules` lists them all');
}

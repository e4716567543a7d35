import { printable } from '../../../bytes/json/quote.js';
import { CommandError } from '../../../world/files/command-error.js';
import type { ChangeSource } from '../../../world/files/repository.js';
import { STDIN } from '../../../world/workspace/source.js';
import { defineCommand } from '../command.js';
import { usualFormat } from '../formats.js';
import {
  configChoice,
  configOption,
  DROP_LOGIC_OPTION,
  formatOption,
  type Given,
  grouped,
  LIMITS,
  path,
  refuseBoth,
  stagedIn,
  toggle,
  value,
} from '../options.js';
import { ANSWER_FORMATS } from '../print-answers.js';
import { type PlannedFiles, planChange, planFiles } from './planner.js';

const PLAN_FORMATS = [...ANSWER_FORMATS, 'github'] as const;

const OPTIONS = {
  ...LIMITS,
  ...DROP_LOGIC_OPTION,
  ...grouped('Files:', {
    merge: path(
      'merge the items, quests and logic of <next> into <current>, write the result to OUT, and plan its import, which removes no item and no quest',
      '--merge merged.json',
    ),
    since: value(
      'plan the import of each snapshot that this branch has changed into the room as it was where the branch left REF. Paths narrow it down',
      '--since origin/main',
    ),
    staged: toggle(
      'plan the import of each snapshot that the next commit would change into the room as it is at HEAD. Paths narrow it down. In pre-commit with $PRE_COMMIT_FROM_REF it means --since that',
    ),
    config: configOption(),
  }),
  ...formatOption(PLAN_FORMATS),
};

/** `roomlint plan`: shows what an import would do to a room, and refuses one that would destroy too much. */
export const plan = defineCommand(
  {
    options: OPTIONS,
    details: `<current> is the snapshot that you downloaded from the room, <next> the one that you are about to import.
"-" is standard input, for one of the two files. With --staged or --since,
ROOMLINT_MAX_REMOVED=N and ROOMLINT_DROP_LOGIC=1 approve what one commit removes.

Examples:
  roomlint plan current.json next.json
  roomlint plan --max-removed 3 --protect 'quests/0_*' current.json next.json
  roomlint plan --merge merged.json current.json partial.json
  roomlint plan --since origin/main rooms/
  roomlint plan --staged`,
    exits: {
      clean: 'the import stays within the limits',
      findings: 'the import would destroy more than the limits allow',
      error: 'no plan: invalid usage or config, an unreadable file, or one that is not a snapshot',
    },
  },
  async (given, { cwd, words, terminal }) => {
    refuseBoth(given, 'since', 'staged');
    const { format = usualFormat(terminal) } = given;
    const order = { cwd, config: configChoice(given), given, format };
    const source = changeSource(given, words, terminal.world.env);
    if (source === undefined) return planFiles(filesIn(words, given.merge), order, terminal);
    const { GitChange } = await import('../../../world/workspace/git-source.js');
    return planChange(new GitChange(source, cwd, terminal.world), order, terminal);
  },
);

/** The change whose imports are planned; undefined for two files. @throws CommandError with --merge */
function changeSource(
  given: Given<typeof OPTIONS>,
  paths: readonly string[],
  env: NodeJS.ProcessEnv,
): ChangeSource | undefined {
  const { since: ref, staged } = given;
  if (ref === undefined && !staged) return undefined;
  refuseBoth(given, staged ? 'staged' : 'since', 'merge');
  return ref === undefined ? stagedIn(paths, env) : { kind: 'since', ref, paths };
}

/** @throws CommandError for words that are not two files */
function filesIn([current, next, extra]: readonly string[], merge: string | undefined): PlannedFiles {
  if (current === undefined || next === undefined) {
    throw new CommandError(
      `plan needs two files, as in roomlint plan${merge === undefined ? '' : ' --merge merged.json'} current.json next.json, or a commit: roomlint plan --since HEAD ${printable(current ?? 'garden.json')}`,
    );
  }
  if (extra !== undefined) throw new CommandError(`plan compares two files: remove "${extra}"`);
  if (current === STDIN && next === STDIN)
    throw new CommandError('standard input can be one of the two files, not both');
  return { current, next, merge };
}

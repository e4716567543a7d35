import { dirname } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { NO_REMOVALS } from '../../../verdict/lint/removals.js';
import { listingOf } from '../../../verdict/report/agent/reply.js';
import { planAnswer } from '../../../verdict/report/plan-answer.js';
import { CommandError } from '../../../world/files/command-error.js';
import { lastPullOf, versionIn } from '../../../world/gate/version-before.js';
import { configFor } from '../../../world/workspace/file-settings.js';
import { type NamedBytes, planReport } from '../../../world/workspace/plan-file.js';
import type { Desk, ReadFile } from '../desk.js';
import { defineTool, PAGE, PATH } from '../tool.js';

/** Says what an import would do. */
export const plan = defineTool(
  {
    name: 'plan',
    description:
      'Says what importing a snapshot would do to its room, first what it destroys: every item that the file leaves out. Use it before a person runs roomlint push. It never imports anything.',
    takes: {
      path: PATH,
      against: {
        type: 'string',
        description:
          'The room as it is: "last pull", a commit such as HEAD or main, or a path. Without it, the last pull, or HEAD',
      },
      ...PAGE,
    },
    needs: ['path'],
  },
  async ({ path, against }, desk) => {
    const file = desk.read(path);
    const current = currentRoom(file, against, desk);
    desk.hide(current.bytes);
    const { cwd } = desk.settings(file);
    const { protect, maxRemoved } = await configFor(dirname(file.absolute), cwd, undefined);
    const limits = { limits: [maxRemoved ?? NO_REMOVALS], protect, dropsLogic: false } as const;
    const report = planReport(current, { name: file.name, bytes: file.bytes }, limits);
    return listingOf(planAnswer({ ...report, limitName: 'the limit' }));
  },
);

/** What a file is planned into. @throws CommandError where nobody knows the room as it is */
function currentRoom(file: ReadFile, against: string | undefined, desk: Desk): NamedBytes {
  if (against !== undefined && against !== 'HEAD' && against !== 'last pull')
    return fileOrCommit(file, against, desk);
  const pulled = against === 'HEAD' ? undefined : lastPullOf(file);
  const found = pulled ?? (against === 'last pull' ? 'it was never pulled' : versionIn('HEAD', file, desk));
  if (typeof found !== 'string') return found;
  throw new CommandError(
    `${printable(file.name)}: nothing to plan against: ${found}. Give as "against" a commit or branch that has it, or a file with the snapshot of the room as it is`,
  );
}

/** @throws CommandError for a word that is neither */
function fileOrCommit(file: ReadFile, against: string, desk: Desk): NamedBytes {
  try {
    const { name, bytes } = desk.read(against);
    return { name, bytes };
  } catch (error) {
    if (!(error instanceof CommandError) || !/^[\w/@~^.-]+(?<!\.json)$/i.test(against)) throw error;
    const found = versionIn(against, file, desk);
    if (typeof found !== 'string') return found;
    throw new CommandError(`${error.message}. As a commit or branch: ${found}`);
  }
}

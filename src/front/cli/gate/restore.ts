import { printable, quoteValue } from '../../../bytes/json/quote.js';
import { bytesText, counted } from '../../../bytes/text/in-words.js';
import type { AnswerEntry } from '../../../verdict/report/answer.js';
import { planImport } from '../../../verdict/room/plan.js';
import { faultText, isSnapshotFault, SnapshotText } from '../../../verdict/room/snapshot-text.js';
import { CommandError } from '../../../world/files/command-error.js';
import { latestOther, pruneBackups } from '../../../world/gate/backups.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import type { Backup, Integrity } from '../../../world/gate/room-state.js';
import { type Call, defineCommand, EXIT, type ExitCode } from '../command.js';
import { atMostOne } from '../option-values.js';
import { type Given, refuseBoth } from '../options.js';
import { printOutcome, serviceHelp, withService } from '../service.js';
import { NOT_DONE, RESTORE_OPTIONS, readMergeOptions } from './options.js';
import { neededKeys, PushRun } from './push-run.js';
import { chosenRoom, existingFolder, withFolder } from './session.js';

const EXAMPLE = 'roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z';

/** What concerns an import. */
const WITHOUT_LIST = ['dry-run', 'plan', 'merge', 'overwrite', 'yes', 'max-removed'] as const;

/** `roomlint restore`: imports a backup, or lists them. */
export const restore = defineCommand(
  {
    options: RESTORE_OPTIONS,
    details: serviceHelp(
      `Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`,
      ['roomlint restore --list --room ROOM', 'roomlint restore --room ROOM', EXAMPLE],
    ),
    exits: {
      clean: 'restored, and the room is what it should be; or nothing to restore',
      findings:
        'refused, because of limits, changes of others, a room that was never pulled or pushed here, or another plan: the room is unchanged. Or restored, and the room differs',
      error: NOT_DONE,
    },
  },
  async (given, call) => {
    const backup = atMostOne('restore', call.words, 'backup');
    if (backup === '') throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
    if (given.list) {
      if (backup !== undefined) throw new CommandError(`--list takes no backup: remove "${backup}"`);
      for (const option of WITHOUT_LIST) refuseBoth(given, 'list', option);
      return listBackups(given, call);
    }
    if (given.keep !== undefined) throw new CommandError('--keep needs --list');
    return restoreBackup(backup, given, call);
  },
);

type RestoreOptions = Given<typeof RESTORE_OPTIONS>;

/** @param backup its name; the latest that differs from the room unless given */
function restoreBackup(backup: string | undefined, given: RestoreOptions, call: Call): Promise<ExitCode> {
  const { terminal } = call;
  const decisions = readMergeOptions(given);
  return withService(given, call, neededKeys(given), (session) => {
    const room = chosenRoom(given, terminal);
    const folder = existingFolder(given.folder, call.cwd, room);
    return withFolder(folder, true, async () => {
      const source =
        backup === undefined
          ? await latestOther(folder, session.remote(room), (message) => terminal.warn(message))
          : namedBackup(folder, backup.replace(/\.json$/, ''));
      if (source === undefined)
        throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
      return new PushRun(given, call, session, {
        ...decisions,
        operation: 'restore',
        room,
        folder,
        source,
        shown: source,
        beside: folder.beside,
        // The config may have settings for the file.
        checkedAs: folder.state().latest ?? `${source}.json`,
        allowsWarnings: true,
        // A backup without logic empties the section of the room: its entries count.
        dropsLogic: false,
      }).run();
    });
  });
}

/** @throws CommandError when there is no such backup, or it is not what roomlint wrote */
function namedBackup(folder: FolderOnDisk, name: string): string {
  if (!folder.backups().some((backup) => backup.name === name))
    throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
  const why = WHY_UNVERIFIED[folder.integrity(name)];
  if (why === undefined) return name;
  throw new CommandError(
    `backup ${printable(name)} ${why}: look at it, then push a copy of it with --overwrite`,
  );
}

const WHY_UNVERIFIED: Readonly<Partial<Record<Integrity, string>>> = {
  changed: 'was changed after it was made',
  foreign: 'is not recorded as made by roomlint',
};

/** Lists the backups. Nobody asks the service. */
function listBackups(given: RestoreOptions, { cwd, terminal }: Call): Promise<ExitCode> {
  const { format = 'text', keep } = given;
  const room = chosenRoom(given, terminal);
  const folder = existingFolder(given.folder, cwd, room);
  return withFolder(folder, keep !== undefined, async () => {
    const removed = keep === undefined ? undefined : pruneBackups(folder, keep);
    if (removed !== undefined) terminal.warn(`removed ${counted(removed.length, 'backup')}`);
    const described = folder.backups().map((backup) => describe(folder, backup));
    const entries = described.map(({ entry }) => entry);
    const data = { version: 1, room, backups: described.map(({ shape }) => shape), removed };
    const answer =
      entries.length === 0
        ? { title: 'no backups' }
        : {
            title: counted(entries.length, 'backup'),
            sections: [{ entries }],
            advice: [{ text: '`roomlint restore --dry-run BACKUP` shows what one would change' }],
          };
    printOutcome(format, answer, data, terminal);
    return EXIT.clean;
  });
}

/** A backup for people and for programs. */
interface Described {
  readonly entry: AnswerEntry;
  readonly shape: object;
}

/** What is in a backup. */
function describe(folder: FolderOnDisk, backup: Backup): Described {
  const known = { ...backup, integrity: folder.integrity(backup.name) };
  const why = WHY_UNVERIFIED[known.integrity];
  const note = why === undefined ? '' : ` (it ${why}: push a copy of it with --overwrite)`;
  const described = (text: string, content: object): Described => ({
    entry: { text: `${backup.name}  ${causeText(backup)}${bytesText(backup.bytes)}, ${text}${note}` },
    shape: { ...known, ...content },
  });
  try {
    const then = SnapshotText.read(folder.readBackup(backup.name), 'after');
    const { items, quests } = planImport(then, then).counts;
    return described(`${counted(items, 'item')}, ${counted(quests, 'quest')}`, { items, quests });
  } catch (error) {
    // It was changed after it was made. The others are still good.
    if (!isSnapshotFault(error)) throw error;
    const fault = faultText(error);
    return described(`damaged: ${fault}`, { fault });
  }
}

/** What made it, and when: the name says the time in UTC. */
function causeText({ cause, when }: Backup): string {
  if (cause === undefined) return '';
  return `before ${cause.operation} of ${cause.source}, ${when.slice(11, 16)} UTC: `;
}

import { printable, quoteValue } from '../../../bytes/json/quote.js';
import { maskOfJson } from '../../../bytes/scan/masked.js';
import { bytesText, counted } from '../../../bytes/text/in-words.js';
import { type AnswerEntry, countsText } from '../../../verdict/report/answer.js';
import { ALL_CHANGES, SOME_CHANGES } from '../../../verdict/report/change-text.js';
import { changesShape } from '../../../verdict/report/changes-json.js';
import { changeLines, destroyedLines } from '../../../verdict/report/plan-lines.js';
import { maskPlan } from '../../../verdict/report/plan-redaction.js';
import { planCounts } from '../../../verdict/report/plan-report.js';
import type { ImportPlan } from '../../../verdict/room/import-plan.js';
import { planImport, questCount } from '../../../verdict/room/plan.js';
import { restoringSnapshot } from '../../../verdict/room/restore.js';
import { faultText, isSnapshotFault, SnapshotText } from '../../../verdict/room/snapshot-text.js';
import { CommandError } from '../../../world/files/command-error.js';
import { latestOther, pruneBackups } from '../../../world/gate/backups.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import type { Backup, Integrity } from '../../../world/gate/room-state.js';
import { type Call, defineCommand, EXIT, type ExitCode } from '../command.js';
import { atMostOne, readCount } from '../option-values.js';
import { type Given, refuseBoth } from '../options.js';
import { printOutcome, serviceFormat, serviceHelp, withService } from '../service.js';
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

/** This many things that a restore would change are shown for each backup. */
const MAX_DETAILS = 3;

function listBackups(given: RestoreOptions, call: Call): Promise<ExitCode> {
  const format = serviceFormat(given.format);
  const keep = readCount('keep', given.keep);
  const room = chosenRoom(given, call.terminal);
  const folder = existingFolder(given.folder, call.cwd, room);
  const how = { format, isFull: given.full === true };
  const show = (now?: SnapshotText, removed?: readonly string[]): ExitCode => {
    const described = folder.backups().map((backup) => describe(folder, backup, now, how));
    const entries = described.map(({ entry }) => entry);
    const title = described.length === 0 ? 'no backups' : counted(described.length, 'backup');
    const data = { version: 1, room, backups: described.map(({ shape }) => shape), removed };
    printOutcome(format, { title, sections: [{ entries }] }, data, call.terminal);
    return EXIT.clean;
  };
  if (keep !== undefined)
    return withFolder(folder, true, async () => {
      const removed = pruneBackups(folder, keep);
      call.terminal.warn(`removed ${counted(removed.length, 'backup')}`);
      return show(undefined, removed);
    });
  return withService(given, call, ['accessKey'], ({ remote }) =>
    withFolder(folder, false, async () =>
      show(SnapshotText.readRoom(await remote(room).download(), 'before')),
    ),
  );
}

/** A backup for people and for programs. */
interface Described {
  readonly entry: AnswerEntry;
  readonly shape: object;
}

/** What is in a backup, and what a restore would do if the room is known. */
function describe(
  folder: FolderOnDisk,
  backup: Backup,
  now: SnapshotText | undefined,
  { format, isFull }: { readonly format: 'text' | 'json'; readonly isFull: boolean },
): Described {
  const known = { ...backup, integrity: folder.integrity(backup.name) };
  const described = (text: string, content: object, details: readonly string[] = []): Described => ({
    entry: { text: `${backup.name}  ${causeText(backup)}${bytesText(backup.bytes)}, ${text}`, details },
    shape: { ...known, ...content },
  });
  const note = INTEGRITY_TEXTS[known.integrity];
  try {
    const bytes = folder.readBackup(backup.name);
    const then =
      now === undefined ? SnapshotText.read(bytes, 'after') : SnapshotText.read(bytes, 'after', now);
    const { items, quests } = planImport(then, then).counts;
    const holds = `${counted(items, 'item')}, ${counted(quests, 'quest')}`;
    if (now === undefined) return described(`${holds}${note}`, { items, quests });
    const restored = restoringSnapshot(now, then);
    const plan = maskPlan(planImport(now, restored), maskOfJson([now.bytes, restored.bytes]));
    // Every value that differs is for JSON only: many backups together may have millions.
    if (format === 'json')
      return described('', { items, quests, restore: { ...effect(plan), ...changesShape(plan.changes) } });
    return described(`${holds}; ${effectOf(plan)}${note}`, {}, detailsOf(plan, isFull));
  } catch (error) {
    // It was changed after it was made. The others are still good.
    if (!isSnapshotFault(error)) throw error;
    const fault = faultText(error);
    return described(`damaged: ${fault}${note}`, { fault });
  }
}

/** The first things that a restore would change. */
function detailsOf(plan: ImportPlan, isFull: boolean): readonly string[] {
  const shown = isFull ? ALL_CHANGES : SOME_CHANGES;
  const texts = [...destroyedLines(plan), ...changeLines(plan, shown)].map(({ symbol, text, details }) => {
    const values = symbol === '~' ? details.join('; ') : '';
    return `${symbol} ${text}${values === '' ? '' : `: ${values}`}`;
  });
  const listed = isFull ? texts : texts.slice(0, MAX_DETAILS);
  const more = texts.length - listed.length;
  return more === 0 ? listed : [...listed, `… and ${more} more: --full shows all`];
}

/** How many items and quests a restore would change. A pair counts once. */
function effect({ verdict, items, quests }: ImportPlan): object {
  const sum = (list: 'added' | 'changed' | 'removed'): number =>
    items[list].length + questCount(quests[list]);
  return { verdict, added: sum('added'), changed: sum('changed'), removed: sum('removed') };
}

/** What made it, and when: the name says the time in UTC. */
function causeText({ cause, when }: Backup): string {
  if (cause === undefined) return '';
  return `before ${cause.operation} of ${cause.source}, ${when.slice(11, 16)} UTC: `;
}

const INTEGRITY_TEXTS: Readonly<Record<Integrity, string>> = {
  recorded: '',
  changed: ' (changed after it was made: push a copy of it with --overwrite)',
  foreign: ' (not recorded as made by roomlint: push a copy of it with --overwrite)',
};

/** `a restore: items +1 ~2 -0` */
function effectOf(plan: ImportPlan): string {
  if (plan.verdict === 'unchanged') return 'the same as the room';
  return `a restore: ${countsText(planCounts(plan)) || 'tasks or sections change'}`;
}

import type { FolderOnDisk } from '../../gate/folder-on-disk.js';
import type { Backup, Integrity } from '../../gate/ports.js';
import { readRoom } from '../../gate/read-room.js';
import { ServiceRemote } from '../../gate/service-remote.js';
import { interrupted } from '../../gate/settle.js';
import { faultText, isSnapshotFault } from '../../gate/snapshot-fault.js';
import { printable } from '../../json/quote.js';
import { changesShape } from '../../report/changes-json.js';
import { ALL_CHANGES, SOME_CHANGES } from '../../report/plan-changes.js';
import { changeLines, destroyedLines } from '../../report/plan-lines.js';
import { maskPlan } from '../../report/plan-redaction.js';
import { jsonWithoutCommands } from '../../report/workflow-commands.js';
import type { ImportPlan } from '../../room/import-plan.js';
import { planImport, questCount } from '../../room/plan.js';
import { restoringSnapshot } from '../../room/restore.js';
import { SnapshotText } from '../../room/snapshot-text.js';
import { maskOf, mayHoldCredentials } from '../../roundtrip/redact.js';
import { bytesText, counted, listed } from '../../text/in-words.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { chosenRoom, existingFolder, type RoomRequest, withFolder } from '../gate/session.js';
import { maskOutput } from '../masking.js';
import { withService } from '../service/session.js';
import type { Terminal } from '../terminal.js';

export interface BackupsRequest extends RoomRequest {
  readonly folder: string | undefined;
  /** How many to keep. All unless given. */
  readonly keep: number | undefined;
  /** Whether the service is not asked. */
  readonly isOffline: boolean;
  /** Whether every change is shown. */
  readonly isFull: boolean;
}

/** This many things that a restore would change are shown for each backup. */
const MAX_DETAILS = 3;

export function listBackups(request: BackupsRequest, terminal: Terminal): Promise<ExitCode> {
  const room = chosenRoom(request, terminal);
  const folder = existingFolder(request, room);
  maskOutput(terminal);
  const describeAll = (now?: SnapshotText): Described[] =>
    folder.backups().map((backup) => describe(folder, backup, { ...request, now }));
  if (request.keep !== undefined) {
    const { keep, format } = request;
    return withFolder(folder, true, () => {
      const removed = prune(folder, keep);
      const kept = counted(folder.backups().length, 'backup');
      terminal.warn(`removed ${counted(removed.length, 'backup')}, kept ${kept}`);
      if (format === 'json') terminal.say(json(room, describeAll(), removed));
      return Promise.resolve(EXIT.clean);
    });
  }
  if (request.isOffline)
    return withFolder(folder, false, () => {
      const described = describeAll();
      terminal.say(request.format === 'json' ? json(room, described) : `${lines(described)}\n`);
      return Promise.resolve(EXIT.clean);
    });
  return withService(request, ['accessKey'], terminal, ({ client, origin, print }) =>
    withFolder(folder, false, async () => {
      const { bytes: now } = await new ServiceRemote(client, room, origin).download();
      const described = describeAll(readRoom(now));
      print(lines(described), json(room, described));
      return EXIT.clean;
    }),
  );
}

/** Removes all but the newest, except what an interrupted operation needs. @returns their names */
function prune(folder: FolderOnDisk, keep: number): string[] {
  // What roomlint did not write is not its to remove.
  const backups = folder.backups().filter(({ name }) => folder.integrity(name) !== 'foreign');
  const needed = new Set<string | undefined>();
  for (let journal = interrupted(folder); journal !== undefined; journal = journal.earlier)
    needed.add(journal.backup);
  const removed = backups
    .slice(0, Math.max(0, backups.length - keep))
    .filter(({ name }) => !needed.has(name));
  for (const { name } of removed) folder.removeBackup(name);
  return removed.map(({ name }) => name);
}

/** A backup and what is in it. */
type Described = Backup & { readonly integrity: Integrity } & ({ readonly fault: string } | Content) & {
    /** What a restore would do, and what it would change, for people. */
    readonly effect: string | undefined;
    readonly details: readonly string[];
  };

interface Content {
  readonly items: number;
  readonly quests: number;
  /** What a restore would do; undefined when the room was not asked. */
  readonly restore: Effect | undefined;
}

interface Effect {
  readonly verdict: ImportPlan['verdict'];
  /** Items and quests. A pair counts once. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Every value that differs: for JSON only, as many backups together may have millions. */
  readonly changes?: readonly object[];
  readonly omittedChanges?: number;
}

function describe(
  folder: FolderOnDisk,
  found: Backup,
  {
    now,
    format,
    isFull,
  }: { readonly now: SnapshotText | undefined } & Pick<BackupsRequest, 'format' | 'isFull'>,
): Described {
  const backup = { ...found, integrity: folder.integrity(found.name), effect: undefined, details: [] };
  try {
    const bytes = folder.readBackup(backup.name);
    const then =
      now === undefined ? SnapshotText.read(bytes, 'after') : SnapshotText.read(bytes, 'after', now);
    const { items, quests } = planImport(then, then).counts;
    if (now === undefined) return { ...backup, items, quests, restore: undefined };
    const plan = maskedPlan(now, restoringSnapshot(now, then));
    const restore = effect(plan);
    return format === 'json'
      ? { ...backup, items, quests, restore: { ...restore, ...changesShape(plan.changes) } }
      : { ...backup, items, quests, restore, effect: effectText(plan), details: detailsOf(plan, isFull) };
  } catch (error) {
    // It was changed after it was made. The others are still good.
    if (!isSnapshotFault(error)) throw error;
    return { ...backup, fault: faultText(error) };
  }
}

function maskedPlan(now: SnapshotText, backup: SnapshotText): ImportPlan {
  const plan = planImport(now, backup);
  return maskPlan(plan, maskOf(mayHoldCredentials([now.bytes, backup.bytes])));
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

function effect({ verdict, items, quests }: ImportPlan): Effect {
  const sum = (list: 'added' | 'changed' | 'removed'): number =>
    items[list].length + questCount(quests[list]);
  return { verdict, added: sum('added'), changed: sum('changed'), removed: sum('removed') };
}

function lines(backups: readonly Described[]): string {
  if (backups.length === 0) return 'no backups';
  return backups
    .map(
      (backup) =>
        `${printable(backup.name)}  ${causeText(backup)}${bytesText(backup.bytes)}, ${contentText(backup)}${INTEGRITY_TEXTS[backup.integrity]}${backup.details.map((detail) => `\n    ${detail}`).join('')}`,
    )
    .join('\n');
}

/** What made it, and when: the name says the time in UTC. */
function causeText({ cause, when }: Backup): string {
  if (cause === undefined) return '';
  return `before ${cause.operation} of ${printable(cause.source)}, ${when.slice(11, 16)} UTC: `;
}

const INTEGRITY_TEXTS: Readonly<Record<Integrity, string>> = {
  recorded: '',
  unrecorded: '',
  changed: ' (changed after it was made: restore takes it only with --unverified)',
  foreign: ' (not made by roomlint: restore takes it only with --unverified)',
};

function contentText(backup: Described): string {
  if ('fault' in backup) return `damaged: ${printable(backup.fault)}`;
  const { items, quests, effect } = backup;
  const holds = `${counted(items, 'item')}, ${counted(quests, 'quest')}`;
  return effect === undefined ? holds : `${holds}; ${effect}`;
}

/** `a restore adds 1 item, and changes 2 items and 1 quest` */
function effectText({ verdict, items, quests }: ImportPlan): string {
  if (verdict === 'unchanged') return 'the same as the room';
  const verbs = { added: 'adds', changed: 'changes', removed: 'removes' } as const;
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const things = [
      items[kind].length === 0 ? '' : counted(items[kind].length, 'item'),
      quests[kind].length === 0 ? '' : counted(questCount(quests[kind]), 'quest'),
    ].filter((thing) => thing !== '');
    return things.length === 0 ? [] : [`${verbs[kind]} ${things.join(' and ')}`];
  });
  return `a restore ${parts.length === 0 ? 'changes settings, tasks or logic' : listed(parts, 'and')}`;
}

function json(room: string, backups: readonly Described[], removed?: readonly string[]): string {
  const shapes = backups.map(({ details: _details, effect: _effect, ...backup }) => backup);
  return `${jsonWithoutCommands({ version: 1, room, backups: shapes, removed }, 2)}\n`;
}

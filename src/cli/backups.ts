import type { FolderOnDisk } from '../gate/folder-on-disk.js';
import type { Backup } from '../gate/ports.js';
import { ServiceRemote } from '../gate/service-remote.js';
import { interrupted } from '../gate/settle.js';
import { printable } from '../json/quote.js';
import { counted } from '../report/counted.js';
import { jsonWithoutCommands } from '../report/workflow-commands.js';
import type { ImportPlan } from '../room/import-plan.js';
import { planImport } from '../room/plan.js';
import { restoringSnapshot } from '../room/restore.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { chosenRoom, existingFolder, GateVoice, type RoomRequest, withFolder } from './gate-session.js';
import { withService } from './service-session.js';
import type { Terminal } from './terminal.js';

export interface BackupsRequest extends RoomRequest {
  readonly folder: string | undefined;
  /** How many to keep. All unless given. */
  readonly keep: number | undefined;
  /** Whether the service is not asked. */
  readonly isOffline: boolean;
}

/** `roomlint backups` */
export function listBackups(request: BackupsRequest, terminal: Terminal): Promise<ExitCode> {
  const room = chosenRoom(request, terminal);
  const folder = existingFolder(request, room);
  const voice = new GateVoice(terminal);
  const describeAll = (now?: Uint8Array): Described[] =>
    folder.backups().map((backup) => describe(folder, backup, now));
  if (request.keep !== undefined) {
    const { keep, format } = request;
    return withFolder(folder, true, () => {
      const removed = prune(folder, keep);
      const kept = counted(folder.backups().length, 'backup');
      voice.warn(`removed ${counted(removed.length, 'backup')}, kept ${kept}`);
      if (format === 'json') voice.say(json(room, describeAll(), removed));
      return Promise.resolve(EXIT.clean);
    });
  }
  if (request.isOffline)
    return withFolder(folder, false, () => {
      const described = describeAll();
      voice.say(request.format === 'json' ? json(room, described) : `${lines(described)}\n`);
      return Promise.resolve(EXIT.clean);
    });
  return withService(request, ['accessKey'], terminal, ({ client, origin, print }) =>
    withFolder(folder, false, async () => {
      const { bytes: now } = await new ServiceRemote(client, room, origin).download();
      const described = describeAll(now);
      print(lines(described), json(room, described));
      return EXIT.clean;
    }),
  );
}

/** Removes all but the newest. What an interrupted operation needs stays. @returns the names of those that are gone */
function prune(folder: FolderOnDisk, keep: number): string[] {
  const backups = folder.backups();
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
interface Described extends Backup {
  readonly items: number;
  readonly quests: number;
  /** What a restore would do; undefined when the room was not asked. */
  readonly restore: Effect | undefined;
}

interface Effect {
  readonly verdict: ImportPlan['verdict'];
  /** Items and quest entries. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

function describe(folder: FolderOnDisk, backup: Backup, now: Uint8Array | undefined): Described {
  const bytes = folder.readBackup(backup.name);
  const { items, quests } = planImport(bytes, bytes).counts;
  return { ...backup, items, quests, restore: now === undefined ? undefined : effect(now, bytes) };
}

function effect(now: Uint8Array, backup: Uint8Array): Effect {
  const { verdict, items, quests } = planImport(now, restoringSnapshot(now, backup));
  const sum = (list: 'added' | 'changed' | 'removed'): number => items[list].length + quests[list].length;
  return { verdict, added: sum('added'), changed: sum('changed'), removed: sum('removed') };
}

function lines(backups: readonly Described[]): string {
  if (backups.length === 0) return 'no backups';
  return backups
    .map(({ name, bytes, items, quests, restore }) => {
      const holds = `${bytes.toLocaleString('en')} bytes, ${counted(items, 'item')}, ${counted(quests, 'quest')}`;
      return `${printable(name)}  ${holds}${restore === undefined ? '' : `; ${effectText(restore)}`}`;
    })
    .join('\n');
}

function effectText({ verdict, added, changed, removed }: Effect): string {
  if (verdict === 'unchanged') return 'the room is the same now';
  if (added + changed + removed === 0) return 'settings, tasks or logic differ now';
  return `a restore adds ${added}, changes ${changed} and removes ${removed}`;
}

function json(room: string, backups: readonly Described[], removed?: readonly string[]): string {
  return `${jsonWithoutCommands({ version: 1, room, backups, removed }, 2)}\n`;
}

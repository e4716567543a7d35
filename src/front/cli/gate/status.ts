import { resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import {
  type AnswerEntry,
  type AnswerLine,
  answersText,
  entriesText,
} from '../../../verdict/report/answer.js';
import { ALL_CHANGES, type ShownChanges, SOME_CHANGES } from '../../../verdict/report/change-text.js';
import { conflictShape, partChangesShape } from '../../../verdict/report/changes-json.js';
import { changeEntries, conflictEntry } from '../../../verdict/report/part-changes.js';
import { ServiceError } from '../../../world/api/service-error.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import { FileOnDisk } from '../../../world/gate/local-file.js';
import type { Journal, LocalFile } from '../../../world/gate/ports.js';
import { ServiceRemote } from '../../../world/gate/service-remote.js';
import { type LocalPart, localStatus, remoteStatus, type Status } from '../../../world/gate/status.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { defineCommand, EXIT, type ExitCode } from '../command.js';
import { atMostOne } from '../option-values.js';
import { FULL } from '../options.js';
import { outcomePrinter, readServiceRequest, SERVICE_OPTIONS, serviceHelp, withService } from '../service.js';
import { plain, type Terminal } from '../terminal.js';
import { FOLDER_OPTIONS, OFFLINE, ROOM_OPTIONS } from './options.js';
import { chosenRoom, existingFolder, folderBeside, type RoomRequest, withFolder } from './session.js';
import { interruptionText } from './words.js';

/** `roomlint status`: who has changed what since the pull. */
export const status = defineCommand(
  {
    options: { ...ROOM_OPTIONS, ...FOLDER_OPTIONS, offline: OFFLINE, full: FULL, ...SERVICE_OPTIONS },
    details: serviceHelp(`Without a file, the one that was pulled or pushed last.`, [
      'roomlint status --room ROOM',
      'roomlint status --room ROOM --offline',
    ]),
    exits: { clean: 'shown', error: 'the service refused or could not be reached, or invalid usage' },
  },
  async (given, { words, cwd, terminal }) => {
    const file = atMostOne('status', words, 'file');
    if (file !== undefined && given.folder !== undefined)
      throw new CommandError('status takes a file or --folder, not both');
    const common = { ...readServiceRequest(given, cwd), room: given.room, folder: given.folder };
    const request = { ...common, file, isOffline: given.offline === true, isFull: given.full === true };
    return showStatus(request, terminal);
  },
);

interface StatusRequest extends RoomRequest {
  /** The file that was pulled or pushed last unless given. */
  readonly file: string | undefined;
  readonly folder: string | undefined;
  readonly isOffline: boolean;
  /** Whether every change is shown. */
  readonly isFull: boolean;
}

function showStatus(request: StatusRequest, terminal: Terminal): Promise<ExitCode> {
  const room = chosenRoom(request, terminal);
  const { cwd, file: named } = request;
  const folder =
    named === undefined ? existingFolder(request, room) : folderBeside({ cwd, file: named }, room).folder;
  const show = (status: Status, unasked?: string): ExitCode => {
    const shown = request.isFull ? ALL_CHANGES : SOME_CHANGES;
    outcomePrinter(request, terminal)(words(status, { room, shown, unasked }), json(room, status));
    return EXIT.clean;
  };
  if (request.isOffline)
    return withFolder(folder, false, async () =>
      show(withoutRoom(localStatus(folder, fileOf(request, folder)))),
    );
  return withService(request, ['accessKey'], terminal, ({ client, origin }) =>
    withFolder(folder, false, async () => {
      const file = fileOf(request, folder);
      const local = localStatus(folder, file);
      try {
        return show(
          await remoteStatus(local, { folder, remote: new ServiceRemote(client, room, origin), file }),
        );
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        show(withoutRoom(local), 'it could not be asked');
        terminal.warn(error.message);
        return EXIT.error;
      }
    }),
  );
}

function withoutRoom({ base: _base, known: _known, ...local }: LocalPart): Status {
  return { ...local, remote: undefined, conflicts: [] };
}

function fileOf({ cwd, file }: StatusRequest, folder: FolderOnDisk): LocalFile | undefined {
  if (file !== undefined) return new FileOnDisk(resolve(cwd, file));
  const { latest } = folder.state();
  return latest === undefined ? undefined : new FileOnDisk(resolve(folder.beside, latest));
}

/** The status in words. @param unasked what to say of a room that was not asked */
function words(
  status: Status,
  {
    room,
    shown,
    unasked = 'it was not asked',
  }: { room: string; shown: ShownChanges; unasked: string | undefined },
): string {
  const { file, synced, unfinished, conflicts, backups, local, remote } = status;
  const when =
    synced === undefined ? '' : `, last pulled or pushed ${synced.when.slice(0, 16).replace('T', ', ')} UTC`;
  const changes = (of: typeof local | typeof remote): readonly string[] =>
    of?.kind === 'changed' ? nested(changeEntries(of.changes, shown)) : [];
  const entries = [
    { text: `the room: ${remoteText(status, unasked)}`, details: changes(remote) },
    file === undefined
      ? { text: 'no file was pulled' }
      : { text: `${file}${when}: ${localText(status)}`, details: changes(local) },
    ...(synced?.restored === undefined ? [] : [{ text: restoredText(synced.restored, status) }]),
    ...(conflicts.length === 0
      ? []
      : [
          {
            text: 'you and others have changed these in different ways:',
            details: nested(conflicts.map(conflictEntry)),
          },
        ]),
    ...unfinished.map(({ journal, settled }) => ({ text: interruptionText(journal, settled) })),
    { text: counted(backups, 'backup') },
  ];
  const answer = { title: `room ${room}`, sections: [{ entries }], advice: advice(status) };
  return answersText([answer], plain).join('').trimEnd();
}

/** Entries as details of another. */
function nested(entries: readonly AnswerEntry[]): readonly string[] {
  return entriesText(entries)
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(2));
}

function remoteText({ remote, unfinished }: Status, unasked: string): string {
  switch (remote?.kind) {
    case undefined:
      return unasked;
    case 'no-base':
      return 'nothing was pulled to compare it with';
    case 'base-lost':
      return 'changed. What others have changed is unknown, because the pulled bytes are gone or damaged';
    case 'other-server':
      return `not compared, because it was pulled from ${remote.pulledFrom}, and this is ${remote.server}`;
    case 'unchanged':
      return 'unchanged';
    case 'same-values':
      return 'unchanged, except for spelling and layout';
    case 'changed':
      // An interrupted import may be what has changed it.
      return unfinished.length === 0 ? 'others have changed' : 'changed since';
  }
}

function restoredText(backup: string, { local, file }: Status): string {
  const restored = `you have restored backup ${printable(backup)} since`;
  if (local.kind !== 'changed' || file === undefined) return restored;
  const { length } = local.changes;
  const undone = length === 1 ? 'the change that it' : `the ${length} changes that it`;
  return `${restored}. ${printable(file)} still has ${undone} undid: a push would make ${length === 1 ? 'it' : 'them'} again`;
}

function localText({ local }: Status): string {
  switch (local.kind) {
    case 'missing':
      return 'the file is missing';
    case 'never-pulled':
      return 'never pulled or pushed';
    case 'base-lost':
      return 'changed. What you have changed is unknown, because the pulled bytes are gone or damaged';
    case 'unusable':
      return `changed, and cannot be pushed: ${printable(local.fault)}`;
    case 'unchanged':
      return 'unchanged';
    case 'same-values':
      return 'unchanged, except for spelling and layout';
    case 'changed':
      return 'you have changed';
  }
}

/** What to do next. */
function advice({ synced, local, remote, conflicts, unfinished }: Status): AnswerLine[] {
  const restored = synced?.restored;
  if (remote === undefined || unfinished.length > 0) return [];
  const [mine, theirs] = [local.kind === 'changed', remote.kind === 'changed'];
  const say = (text: string): AnswerLine[] => [{ text }];
  if (conflicts.length > 0)
    return say(
      'decide for each part: copy theirs into the file, then `roomlint push --merge`; or --overwrite to keep yours. To decide without editing, add --ours or --theirs to --merge',
    );
  if (mine && theirs) return say('`roomlint push --merge` keeps both');
  // Such a push would be refused without it.
  if (mine && (remote.kind === 'other-server' || remote.kind === 'base-lost'))
    return say('`roomlint push --overwrite` imports your changes, whatever others have changed');
  if (local.kind === 'never-pulled')
    return say(
      '`roomlint push` refuses a file that was not pulled: pull into another file, and merge the two',
    );
  if (mine && restored === undefined) return say('`roomlint push` imports your changes');
  return theirs ? say('`roomlint pull` gets their changes') : [];
}

function json(room: string, { file, synced, local, remote, conflicts, unfinished, backups }: Status): string {
  const shape = {
    version: 1,
    room,
    file: file ?? null,
    synced: synced ?? null,
    local: local.kind === 'changed' ? { ...local, changes: partChangesShape(local.changes) } : local,
    remote:
      remote?.kind === 'changed'
        ? { ...remote, changes: partChangesShape(remote.changes) }
        : (remote ?? null),
    conflicts: conflicts.map(conflictShape),
    unfinished: unfinished.map(({ journal, settled }) => ({
      ...operationShape(journal),
      room: settled?.kind ?? null,
    })),
    backups,
  };
  return JSON.stringify(shape, undefined, 2);
}

/** An interrupted push or restore as JSON. */
export function operationShape({ operation, source, started, backup }: Journal): object {
  return { operation, source, started, backup };
}

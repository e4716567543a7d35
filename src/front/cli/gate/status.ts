import { resolve } from 'node:path';
import { counted } from '../../../bytes/text/in-words.js';
import type { Answer, AnswerEntry, AnswerLine } from '../../../verdict/report/answer.js';
import { conflictShape, partChangesShape } from '../../../verdict/report/changes-json.js';
import { changeEntry, conflictEntry } from '../../../verdict/report/part-changes.js';
import { ServiceError } from '../../../world/api/service-error.js';
import { FileOnDisk } from '../../../world/gate/file-on-disk.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import type { Journal } from '../../../world/gate/room-state.js';
import { type Status, statusOf } from '../../../world/gate/status.js';
import { defineCommand, EXIT } from '../command.js';
import { atMostOne } from '../option-values.js';
import { SERVICE_OPTIONS, serviceHelp, withService } from '../service.js';
import { interruptionText } from './endings.js';
import { ROOM_OPTIONS } from './options.js';
import { chosenRoom, existingFolder, folderBeside, withFolder } from './session.js';

/** `roomlint status`: who has changed what since the pull. */
export const status = defineCommand(
  {
    options: { ...ROOM_OPTIONS, ...SERVICE_OPTIONS },
    details: serviceHelp(
      'Without a file, the one that was pulled or pushed last. Without an answer of the service, what is known here.',
      ['roomlint status --room ROOM'],
    ),
    exits: { clean: 'shown', error: 'the service refused or could not be reached, or invalid usage' },
  },
  async (given, { words, cwd, terminal }) => {
    const file = atMostOne('status', words, 'file');
    const room = chosenRoom(given, terminal);
    const folder =
      file === undefined
        ? existingFolder(undefined, cwd, room, 'name its file')
        : folderBeside(file, cwd, room).folder;
    return withService(given, { cwd, terminal }, ['accessKey'], (session) =>
      withFolder(folder, false, async () => {
        const local = file === undefined ? latestFile(folder) : new FileOnDisk(resolve(cwd, file));
        const remote = session.remote(room);
        const asked = await remote.download().catch((error: unknown) => {
          if (error instanceof ServiceError) return error;
          throw error;
        });
        const isAsked = !(asked instanceof ServiceError);
        const found = await statusOf(folder, local, remote.server, isAsked ? asked : undefined);
        const answer = answerOf(room, found);
        session.answer(answer, dataOf(room, found));
        if (isAsked) return EXIT.clean;
        terminal.warn(asked.message);
        return EXIT.error;
      }),
    );
  },
);

/** The file that was pulled or pushed last. */
function latestFile(folder: FolderOnDisk): FileOnDisk | undefined {
  const { latest } = folder.state();
  return latest === undefined ? undefined : new FileOnDisk(resolve(folder.beside, latest));
}

function answerOf(room: string, status: Status): Answer {
  const { file, synced, unfinished, conflicts, backups, local, remote } = status;
  const when =
    synced === undefined ? '' : `, last pulled or pushed ${synced.when.slice(0, 16).replace('T', ', ')} UTC`;
  const lines = [
    `the room: ${remoteText(status)}`,
    file === undefined ? 'no file was pulled' : `${file}${when}: ${localText(status)}`,
    ...(synced?.restored === undefined || local.kind === 'unchanged' || local.kind === 'same-values'
      ? []
      : [`you have restored backup ${synced.restored} since: a push would undo that`]),
    ...unfinished.map(({ journal, settled }) => interruptionText(journal, settled)),
    counted(backups, 'backup'),
  ];
  const changes = (of: typeof local | typeof remote): readonly AnswerEntry[] =>
    of?.kind === 'changed' ? of.changes.map(changeEntry) : [];
  return {
    title: `room ${room}`,
    sections: [
      { entries: lines.map((text) => ({ text })) },
      { title: 'Changed in the room', entries: changes(remote) },
      { title: 'Changed in the file', entries: changes(local) },
      { title: 'Changed by you and others in different ways', entries: conflicts.map(conflictEntry) },
    ],
    advice: adviceOn(status),
  };
}

function remoteText({ remote, unfinished }: Status): string {
  if (remote === undefined) return 'it could not be asked';
  switch (remote.kind) {
    case 'no-base':
      return 'nothing was pulled to compare it with';
    case 'other-server':
      return `not compared, because it was pulled from ${remote.pulledFrom}, and this is ${remote.server}`;
    case 'changed':
      // An interrupted import may be what has changed it.
      return unfinished.length === 0 ? 'others have changed' : 'changed since';
    default:
      return comparedText(remote.kind, 'others have');
  }
}

function localText({ local }: Status): string {
  switch (local.kind) {
    case 'missing':
      return 'the file is missing';
    case 'never-pulled':
      return 'never pulled or pushed';
    case 'unusable':
      return `changed, and cannot be pushed: ${local.fault}`;
    case 'changed':
      return 'changed by you';
    default:
      return comparedText(local.kind, 'you have');
  }
}

function comparedText(kind: 'base-lost' | 'unchanged' | 'same-values', who: string): string {
  if (kind === 'base-lost')
    return `changed. What ${who} changed is unknown, because the pulled bytes are gone or damaged`;
  return kind === 'unchanged' ? 'unchanged' : 'unchanged, except for spelling and layout';
}

/** What to do next. */
function adviceOn({ synced, local, remote, conflicts, unfinished }: Status): AnswerLine[] {
  const restored = synced?.restored;
  if (remote === undefined || unfinished.length > 0) return [];
  const [mine, theirs] = [local.kind === 'changed', remote.kind === 'changed'];
  const say = (text: string): AnswerLine[] => [{ text }];
  if (conflicts.length > 0)
    return say(
      'decide for each part: copy theirs into the file, then `roomlint push --merge`; or --overwrite to keep yours. To decide without editing, add --resolve ours or theirs to --merge',
    );
  if (mine && theirs) return say('`roomlint push --merge` keeps both');
  // Such a push would be refused without it.
  if (mine && (remote.kind === 'other-server' || remote.kind === 'base-lost'))
    return say('`roomlint push --overwrite` imports your changes, whatever others have changed');
  if (local.kind === 'never-pulled')
    return say(
      '`roomlint push` refuses a file that was not pulled: pull into another file, and make your changes in that one',
    );
  if (mine && restored === undefined) return say('`roomlint push` imports your changes');
  return theirs ? say('`roomlint pull` gets their changes') : [];
}

function dataOf(
  room: string,
  { file, synced, local, remote, conflicts, unfinished, backups }: Status,
): object {
  return {
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
}

/** An interrupted push or restore as JSON. */
export function operationShape({ operation, source, started, backup }: Journal): object {
  return { operation, source, started, backup };
}

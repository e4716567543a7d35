import { dirname } from 'node:path';
import type { Answer } from '../../../verdict/report/answer.js';
import { CommittedBase } from '../../../world/gate/committed-base.js';
import { FileOnDisk } from '../../../world/gate/file-on-disk.js';
import { type PullOutcome, pull } from '../../../world/gate/pull.js';
import { configFor } from '../../../world/workspace/file-settings.js';
import { defineCommand, EXIT } from '../command.js';
import { onlyWords } from '../option-values.js';
import { SERVICE_OPTIONS, serviceHelp, withService } from '../service.js';
import { ROOM_OPTIONS } from './options.js';
import { chosenRoom, folderBeside, withCommittedBase, withFolder } from './session.js';
import { operationShape } from './status.js';

/** `roomlint pull`: downloads a room into a file. */
export const pullCommand = defineCommand(
  {
    options: { ...ROOM_OPTIONS, ...SERVICE_OPTIONS },
    details: serviceHelp(
      `The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`,
      ['roomlint pull --room ROOM garden.json'],
    ),
    exits: {
      clean: 'the file has the bytes of the room',
      findings: 'not overwritten: the file has changes of its own',
      error: 'not done: the service refused or could not be reached, or invalid usage',
    },
  },
  async (given, { words, cwd, terminal }) => {
    const [file] = onlyWords('pull', words, ['a file'], 'roomlint pull --room ROOM garden.json');
    return withService(given, { cwd, terminal }, ['accessKey'], (session) => {
      const room = chosenRoom(given, terminal);
      const { path, folder } = folderBeside(file, cwd, room);
      return withFolder(folder, true, async () => {
        const remote = session.remote(room);
        const base = new CommittedBase(path, room, folder, terminal.world);
        const { remember } = await configFor(dirname(path), cwd, undefined);
        const outcome = await withCommittedBase(remember, base, terminal, () =>
          pull({ remote, folder, file: new FileOnDisk(path) }, new Date()),
        );
        session.answer(answerOf(outcome, file, room), dataOf(outcome, file, room));
        return outcome.kind === 'pulled' || outcome.kind === 'same' ? EXIT.clean : EXIT.findings;
      });
    });
  },
);

function dataOf(outcome: PullOutcome, file: string, room: string): object {
  const { kind, wasPulled } = outcome;
  const { bytes, interrupted } = 'bytes' in outcome ? outcome : {};
  const operation = interrupted && operationShape(interrupted);
  return { version: 1, room, file, outcome: kind, wasPulled, bytes, interrupted: operation };
}

function answerOf(outcome: PullOutcome, file: string, room: string): Answer {
  switch (outcome.kind) {
    case 'pulled':
    case 'same': {
      const { kind, interrupted } = outcome;
      const bytes = `${outcome.bytes.toLocaleString('en')} bytes`;
      const title =
        kind === 'same'
          ? `${file} is up to date with room ${room}: ${bytes}`
          : `pulled room ${room} into ${file}: ${bytes}`;
      if (interrupted === undefined) return { title };
      const text = `the ${interrupted.operation} that was interrupted at ${interrupted.started} may have left the room like this. Backup ${interrupted.backup} has what it was before`;
      return { title, advice: [{ text }] };
    }
    case 'local-changes':
      return {
        title: outcome.wasPulled
          ? `${file} was not overwritten: it has changes that were not pushed. Push it, or move it away`
          : `${file} was not overwritten: it was not pulled from room ${room}. Pull into another file, and make your changes in that one`,
      };
    case 'changed-meanwhile':
      return { title: `${file} was not overwritten: another program changed it meanwhile. Pull again` };
  }
}

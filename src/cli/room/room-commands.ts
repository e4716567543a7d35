import { CommandError } from '../../workspace/command-error.js';
import { type Command, defineCommand } from '../command.js';
import { onlyWords } from '../option-values.js';
import { list, value } from '../options.js';
import {
  readServiceRequest,
  SERVICE_EXITS,
  SERVICE_OPTIONS,
  serviceHelp,
  UPLOAD_OPTIONS,
} from '../service/options.js';

const ROOM = 'Room:';
const STDIN = '-';

const create = defineCommand(
  {
    name: 'room create',
    synopsis: '[options] <template>',
    summary: 'create a room from a template',
    options: {
      name: value('the display name of the new room', {
        group: ROOM,
        example: "--name 'Rose garden'",
        words: [],
      }),
      ...SERVICE_OPTIONS,
    },
    completes: 'nothing',
    details: serviceHelp(
      `<template> is the name of a template in the current catalog of the service.
With --format json, the response of the service is printed, with all of its fields.`,
      [
        `roomlint room create blank --name 'Rose garden'`,
        'roomlint room create blank --format json | jq -r .room.RoomID',
      ],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const [template] = onlyWords('room create', words, ['a template'], 'roomlint room create blank');
    const request = { ...readServiceRequest(given, cwd), template, name: given.name };
    return (await import('./room.js')).createRoom(request, terminal);
  },
);

const duplicate = defineCommand(
  {
    name: 'room duplicate',
    synopsis: '[options] <room>',
    summary: 'copy a room that you own',
    options: SERVICE_OPTIONS,
    completes: 'nothing',
    details: serviceHelp(
      `<room> is the identifier of the room to copy. The copy has an identifier of its own.`,
      ['roomlint room duplicate ROOM', 'roomlint room duplicate ROOM --format json | jq -r .roomId'],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const [room] = onlyWords('room duplicate', words, ['a room'], 'roomlint room duplicate ROOM');
    const request = { ...readServiceRequest(given, cwd), room };
    return (await import('./room.js')).duplicateRoom(request, terminal);
  },
);

const update = defineCommand(
  {
    name: 'room update',
    synopsis: '[options] <room> <field=value..>',
    summary: 'change metadata of a room',
    options: {
      fields: value('read the fields from FILE, a JSON object. - is standard input', {
        group: ROOM,
        example: '--fields fields.json',
      }),
      unlisted: list(
        'also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable',
        { group: ROOM, example: '--unlisted Guild=rose', words: [] },
      ),
      ...SERVICE_OPTIONS,
    },
    completes: 'nothing',
    details: serviceHelp(
      `FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only the named fields change. The documents show
no types for them, so values are sent as they are. Fields that the documents do not list are refused,
unless --unlisted names them. RoomID is always refused.`,
      [
        `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
        `roomlint room update ROOM 'Subgenres:=["puzzle", "quiet"]'`,
        'roomlint room update ROOM --fields fields.json',
        `roomlint room update ROOM --unlisted Guild=rose`,
      ],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const [room, ...assignments] = words;
    if (room === undefined || room === '')
      throw new CommandError('room update needs a room, as in roomlint room update ROOM Name=Garden');
    const { fields, unlisted = [] } = given;
    const request = { ...readServiceRequest(given, cwd), room, assignments, fields, unlisted };
    return (await import('./room.js')).updateRoom(request, terminal);
  },
);

const items = defineCommand(
  {
    name: 'room items',
    synopsis: '[options] <room>',
    summary: 'list the items that can be placed in a room',
    options: SERVICE_OPTIONS,
    completes: 'nothing',
    details: serviceHelp(`One item a line: its id, type, category and name, with tabs between them.`, [
      'roomlint room items ROOM',
      `roomlint room items ROOM --format json | jq '.items[].glb'`,
    ]),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const [room] = onlyWords('room items', words, ['a room'], 'roomlint room items ROOM');
    const request = { ...readServiceRequest(given, cwd), room };
    return (await import('./room.js')).listItems(request, terminal);
  },
);

const download = defineCommand(
  {
    name: 'room download',
    synopsis: '[options] <room> [file]',
    summary: 'download the snapshot of a room, byte for byte',
    options: SERVICE_OPTIONS,
    completes: 'files',
    details: serviceHelp(
      `Without a file, or with -, the snapshot goes to standard output. A file appears when the download is
complete, and replaces one of the same name. A download that fails leaves everything as it was.`,
      ['roomlint room download ROOM current.json', 'roomlint room download ROOM | roomlint check -'],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const [first, file = STDIN, ...more] = words;
    const example = 'roomlint room download ROOM current.json';
    const [room] = onlyWords(
      'room download',
      first === undefined ? [] : [first, ...more],
      ['a room'],
      example,
    );
    const request = { ...readServiceRequest(given, cwd), room, file };
    if (file === STDIN && request.format === 'json')
      throw new CommandError('--format json needs a file to download to: standard output is the snapshot');
    return (await import('./room.js')).downloadRoom(request, terminal);
  },
);

const importCommand = defineCommand(
  {
    name: 'room import',
    synopsis: '[options] <room> <file|url>',
    summary: 'import a snapshot into a room, without any check: it replaces what is there',
    options: UPLOAD_OPTIONS,
    completes: 'files',
    details: serviceHelp(
      `This is the plain route. It checks nothing, plans nothing and keeps no backup, and an import removes every
item that the snapshot leaves out: run \`roomlint check\` and \`roomlint plan\` first. A response without an
error does not prove that the room plays as it should.

A file is uploaded to a temporary destination first, for which the API key is needed. A URL must be
publicly readable, and is passed on as it is.`,
      [
        'roomlint room download ROOM current.json',
        'roomlint check next.json && roomlint plan current.json next.json && roomlint room import ROOM next.json',
      ],
    ),
    exits: SERVICE_EXITS,
  },
  async (given, { words, cwd, terminal }) => {
    const example = 'roomlint room import ROOM next.json';
    const [room, source] = onlyWords('room import', words, ['a room', 'a file or URL'], example);
    const request = { ...readServiceRequest(given, cwd), room, source };
    return (await import('./room.js')).importIntoRoom(request, terminal);
  },
);

/** The commands of `roomlint room`, in the order of the help. */
export const ROOM_COMMANDS: readonly Command[] = [create, duplicate, update, items, download, importCommand];

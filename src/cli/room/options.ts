import type { CommandGroup } from '../command.js';

/** `roomlint room`: the routes of the game-management REST API, one command each. */
export const room: CommandGroup = {
  name: 'room',
  synopsis: '<command>',
  summary: 'create, duplicate, update, download and import rooms over the REST API',
  details: `Examples:
  roomlint room download ROOM current.json
  roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true
  roomlint plan current.json next.json && roomlint room import ROOM next.json`,
  load: async () => (await import('./room-commands.js')).ROOM_COMMANDS,
};

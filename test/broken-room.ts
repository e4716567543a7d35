import { FIND_KEY, room } from '../rules/example-room.js';

/** The example room, in which a quest starts by itself: one finding. */
export const broken = room(({ quests }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
});

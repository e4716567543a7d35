import { roomWith } from './example-changes.js';
import { FIND_KEY } from './example-room.js';

/** The example room, in which a quest starts by itself: one finding. */
export const broken = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } } });

import type { Tool } from '../tool.js';
import { check } from './check.js';
import { edit } from './edit.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { fix } from './fix.js';
import { plan } from './plan.js';
import { quests } from './quests.js';
import { read } from './read.js';
import { roundtrip } from './roundtrip.js';
import { showRoom } from './show-room.js';
import { simulate } from './simulate.js';

/** Every tool by its name, in the order in which clients list them. */
export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  [showRoom, find, read, check, fix, edit, plan, simulate, quests, explain, roundtrip].map((tool) => [
    tool.name,
    tool,
  ]),
);

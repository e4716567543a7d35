import type { Rule } from '../kit.js';
import animation from './animation.js';
import dialogueNode from './dialogue-node.js';
import { cameraState, leaderboard, movementProfile, npc, spawnPoint, timer, variable } from './names.js';

/** The rules of the family `reference`, in the order of the documentation. */
export const referenceRules: readonly Rule[] = [
  variable,
  timer,
  spawnPoint,
  cameraState,
  movementProfile,
  leaderboard,
  npc,
  animation,
  dialogueNode,
];

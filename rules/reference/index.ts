import type { Rule } from '../kit.js';
import animation from './animation.js';
import { cameraState, leaderboard, movementProfile, npc } from './declared-names.js';
import dialogueNode from './dialogue-node.js';
import spawnPoint from './spawn-point.js';
import timer from './timer.js';
import variable from './variable.js';

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

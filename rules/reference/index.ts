import type { Rule } from '../kit.js';
import animation from './animation.js';
import cameraState from './camera-state.js';
import dialogueNode from './dialogue-node.js';
import leaderboard from './leaderboard.js';
import movementProfile from './movement-profile.js';
import npc from './npc.js';
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

import { declaredNames } from './declared-names.js';

export default declaredNames({
  kind: 'npc',
  id: 'reference/npc',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  what: 'character',
  advice: 'give a GLBNPC this name (n)',
});

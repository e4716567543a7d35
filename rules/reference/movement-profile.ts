import { declaredNames } from './declared-names.js';

export default declaredNames({
  kind: 'movementProfile',
  id: 'reference/movement-profile',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  what: 'movement profile',
  advice: 'declare it in movementStates of roomSettingsExtraData',
});

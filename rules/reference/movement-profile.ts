import { declaredNames } from './declared-names.js';
import { setExtraData } from './examples.js';

export default declaredNames({
  kind: 'movementProfile',
  id: 'reference/movement-profile',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  why: 'A movement profile is chosen by its name. One that is not declared changes nothing.',
  what: 'movement profile',
  advice: 'declare it in movementStates of roomSettingsExtraData',
  example: {
    declare: (changed) => setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] }),
    name: 'swimming',
    misspelled: 'swiming',
    other: 'orbit',
    effect: { $type: 'ChangeMovementProfile' },
    field: 'mvmtProfile',
    titles: ['one that is declared', 'a file that declares none', 'one that is not declared'],
  },
});

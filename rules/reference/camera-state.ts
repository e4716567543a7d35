import { declaredNames } from './declared-names.js';
import { setExtraData } from './examples.js';

export default declaredNames({
  kind: 'cameraState',
  id: 'reference/camera-state',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  why: 'A camera state is chosen by its name. One that is not declared changes nothing.',
  what: 'camera state',
  advice: 'declare it in customCameraStates of roomSettingsExtraData',
  example: {
    declare: (changed) => setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] }),
    name: 'top_down',
    misspelled: 'top_dwn',
    other: 'orbit',
    effect: { $type: 'ChangeCamState' },
    field: 'camState',
    titles: ['one that is declared', 'a file that declares none', 'one that is not declared'],
  },
});

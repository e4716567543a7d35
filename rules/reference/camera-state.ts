import { declaredNames } from './declared-names.js';

export default declaredNames({
  kind: 'cameraState',
  id: 'reference/camera-state',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  what: 'camera state',
  advice: 'declare it in customCameraStates of roomSettingsExtraData',
});

import { defineRule, found } from '../kit.js';
import { effects, setExtraData } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/camera-state',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  why: 'A camera state is chosen by its name. One that is not declared changes nothing.',
  ...namesOf('cameraState', (index, report) => {
    if (index.set.size === 0) return;
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `no camera state is called ${name}`,
        advice: () => 'declare it in customCameraStates of roomSettingsExtraData, or correct the name',
      },
      report,
    );
  }),
  examples: () => ({
    good: [
      {
        title: 'one that is declared',
        text: effects({ $type: 'ChangeCamState', camState: 'top_down' }, undefined, (changed) =>
          setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] }),
        ),
      },
      {
        title: 'a file that declares none',
        text: effects({ $type: 'ChangeCamState', camState: 'top_down' }),
      },
    ],
    bad: [
      {
        title: 'another spelling',
        text: effects({ $type: 'ChangeCamState', camState: 'top_dwn' }, undefined, (changed) =>
          setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] }),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/camState',
          '\\"top_dwn\\"',
          'no camera state is called "top_dwn": did you mean "top_down"?',
        ),
        fixed: effects({ $type: 'ChangeCamState', camState: 'top_down' }, undefined, (changed) =>
          setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] }),
        ),
      },
      {
        title: 'one that is not declared',
        text: effects({ $type: 'ChangeCamState', camState: 'orbit' }, undefined, (changed) =>
          setExtraData(changed, { customCameraStates: [{ stateName: 'top_down' }] }),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/camState',
          '\\"orbit\\"',
          'no camera state is called "orbit": declare it in customCameraStates of roomSettingsExtraData, or correct the name',
        ),
      },
    ],
  }),
});

import { defineRule, found } from '../kit.js';
import { effects, setExtraData } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/movement-profile',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  why: 'A movement profile is chosen by its name. One that is not declared changes nothing.',
  ...namesOf('movementProfile', (index, report) => {
    if (index.set.size === 0) return;
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `no movement profile is called ${name}`,
        advice: () => 'declare it in movementStates of roomSettingsExtraData, or correct the name',
      },
      report,
    );
  }),
  examples: () => ({
    good: [
      {
        title: 'one that is declared',
        text: effects({ $type: 'ChangeMovementProfile', mvmtProfile: 'swimming' }, undefined, (changed) =>
          setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] }),
        ),
      },
      {
        title: 'a file that declares none',
        text: effects({ $type: 'ChangeMovementProfile', mvmtProfile: 'swimming' }),
      },
    ],
    bad: [
      {
        title: 'another spelling',
        text: effects({ $type: 'ChangeMovementProfile', mvmtProfile: 'swiming' }, undefined, (changed) =>
          setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] }),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/mvmtProfile',
          '\\"swiming\\"',
          'no movement profile is called "swiming": did you mean "swimming"?',
        ),
        fixed: effects({ $type: 'ChangeMovementProfile', mvmtProfile: 'swimming' }, undefined, (changed) =>
          setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] }),
        ),
      },
      {
        title: 'one that is not declared',
        text: effects({ $type: 'ChangeMovementProfile', mvmtProfile: 'orbit' }, undefined, (changed) =>
          setExtraData(changed, { movementStates: [{ movementStateName: 'swimming' }] }),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/mvmtProfile',
          '\\"orbit\\"',
          'no movement profile is called "orbit": declare it in movementStates of roomSettingsExtraData, or correct the name',
        ),
      },
    ],
  }),
});

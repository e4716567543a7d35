import {
  type Draft,
  defineRule,
  found,
  knownPrefabOf,
  logicPlaces,
  objectField,
  room,
  TRIGGERS,
  task,
  textField,
  worksOnlyOn,
} from '../kit.js';

export default defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'none',
  summary: 'Triggers are used on prefabs on which they work',
  source: 'public material of the platform, triggers',
  why: 'Some triggers fire on items of some prefabs only. On any other item nothing ever happens. trigger/enter-needs-trigger-prefab reports OnEnterEvent.',
  kinds: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  on: {
    subscription({ record, place, itemKey }, report, { snapshot }) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger === undefined ? undefined : textField(trigger, '$type');
      if (type === undefined || type === 'OnEnterEvent') return;
      const known = TRIGGERS.get(type);
      if (known === undefined || (known.on === undefined && known.never.length === 0)) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined) return;
      const about = {
        at: place.at('Trigger').at('$type'),
        cause: JSON.stringify([itemKey, type]),
        unless: logicPlaces(itemKey, snapshot),
        again: { message: 'here as well', most: 5 },
      } satisfies Partial<Draft>;
      const item = snapshot.labels.text(itemKey);
      if (known.on !== undefined && !known.on.includes(prefab))
        report({ ...about, message: worksOnlyOn(type, known.on, item) });
      else if (known.never.includes(prefab))
        report({
          ...about,
          message: `${type} on ${item}: players cannot point at a ${prefab}, which is invisible, so move it to a visible item`,
        });
    },
  },
  examples: () => ({
    good: [
      { title: 'triggers where they work', text: room() },
      { title: 'a trigger that is not known', text: task('3', 2, basic('OnWhistle')) },
    ],
    bad: [
      {
        title: 'a trigger of zones on a cube',
        text: task('3', 2, basic('OnExitEvent')),
        findings: found(
          '/logic/3#/Tasks/2/Trigger/$type',
          '\\"OnExitEvent\\"',
          'OnExitEvent works only on a Trigger, and this is item 3 (ResizableCube): move it to a Trigger',
        ),
      },
      {
        title: 'a click on a zone',
        text: task('4', 3, basic('OnClickEvent')),
        findings: found(
          '/logic/4#/Tasks/3/Trigger/$type',
          '\\"OnClickEvent\\"',
          'OnClickEvent on item 4 (Trigger): players cannot point at a Trigger, which is invisible, so move it to a visible item',
        ),
      },
    ],
  }),
});

function basic($type: string) {
  return {
    $type: 'TaskTriggerSubscription',
    Trigger: { $type },
    DirectEffector: {
      Effector: { $type: 'ShowOutline' },
      Id: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      TargetState: 2,
      Name: '',
    },
    Id: '8d2e3f4a-5b6c-4d7e-9f80-ab1c2d3e4f5a',
    TargetState: 2,
    Name: '',
  };
}

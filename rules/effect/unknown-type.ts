import {
  defineRule,
  EFFECT_NAMES,
  type NearNames,
  overwriteValue,
  type Place,
  quoteValue,
  type Report,
  reportTypeSlip,
  room,
  TRIGGER_NAMES,
  task,
  throughout,
} from '../kit.js';

const written = (type: string): string =>
  room().replace('\\"$type\\":\\"HideObjectEvent\\"', `\\"$type\\":\\"${type}\\"`);

export default defineRule({
  id: 'effect/unknown-type',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: { misspelled: {} },
  fix: 'unsafe',
  summary: 'The $type of an effect or trigger is spelled as documented',
  source: 'quest and task records, part 2, effect types and trigger types: the lists are incomplete',
  why: 'The documents name some effects and triggers and call their lists incomplete, so any other name is free. One that is almost a documented name is most likely a mistake, and roomlint checks the record as that kind.',
  options: {
    catalogue: {
      type: 'boolean',
      default: false,
      description:
        'whether names that resemble one of the public material of the platform are reported as well',
    },
  },
  on: {
    effect(effect, report, { options: { catalogue } }) {
      if (catalogue && effect.type !== undefined && effect.known === undefined)
        reportUnknown(effect.type, 'effect', EFFECT_NAMES, effect.place, report);
    },
    trigger(trigger, report, { options: { catalogue } }) {
      if (catalogue && trigger.type !== undefined && trigger.known === undefined)
        reportUnknown(trigger.type, 'trigger', TRIGGER_NAMES, trigger.place, report);
    },
    nearMiss(miss, report, { snapshot }) {
      if (miss.kind === 'type' && miss.subject !== 'subscription') reportTypeSlip(miss, snapshot, report);
    },
  },
  examples: () => ({
    good: [
      {
        title: 'a kind of effect that is not documented',
        text: task('2', 1, { Effector: { $type: 'PlaySoundOnce', Url: '' } }),
      },
      {
        title: 'a kind of trigger whose name is another word',
        text: task('2', 0, { Trigger: { $type: 'OnCollideEvent' } }),
      },
    ],
    bad: [
      {
        title: 'an effect of the catalogue without one of its letters',
        text: task('2', 1, { Effector: { $type: 'NotificationPilEvent', nt: 'found' } }),
        options: { catalogue: true },
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"NotificationPilEvent\\"',
        message: '"NotificationPilEvent" is not a known effect: write "NotificationPillEvent"',
        fixed: task('2', 1, { Effector: { $type: 'NotificationPillEvent', nt: 'found' } }),
      },
      {
        title: 'a trigger of the catalogue under an older name',
        text: task('2', 0, { Trigger: { $type: 'TimerStoppedEvent' } }),
        options: { catalogue: true },
        at: '/logic/2#/Tasks/0/Trigger/$type',
        marks: '\\"TimerStoppedEvent\\"',
        message: '"TimerStoppedEvent" is not a known trigger: write "OnTimerStopped"',
        fixed: task('2', 0, { Trigger: { $type: 'OnTimerStopped' } }),
      },
      {
        title: 'a missing letter',
        text: task('2', 0, { Trigger: { $type: 'OnClikEvent' } }),
        at: '/logic/2#/Tasks/0/Trigger/$type',
        marks: '\\"OnClikEvent\\"',
        message: '"OnClikEvent" is not a documented $type: write "OnClickEvent"',
        fixed: room(),
      },
      {
        title: 'another letter case',
        text: written('hideObjectEvent'),
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"hideObjectEvent\\"',
        message: '"hideObjectEvent" is not a documented $type: write "HideObjectEvent"',
        fixed: room(),
      },
      {
        title: 'a name that is cut short',
        text: written('HideObject'),
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"HideObject\\"',
        message: '"HideObject" is not a documented $type: write "HideObjectEvent"',
        fixed: room(),
      },
    ],
  }),
});

function reportUnknown(type: string, what: string, names: NearNames, place: Place, report: Report): void {
  const meant = names.meant(type);
  if (meant === undefined) return;
  const at = place.at('$type');
  report(
    throughout(type, {
      at,
      message: `${quoteValue(type)} is not a known ${what}: write ${quoteValue(meant)}`,
      fix: overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`),
    }),
  );
}

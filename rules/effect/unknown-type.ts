import { defineRule, found, repeatedNearMiss, room, task, typeNearMiss } from '../kit.js';

const written = (type: string): string =>
  room().replace('\\"$type\\":\\"HideObjectEvent\\"', `\\"$type\\":\\"${type}\\"`);

export default defineRule({
  id: 'effect/unknown-type',
  level: 'warning',
  fix: 'unsafe',
  summary: 'The $type of an effect or trigger is spelled as documented',
  source: 'quest and task records, part 2, effect types and trigger types: the lists are incomplete',
  why: 'The documents name some effects and triggers and call their lists incomplete, so any other name is free. One that is almost a documented name is most likely a mistake, and roomlint checks the record as that kind.',
  on: {
    nearMiss(miss, report, { snapshot }) {
      if (miss.kind !== 'type' || miss.subject === 'subscription') return;
      const slip = snapshot.spellings.repeatedSlip(miss);
      // The same slip in the types of subscriptions is a finding there.
      if (slip?.isRequired === true) return;
      report(
        slip === undefined ? () => typeNearMiss(miss) : repeatedNearMiss(typeNearMiss(miss), miss, slip),
      );
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
        title: 'a missing letter',
        text: task('2', 0, { Trigger: { $type: 'OnClikEvent' } }),
        findings: found(
          '/logic/2#/Tasks/0/Trigger/$type',
          '\\"OnClikEvent\\"',
          '"OnClikEvent" is not a documented $type: write "OnClickEvent"',
        ),
        fixed: room(),
      },
      {
        title: 'another letter case',
        text: written('hideObjectEvent'),
        findings: found(
          '/logic/2#/Tasks/1/Effector/$type',
          '\\"hideObjectEvent\\"',
          '"hideObjectEvent" is not a documented $type: write "HideObjectEvent"',
        ),
        fixed: room(),
      },
      {
        title: 'a name that is cut short',
        text: written('HideObject'),
        findings: found(
          '/logic/2#/Tasks/1/Effector/$type',
          '\\"HideObject\\"',
          '"HideObject" is not a documented $type: write "HideObjectEvent"',
        ),
        fixed: room(),
      },
    ],
  }),
});

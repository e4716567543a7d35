import { defineRule, found } from '../kit.js';
import { addItem, effects } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/npc',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  why: 'A message is sent to a character by its name. Under another name nobody gets it.',
  ...namesOf('npc', (index, report) => {
    if (index.set.size === 0) return;
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `no character is called ${name}`,
        advice: () => 'give a GLBNPC this name (n), or correct the name',
      },
      report,
    );
  }),
  examples: () => ({
    good: [
      {
        title: 'one of an item',
        text: effects({ $type: 'NPCMessageEvent', n: 'Maria', m: 'hello' }, undefined, (changed) =>
          addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
        ),
      },
      { title: 'a file with none', text: effects({ $type: 'NPCMessageEvent', n: 'Maria', m: 'hello' }) },
    ],
    bad: [
      {
        title: 'another spelling',
        text: effects({ $type: 'NPCMessageEvent', n: 'Marai', m: 'hello' }, undefined, (changed) =>
          addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/n',
          '\\"Marai\\"',
          'no character is called "Marai": did you mean "Maria"?',
        ),
        fixed: effects({ $type: 'NPCMessageEvent', n: 'Maria', m: 'hello' }, undefined, (changed) =>
          addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
        ),
      },
      {
        title: 'another name',
        text: effects({ $type: 'NPCMessageEvent', n: 'Zorro', m: 'hello' }, undefined, (changed) =>
          addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
        ),
        findings: found(
          '/logic/2#/Tasks/1/Effector/n',
          '\\"Zorro\\"',
          'no character is called "Zorro": give a GLBNPC this name (n), or correct the name',
        ),
      },
    ],
  }),
});

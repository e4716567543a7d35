import { declaredNames } from './declared-names.js';
import { addItem } from './examples.js';

export default declaredNames({
  kind: 'npc',
  id: 'reference/npc',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  why: 'A message is sent to a character by its name. Under another name nobody gets it.',
  what: 'character',
  advice: 'give a GLBNPC this name (n)',
  example: {
    declare: (changed) => addItem(changed, '5', 'GLBNPC', { n: 'Maria' }, 'https://models.example/'),
    name: 'Maria',
    misspelled: 'Marai',
    other: 'Zorro',
    effect: { $type: 'NPCMessageEvent', n: '', m: 'hello' },
    field: 'n',
    titles: ['one of an item', 'a file with none', 'another name'],
  },
});

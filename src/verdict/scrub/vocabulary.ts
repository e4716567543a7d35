import platform from '../../model/catalog/platform.json' with { type: 'json' };
import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../../model/expression/functions.js';
import { fieldWords } from '../../model/schema/compiled/record-table.js';
import { DOCUMENTED_TYPES, FIELDS } from '../../model/schema/index.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import { SECTIONS } from '../../model/snapshot/sections.js';

/** Keys that rules read and no schema names: of dialogues and of variables. */
const OTHER_KEYS = ['tasksSorM', 'tasksN', 'ExtraTaskDTODataDialog', 'AT', 'Task', 'VT', 'welcomeEmbed'];
/** Short words of values: literals, the beginnings of ids and URLs, endings of files, and entities of HTML. */
const SHORT_WORDS =
  'true false null TN in quest mlh https http data glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt ' +
  'quot nbsp apos uid id key val text url api token Token Key name';

/** The names in the schemas and the catalogue: a scrubbed room keeps them. */
export const VOCABULARY: ReadonlySet<string> = collectNames();

function collectNames(): ReadonlySet<string> {
  const names = new Set<string>([...SHORT_WORDS.split(' '), ...OTHER_KEYS]);
  const addText = (text: string): void => {
    names.add(text);
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
  };
  for (const text of [...SECTIONS, ...DOCUMENTED_TYPES.keys(), ...STATE_TEXTS, ...QUEST_STATES])
    addText(text);
  for (const { name } of EXPRESSION_FUNCTIONS) addText(name);
  for (const fields of Object.values(FIELDS))
    for (const [name, kind] of Object.entries(fields)) {
      addText(name);
      if (Array.isArray(kind)) kind.forEach(addText);
    }
  for (const fields of Object.values(fieldWords)) for (const name of Object.keys(fields)) addText(name);
  const { documents: _, ...facts } = platform;
  const open: unknown[] = [facts];
  while (open.length > 0) {
    const fact = open.pop();
    if (typeof fact === 'string') addText(fact);
    else if (Array.isArray(fact)) for (const each of fact) open.push(each);
    else if (typeof fact === 'object' && fact !== null)
      for (const [name, inner] of Object.entries(fact)) {
        if (name === 'sources') continue;
        addText(name);
        open.push(inner);
      }
  }
  return names;
}

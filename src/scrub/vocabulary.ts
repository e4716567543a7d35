import platform from '../catalog/platform.json' with { type: 'json' };
import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../expression/functions.js';
import { fieldWords, questStates } from '../schema/compiled/record-table.js';
import { SLIPS } from '../schema/documented-fields.js';
import { DOCUMENTED_TYPES, FIELDS } from '../schema/index.js';
import { TYPE_SLIPS } from '../schema/type-names.js';
import { SECTIONS } from '../snapshot/sections.js';

/** Words of values that the documents name, of URLs, and of what rules recognize as a placeholder or key. */
const OTHER_WORDS =
  'true false null object Object TN tasksSorM tasksN number boolean string integer inProgress completed created in quest mlh https http data ' +
  'glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt quot nbsp apos ' +
  'your owner creator user uid id placeholder todo tbd change me changeme room firebase Your Owner Creator User ' +
  'YOUR OWNER CREATOR USER UID ID PLACEHOLDER TODO TBD CHANGE ME CHANGEME ROOM FIREBASE Placeholder Todo ' +
  'access api key amz goog signature Signature security token Token signed upload url sig AKIA ASIA ' +
  'Amz Goog Security Access Key Api API KEY URL Url signedUploadUrl secret password value val content text';

/** The names in the schemas and the catalogue: a scrubbed room keeps them. */
export const VOCABULARY: ReadonlySet<string> = collectNames();

function collectNames(): ReadonlySet<string> {
  const names = new Set<string>(OTHER_WORDS.split(' '));
  const addText = (text: string): void => {
    names.add(text);
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
  };
  for (const text of [...SECTIONS, ...DOCUMENTED_TYPES.keys(), ...STATE_TEXTS, ...questStates]) addText(text);
  for (const slips of [...Object.values(SLIPS), TYPE_SLIPS])
    for (const name of Object.keys(slips)) addText(name);
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

/** Shorter words resemble too many names. */
const MIN_NEAR_LENGTH = 5;
const MAX_NEAR_LENGTH = 40;
const NEAR = new Set(
  [...VOCABULARY]
    .filter((name) => name.length >= MIN_NEAR_LENGTH)
    .flatMap((name) => [name.toLowerCase(), ...withoutOneLetter(name.toLowerCase())]),
);

/** Whether a word is a name of the vocabulary, or resembles one: a misspelled name stays misspelled. */
export function isKept(word: string): boolean {
  if (VOCABULARY.has(word)) return true;
  if (word.length < MIN_NEAR_LENGTH || word.length > MAX_NEAR_LENGTH) return false;
  const plain = word.toLowerCase();
  if (NEAR.has(plain)) return true;
  for (const shorter of withoutOneLetter(plain)) if (NEAR.has(shorter)) return true;
  return false;
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

import type { Random } from './random.js';

const ADJECTIVES = ['brass', 'hidden', 'lower', 'frozen', 'crooked', 'silent', 'amber', 'flooded'] as const;
const NOUNS = [
  'gate',
  'lantern',
  'orchard',
  'bridge',
  'vault',
  'bell',
  'ferry',
  'kiln',
  'größe',
  'étage',
] as const;
const PHRASES = [
  'Turn the wheel until the water stops.',
  'Every door here opens twice.',
  'The keeper says "not before noon" and shrugs.',
  'Drücke auf die grüne Säule – schnell!',
  'Derrière le café, à gauche.',
  '鐘を三回鳴らしてください',
  'Поверни рычаг ещё раз',
  'Well done 🎉 the ferry 🛶 is yours',
  'C:\\maps\\north is painted on the crate',
  'First line\nsecond line\twith a tab',
] as const;

/** A quest name without its number, unlike every other because `index` ends it. */
export function questWord(random: Random, index: number): string {
  return `${random.pick(ADJECTIVES)}_${random.pick(NOUNS)}_${index}`;
}

export function phrase(random: Random): string {
  return random.pick(PHRASES);
}

export function caption(random: Random): string {
  const colour = random.text('0123456789ABCDEF', 6);
  return `<b><color=#${colour}>${phrase(random)}</color></b>\n${phrase(random)}\nCoins: |coins|`;
}

/** Exactly `length` ASCII characters that need no escape. */
export function filler(length: number): string {
  const sentence = 'Walk slowly, read the signs and leave the lamps as they are. ';
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
}

/* The width of a text in a wide font (DejaVu Sans), because nobody knows the font of the reader. */

/** Widths in hundredths of the font size. */
const CLASSES: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ !'|ijlI,.:;/\\]/u, 35],
  [/[-()[\]frt`"]/u, 46],
  [/[a-hknopqsuvxyzJ0-9_?${}*\u2026]/u, 66],
  [/[A-HK-LN-VX-Z&]/u, 80],
  [/[\u00a0-\u024f]/u, 80],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 95],
  [/\p{M}/u, 0],
];
/** `m`, `W`, `%`, arrows, and every script that is not listed. */
const WIDEST = 112;
const BOLD = 1.13;

/** The width of a text in pixels, at most. */
export function textWidth(text: string, fontSize: number, weight: 'regular' | 'bold' = 'regular'): number {
  let hundredths = 0;
  for (const character of text)
    hundredths += CLASSES.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
  return Math.ceil((hundredths * fontSize * (weight === 'bold' ? BOLD : 1)) / 100);
}

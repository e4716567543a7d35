/** What one slip of the hand makes of a name: each letter lost, doubled, exchanged, replaced, in another case. */
export function oneEditAway(name: string): string[] {
  return [...name].flatMap((letter, index) => {
    const [before, after] = [name.slice(0, index), name.slice(index + 1)];
    const upper = letter.toUpperCase();
    const inOtherCase = upper === letter ? letter.toLowerCase() : upper;
    return [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
      `${before}q${after}`,
      `${before}${inOtherCase}${after}`,
    ].filter((made) => made !== name);
  });
}

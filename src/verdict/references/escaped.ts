/** A text as it is written in strings, one inside the other. */
export function escapedAt(text: string, strings: number): string {
  let escaped = text;
  for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
  return escaped;
}

/** A count in words: `1 error`, `2 errors`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Names in a sentence: `a, b and c`. Of more than `most`, the first ones: `a, b and 3 more`. */
export function listed(names: readonly string[], last: 'and' | 'or', most = names.length): string {
  const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  const end = shown.at(-1) ?? '';
  return shown.length < 2 ? end : `${shown.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** With a capital letter at the beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a GLB`, `an EnemyNPC`, `an object`. */
export function withArticle(name: string): string {
  return `${/^[AEIOaeio]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** `1 byte`, `6,071 bytes` */
export function bytesText(size: number): string {
  return `${size.toLocaleString('en')} ${size === 1 ? 'byte' : 'bytes'}`;
}

/** A text of at most `most` characters, with an ellipsis in the middle of a longer one. */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor((most - 1) / 2);
  // The two halves of one character stay together, or both go.
  const start = text.slice(0, half).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(text.length - half).replace(/^[\udc00-\udfff]/, '');
  return `${start}…${end}`;
}

import type { Pseudonyms } from './pseudonyms.js';
import { sizeOf, spelledLike, textOf, type Unit } from './units.js';

/** Where a host begins: after a user name and password, if there are any. */
interface Authority {
  readonly userInfo: readonly Unit[];
  readonly host: readonly Unit[];
}

const HOST = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}\p{M}_.-]+)$/iu;
/** A host that is on this machine. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['localhost']);

/** The parts between `//` and the path; undefined without a host. @param isUrl after a scheme */
export function authorityOf(units: readonly Unit[], isUrl: boolean): Authority | undefined {
  const at = units.findLastIndex(({ character }) => character === '@');
  const userInfo = units.slice(0, Math.max(0, at));
  const rest = units.slice(at + 1);
  const text = textOf(rest);
  const port = /:\d{0,5}$/.exec(text)?.[0] ?? '';
  const host = rest.slice(0, [...text].length - port.length);
  if (!HOST.test(textOf(host)) || !/[\p{L}\p{N}]/u.test(textOf(host))) return undefined;
  const isHost = isUrl || at !== -1 || port !== '' || textOf(host).includes('.');
  return isHost ? { userInfo, host } : undefined;
}

/** Replaces a host. Returns the new spelling, of the same length in bytes. */
export function reservedHost(host: readonly Unit[], text: string, names: Pseudonyms): string {
  if (OWN_HOSTS.has(textOf(host).toLowerCase())) return text.slice(host[0]?.start, host.at(-1)?.end);
  const bytes = host.map((unit) => ({ unit, size: bytesOf(unit, text) }));
  const name = names.host(
    bytes.map(({ unit, size }) => unit.character.slice(0, 1).padEnd(size, 'x')).join(''),
  );
  let spelled = '';
  let used = 0;
  for (const { unit, size } of bytes) {
    const spelling = text.slice(unit.start, unit.end);
    for (const each of name.slice(used, used + size))
      spelled += spelling.startsWith('%') || spelling.startsWith('\\') ? spelledLike(spelling, each) : each;
    used += size;
  }
  return spelled;
}

/** How many ASCII characters are as long as a character in its spelling. */
function bytesOf({ character, start, end }: Unit, text: string): number {
  if (text[start] === '%') return (end - start) / 3;
  if (text[start] === '\\') return character.length;
  return sizeOf(character);
}

import type { Sides } from '../../verdict/report/roundtrip-answer.js';
import { NotJsonError, TooManyCredentialsError } from '../../verdict/roundtrip/compare.js';

/** Why two files are not compared, in words; undefined for any other error. */
export function whyNotCompared(error: unknown, sides: Pick<Sides, 'before' | 'after'>): string | undefined {
  if (error instanceof NotJsonError) return notJson(error, sides);
  if (error instanceof TooManyCredentialsError)
    return `${sides[error.which]}: not compared: it contains more than ${error.most.toLocaleString('en')} credentials: remove them`;
  return undefined;
}

function notJson({ which, at, fault }: NotJsonError, sides: Pick<Sides, 'before' | 'after'>): string {
  const name = sides[which];
  const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
  return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}

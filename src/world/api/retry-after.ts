/** The milliseconds that Retry-After asks for (RFC 9110, 10.2.3). @param now used without a Date header */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const given = headers.get('retry-after')?.trim();
  if (given === undefined || given === '') return undefined;
  if (/^\d+$/.test(given)) return exact(Number(given) * 1000);
  // Date.parse also accepts what HTTP does not.
  const until = /GMT$/.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  // By the clock of the service: the one here may be wrong.
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent));
}

/** A number that is too large to be exact is not a time to wait. */
function exact(milliseconds: number): number | undefined {
  return Number.isSafeInteger(milliseconds) ? milliseconds : undefined;
}

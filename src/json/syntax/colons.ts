import type { Reading } from './reading.js';

export function acceptColon(reading: Reading): void {
  const { expected, open } = reading;
  if (expected === 'value' && open.inObject) reading.fault('second-colon');
  else if (expected !== 'colon') misplacedColon(reading);
  reading.comma = undefined;
  if (!open.isEmpty) reading.expected = 'value';
}

/** A key in the place of a value may be the first of an object whose opening bracket is missing. */
function misplacedColon(reading: Reading): void {
  const { brackets, expected, open } = reading;
  const { previousString } = reading.recent;
  // `"a": [1 "b": 2`: the key can only belong to the object around the array.
  const isBelowArray = expected === 'comma' && !open.inObject && open.isAround(false);
  if (isBelowArray && previousString && brackets.closeBefore(previousString.start)) {
    open.setKey(previousString);
    return;
  }
  const key = expected === 'comma' && open.inObject ? previousString : undefined;
  if (key !== undefined && open.isBelowKey(key.start)) {
    reading.fault('unopened-object', key);
    open.openUnwritten();
    open.setKey(key);
    return;
  }
  reading.fault('misplaced-colon');
  if (key !== undefined) brackets.mayCloseTooSoon();
}

import { missingValue } from './commas.js';
import type { Reading } from './reading.js';
import { fixTrailingComma } from './syntax-fixes.js';

export function acceptClosing(reading: Reading, closesArray: boolean): 'next' | 'stop' {
  const { open, brackets, scanner } = reading;
  if (open.isEmpty) {
    reading.fault('mismatched-bracket');
    return 'stop';
  }
  if (isStray(reading, closesArray)) return 'next';
  // `"a": }`: perhaps a `{` is missing.
  if (reading.expected === 'value' && open.inObject && !closesArray) brackets.mayCloseTooSoon();
  missingBefore(reading, closesArray);
  if (open.inObject === closesArray) {
    reading.fault('mismatched-bracket', reading.token, { opened: open.opening });
    // `[{ … ]`: the bracket closes the container around this one, so both are closed.
    if (open.isAround(closesArray) && !open.isMeant(scanner.start)) {
      open.close();
      brackets.mayCloseTooSoon();
    }
  }
  open.closeAt(scanner.start);
  reading.afterValue();
  return 'next';
}

function missingBefore(reading: Reading, closesArray: boolean): void {
  const { comma, expected, isCommaAfterValue, open } = reading;
  const isTrailing = expected === 'key' || (expected === 'value' && !open.inObject && comma !== undefined);
  if (isTrailing) {
    const isSure = isCommaAfterValue && open.inObject !== closesArray;
    const fix = isSure && comma ? fixTrailingComma(comma.start) : undefined;
    reading.fault('trailing-comma', comma, { fix });
  } else if (expected === 'value' || expected === 'colon') {
    missingValue(reading);
  }
}

/** Reports a closing bracket in a doubled line, or one whose opening bracket is missing. */
function isStray(reading: Reading, closesArray: boolean): boolean {
  const { comma, expected, open } = reading;
  const { start } = reading.scanner;
  const isAfterComma = reading.isCommaAfterValue && (expected === 'key' || expected === 'value');
  if (isAfterComma && comma !== undefined && open.isDoubled(start, comma.start)) {
    reading.fault('extra-bracket');
  } else if (closesArray && expected === 'value' && open.inObject && open.isUnopened(start)) {
    reading.fault('mismatched-bracket');
  } else return false;
  reading.expected = 'comma';
  return true;
}

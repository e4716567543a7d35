import type { Reading } from './reading.js';

/** @param isComma whether it is a comma, and not a semicolon */
export function acceptComma(reading: Reading, isComma = true): void {
  const { expected, open, recent } = reading;
  recent.isUnclosed = false;
  if (expected === 'first-element' || expected === 'first-key') {
    reading.fault('leading-comma');
    return;
  }
  reading.isCommaAfterValue = isComma && expected === 'comma';
  const isSecond = expected === 'key' || (reading.comma !== undefined && expected === 'value');
  if (isSecond) reading.fault('second-comma');
  else if (expected !== 'comma') missingValue(reading);
  reading.comma = reading.token;
  if (!open.isEmpty) reading.expected = open.inObject ? 'key' : 'value';
}

export function missingValue(reading: Reading): void {
  if (reading.expected !== 'colon' || !reading.isKeyFaulty) reading.fault('missing-value');
}

/** Not reported after an unclosed string, which most likely contains the comma. */
export function missingComma(reading: Reading): void {
  const { recent, brackets, scanner } = reading;
  if (!recent.isUnclosed) {
    reading.fault('missing-comma');
    brackets.noteMissingComma(scanner.start);
  }
  recent.isUnclosed = false;
}

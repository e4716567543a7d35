import { foreignNumber } from '../../src/json/syntax/foreign-number.js';

/** Why JSON does not allow a number, and how to write it. @param shown the same, safe to print */
export function numberMessage(text: string, shown: string): string {
  if (text === '-') return 'this minus sign has no number: add the number after it';
  if (text === '+') return 'this plus sign has no number: replace it with a number';
  if (text === '.') return 'a decimal point alone is not a value: replace it with a number';
  const foreign = foreignNumber(text);
  if (foreign === undefined)
    return `${shown} is not a number: correct it, or put it in double quotes if it is a string`;
  return `${shown} ${foreign.words}: write ${foreign.json ?? 'a number like 10, -2.5 or 1e3'}`;
}

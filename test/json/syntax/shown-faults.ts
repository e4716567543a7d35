import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

/** Kind and bytes of each fault. */
export function faults(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  return findSyntaxFaults(bytes).map(
    ({ kind, span: { start, end } }) => `${kind} ${new TextDecoder().decode(bytes.subarray(start, end))}`,
  );
}

import { type SyntaxFault } from './syntax-fault.js';
/**
 * Finds what keeps a text from being JSON by RFC 8259, up to `limit` faults. After each it goes on as if the repair that the fault
 * suggests had been made, so that one slip is one fault. No faults means that the text is valid JSON. Linear time, no recursion.
 */
export declare function findSyntaxFaults(bytes: Uint8Array, limit?: number): SyntaxFault[];

import type { SyntaxFault } from '../../src/json/syntax/syntax-fault.js';
/**
 * Says what a fault of the syntax is and what to do about it, in one line.
 *
 * @param bytes the text in which the fault's spans count: the file, or the content of a string that should hold JSON
 */
export declare function syntaxMessage(fault: SyntaxFault, bytes: Uint8Array): string;
/** What the second place of a fault is: where the bracket was opened. */
export declare function openedMessage(fault: SyntaxFault): string;

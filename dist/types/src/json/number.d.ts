/** Why a double-precision reader changes a number. */
export type NumberFault = 'inexact-integer' | 'too-many-digits' | 'overflow' | 'underflow';
/**
 * Says what happens to a JSON number in a reader that keeps numbers as IEEE 754 doubles; undefined when it comes
 * through unharmed. A double holds every decimal of up to 15 significant digits, and 17 are enough to tell any two
 * doubles apart, so more than 17 cannot all survive.
 *
 * @param text a number by RFC 8259 section 6
 */
export declare function numberFault(text: string): NumberFault | undefined;
/**
 * Whether a number (without its sign) is worth an exact look by `numberFault`: false only when no double-precision
 * reader changes it.
 */
export declare function numberMayChange(bytes: Uint8Array, start: number, end: number): boolean;

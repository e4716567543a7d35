/**
 * Why a number is none in JSON, and how to write it.
 *
 * @param text what stands there
 * @param shown the same, shortened and safe to print
 */
export declare function numberMessage(text: string, shown: string): string;

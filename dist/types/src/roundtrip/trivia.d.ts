/** White space between two tokens, by where it begins and ends in each text. */
export interface Gap {
    readonly before: readonly [start: number, end: number];
    readonly after: readonly [start: number, end: number];
}
/** Where the white space before `at` begins. */
export declare function spaceStart(bytes: Uint8Array, at: number): number;
/** Whether the same white space stands before `a` in one text and before `b` in the other. Looks at no byte beyond the first difference. */
export declare function sameSpaceBefore(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean;
/** Whether the same white space stands from `a` on in one text and from `b` on in the other. */
export declare function sameSpaceAfter(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean;

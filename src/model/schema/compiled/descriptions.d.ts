// Generated from schemas/ by .ci/record-table.ts. Do not edit.
export declare const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const documents: Readonly<Record<string, string>>;

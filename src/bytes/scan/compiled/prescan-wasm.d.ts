// Generated from src/bytes/scan/assembly/ by .ci/compile-prescan.ts. Do not edit.
export declare const prescanWasm: string;

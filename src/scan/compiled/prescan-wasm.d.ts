// Generated from src/scan/assembly/ by scripts/compile-prescan.ts. Do not edit.
export declare const prescanWasm: string;

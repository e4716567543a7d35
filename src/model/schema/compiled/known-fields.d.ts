// Generated from schemas/ by .ci/known-fields.ts. Do not edit.
export interface CompiledShape {
  readonly record?: string;
  readonly fields?: Readonly<Record<string, number>>;
  readonly every?: number;
  readonly items?: number;
  readonly inside?: number;
  readonly kinds?: Readonly<Record<string, number>>;
}
export declare const shapes: readonly CompiledShape[];
export declare const snapshotShape: number;

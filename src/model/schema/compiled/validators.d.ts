// Generated from schemas/ by .ci/compile-schemas.ts. Do not edit.
import type { CompiledRecordName } from './record-table.js';
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface RecordValidator {
  (record: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}
export declare const validators: Readonly<Record<CompiledRecordName, RecordValidator>>;

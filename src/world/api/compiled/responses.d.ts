// Generated from src/world/api/schemas.ts by .ci/compile-responses.ts. Do not edit.
import type { ErrorObject } from 'ajv';

export interface ResponseValidator {
  (body: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}
export declare const CreatedRoom: ResponseValidator;
export declare const DuplicatedRoom: ResponseValidator;
export declare const UpdatedRoom: ResponseValidator;
export declare const BuildItems: ResponseValidator;
export declare const UploadDestination: ResponseValidator;

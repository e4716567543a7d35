import type { JsonValue } from '../../src/json/value.js';
/** What an Id looks like. The layout alone makes a UUID: published rooms have some of no version, and nil is one, too. */
export type IdForm = 'version 4' | 'other UUID' | 'no UUID';
export declare function idForm(id: string): IdForm;
/** Whether subscription/id-uuid takes an Id of this form, given its option `version`. */
export declare function isAccepted(form: IdForm, version: JsonValue | undefined): boolean;

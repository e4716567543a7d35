import { type JsonObject, type JsonValue } from '../json/value.js';
export declare function textField(record: JsonObject, name: string): string | undefined;
export declare function numberField(record: JsonObject, name: string): number | undefined;
export declare function integerField(record: JsonObject, name: string): number | undefined;
export declare function objectField(record: JsonObject, name: string): JsonObject | undefined;
export declare function arrayField(record: JsonObject, name: string): JsonValue[] | undefined;
/** Whether the record has the field at all, of whatever type. */
export declare function hasField(record: JsonObject, name: string): boolean;

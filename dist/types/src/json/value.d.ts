/** A value as JSON.parse gives it. Keys such as `__proto__` are own members: look members up with {@link member}. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
    [key: string]: JsonValue;
}
/** The JSON type of a value, in the words that messages use. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
export declare function isObject(value: JsonValue | undefined): value is JsonObject;
/** The own member `key` of `object`; undefined when the object lacks it. Never an inherited property such as `constructor`. */
export declare function member(object: JsonObject, key: string): JsonValue | undefined;
export declare function jsonType(value: JsonValue): JsonType;
/** Whether a text is JSON (RFC 8259), nothing but white space around it. */
export declare function isJson(text: string): boolean;

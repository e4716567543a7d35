declare const shapeBrand: unique symbol;
/** What the schemas say about the value at a place: an entry of the table that is made from them. */
export type Shape = number & {
    readonly [shapeBrand]: true;
};
/** No schema knows the value, nor anything in it. */
export declare const UNKNOWN_SHAPE: Shape;
export declare const SNAPSHOT_SHAPE: Shape;
/** The shape of an object's member. In a section keyed by id every member is known, elsewhere those that a schema names. */
export declare function memberShape(shape: Shape, key: string): Shape;
/** The shape of an array's elements. Of a list where a record belongs, no schema knows anything. */
export declare function elementShape(shape: Shape): Shape;
/** The shape of the JSON that a string holds. */
export declare function insideShape(shape: Shape): Shape;
/** Whether the schemas say that the string at such a place holds JSON. */
export declare function holdsJson(shape: Shape): boolean;
/** Whether records of this shape come in kinds, told by their `$type`. */
export declare function hasKinds(shape: Shape): boolean;
/** The shape of the kind that `type` names; unknown when no schema describes that kind. */
export declare function kindShape(shape: Shape, type: string): Shape;
/** Whether the keys of an object are ids that the file chooses, and not names of fields. */
export declare function isKeyedById(shape: Shape): boolean;
/** The record that has a schema of its own and this shape, such as `room-item`; undefined for parts of records. */
export declare function recordOfShape(shape: Shape): string | undefined;
export {};

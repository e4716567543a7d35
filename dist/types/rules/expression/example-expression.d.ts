/** The example room in which finding the key, on item 2, evaluates an expression. */
export declare function roomWithExpression(expression: string): string;

/**
 * What identifies the elements of a list: their `Id`; in lists that no schema describes, their `Id` or `id`;
 * otherwise only their position. The `id` of a requirement refers to a quest and does not identify the
 * requirement.
 */
export type Identity = 'Id' | 'any-id' | 'position';

/** Makes `instanceof` work among copies of a class from scripts, ES modules and versions of roomlint. */
export function brand(of: { readonly prototype: object }, name: string): void {
  const mark = Symbol.for(`roomlint.${name}`);
  Object.defineProperty(of.prototype, mark, { value: true });
  Object.defineProperty(of, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      if (typeof value !== 'object' || value === null) return false;
      // A class that extends this one, and has no brand, inherits this function.
      return this === of ? mark in value : isInstance.call(this, value);
    },
  });
}

const isInstance = Function.prototype[Symbol.hasInstance];

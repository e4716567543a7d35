/**
 * Makes `instanceof` true for the objects of every copy of this class in the process. The command and a
 * plugin may have loaded roomlint as a script and as an ES module, or in two versions. A class that extends a
 * branded one needs a brand of its own.
 */
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

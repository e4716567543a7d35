/*
 * What roomlint uses of WebAssembly, which every engine has and neither the ES2023 library of TypeScript nor the types of Node 20 declare.
 * https://webassembly.github.io/spec/js-api/
 */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: boolean });
    readonly buffer: ArrayBufferLike;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } });
    readonly exports: Readonly<Record<string, unknown>>;
  }
}

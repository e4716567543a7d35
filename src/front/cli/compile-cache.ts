import { isAscii } from 'node:buffer';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/*
 * V8 compiles the code of a command anew in each process, which takes longer than checking a small file. Node
 * 22.1 and later keep compiled code for the next run; this does the same for Node 20. V8 refuses code that
 * another version of it or other flags have made. It does not notice that code is damaged, and runs it: so a
 * checksum is kept with it.
 */

/** From Node 22.1 on. It heeds NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE by itself. */
const enable = (Module as { enableCompileCache?: (folder: string) => unknown }).enableCompileCache;

/** Requires a file of dist/ with its kept code. @param cache as safe as dist/, because its code is run */
export function requireCompiled(path: string, cache: string): unknown {
  const isOff = (process.env.NODE_DISABLE_COMPILE_CACHE ?? '') !== '';
  if (enable === undefined && !isOff) return new CompileCache(cache).require(path);
  enable?.(cache);
  return createRequire(path)(path);
}

interface Compiled {
  /** Of the file with the compiled code. */
  readonly name: string;
  readonly source: Buffer;
  readonly script: Script;
}

class CompileCache {
  private readonly compiledAnew: Compiled[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = join(folder, `${process.version}-${process.arch}`);
    if (isPlainRun()) process.once('exit', () => this.keep());
  }

  require(path: string): unknown {
    const nodeRequire = createRequire(path);
    // Where Node looks as well: a plugin that imports the library gets the same modules.
    const known = nodeRequire.cache[path];
    if (known !== undefined) return known.exports;
    const source = readFileSync(path);
    // import() fails in code that comes from the cache.
    if (source.includes('await import(')) return nodeRequire(path);
    const own = new Module(path);
    own.filename = path;
    nodeRequire.cache[path] = own;
    const require = (name: string): unknown =>
      name.startsWith('./') ? this.require(join(dirname(path), name)) : nodeRequire(name);
    const run = this.compile(path, source).runInThisContext() as (...given: readonly unknown[]) => void;
    run.call(own.exports, own.exports, require, own, path, dirname(path));
    own.loaded = true;
    return own.exports;
  }

  private compile(path: string, source: Buffer): Script {
    const name = `${basename(path)}.code`;
    const cachedData = this.kept(name, source);
    // Four times as fast as reading UTF-8, and V8 keeps half as many bytes.
    const text = source.toString(isAscii(source) ? 'latin1' : 'utf8');
    const script = new Script(Module.wrap(text), {
      filename: path,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    if (cachedData === undefined || script.cachedDataRejected === true)
      this.compiledAnew.push({ name, source, script });
    return script;
  }

  private kept(name: string, source: Buffer): Buffer | undefined {
    let kept: Buffer;
    try {
      kept = readFileSync(join(this.folder, name));
    } catch {
      return undefined;
    }
    const code = kept.subarray(STAMP_LENGTH);
    return kept.subarray(0, STAMP_LENGTH).equals(stamp(source, code)) ? code : undefined;
  }

  /** At the end, so that the functions that ran are kept compiled as well. */
  private keep(): void {
    try {
      if (this.compiledAnew.length > 0) mkdirSync(this.folder, { recursive: true });
      for (const { name, source, script } of this.compiledAnew) {
        const unfinished = join(this.folder, `${name}.${process.pid}`);
        const code = script.createCachedData();
        writeFileSync(unfinished, Buffer.concat([stamp(source, code), code]));
        renameSync(unfinished, join(this.folder, name));
      }
    } catch {
      // A folder that nobody may write to, a full disk: the next run takes as long as this one.
    }
  }
}

/** What V8 compiles for a profiler, a debugger or a report on coverage is slower, and would stay so. */
function isPlainRun(): boolean {
  const { NODE_OPTIONS = '', NODE_V8_COVERAGE = '' } = process.env;
  return process.execArgv.length === 0 && NODE_OPTIONS === '' && NODE_V8_COVERAGE === '';
}

const STAMP_LENGTH = 12;

/** The checksums of a source and of the code that was compiled from it. */
function stamp(source: Buffer, code: Buffer): Buffer {
  const bytes = Buffer.alloc(STAMP_LENGTH);
  bytes.writeUInt32LE(crc32(source));
  bytes.writeUInt32LE(source.length, 4);
  bytes.writeUInt32LE(crc32(code), 8);
  return bytes;
}

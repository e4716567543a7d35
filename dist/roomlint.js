#!/usr/bin/env node
"use strict";
const { Module, createRequire } = require("node:module");
const { fileURLToPath } = require("node:url");
const { isAscii } = require("node:buffer");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
const { Script } = require("node:vm");
const { crc32 } = require("node:zlib");
// src/front/cli/compile-cache.ts
const enable = Module.enableCompileCache;
function requireCompiled(path, cache) {
	const isOff = (process.env.NODE_DISABLE_COMPILE_CACHE ?? "") !== "";
	if (enable === void 0 && !isOff) return new CompileCache(cache).require(path);
	enable?.(cache);
	return createRequire(path)(path);
}
var CompileCache = class {
	compiledAnew = [];
	folder;
	constructor(folder) {
		this.folder = join(folder, `${process.version}-${process.arch}`);
		if (isPlainRun()) process.once("exit", () => this.keep());
	}
	require(path) {
		const nodeRequire = createRequire(path);
		const known = nodeRequire.cache[path];
		if (known !== void 0) return known.exports;
		const source = readFileSync(path);
		if (source.includes("await import(")) return nodeRequire(path);
		const own = new Module(path);
		own.filename = path;
		nodeRequire.cache[path] = own;
		const require = (name) => name.startsWith("./") ? this.require(join(dirname(path), name)) : nodeRequire(name);
		this.compile(path, source).runInThisContext().call(own.exports, own.exports, require, own, path, dirname(path));
		own.loaded = true;
		return own.exports;
	}
	compile(path, source) {
		const name = `${basename(path)}.code`;
		const cachedData = this.kept(name, source);
		const text = source.toString(isAscii(source) ? "latin1" : "utf8");
		const script = new Script(Module.wrap(text), {
			filename: path,
			...cachedData === void 0 ? {} : { cachedData }
		});
		if (cachedData === void 0 || script.cachedDataRejected === true) this.compiledAnew.push({
			name,
			source,
			script
		});
		return script;
	}
	kept(name, source) {
		let kept;
		try {
			kept = readFileSync(join(this.folder, name));
		} catch {
			return;
		}
		const code = kept.subarray(STAMP_LENGTH);
		return kept.subarray(0, STAMP_LENGTH).equals(stamp(source, code)) ? code : void 0;
	}
	keep() {
		try {
			if (this.compiledAnew.length > 0) mkdirSync(this.folder, { recursive: true });
			for (const { name, source, script } of this.compiledAnew) {
				const unfinished = join(this.folder, `${name}.${process.pid}`);
				const code = script.createCachedData();
				writeFileSync(unfinished, Buffer.concat([stamp(source, code), code]));
				renameSync(unfinished, join(this.folder, name));
			}
		} catch {}
	}
};
function isPlainRun() {
	const { NODE_OPTIONS = "", NODE_V8_COVERAGE = "" } = process.env;
	return process.execArgv.length === 0 && NODE_OPTIONS === "" && NODE_V8_COVERAGE === "";
}
const STAMP_LENGTH = 12;
function stamp(source, code) {
	const bytes = Buffer.alloc(STAMP_LENGTH);
	bytes.writeUInt32LE(crc32(source));
	bytes.writeUInt32LE(source.length, 4);
	bytes.writeUInt32LE(crc32(code), 8);
	return bytes;
}
// src/front/cli/roomlint.ts
const inPackage = (path) => fileURLToPath(new URL(path, require("node:url").pathToFileURL(__filename).href));
const { run } = requireCompiled(inPackage("run.js"), inPackage("../.cache"));
run(process.argv.slice(2)).then((code) => {
	process.exitCode = code;
});


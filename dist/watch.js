"use strict";
const { CONFIG_NAMES, CommandError, EXIT } = require("./command.js");
const { statSync, watch } = require("node:fs");
const { basename, dirname, join, resolve, sep } = require("node:path");
// src/cli/watch.ts
const QUIET = 60;
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)));
async function runAgain(watched, terminal) {
	const runner = new Runner(watched, terminal);
	const watchers = foldersOf(watched).map(({ folder, recursive }) => watchFolder(folder, recursive, () => runner.changed()));
	const { stdin } = process;
	const hasKeys = terminal.world.isTerminal("in") && stdin.isTTY;
	try {
		const ended = new Promise((done) => {
			for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, done);
			if (!hasKeys) return;
			stdin.setRawMode(true).on("data", (keys) => {
				for (const key of keys.toString()) if (key === "q" || key === "") done();
				else if (key === "r") runner.now(false);
				else if (key === "f" && watched.canFix) runner.now(true);
			});
		});
		runner.now(false);
		await ended;
		return await runner.end();
	} finally {
		for (const watcher of watchers) watcher.close();
		if (hasKeys) stdin.setRawMode(false).pause();
	}
}
var Runner = class {
	watched;
	terminal;
	code = EXIT.clean;
	current = Promise.resolve();
	waiting;
	timer;
	constructor(watched, terminal) {
		this.watched = watched;
		this.terminal = terminal;
	}
	changed() {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.now(false), QUIET);
	}
	now(fixes) {
		if (this.waiting !== void 0) {
			this.waiting.fixes ||= fixes;
			return;
		}
		this.waiting = { fixes };
		this.current = this.current.then(() => this.run());
	}
	async end() {
		clearTimeout(this.timer);
		await this.current;
		return this.code;
	}
	async run() {
		const { terminal, watched } = this;
		const { fixes } = this.waiting ?? { fixes: false };
		this.waiting = void 0;
		if (terminal.world.isTerminal("out")) terminal.writeOut(CLEAR);
		try {
			this.code = await watched.run(fixes);
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			terminal.warn(error.message, error.details);
			this.code = EXIT.error;
		}
		const keys = watched.canFix ? "q: quit, f: fix, r: run again" : "q: quit, r: run again";
		terminal.writeErr(`watching for changes${terminal.world.isTerminal("in") ? ` (${keys})` : ""}\n`);
	}
};
function foldersOf({ cwd, paths }) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths.length === 0 ? ["."] : paths) {
		const absolute = resolve(cwd, path);
		const stats = statSync(absolute, { throwIfNoEntry: false });
		const isFile = stats?.isFile() === true;
		const folder = isFile ? dirname(absolute) : stats === void 0 ? existingFolder(absolute) : absolute;
		folders.set(folder, folders.get(folder) === true || !isFile);
	}
	return [...folders].map(([folder, recursive]) => ({
		folder,
		recursive
	}));
}
function existingFolder(path) {
	let folder = dirname(path);
	while (statSync(folder, { throwIfNoEntry: false }) === void 0) folder = dirname(folder);
	return folder;
}
function watchFolder(folder, recursive, changed) {
	try {
		const watcher = watch(folder, { recursive }, (_event, name) => {
			if (name === null || matters(join(folder, name))) changed();
		});
		watcher.on("error", () => watcher.close());
		return watcher;
	} catch (error) {
		const { code = String(error) } = error;
		throw new CommandError(`cannot watch ${folder} (${code})`);
	}
}
function matters(path) {
	if (/[\\/](?:node_modules|\.git)[\\/]/.test(`${path}${sep}`)) return false;
	return path.endsWith(".json") || CONFIGS.has(basename(path));
}
exports.runAgain = runAgain;

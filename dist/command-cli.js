"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CONFIG_NAMES, CommandError, EXIT, startProgram, whyRefused } = require("./command.js");
const { printable, protectFault, readRemovalLimit } = require("./words.js");
const { TooLargeToDrawError, drawn, svg } = require("./shared-report.js");
const { html } = require("./command-report.js");
const { readFileSync, statSync, watch } = require("node:fs");
const { basename, dirname, join, resolve, sep } = require("node:path");
const { createHash } = require("node:crypto");
// src/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/cli/missing-package.ts
var missing_package_exports = /* @__PURE__ */ __exportAll({ missingPackage: () => missingPackage });
const PACKAGE = /^Cannot find (?:module|package) '(?<name>(?:@[\w.-]+\/)?\w[\w.-]*)[/']/;
function missingPackage(error) {
	if (!(error instanceof Error) || !("code" in error)) return void 0;
	if (error.code !== "MODULE_NOT_FOUND" && error.code !== "ERR_MODULE_NOT_FOUND") return void 0;
	const name = PACKAGE.exec(error.message)?.groups?.name;
	if (name === void 0) return void 0;
	return new CommandError(`this command needs packages that are not installed, such as ${name}: run npm install ${name}, or install roomlint again without --omit=optional`);
}
// src/cli/graph/layout.ts
var layout_exports = /* @__PURE__ */ __exportAll({ loadLayoutIfInstalled: () => loadLayoutIfInstalled });
async function loadLayout() {
	const { default: { default: Elk } } = await Promise.resolve().then(() => require("elkjs/lib/elk.bundled.js"));
	const elk = new Elk();
	return (graph) => elk.layout(structuredClone(graph));
}
async function loadLayoutIfInstalled() {
	try {
		return await loadLayout();
	} catch (error) {
		if (missingPackage(error) === void 0) throw error;
		return;
	}
}
// src/cli/open-in-browser.ts
const OPENERS = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"]
};
async function openInBrowser(address, env) {
	const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
	const opener = startProgram(program, [...args, address], {
		stdio: "ignore",
		detached: true,
		env
	});
	opener.unref();
	return new Promise((resolve) => {
		opener.once("spawn", () => resolve(true));
		opener.once("error", () => resolve(false));
	});
}
// src/cli/graph/picture.ts
var picture_exports = /* @__PURE__ */ __exportAll({ picture: () => picture });
async function picture(graph, format, snapshot) {
	const title = `Quests of ${printable(basename(snapshot))}`;
	const packing = await readablyDrawn(graph);
	if (format === "svg") return svg(packing, title);
	const script = readFileSync(new URL("graph-page.js", require("node:url").pathToFileURL(__filename).href), "utf8");
	return html(packing, {
		title,
		script,
		scriptHash: createHash("sha256").update(script).digest("base64")
	});
}
async function readablyDrawn(graph) {
	try {
		return await drawn(graph, await loadLayout());
	} catch (error) {
		if (!(error instanceof TooLargeToDrawError)) throw error;
		throw new CommandError(`${error.message}: draw the part around one quest with --focus QUEST, or use --format dot or json`);
	}
}
// src/cli/plan/limits.ts
function readLimit(text, option = "--max-removed") {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
function requirePatterns(patterns) {
	for (const pattern of patterns) {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
	}
}
function limitNameIn({ ROOMLINT_LIMIT_NAME: limitName = "" }) {
	return limitName === "" ? {} : { limitName };
}
// src/cli/gate/journal-json.ts
function operationShape({ operation, source, started, step, backup }) {
	return {
		operation,
		source,
		started,
		step,
		backup: backup ?? null
	};
}
// src/cli/watch.ts
var watch_exports = /* @__PURE__ */ __exportAll({
	runAgain: () => runAgain,
	watchPaths: () => watchPaths
});
const QUIET_MS = 60;
const CLEAR = "\x1B[2J\x1B[3J\x1B[H";
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)));
async function runAgain(watched, terminal) {
	const runner = new Runner(watched, terminal);
	const unwatch = watchPaths(watched, () => runner.now(false));
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
		unwatch();
		return await runner.end();
	} finally {
		unwatch();
		if (hasKeys) stdin.setRawMode(false).pause();
	}
}
var Runner = class {
	watched;
	terminal;
	code = EXIT.clean;
	current = Promise.resolve();
	waiting;
	constructor(watched, terminal) {
		this.watched = watched;
		this.terminal = terminal;
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
function watchPaths({ cwd, paths }, changed) {
	let timer;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(changed, QUIET_MS);
	};
	const watchers = foldersOf({
		cwd,
		paths
	}).map(({ folder, recursive }) => watchFolder(folder, recursive, later));
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}
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
exports.layout_exports = layout_exports;
exports.limitNameIn = limitNameIn;
exports.missing_package_exports = missing_package_exports;
exports.openInBrowser = openInBrowser;
exports.operationShape = operationShape;
exports.picture = picture;
exports.picture_exports = picture_exports;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.statsOf = statsOf;
exports.watchPaths = watchPaths;
exports.watch_exports = watch_exports;

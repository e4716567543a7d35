"use strict";
const { CONFIG_NAMES, CommandError, fileTask, keysIn, prescannedBuffer, readSnapshotFile, relativePath } = require("./command.js");
const { bytesText, finish, listed, prescan, printable } = require("./words.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, Redaction } = require("./core.js");
const { masked } = require("./shared-scan.js");
const { Redactor } = require("./text.js");
const { FileSettings } = require("./command-check.js");
const { Roots } = require("./command-mcp.js");
const { composeReply, shownMessage } = require("./command-report.js");
const { TOOLS } = require("./command-gate.js");
const { readdirSync } = require("node:fs");
const { dirname, isAbsolute, join } = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");
// src/mcp/desk.ts
var Desk = class {
	roots;
	env;
	progress;
	redactor = new Redactor();
	redaction = new Redaction();
	unhidden = /* @__PURE__ */ new Map();
	constructor(roots, env, progress) {
		this.roots = roots;
		this.env = env;
		this.progress = progress;
		for (const key of keysIn(env)) this.redactor.addKey(key);
	}
	read(path) {
		const file = this.roots.file(path);
		this.progress(`reading ${printable(file.name)}`);
		const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES, prescannedBuffer);
		if (reading.kind === "error") throw new CommandError(`${printable(file.name)}: ${reading.message}${filesIn(file.absolute)}`);
		if (reading.kind === "too-large") throw new CommandError(`${printable(file.name)}: larger than ${bytesText(MAX_IMPORTED_BYTES)}, the most that an import accepts: split the room, or remove what it does not need`);
		let known;
		const prescanned = () => {
			known ??= reading.prescanned();
			return known;
		};
		this.hide(file.name, reading.bytes, prescanned);
		if (reading.bytes.length > WORTH_SAYING) this.progress(`read ${printable(file.name)}, ${bytesText(reading.bytes.length)}`);
		return {
			...file,
			bytes: reading.bytes,
			prescanned
		};
	}
	task({ name, absolute, bytes, prescanned }) {
		const read = (maxBytes) => bytes.length > maxBytes ? {
			kind: "too-large",
			size: bytes.length
		} : {
			kind: "bytes",
			bytes,
			prescanned
		};
		return {
			...fileTask({
				path: name,
				absolute
			}),
			read
		};
	}
	hide(name, bytes, prescanned = () => prescan(bytes)) {
		if (prescanned().secretHints) this.hideAll(name, bytes);
		else this.unhidden.set(name, bytes);
	}
	distrust() {
		for (const [name, bytes] of this.unhidden) this.hideAll(name, bytes);
	}
	hideAll(name, bytes) {
		if (!this.redactor.addFrom(bytes, 1e5) || !finish(this.redaction.addFrom(bytes))) throw new CommandError(`${printable(name)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
	settings(file) {
		const { root } = file;
		for (let folder = dirname(file.absolute);; folder = dirname(folder)) {
			for (const name of CONFIG_NAMES) this.requireInside(join(folder, name), root);
			if (folder === root || folder === dirname(folder)) return {
				cwd: root,
				plugins: false
			};
		}
	}
	async baseline(file) {
		const settings = await FileSettings.open(this.settings(file));
		const path = await settings.baselineOf(file.absolute);
		if (path !== void 0) {
			const { config = "" } = await settings.explain(file.absolute);
			if (!isAbsolute(config)) this.requireInside(path, file.root);
		}
		return {
			path: void 0,
			cwd: file.root,
			use: "read"
		};
	}
	requireInside(path, root) {
		this.roots.requireInside(path, relativePath(root, path));
	}
	covered(bytes) {
		return finish(this.redaction.cover(bytes));
	}
	masked(value) {
		return masked(value, this.redactor);
	}
};
const WORTH_SAYING = 8e6;
function filesIn(path) {
	try {
		const names = readdirSync(path).filter((name) => /\.json$/i.test(name)).sort().map((name) => printable(name));
		return names.length === 0 ? ", and no .json file is in it" : `: name one in it: ${listed(names, "or", 20)}`;
	} catch {
		return "";
	}
}
// src/mcp/run-tool.ts
const MAX_DETAILS = 30;
async function runTool(tool, given, desk) {
	try {
		const answer = await tool.run(given, desk);
		const { text, data } = composeReply(answer, pageOf(given), tool.list?.name, restOf(tool));
		return {
			isError: false,
			text: desk.masked(text),
			data: desk.masked(data)
		};
	} catch (error) {
		return {
			isError: true,
			text: explained(error, desk),
			data: void 0
		};
	}
}
function pageOf({ max, offset }) {
	return {
		max: typeof max === "number" ? max : void 0,
		offset: typeof offset === "number" ? offset : void 0
	};
}
function restOf({ narrowing }) {
	const narrow = narrowing === void 0 ? "" : `, or narrow it down with ${narrowing}`;
	return (left, next) => `\u2026 ${left} more: call again with offset ${next}${narrow}`;
}
function explained(error, desk) {
	try {
		desk.distrust();
	} catch (refusal) {
		if (refusal instanceof CommandError) return refusal.message;
		throw refusal;
	}
	if (error instanceof CommandError) {
		const details = error.details.split("\n").slice(0, MAX_DETAILS).map(shownMessage).join("\n");
		const lines = error.message.split("\n").map(shownMessage).join("\n");
		return desk.masked(details === "" ? lines : `${lines}\n${details}`);
	}
	const why = error instanceof Error ? error.message : String(error);
	return desk.masked(`roomlint crashed. This is a bug in roomlint, not in your files. Please report it: ${shownMessage(why)}`);
}
// src/mcp/tool-calls.ts
function answerCalls(port, { env }) {
	const answer = (each) => port.postMessage(each);
	port.on("message", async ({ name, given, roots }) => {
		const tool = TOOLS.get(name);
		if (tool === void 0) return;
		const desk = new Desk(Roots.restore(roots), env, (message) => {
			answer({
				kind: "progress",
				message
			});
		});
		answer({
			kind: "done",
			reply: await runTool(tool, given, desk)
		});
	});
}
// src/mcp/tool-thread.ts
if (parentPort !== null) answerCalls(parentPort, workerData);


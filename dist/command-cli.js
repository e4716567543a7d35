"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, whyRefused } = require("./command.js");
const { printable, protectFault, readRemovalLimit } = require("./words.js");
const { TooLargeToDrawError, drawn, svg } = require("./shared-report.js");
const { html } = require("./command-report.js");
const { startProgram } = require("./command-check.js");
const { readFileSync, statSync } = require("node:fs");
const { basename, resolve } = require("node:path");
const { createHash } = require("node:crypto");
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
async function loadLayout() {
	const { default: { default: Elk } } = await Promise.resolve().then(() => require("elkjs/lib/elk.bundled.js"));
	const elk = new Elk();
	return (graph) => elk.layout(structuredClone(graph));
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
// src/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
exports.limitNameIn = limitNameIn;
exports.openInBrowser = openInBrowser;
exports.operationShape = operationShape;
exports.picture = picture;
exports.picture_exports = picture_exports;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.statsOf = statsOf;

"use strict";
const { asError, bytesTask, checkTask } = require("./command-workspace.js");
const { FileSettings, fileTask } = require("./command-check.js");
const { CommandError } = require("./command.js");
const { relative, resolve, sep } = require("node:path");
// src/workspace/check-file.ts
async function loadConfig(path, options = {}) {
	const settings = await FileSettings.open(settingsOf(options));
	const { absolute } = fileAt(path, options);
	const { config, ignored, settings: explained } = await settings.explain(absolute);
	return {
		config,
		ignored,
		baseline: await settings.baselineOf(absolute),
		settings: explained
	};
}
async function checkFile(path, options = {}) {
	const file = fileAt(path, options);
	const settings = settingsOf(options);
	const task = options.bytes === void 0 ? fileTask(file) : bytesTask(file, options.bytes);
	const baseline = {
		path: void 0,
		cwd: settings.cwd,
		use: "read"
	};
	const { report, notes, problems } = await checkTask(task, settings, { baseline });
	if (report !== void 0) {
		const { findings, shownBytes, rules, error } = report;
		const checked = {
			path: file.path,
			findings,
			shownBytes,
			rules,
			ignored: false,
			notes
		};
		return error === void 0 ? checked : {
			...checked,
			error
		};
	}
	const { ignored } = await loadConfig(path, options);
	const [problem] = problems;
	if (!ignored && problem !== void 0) throw asError(problem);
	return {
		path: file.path,
		findings: [],
		shownBytes: /* @__PURE__ */ new Uint8Array(),
		rules: [],
		ignored,
		notes
	};
}
function settingsOf({ cwd = process.cwd(), config, plugins = true }) {
	return {
		cwd,
		plugins,
		config: config === void 0 ? { kind: "nearest" } : config === false ? { kind: "none" } : {
			kind: "file",
			path: config
		}
	};
}
function fileAt(path, { cwd = process.cwd() }) {
	const absolute = resolve(cwd, path);
	const inside = relative(cwd, absolute);
	return {
		path: inside.startsWith("..") ? absolute : inside.split(sep).join("/"),
		absolute
	};
}
exports.CommandError = CommandError;
exports.checkFile = checkFile;
exports.loadConfig = loadConfig;

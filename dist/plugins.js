"use strict";
const { rulesOfPlugin } = require("./words.js");
const { requireFile } = require("./command-check.js");
const { NotFileError } = require("./command.js");
const { pathToFileURL } = require("node:url");
const { statSync } = require("node:fs");
const { resolve } = require("node:path");
// src/world/files/plugins.ts
async function loadPlugin(path, folder, pack) {
	const absolute = resolve(folder, path);
	let exported;
	try {
		const found = statSync(absolute, { throwIfNoEntry: false });
		if (found !== void 0) requireFile(found);
		exported = (await import(pathToFileURL(absolute).href)).default;
	} catch (error) {
		if (error instanceof NotFileError) return `the plugin "${path}" cannot be loaded: ${error.message}`;
		const { code, message } = error;
		return code === "ERR_MODULE_NOT_FOUND" ? `the plugin "${path}" cannot be loaded: ${message.split("\n")[0]}` : `the plugin "${path}" cannot be loaded: it throws ${String(error).split("\n")[0]}`;
	}
	const rules = safely(() => rulesOfPlugin(exported, pack));
	return typeof rules === "string" ? `the plugin "${path}" cannot be used: ${rules}` : rules;
}
function safely(read) {
	try {
		return read();
	} catch (error) {
		return `it throws: ${String(error).split("\n")[0]}`;
	}
}
exports.loadPlugin = loadPlugin;

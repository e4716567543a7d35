"use strict";
const { rulesOfPlugin } = require("./core.js");
const { pathToFileURL } = require("node:url");
const { resolve } = require("node:path");
// src/files/plugins.ts
async function loadPlugin(path, folder, pack) {
	let exported;
	try {
		exported = (await import(pathToFileURL(resolve(folder, path)).href)).default;
	} catch (error) {
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

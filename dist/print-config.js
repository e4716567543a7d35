"use strict";
const { FileSettings } = require("./command-check.js");
const { EXIT } = require("./command.js");
const { printJson } = require("./cli.js");
const { resolve } = require("node:path");
// src/front/cli/check/print-config.ts
async function printConfig(path, options, terminal) {
	const settings = await FileSettings.open(options);
	printJson(explainedConfig(path, await settings.explain(resolve(options.cwd, path))), terminal);
	return EXIT.clean;
}
function explainedConfig(path, { config, ignored, settings }) {
	const rules = settings.map(({ rule, level, from, options, places }) => {
		return [rule, {
			level,
			from: wordsFor(from),
			...options.length === 0 ? {} : { options: Object.fromEntries(options.map((option) => [option.name, {
				value: option.value,
				from: wordsFor(option.from)
			}])) },
			...places.length === 0 ? {} : { at: places.map((place) => ({
				at: place.at,
				level: place.level,
				from: wordsFor(place.from)
			})) }
		}];
	});
	return {
		file: path,
		config: config ?? null,
		ignored,
		rules: Object.fromEntries(rules)
	};
}
function wordsFor(from) {
	switch (from.kind) {
		case "default": return "default";
		case "preset": return `preset ${from.name}`;
		case "rules": return "rules";
		case "override": return `overrides[${from.index}]${from.reason === void 0 ? "" : `: ${from.reason}`}`;
		case "command-line": return "--rule";
	}
}
exports.printConfig = printConfig;

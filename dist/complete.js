"use strict";
const { rulePack } = require("./rule-pack.js");
const { LEVELS } = require("./words.js");
const { ruleFamilies } = require("./core.js");
const { FORMAT_NAMES, PRESET_NAMES, SHELLS, findCommand, publishedSchemas } = require("./command.js");
// src/front/cli/complete.ts
const FILES = ":files";
async function complete(words, commands, byDefault) {
	const [current = ""] = words.slice(-1);
	return (await candidates(current, words.slice(0, -1), commands, byDefault)).filter((line) => line === FILES || line.startsWith(current)).map((line) => `${line}\n`).join("");
}
async function candidates(current, before, commands, byDefault) {
	const { command, group, rest } = await findCommand(before, commands);
	if (group !== void 0) return before.length > 1 ? [] : (await group.loadAll()).map(({ name, summary }) => described(name.slice(group.name.length + 1), summary));
	if (command !== void 0) return candidatesOf(command, current, rest);
	const others = candidatesOf(await byDefault.load(), current, rest);
	return before.length > 0 || current.startsWith("-") ? others : [...[...commands.values()].map(({ name, summary }) => described(name, summary)), ...others];
}
function candidatesOf(command, current, before) {
	if (before.includes("--")) return wordsFor(command);
	const option = optionBefore(before, command);
	if (option !== void 0) return valuesOf(option, current);
	const [, name, given] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
	if (name !== void 0) {
		const spec = command.allOptions.get(name.slice(2));
		return spec?.nargs === 1 ? valuesOf(spec, given ?? "").map((value) => value === FILES ? value : `${name}=${value}`) : [];
	}
	if (!current.startsWith("-")) return wordsFor(command);
	return [...command.allOptions].map(([long, { description }]) => described(`--${long}`, description));
}
function optionBefore(before, { allOptions }) {
	const last = before.at(-1) ?? "";
	const option = [...allOptions].find(([long, { alias }]) => last === `--${long}` || last === `-${alias}`)?.[1];
	return option?.nargs === 1 ? option : void 0;
}
function valuesOf({ words }, current) {
	switch (words) {
		case void 0: return [FILES];
		case "formats": return current.includes("=") ? [FILES] : FORMAT_NAMES;
		case "presets": return presetsAfter(current);
		case "rule-names": return [...ruleFamilies(rulePack), ...rulePack.keys()];
		case "rules": return current.includes(":") ? levelsOf(current) : [...rulePack.keys()].map((id) => `${id}:`);
		default: return words;
	}
}
function presetsAfter(current) {
	const given = current.slice(0, current.lastIndexOf(",") + 1);
	return PRESET_NAMES.map((name) => `${given}${name}`);
}
function levelsOf(current) {
	const id = current.slice(0, current.indexOf(":"));
	return rulePack.has(id) ? [...LEVELS, "off"].map((level) => `${id}:${level}`) : [];
}
function wordsFor({ completes }) {
	switch (completes) {
		case "files": return [FILES];
		case "rules": return [...rulePack.values()].map(({ id, summary }) => described(id, summary));
		case "records": return publishedSchemas();
		case "shells": return SHELLS;
		case "nothing": return [];
	}
}
function described(word, description) {
	return `${word}\t${description}`;
}
exports.complete = complete;

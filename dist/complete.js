import { rulePack } from "./rules.js";
import { LEVELS, ruleFamilies } from "./core.js";
import { FORMAT_NAMES, PRESET_NAMES, SHELLS } from "./command.js";
import { recordNames } from "./shared.js";
// src/cli/complete.ts
const FILES = ":files";
function complete(words, commands) {
	const [current = ""] = words.slice(-1);
	const before = words.slice(0, -1);
	const command = commands.find(({ name }) => name === before[0]) ?? commands[0];
	if (command === void 0) return "";
	const lines = candidates(current, before, command);
	return (before.length === 0 && !current.startsWith("-") ? [...commands.map(({ name, summary }) => described(name, summary)), ...lines] : lines).filter((line) => line === FILES || line.startsWith(current)).map((line) => `${line}\n`).join("");
}
function candidates(current, before, command) {
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
		case "presets": return PRESET_NAMES;
		case "rule-names": return [...ruleFamilies(rulePack), ...rulePack.keys()];
		case "rules": return current.includes(":") ? levelsOf(current) : [...rulePack.keys()].map((id) => `${id}:`);
		default: return words;
	}
}
function levelsOf(current) {
	const id = current.slice(0, current.indexOf(":"));
	return rulePack.has(id) ? [...LEVELS, "off"].map((level) => `${id}:${level}`) : [];
}
function wordsFor({ completes }) {
	switch (completes) {
		case "files": return [FILES];
		case "rules": return [...rulePack.values()].map(({ id, summary }) => described(id, summary));
		case "records": return recordNames();
		case "shells": return SHELLS;
		case "nothing": return [];
	}
}
function described(word, description) {
	return `${word}\t${description}`;
}
export { complete };

"use strict";
const { rulePack } = require("./rule-pack.js");
const { counted, printable } = require("./words.js");
const { ConfigFileError, ConfigFiles, maskOutput, readFoundSettings } = require("./command-check.js");
const { ATTRIBUTES, readDrivers } = require("./command-files.js");
const { CommandError, EXIT, defineCommand, formatOption, oneOf, version } = require("./command.js");
const { existingHook, hookSetUp, installation, projectIn, shownPath, topOf } = require("./command-cli.js");
const { chosenKeys, chosenServer } = require("./command-api.js");
const { accessSync, constants, existsSync, readdirSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
// src/front/cli/doctor.ts
const FORMATS = ["text", "json"];
const doctor = defineCommand({
	options: { format: formatOption(FORMATS) },
	completes: "nothing",
	details: `Each line is ok, off (not set up), or fix (set up, and not working), with what to do about it. The hook must
work: without it, nothing is checked before a commit.

Examples:
  roomlint doctor
  roomlint doctor --format json`,
	exits: {
		clean: "rooms are checked before each commit, and nothing is to be fixed",
		findings: "something is to be fixed",
		error: "invalid usage"
	}
}, async ({ format }, { cwd, terminal }) => {
	const asked = oneOf("format", FORMATS, format ?? "text");
	maskOutput(terminal);
	return report(await factsOf(cwd, terminal), asked, terminal);
});
async function factsOf(cwd, terminal) {
	const project = projectIn(cwd, terminal.world);
	const drivers = project.repository.kind === "git" ? readDrivers(project.repository.root) : void 0;
	return [
		{
			name: "version",
			state: "ok",
			text: `roomlint ${version()}, Node.js ${process.versions.node}`
		},
		...await configFacts(project),
		{
			name: "hook",
			...hookFact(project)
		},
		{
			name: "workflow",
			...workflowFact(project)
		},
		...drivers === void 0 ? [] : [
			{
				name: "attributes",
				...attributesFact(drivers)
			},
			{
				name: "merge driver",
				...driverFact("merge", drivers, project)
			},
			{
				name: "diff driver",
				...driverFact("diff", drivers, project)
			}
		],
		{
			name: "server",
			...serverFact(cwd, terminal)
		},
		{
			name: "keys",
			...keysFact(cwd, terminal)
		}
	];
}
async function configFacts(project) {
	try {
		const found = await new ConfigFiles(rulePack).nearest(project.cwd);
		if (found === void 0) return [{
			name: "config",
			state: "off",
			text: "none: the preset recommended applies",
			advice: "npx roomlint init"
		}];
		const added = found.pack.size - rulePack.size;
		return [{
			name: "config",
			state: "ok",
			text: shownPath(project, found.path)
		}, added === 0 ? {
			name: "plugins",
			state: "off",
			text: "none"
		} : {
			name: "plugins",
			state: "ok",
			text: `${counted(added, "rule")} of plugins`
		}];
	} catch (error) {
		if (!(error instanceof ConfigFileError)) throw error;
		return [{
			name: "config",
			state: "fix",
			text: error.message,
			advice: "correct the config"
		}];
	}
}
function hookFact(project) {
	const { repository } = project;
	if (repository.kind === "none") return {
		state: "fix",
		text: repository.why
	};
	const kind = hookSetUp(project);
	if (kind === void 0) return {
		state: "fix",
		text: "nothing runs roomlint before a commit",
		advice: "npx roomlint init"
	};
	const path = shownPath(project, existingHook(kind, project) ?? "");
	const why = whyNotRun(kind, repository.hooks);
	if (why !== void 0) return {
		state: "fix",
		text: `${path} does not run: ${why}`,
		advice: STARTS[kind]
	};
	if (kind !== "pre-commit" && installation(project) === void 0) return {
		state: "fix",
		text: `${path} runs, but roomlint is not installed here`,
		advice: "npm install"
	};
	return {
		state: "ok",
		text: `${path} runs roomlint before each commit`
	};
}
const STARTS = {
	plain: "chmod +x on it",
	husky: "npx husky",
	lefthook: "npx lefthook install",
	"pre-commit": "pre-commit install"
};
function whyNotRun(kind, hooks) {
	const own = join(hooks, "pre-commit");
	if (kind === "husky") return [basename(hooks), basename(dirname(hooks))].includes(".husky") ? void 0 : `git looks for hooks in ${hooks}`;
	if (!existsSync(own)) return `${own} does not exist`;
	if (!isProgram(own)) return `${own} is not executable`;
	return kind === "plain" || holds(own, kind) ? void 0 : `${own} does not start ${kind}`;
}
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function holds(path, word) {
	const reading = readFoundSettings(path);
	return reading.kind === "text" && reading.text.includes(word);
}
function workflowFact(project) {
	const folder = join(topOf(project), ".github/workflows");
	const found = (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name)).find((path) => holds(path, "roomlint"));
	return found === void 0 ? {
		state: "off",
		text: "no workflow of GitHub runs roomlint"
	} : {
		state: "ok",
		text: shownPath(project, found)
	};
}
function attributesFact({ merged, merge }) {
	if (merged > 0) return {
		state: "ok",
		text: `${counted(merged, "file")} with merge=roomlint`
	};
	return {
		state: merge === void 0 ? "off" : "fix",
		text: "no JSON file has merge=roomlint",
		advice: `in .gitattributes: rooms/*.json ${ATTRIBUTES}`
	};
}
function driverFact(kind, drivers, project) {
	const { [kind]: command, isSafe } = drivers;
	const count = kind === "merge" ? drivers.merged : drivers.compared;
	const advice = "npx roomlint init --clone";
	const does = kind === "merge" ? "merges" : "compares";
	if (command === void 0) return {
		state: count > 0 ? "fix" : "off",
		text: `git ${does} rooms by lines in this clone`,
		advice
	};
	if (kind === "merge" && !isSafe) return {
		state: "fix",
		text: "merge.roomlint.recursive is not binary: a criss-cross merge may lose changes",
		advice
	};
	if (/^npx\b/.test(command) && installation({
		...project,
		cwd: topOf(project)
	}) === void 0) return {
		state: "fix",
		text: `${command}: roomlint is not installed here`,
		advice: "npm install"
	};
	return {
		state: "ok",
		text: command
	};
}
function serverFact(cwd, terminal) {
	const isSet = (terminal.world.env.ROOMLINT_SERVER ?? "") !== "";
	try {
		return {
			state: "ok",
			text: chosenServer(request(cwd), terminal)
		};
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return {
			state: isSet ? "fix" : "off",
			text: isSet ? error.message : "ROOMLINT_SERVER is not set"
		};
	}
}
function keysFact(cwd, terminal) {
	try {
		const { accessKey, apiKey } = chosenKeys(request(cwd), [], terminal);
		const set = [...accessKey === void 0 ? [] : ["the access key"], ...apiKey === void 0 ? [] : ["the API key"]];
		return set.length === 0 ? {
			state: "off",
			text: "none is set"
		} : {
			state: "ok",
			text: `${set.join(" and ")} ${set.length === 1 ? "is" : "are"} set`
		};
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return {
			state: "fix",
			text: error.message
		};
	}
}
function request(cwd) {
	return {
		cwd,
		server: void 0,
		keys: void 0,
		format: "text"
	};
}
function report(facts, format, terminal) {
	if (format === "json") terminal.writeProgram("strings", `${JSON.stringify({
		version: 1,
		facts
	}, void 0, 2)}\n`);
	else for (const { name, state, text, advice } of facts) terminal.say(`${state.padEnd(5)}${name.padEnd(14)}${printable(text)}${advice === void 0 ? "" : `\n${"".padEnd(19)}${printable(advice)}`}\n`);
	return facts.some(({ state }) => state === "fix") ? EXIT.findings : EXIT.clean;
}
exports.doctor = doctor;

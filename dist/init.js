"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { BASELINE_NAME, CONFIG_NAMES, CommandError, EXIT, check, chosenFormat, defineCommand, formatOption, grouped, homePage, isYes, oneOf, pathInside, readSettings, toggle, value, version } = require("./command.js");
const { counted, printable } = require("./words.js");
const { Baseline } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { countedFindings } = require("./shared.js");
const { ConfigFileError, ConfigFiles, FileSettings, Git } = require("./command-check.js");
const { ANSWER_FORMATS, printAnswers, readPlayableRoom } = require("./cli.js");
const { checkCommand, shellWord } = require("./commands.js");
const { chosenKeys } = require("./api.js");
const { ATTRIBUTES, DRIVERS, HOOK_KINDS, STARTS, WORKFLOW_PATH, areCommitted, checkRooms, configText, existingHook, findFiles, firstPlay, gitIgnoreFile, hookFile, hookSetUp, idlePlay, installation, installedFrom, isTaken, learn, newFile, projectIn, readDrivers, shownFiles, shownPath, topOf, usualHook, workflowText, writeFiles } = require("./setup.js");
const { chosenServer } = require("./remote.js");
const { accessSync, constants, existsSync, readdirSync } = require("node:fs");
const { basename, dirname, join, resolve } = require("node:path");
// src/front/cli/doctor.ts
var doctor_exports = /* @__PURE__ */ __exportAll({ doctor: () => doctor });
const doctor = defineCommand({
	options: { ...formatOption(ANSWER_FORMATS) },
	details: `Each line is \u2713, off (not set up), or \u2717 (set up, and not working), with what to do about it. The hook must
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
	const asked = chosenFormat(ANSWER_FORMATS, format, terminal);
	const facts = await factsOf(cwd, terminal);
	printAnswers(asked, {
		answers: () => [answerOf(facts)],
		json: () => ({
			version: 1,
			facts
		})
	}, terminal);
	return facts.some(({ state }) => state === "fix") ? EXIT.findings : EXIT.clean;
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
			...serverFact(terminal)
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
		const none = "none: the preset recommended applies";
		if (found === void 0) return [{
			name: "config",
			state: "off",
			text: none,
			advice: "npx roomlint init"
		}];
		const added = found.pack.size - rulePack.size;
		const plugins = added === 0 ? "none" : `${counted(added, "rule")} of plugins`;
		return [{
			name: "config",
			state: "ok",
			text: shownPath(project, found.path)
		}, {
			name: "plugins",
			state: added === 0 ? "off" : "ok",
			text: plugins
		}];
	} catch (error) {
		if (!(error instanceof ConfigFileError)) throw error;
		return [{
			name: "config",
			state: "fix",
			text: error.faults.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`).join("\n"),
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
	const reading = readSettings(path);
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
		advice: `in .gitattributes, with the folder of your rooms for rooms/: rooms/*.json ${ATTRIBUTES}`
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
function serverFact(terminal) {
	if ((terminal.world.env.ROOMLINT_SERVER ?? "") === "") return {
		state: "off",
		text: "ROOMLINT_SERVER is not set"
	};
	return orFault(() => ({
		state: "ok",
		text: chosenServer(terminal.world.env)
	}));
}
function keysFact(cwd, terminal) {
	return orFault(() => {
		const { accessKey, apiKey } = chosenKeys(cwd, [], terminal.world.env);
		const set = Object.entries({
			"the access key": accessKey,
			"the API key": apiKey
		}).flatMap(([name, key]) => key === void 0 ? [] : [name]);
		if (set.length === 0) return {
			state: "off",
			text: "none is set"
		};
		return {
			state: "ok",
			text: `${set.join(" and ")} ${set.length === 1 ? "is" : "are"} set`
		};
	});
}
function orFault(find) {
	try {
		return find();
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		return {
			state: "fix",
			text: error.message
		};
	}
}
function answerOf(facts) {
	const toFix = facts.filter(({ state }) => state === "fix").length;
	return {
		title: "roomlint in this folder",
		sections: [{ entries: facts.map(factEntry) }],
		verdict: toFix === 0 ? {
			symbol: "\u2713",
			text: "rooms are checked before each commit"
		} : {
			symbol: "\u2717",
			text: `${counted(toFix, "thing")} to fix`
		}
	};
}
const SYMBOLS = {
	ok: "\u2713",
	off: void 0,
	fix: "\u2717"
};
function factEntry({ name, state, text, advice }) {
	const details = advice === void 0 ? [] : [advice];
	return {
		symbol: SYMBOLS[state],
		text: `${name}${state === "off" ? " (off)" : ""}: ${text}`,
		details
	};
}
// src/front/cli/init/next-steps.ts
function nextText(facts) {
	const { project, written, hook, room, home, version } = facts;
	let text = "\nNext:\n";
	const add = (what, commands = []) => {
		text += `  ${printable(what)}\n${commands.map((command) => `    ${printable(command)}\n`).join("")}`;
	};
	if (facts.hasFindings) add("Repair what is listed above.");
	const roomlint = installation(project) === void 0 ? "roomlint" : "npx roomlint";
	if (facts.hasCommittedFindings) add("See what the committed rooms have already:", [`${roomlint} check`]);
	if (written.some(({ role }) => role === "baseline")) add("See what the baseline accepts:", [`${roomlint} --no-baseline`]);
	const hookFile = written.find(({ role }) => role === "hook");
	if (hook !== void 0 && hookFile !== void 0) {
		if (hook !== "pre-commit" && installation(project) === void 0) add("Install roomlint in this project: the hook looks for it there.", [`npm install --save-dev git+${home}#v${version}`]);
		if (hook !== "plain") add(`Let ${hook} run the hook:`, [STARTS[hook]]);
	}
	if (home.includes("/OWNER/")) {
		for (const { path, text: content } of written) if (content.includes("OWNER/roomlint")) add(`In ${path}, replace OWNER with the account that hosts roomlint.`);
	}
	const { repository } = project;
	if (repository.kind === "none") add(`There is no hook: ${repository.why}.`, [...repository.canStart ? ["git init"] : [], `${roomlint} init`]);
	else {
		const commit = "git commit -m \"Check rooms with roomlint\"";
		const own = ownFiles(facts);
		if (!repository.hasCommits) add("Commit everything:", ["git add .", commit]);
		else if (own.length > 0) add(written.some(({ role }) => role === "baseline") ? "Commit these files before the rooms, because a baseline counts once it is committed:" : "Commit these files:", [`git add ${own.map(({ path }) => shellWord(path)).join(" ")}`, commit]);
		if (own.length > 0 && hookFile !== void 0 && isInside(join(repository.root.path, ".git"), hookFile)) add("The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.", ["npx roomlint init --hook plain"]);
		add("Let git merge and compare rooms by item, quest and field, in each clone:", ["npx roomlint init --clone"]);
	}
	if (room !== void 0) {
		const play = written.find(({ role }) => role === "play");
		const picture = shellWord(`${room.replace(/\.json$/i, "")}.svg`);
		add("Draw the quests:", [`${roomlint} graph --format svg ${shellWord(room)} > ${picture}`]);
		if (play !== void 0) add("Play the room:", [`${roomlint} simulate ${shellWord(room)} --script ${shellWord(play.path)}`]);
	}
	return text;
}
function ownFiles({ project, written }) {
	const top = topOf(project);
	return written.filter((file) => isInside(top, file) && !isInside(join(top, ".git"), file));
}
function isInside(folder, { absolute }) {
	return pathInside(folder, absolute) !== void 0;
}
// src/front/cli/init/init.ts
var init_exports = /* @__PURE__ */ __exportAll({ init: () => init });
const HOOK_WORDS = [...HOOK_KINDS, "none"];
const OPTIONS = {
	...grouped("Setup:", {
		hook: value(`what checks each commit: ${HOOK_WORDS.join(", ")}. The default is what the project uses`, "--hook husky", { words: HOOK_WORDS }),
		"no-workflow": toggle("write no workflow"),
		yes: toggle("ask nothing, and write what is shown", { short: "y" })
	}),
	...grouped("Git:", { clone: toggle("only let git merge and compare rooms with roomlint in this clone") })
};
const init = defineCommand({
	options: OPTIONS,
	details: `Paths are files, folders or globs with snapshots. Without paths, the current folder is searched. init checks
these rooms with recommended and lenient, and takes catalog as well if that adds no errors and warnings.

Every file is shown before it is written, and none is overwritten. A hook that is there already is not
changed: the lines to add are printed.

Findings that no commit has go into a baseline. Those in the last commit need none, because the hook stops for
new errors and warnings only. At the end, the rooms are checked.

Examples:
  roomlint init
  roomlint init --yes rooms/
  roomlint init --clone
  roomlint init --hook none --no-workflow garden.json`,
	exits: {
		clean: "the project is set up, and the first check passes; or everything was there already",
		findings: "the project is set up, and the first check has findings",
		error: "not confirmed, nothing to set up, a file that cannot be written, or invalid usage"
	}
}, async (given, call) => {
	const { cwd, terminal } = call;
	if (given.clone) return setUpClone(cwd, terminal);
	const hook = given.hook === void 0 ? void 0 : oneOf("hook", HOOK_WORDS, given.hook);
	if (!given.yes && !terminal.world.isTerminal("in")) throw new CommandError("init asks before it writes, and there is no terminal to ask on: use --yes");
	return new Setup({
		...given,
		hook
	}, projectIn(cwd, terminal.world), call).run();
});
var Setup = class {
	given;
	project;
	call;
	home;
	terminal;
	constructor(given, project, call) {
		this.given = given;
		this.project = project;
		this.call = call;
		this.home = installedFrom(project) ?? homePage();
		this.terminal = call.terminal;
	}
	async run() {
		const { project, terminal } = this;
		const found = await this.findRooms();
		const failing = found.rooms.filter(({ counts }) => counts.errors + counts.warnings > 0);
		const isOld = failing.length > 0 && areCommitted(project, failing);
		const acceptsFindings = !isOld && failing.some(({ isBroken }) => !isBroken);
		const hook = this.chosenHook();
		const play = this.playFile(found.rooms);
		const files = [
			...this.configFiles(found, acceptsFindings),
			...this.hookFiles(hook),
			...this.workflowFiles(found.paths),
			...gitIgnoreFile(project),
			...play === void 0 ? [] : [play]
		];
		const written = files.filter((file) => file.kind !== "kept");
		terminal.say(shownFiles(files));
		if (written.length === 0) {
			terminal.warn("everything is set up already: nothing was changed");
			return EXIT.clean;
		}
		if (!this.given.yes && !isYes(terminal.ask(`\nWrite ${counted(written.length, "file")}? Type y: `))) throw new CommandError("nothing was written");
		writeFiles(written, project);
		const code = await this.firstCheck(found.paths, isOld);
		const next = nextText({
			project,
			written,
			hook,
			room: found.rooms.find(({ path }) => playOf(path) === play?.path)?.path,
			hasFindings: code !== EXIT.clean,
			hasCommittedFindings: isOld,
			home: this.home,
			version: version()
		});
		terminal.say(next);
		return code;
	}
	firstCheck(paths, isOld) {
		const words = paths.join() === "." ? [] : paths;
		const command = checkCommand(isOld ? [
			"--new",
			"--since",
			"HEAD"
		] : [], words);
		this.terminal.say(`\n${command}\n`);
		return check.run(isOld ? {
			new: true,
			since: "HEAD"
		} : {}, {
			...this.call,
			words
		});
	}
	async findRooms() {
		const { cwd } = this.project;
		const here = await configIn([cwd], cwd);
		const paths = this.call.words.length > 0 ? this.call.words : ["."];
		for (const path of paths) requireInside(path, cwd);
		const tasks = await this.filesAt(paths);
		const folders = new Set(tasks.map(({ file }) => dirname(file.absolute)));
		const config = here ?? await configIn(folders, cwd);
		const learned = config === void 0 ? await learn(tasks, cwd) : void 0;
		const rooms = learned?.rooms ?? await checkRooms(tasks, void 0, cwd);
		if (rooms.length === 0) throw new CommandError(noRoom(paths));
		return {
			paths,
			rooms,
			learned,
			config
		};
	}
	async filesAt(paths) {
		const tasks = await findFiles(paths, this.project.cwd, this.terminal.world);
		const problem = tasks.find((task) => task.kind === "problem");
		if (problem === void 0) return tasks;
		throw new CommandError(paths.join() === "." ? noRoom(paths) : `${problem.file.path}: ${problem.problem}`);
	}
	configFiles({ config, learned, rooms }, acceptsFindings) {
		const { project } = this;
		if (learned === void 0) return [{
			kind: "kept",
			path: shownPath(project, resolve(project.cwd, config ?? ""))
		}];
		const { findings } = learned;
		const baseline = acceptsFindings ? BASELINE_NAME : void 0;
		const text = configText(learned, baseline);
		const note = `in these rooms: ${[...findings].map(([preset, counts]) => `${preset.replace(",", " with ")} reports ${countedFindings(counts) || "nothing"}`).join("; ")}`;
		const file = newFile(project, "config", join(project.cwd, CONFIG_NAMES[0]), text, { note });
		return baseline === void 0 ? [file] : [file, this.baselineFile(rooms)];
	}
	baselineFile(rooms) {
		const { project } = this;
		const baseline = Baseline.empty();
		for (const { absolute, findings, isBroken } of rooms) if (!isBroken) baseline.accept(pathInside(project.cwd, absolute) ?? absolute, findings);
		return newFile(project, "baseline", join(project.cwd, BASELINE_NAME), baseline.toString(), { note: "accepts what is reported today, so that only new findings count" });
	}
	chosenHook() {
		const { project, given } = this;
		const usual = project.repository.kind === "none" ? "none" : hookSetUp(project) ?? usualHook(project);
		const kind = given.hook ?? usual;
		return kind === "none" ? void 0 : kind;
	}
	hookFiles(kind) {
		const { project } = this;
		if (kind === void 0) return [];
		const folder = pathInside(topOf(project), installation(project) ?? project.cwd) ?? "";
		return [hookFile(kind, project, {
			folder,
			home: this.home,
			version: version()
		})];
	}
	workflowFiles(paths) {
		const { project, given } = this;
		if (given["no-workflow"] || project.repository.kind !== "git") return [];
		const top = topOf(project);
		const absolute = join(top, WORKFLOW_PATH);
		const fromTop = paths.map((path) => pathInside(top, resolve(project.cwd, path)) || ".");
		const { branch } = project.repository;
		const text = workflowText({
			paths: fromTop,
			branch,
			home: this.home,
			version: version()
		});
		return [newFile(project, "workflow", absolute, text)];
	}
	playFile(rooms) {
		const { project, terminal } = this;
		const whole = rooms.filter(({ isBroken }) => !isBroken);
		const existing = whole.map(({ absolute }) => playOf(absolute)).find(isTaken);
		if (existing !== void 0) return newFile(project, "play", existing, "");
		for (const { path, absolute } of whole.slice(0, MAX_PLAYED)) {
			const { room } = readPlayableRoom(absolute, project.cwd, terminal);
			const script = firstPlay(room, playCommand(path), (text) => terminal.mask(text) === text);
			if (script !== void 0) return newFile(project, "play", playOf(absolute), script);
		}
		const [first] = whole;
		return first && newFile(project, "play", playOf(first.absolute), idlePlay(playCommand(first.path)));
	}
};
const MAX_PLAYED = 20;
function playCommand(room) {
	return `roomlint simulate ${shellWord(room)} --script ${shellWord(playOf(room))}`;
}
function playOf(room) {
	return `${room.replace(/\.json$/i, "")}.play`;
}
async function configIn(folders, cwd) {
	const settings = await FileSettings.open({
		cwd,
		plugins: false
	});
	for (const folder of folders) {
		const { config } = await settings.explain(join(folder, "room.json"));
		if (config !== void 0) return config;
	}
}
function requireInside(path, cwd) {
	if (path === "-") throw new CommandError("init sets up files, not standard input: remove \"-\"");
	if (pathInside(cwd, resolve(cwd, path)) === void 0) throw new CommandError(`${path} is outside of this folder: run init in a folder that holds all rooms`);
}
function noRoom(paths) {
	return `no snapshot in ${paths.join() === "." ? "this folder" : paths.join(", ")}: save one there first, or name where your rooms are`;
}
function setUpClone(cwd, terminal) {
	const git = Git.around(cwd, terminal.world);
	for (const [name, value] of Object.entries(DRIVERS)) git.output([
		"config",
		"--local",
		"--replace-all",
		name,
		value
	]);
	terminal.say(`git merges and compares rooms with roomlint in this clone.\n${readDrivers(git).merged > 0 ? "" : ATTRIBUTES_ADVICE}`);
	return EXIT.clean;
}
const ATTRIBUTES_ADVICE = `Say in .gitattributes which files are rooms, with the folder of your rooms for rooms/, and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
exports.doctor_exports = doctor_exports;
exports.init_exports = init_exports;

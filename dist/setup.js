"use strict";
<<<<<<< HEAD:dist/setup.js
const { __exportAll } = require("./rolldown-runtime.js");
const { counted, listed, presetSetting, printable } = require("./words.js");
const { Baseline, MAX_IMPORTED_BYTES, QuestWords, isQuestIdShaped, isSoundCreator, isSoundDescription, scriptWord, stepFor, stepText, textField } = require("./core.js");
const { BASELINE_NAME, CONFIG_NAMES, CommandError, EXIT, defineCommand, homePage, oneOf, toggle, value, version } = require("./command.js");
const { FileSettings, maskOutput, openCheck, pathInside, pathSource, readFoundSettings, readSnapshotFile, shellWord } = require("./command-check.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, hasPassed, playScript, questAnalyses } = require("./flow.js");
const { readPlayableRoom } = require("./cli.js");
const { DECLINED, Questions, areCommitted, firstCheck, gitIgnoreFile, installation, installedFrom, isTaken, newFile, projectIn, requireWritable, shownFiles, shownPath, topOf, writeFiles } = require("./commands.js");
const { SnapshotError, readSnapshot } = require("./verdict.js");
=======
const { counted, listed, presetSetting, printable } = require("./words.js");
const { Baseline, MAX_IMPORTED_BYTES, QuestWords, isQuestIdShaped, isSoundCreator, isSoundDescription, scriptWord, stepFor, stepText, textField } = require("./core.js");
const { BASELINE_NAME, CONFIG_NAMES, CommandError, EXIT, defineCommand, homePage, oneOf, toggle, value, version } = require("./command.js");
const { FileSettings, check, checkCommand, maskOutput, openCheck, pathInside, pathSource, readLine, readSnapshotFile, shellWord } = require("./command-check.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, hasPassed, playScript, questAnalyses } = require("./shared-flow.js");
const { HOOK_KINDS, hookSetup } = require("./command-setup.js");
const { readPlayableRoom } = require("./command-roundtrip.js");
const { areCommitted, gitIgnoreFile, hookFile, hookSetUp, installation, installedFrom, isTaken, newFile, projectIn, requireWritable, shownFiles, shownPath, topOf, usualHook, writeFiles } = require("./command-cli.js");
const { SnapshotError, readSnapshot } = require("./shared-roundtrip.js");
>>>>>>> doctor:dist/init.js
const { dirname, join, resolve } = require("node:path");
// src/world/setup/first-config.ts
const DOCUMENTED_PREFIX = "mlh";
const MAX_PREFIXES = 3;
var RoomHabits = class {
	prefixes = /* @__PURE__ */ new Set();
	creators = /* @__PURE__ */ new Set();
	descriptions = /* @__PURE__ */ new Set();
	add({ quests }) {
		for (const { key, record } of quests?.entries ?? []) {
			if (isQuestIdShaped(key)) this.prefixes.add(key.slice(0, 3));
			const [creator, description] = [textField(record, "Creator"), textField(record, "Description")];
			if (creator !== void 0 && isSoundCreator(creator)) this.creators.add(creator);
			if (description !== void 0 && isSoundDescription(description)) this.descriptions.add(description);
		}
	}
	settings(presets) {
		const others = [...this.prefixes].filter((prefix) => prefix !== DOCUMENTED_PREFIX).sort();
		const prefixes = others.length > MAX_PREFIXES ? "any" : [DOCUMENTED_PREFIX, ...others];
		const owner = onlyOne(this.creators);
		const editor = onlyOne(this.descriptions)?.slice(11);
		const learned = [
			[
				"quest/id-format",
				"prefixes",
				others.length === 0 ? void 0 : prefixes
			],
			[
				"quest/creator",
				"owner",
				owner
			],
			[
				"quest/description",
				"editor",
				editor
			]
		];
		const settings = /* @__PURE__ */ new Map();
		for (const [id, option, value] of learned) {
			const rule = rulePack.get(id);
			if (value === void 0 || rule === void 0) continue;
			const { level, options } = presetSetting(presets, rule);
			const isSaid = options[option] !== void 0;
			if (level !== "off" && !isSaid) settings.set(id, {
				level,
				options: { [option]: value }
			});
		}
		return settings;
	}
};
function onlyOne(values) {
	const [one, other] = values;
	return other === void 0 ? one : void 0;
}
function configText({ presets, settings, baseline }) {
	const [preset, ...layers] = presets;
	const rules = [...settings].map(([id, { level, options }]) => [id, [level, options]]);
	const config = {
		extends: layers.length === 0 ? preset : presets,
		...rules.length > 0 && { rules: Object.fromEntries(rules) },
		...baseline !== void 0 && { baseline }
	};
	return `${JSON.stringify(config, null, 2)}\n`;
}
// src/world/setup/first-play.ts
const MAX_QUESTS = 10;
const MAX_EVENTS = 20;
const SEED = 1;
function firstPlay(room, command, isPublic = () => true) {
	const { model } = room;
	const analyses = questAnalyses(room, model.quests.slice(0, MAX_QUESTS));
	const head = `# ${printable(command)}\n`;
	const words = new QuestWords(model);
	const wordOf = (quest) => [words.of(quest), words.of(quest, true)].find((word) => word !== void 0 && isPublic(word));
	const reachable = analyses.flatMap(({ completed }, quest) => {
		const word = wordOf(quest);
		return completed.verdict === "reachable" && word !== void 0 ? [`expect reachable ${word} completed\n`] : [];
	});
	const goals = reachable.length === 0 ? "" : `# These quests can be completed.\n${reachable.join("")}`;
	for (const walk of walks(room, analyses, wordOf)) {
		if (!isPublic(walk)) continue;
		const script = `${head}${walk}${goals === "" ? "" : `---\n${goals}`}`;
		if (passes(room, script)) return script;
	}
	return goals !== "" && passes(room, goals) ? `${head}${goals}` : void 0;
}
function idlePlay(command) {
	return `# ${printable(command)}\n# No step is known that moves a quest or sets off an effect.\nwait 1\n`;
}
function walks({ model }, analyses, wordOf) {
	const toStates = ["completed", "active"].flatMap((state) => analyses.flatMap((analysis, quest) => {
		const steps = stepsTo(analysis[state]);
		const word = wordOf(quest);
		return steps === void 0 || word === void 0 ? [] : [`${steps.join("\n")}\nexpect ${word} ${state}\n`];
	}));
	const toEffects = model.events.slice(0, MAX_EVENTS).flatMap((event) => event.tasks.flatMap((task) => {
		if (task.kind !== "direct" || task.effect === void 0) return [];
		const effect = `expect effect ${scriptWord(task.item)} ${scriptWord(task.effect)}`;
		return [`${stepText(model, stepFor(event))}\n${effect}\n`];
	}));
	return [...toStates, ...toEffects];
}
function stepsTo(verdict) {
	if (verdict.verdict !== "reachable" || verdict.seed !== SEED) return void 0;
	return verdict.play.length === 0 ? void 0 : verdict.play;
}
function passes(room, script) {
	try {
		return hasPassed(playScript(room, script, SEED));
	} catch (error) {
		if (error instanceof ScriptError) return false;
		throw error;
	}
}
// src/world/setup/workflow.ts
const WORKFLOW_PATH = ".github/workflows/roomlint.yml";
function workflowText({ paths, branch, home, version }) {
	const action = home.replace("https://github.com/", "");
	return `name: snapshots
on:
  pull_request:
  push:${branch === void 0 ? "" : `\n    branches: [${branchPattern(branch)}]`}
permissions:
  contents: read
jobs:
  roomlint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          fetch-depth: 0 # for changed-only
          persist-credentials: false
      - uses: actions/setup-node@6044e13b5dc448c55e2357c09f80417699197238 # v6.2.0
        with:
          node-version: 24
      - uses: ${action}@v${version} # better: the commit of that version
        with:
          paths: ${pathsText(paths)}
          changed-only: true
`;
}
function branchPattern(branch) {
	const pattern = branch.replaceAll(/[*+?![\]\\]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(pattern) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(pattern) ? pattern : JSON.stringify(pattern);
}
function pathsText(paths) {
	const text = paths.length > 0 && paths.every((path) => !/\p{Cc}|\$\{\{/u.test(path)) ? paths.join("\n") : ".";
	return /^[A-Za-z][\w./-]*$/.test(text) || text === "." ? text : JSON.stringify(text);
}
<<<<<<< HEAD:dist/setup.js
// src/front/cli/init/hook-file.ts
const HOOK_NAME = "pre-commit";
function hookSetUp(project) {
	return HOOK_KINDS.find((kind) => {
		const path = existingHook(kind, project);
		return path !== void 0 && runsRoomlint(path);
	});
}
function usualHook(project) {
	return HOOK_KINDS.find((kind) => kind !== "plain" && signOf(kind, project) !== void 0) ?? "plain";
}
function hookFile(kind, project, place) {
	const { path, text, lines } = hookSetup(kind, place);
	const existing = existingHook(kind, project);
	if (existing !== void 0) {
		const missing = runsRoomlint(existing) ? void 0 : lines;
		return {
			kind: "kept",
			path: shownPath(project, existing),
			missing
		};
	}
	if (path !== void 0) return newFile(project, "hook", join(topOf(project), path), text, { isProgram: kind === "husky" });
	const { repository } = project;
	if (repository.kind === "none") throw new CommandError(`--hook ${kind} needs git: ${repository.why}${repository.canStart ? ": run git init first" : ""}`);
	const absolute = join(repository.hooks, HOOK_NAME);
	if (repository.sharesHooks) return {
		kind: "kept",
		path: absolute,
		why: "other repositories may share this folder of hooks",
		missing: text
	};
	return newFile(project, "hook", absolute, text, { isProgram: true });
}
function existingHook(kind, project) {
	if (kind === "lefthook" || kind === "pre-commit") return signOf(kind, project);
	const { repository } = project;
	if (kind === "plain" && repository.kind === "none") return void 0;
	const folder = kind === "plain" && repository.kind === "git" ? repository.hooks : join(topOf(project), ".husky");
	const path = join(folder, HOOK_NAME);
	return isTaken(path) ? path : void 0;
}
function signOf(kind, project) {
	return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}
function runsRoomlint(path) {
	const reading = readFoundSettings(path);
	return reading.kind === "text" && /\broomlint\b/.test(reading.text);
=======
// src/front/cli/init/first-check.ts
const HEAD = "HEAD";
function firstCheck(paths, isOld, { cwd }, terminal) {
	const named = paths.join() === "." ? [] : paths;
	const command = checkCommand(isOld ? [
		"--new",
		"--since",
		HEAD
	] : [], named);
	terminal.say(`\n${command}\n`);
	const request = {
		cwd,
		commandNames: [],
		formats: [],
		quiet: false,
		statistics: false,
		settings: { cwd },
		fixes: { mode: "off" },
		baseline: {
			path: void 0,
			cwd,
			use: "read"
		},
		source: isOld ? {
			kind: "since",
			ref: HEAD,
			paths: named
		} : {
			kind: "paths",
			paths: named,
			stdinName: void 0
		},
		onlyNew: isOld,
		onlySnapshots: false,
		run: {
			version: version(),
			options: [],
			maxWarnings: void 0
		}
	};
	return check(request, terminal);
>>>>>>> doctor:dist/init.js
}
// src/front/cli/init/next-steps.ts
function nextText(facts) {
	return `\nNext:\n${[
		...facts.hasFindings ? [{ what: "Repair what is listed above." }] : [],
		...installs(facts),
		...owner(facts),
		...commits(facts),
		...shares(facts),
		...merges(facts),
		...plays(facts)
	].map(({ what, commands = [] }) => [`  ${what}\n`, ...commands.map((command) => `    ${printable(command)}\n`)].join("")).join("")}`;
}
function installs({ project, written, hook, home, version }) {
	if (hook === void 0 || !written.some((file) => isOf(file, "hook"))) return [];
	const isMissing = hook !== "pre-commit" && installation(project) === void 0;
	const { install } = hookSetup(hook, {
		folder: "",
		home,
		version
	});
	return [...isMissing ? [{
		what: "Install roomlint in this project: the hook looks for it there.",
		commands: [`npm install --save-dev git+${home}#v${version}`]
	}] : [], ...install === void 0 ? [] : [{
		what: `Let ${hook} run the hook:`,
		commands: [install]
	}]];
}
function merges({ project }) {
	if (project.repository.kind !== "git") return [];
	return [{
		what: "Let git merge and compare rooms by item, quest and field, in each clone:",
		commands: ["npx roomlint init --clone"]
	}];
}
function owner({ written, home }) {
	if (!home.includes("/OWNER/")) return [];
	return written.filter((file) => file.text.includes("OWNER/roomlint")).map(({ path }) => ({ what: `In ${printable(path)}, replace OWNER with the account that hosts roomlint.` }));
}
function commits({ project, written }) {
	const { repository } = project;
	if (repository.kind === "none") return [{
		what: `There is no hook: ${repository.why}.`,
		commands: [...repository.canStart ? ["git init"] : [], `${roomlintIn(project)} init`]
	}];
	const commit = "git commit -m \"Check rooms with roomlint\"";
	if (!repository.hasCommits) return [{
		what: "Commit everything:",
		commands: ["git add .", commit]
	}];
	const top = topOf(project);
	const own = written.filter(({ absolute }) => {
		const way = pathInside(top, absolute);
		return way !== void 0 && !way.startsWith(".git/");
	});
	if (own.length === 0) return [];
	const add = `git add ${own.map(({ path }) => shellWord(path)).join(" ")}`;
	return [{
		what: written.some((file) => isOf(file, "baseline")) ? "Commit these files before the rooms, because a baseline counts once it is committed:" : "Commit these files:",
		commands: [add, commit]
	}];
}
function shares({ project: { repository }, written }) {
	const hook = written.find((file) => isOf(file, "hook"));
	if (repository.kind === "none" || hook === void 0 || pathInside(join(repository.root.path, ".git"), hook.absolute) === void 0) return [];
	return [{
		what: "The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.",
		commands: ["npx roomlint init --hook plain"]
	}];
}
function plays({ project, written, room }) {
	if (room === void 0) return [];
	const play = written.find((file) => isOf(file, "play"))?.path;
	const roomlint = roomlintIn(project);
	const [file, picture] = [shellWord(room), shellWord(`${room.replace(/\.json$/i, "")}.svg`)];
	return [{
		what: "Draw the quests:",
		commands: [`${roomlint} graph --format svg ${file} > ${picture}`]
	}, ...play === void 0 ? [] : [{
		what: "Play the room:",
		commands: [`${roomlint} simulate ${file} --script ${shellWord(play)}`]
	}]];
}
function roomlintIn(project) {
	return installation(project) === void 0 ? "roomlint" : "npx roomlint";
}
function isOf(file, role) {
	return file.role === role;
}
// src/front/cli/init/rooms.ts
const CANDIDATES = [["recommended"], ["lenient"]];
async function findFiles(paths, cwd, access) {
	return (await pathSource({
		paths,
		cwd,
		access,
		stdin: {
			file: 0,
			name: void 0
		}
	}).open(false)).tasks;
}
async function learn(tasks, given, cwd) {
	const habits = habitsOf(tasks);
	const compared = [];
	const compare = async (presets) => {
		const settings = habits.settings(presets);
		const rooms = await checkRooms(tasks, {
			presets,
			settings
		}, cwd);
		const count = (of) => rooms.reduce((sum, { counts }) => sum + of(counts), 0);
		const one = {
			presets,
			settings,
			rooms,
			all: count(({ errors, warnings, infos }) => errors + warnings + infos),
			failing: count(({ errors, warnings }) => errors + warnings),
			errors: count(({ errors }) => errors)
		};
		compared.push(one);
		return one;
	};
	for (const presets of given === void 0 ? CANDIDATES : [given]) await compare(presets);
	let best = compared.reduce((one, other) => {
		return (one.all - other.all || one.errors - other.errors) > 0 ? other : one;
	});
	if (given === void 0) {
		const more = await compare([...best.presets, "catalog"]);
		if (more.failing <= best.failing) best = more;
	}
	const { presets, settings, rooms } = best;
	return {
		presets,
		settings,
		rooms,
		findings: new Map(compared.map((each) => [each.presets.join(), each.all]))
	};
}
function habitsOf(tasks) {
	const habits = new RoomHabits();
	for (const { file } of tasks) {
		const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES);
		if (reading.kind !== "bytes") continue;
		try {
			habits.add(readSnapshot(reading.bytes).snapshot);
		} catch (error) {
			if (!(error instanceof SnapshotError)) throw error;
		}
	}
	return habits;
}
async function checkRooms(tasks, rules, cwd) {
	const check = await openCheck({
		source: { open: () => Promise.resolve({
			tasks,
			mayBeNothing: ""
		}) },
		settings: settingsOf(rules, cwd),
		onlySnapshots: true
	});
	const absolute = new Map(tasks.map(({ file }) => [file.path, file.absolute]));
	const rooms = [];
	await check.run((event) => {
		if (event.kind === "problem") throw new CommandError(event.message, event.details);
		if (event.kind !== "checked") return;
		const { path, findings, isStopped = false } = event.report;
		const room = {
			path,
			absolute: absolute.get(path) ?? path,
			findings,
			isBroken: isStopped
		};
		rooms.push({
			...room,
			counts: event.remaining
		});
	});
	return rooms;
}
function settingsOf(rules, cwd) {
	if (rules === void 0) return { cwd };
	const words = [...rules.settings].map(([id, { level, options }]) => `${id}:${level}:${JSON.stringify(options)}`);
	return {
		cwd,
		preset: rules.presets.join(),
		rules: words,
		config: { kind: "none" }
	};
}
// src/front/cli/init/init.ts
var init_exports = /* @__PURE__ */ __exportAll({ init: () => init });
const SETUP = "Setup:";
const HOOK_WORDS = [...HOOK_KINDS, "none"];
const OPTIONS = {
	preset: value("the preset of the config. The default is recommended, or lenient if that reports less, with catalog if that adds no errors and warnings", {
		group: SETUP,
		example: "--preset lenient",
		words: "presets"
	}),
	hook: value(`what checks each commit: ${HOOK_WORDS.join(", ")}. The default is what the project uses`, {
		group: SETUP,
		example: "--hook husky",
		words: HOOK_WORDS
	}),
	"no-workflow": toggle("write no workflow", { group: SETUP }),
	clone: toggle("only let git merge and compare rooms with roomlint in this clone", { group: "Git:" }),
	remove: toggle("with --clone, let it merge and compare them by lines again", { group: "Git:" }),
	yes: toggle("ask nothing, and write what is shown", {
		group: SETUP,
		short: "y"
	})
};
const init = defineCommand({
	options: OPTIONS,
	completes: "files",
	details: `Paths are files, folders or globs with snapshots. Without paths, the current folder is searched. init checks
these rooms with recommended and lenient, takes catalog as well if that adds no errors and warnings, and
learns how their quest ids begin, and the owner and the editor if all quests agree.

Every file is shown before it is written, and none is overwritten. A hook that is there already is not
changed: the lines to add are printed.

Findings that no commit has go into a baseline. Those in the last commit need none, because the hook stops for
new errors and warnings only. At the end, the rooms are checked.

Examples:
  roomlint init
  roomlint init --yes rooms/
  roomlint init --clone
  roomlint init --preset lenient,catalog --hook none --no-workflow garden.json`,
	exits: {
		clean: "the project is set up, and the first check passes; or everything was there already",
		findings: "the project is set up, and the first check has findings",
		error: "not confirmed, nothing to set up, a file that cannot be written, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	const { preset, hook, yes = false, clone = false, remove = false } = given;
	if (clone) return (await Promise.resolve().then(() => require("./commands.js")).then((n) => n.clone_exports)).setUpClone(cwd, remove, terminal);
	if (remove) throw new CommandError("--remove needs --clone");
	const presets = preset === void 0 ? void 0 : (await Promise.resolve().then(() => require("./command-check.js")).then((n) => n.file_settings_exports)).readPresets(preset);
	const chosen = hook === void 0 ? void 0 : oneOf("hook", HOOK_WORDS, hook);
	maskOutput(terminal);
	if (!yes && !terminal.world.isTerminal("in")) throw new CommandError("init asks before it writes, and there is no terminal to ask on: use --yes");
	return new Setup({
		paths: words,
		presets,
		hook: chosen,
		noWorkflow: given["no-workflow"] === true,
		yes
	}, projectIn(cwd, terminal.world), terminal).run();
});
var Setup = class {
	request;
	project;
	terminal;
	questions;
	home;
	constructor(request, project, terminal) {
		this.request = request;
		this.project = project;
		this.terminal = terminal;
		this.home = installedFrom(project) ?? homePage();
		this.questions = request.yes ? void 0 : new Questions(terminal);
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
		for (const file of written) requireWritable(file, project);
		terminal.say(shownFiles(files));
		if (written.length === 0) {
			terminal.warn("everything is set up already: nothing was changed");
			return EXIT.clean;
		}
		if (this.questions?.isConfirmed(`\nWrite ${counted(written.length, "file")}?`) === false) throw new CommandError(DECLINED);
		writeFiles(written, project);
		const code = await firstCheck(found.paths, isOld, project, terminal);
		const next = nextText({
			project,
			written,
			hook,
			room: found.rooms.find(({ path }) => playOf(path) === play?.path)?.path,
			hasFindings: code !== EXIT.clean,
			home: this.home,
			version: version()
		});
		terminal.say(next);
		return code;
	}
	async findRooms() {
		const { request, project, questions } = this;
		const { cwd } = project;
		const here = await configIn([cwd], cwd);
		const answer = request.paths.length === 0 && here === void 0 ? questions?.text("Which file or folder holds your rooms? (. is this folder)", ".") : void 0;
		const paths = request.paths.length > 0 ? request.paths : [answer ?? "."];
		for (const path of paths) requireInside(path, cwd);
		const tasks = await this.filesAt(paths);
		const folders = new Set(tasks.map(({ file }) => dirname(file.absolute)));
		const config = here ?? await configIn(folders, cwd);
		const learned = config === void 0 ? await learn(tasks, request.presets, cwd) : void 0;
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
		const { presets, settings, findings } = learned;
		const baseline = acceptsFindings ? BASELINE_NAME : void 0;
		const text = configText({
			presets,
			settings,
			baseline
		});
		const counts = [...findings].map(([preset, count]) => `${preset.replace(",", " with ")} reports ${counted(count, "finding")}`);
		const note = `in these rooms, ${listed(counts, "and")}`;
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
		const { project, request, questions } = this;
		const isThere = hookSetUp(project);
		const usual = project.repository.kind === "none" ? "none" : isThere ?? usualHook(project);
		const asked = request.hook === void 0 && isThere === void 0 && usual !== "none" ? questions?.choice("What should check each commit?", [...HOOK_KINDS, "none"], usual) : void 0;
		const kind = request.hook ?? asked ?? usual;
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
		const { project, request, questions } = this;
		const top = topOf(project);
		const absolute = join(top, WORKFLOW_PATH);
		const isUsual = project.repository.kind === "git";
		const asked = isUsual && !request.noWorkflow && !isTaken(absolute) ? questions?.yesOrNo("Check pull requests on GitHub?") : void 0;
		if (request.noWorkflow || !(asked ?? isUsual)) return [];
		const fromTop = paths.map((path) => pathInside(top, resolve(project.cwd, path)) || ".");
		const { repository } = project;
		const text = workflowText({
			paths: fromTop,
			branch: repository.kind === "git" ? repository.branch : void 0,
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
exports.init_exports = init_exports;

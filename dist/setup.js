"use strict";
const { CommandError, pathInside, readSettings, relativePath, whyRefused } = require("./command.js");
const { isObject, member, printable, tryParseJson } = require("./words.js");
const { FindingCounter, QuestWords, totalOf } = require("./core.js");
const { ScriptError, hasPassed, playScript, questAnalyses } = require("./flow.js");
const { Git, GitError, NOT_IN_REPOSITORY, createFile, openCheck, pathSource, zeroEnded } = require("./command-check.js");
const { existsSync, lstatSync, realpathSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");
// src/world/setup/git-drivers.ts
const DRIVERS = {
	"merge.roomlint.name": "rooms, by item, quest and field",
	"merge.roomlint.driver": "npx --no roomlint merge %O %A %B -L %P",
	"merge.roomlint.recursive": "binary",
	"diff.roomlint.command": "npx --no roomlint diff"
};
const ATTRIBUTES = "merge=roomlint diff=roomlint -text";
function readDrivers(git) {
	const get = (name) => git.ask([
		"config",
		"--get",
		name
	]) || void 0;
	return {
		merge: get("merge.roomlint.driver"),
		diff: get("diff.roomlint.command"),
		isSafe: get("merge.roomlint.recursive") === DRIVERS["merge.roomlint.recursive"],
		merged: countOf(git, "merge"),
		compared: countOf(git, "diff")
	};
}
function countOf(git, attribute) {
	const input = git.names([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"*.json"
	]).map((name) => `${name}\0`).join("");
	const { stdout } = git.run([
		"check-attr",
		"-z",
		"--stdin",
		attribute
	], { input });
	return String(stdout).split("\0roomlint\0").length - 1;
}
// src/world/setup/project.ts
function projectIn(folder, access) {
	try {
		const root = Git.around(folder, access);
		const cwd = realpathSync.native(folder);
		const answer = (...question) => root.ask(["rev-parse", ...question]) ?? "";
		const hooks = resolve(root.path, answer("--git-path", "hooks"));
		const sharesHooks = ![root.path, resolve(root.path, answer("--git-common-dir"))].some((path) => pathInside(path, hooks) !== void 0);
		const symbolic = (name) => root.ask([
			"symbolic-ref",
			"--quiet",
			"--short",
			name
		]);
		return {
			cwd,
			repository: {
				kind: "git",
				root,
				hooks,
				sharesHooks,
				branch: symbolic("refs/remotes/origin/HEAD")?.replace(/^origin\//, "") ?? symbolic("HEAD"),
				hasCommits: root.commitOf("HEAD") !== void 0
			}
		};
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		const { message: why } = error;
		const repository = {
			kind: "none",
			why,
			canStart: why === NOT_IN_REPOSITORY
		};
		return {
			cwd: realpathSync.native(folder),
			repository
		};
	}
}
function topOf({ cwd, repository }) {
	return repository.kind === "git" ? repository.root.path : cwd;
}
function areCommitted({ repository }, files) {
	if (repository.kind === "none" || !repository.hasCommits) return false;
	const { root } = repository;
	const { stdout } = root.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		"HEAD"
	]);
	const committed = new Set(zeroEnded(stdout).map((name) => resolve(root.path, name)));
	return files.every(({ absolute }) => committed.has(absolute));
}
function installation(project) {
	return foldersUp(project).find((folder) => existsSync(join(folder, "node_modules/.bin/roomlint")));
}
function installedFrom(project) {
	return foldersUp(project).map((folder) => pageIn(join(folder, "package.json"))).find((page) => page !== void 0);
}
function foldersUp(project) {
	const folders = [];
	for (let folder = project.cwd;; folder = dirname(folder)) {
		folders.push(folder);
		if (folder === topOf(project) || folder === dirname(folder)) return folders;
	}
}
function pageIn(path) {
	const reading = readSettings(path);
	const about = reading.kind === "text" ? tryParseJson(reading.text) : void 0;
	if (!isObject(about)) return void 0;
	for (const kind of [
		"devDependencies",
		"dependencies",
		"optionalDependencies"
	]) {
		const packages = member(about, kind);
		const from = member(packages, "roomlint");
		const found = typeof from === "string" ? GITHUB.exec(from) : null;
		if (found !== null) return `https://github.com/${found[1]}`;
	}
}
const GITHUB = /^(?:github:|(?:git\+)?(?:https|ssh):\/\/(?:git@)?github\.com\/|git@github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/;
function isTaken(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch (error) {
		if (error.code === "ENOTDIR") return false;
		throw error;
	}
}
// src/world/setup/planned-files.ts
function newFile(project, role, absolute, text, about = {}) {
	const path = shownPath(project, absolute);
	if (isTaken(absolute)) return {
		kind: "kept",
		path
	};
	return {
		kind: "new",
		role,
		path,
		absolute,
		text,
		isProgram: false,
		...about
	};
}
function shownPath(project, absolute) {
	if (pathInside(topOf(project), absolute) === void 0) return absolute;
	return relativePath(project.cwd, absolute);
}
function gitIgnoreFile(project) {
	if ([project.cwd, topOf(project)].some((folder) => isTaken(join(folder, GITIGNORE)))) return [];
	return [newFile(project, "ignored", join(project.cwd, GITIGNORE), "node_modules/\n")];
}
const GITIGNORE = ".gitignore";
function writeFiles(files, project) {
	const written = [];
	for (const { path, absolute, text, isProgram } of files) {
		try {
			createFile(absolute, topOf(project), Buffer.from(text), isProgram ? 493 : void 0);
		} catch (error) {
			const before = written.length === 0 ? "" : `Written before that: ${written.join(", ")}`;
			throw new CommandError(`${path} cannot be written: ${whyRefused("write", error)}`, before);
		}
		written.push(path);
	}
}
const MAX_LINES = 30;
function shownFiles(files) {
	return files.map(shownFile).join("\n");
}
function shownFile(file) {
	const path = printable(file.path);
	switch (file.kind) {
		case "new": return `${path}${file.note === void 0 ? "" : ` (${file.note})`}:\n${indented(file.text)}`;
		case "kept": {
			const why = `${path}: ${file.why ?? "it is there already"}, so it is not changed`;
			return file.missing === void 0 ? `${why}\n` : `${why}. Add this to it:\n${indented(file.missing)}`;
		}
	}
}
function indented(text) {
	const lines = text.trimEnd().split(/\r?\n/);
	const more = lines.length - MAX_LINES;
	return `${lines.slice(0, more > 1 ? MAX_LINES : lines.length).map((line) => `  ${printable(line)}\n`).join("")}${more > 1 ? `  \u2026 ${more} more lines\n` : ""}`;
}
// src/world/setup/hooks.ts
const HOOK_KINDS = [
	"plain",
	"husky",
	"lefthook",
	"pre-commit"
];
const HOOK_SIGNS = {
	husky: [".husky"],
	lefthook: [
		"",
		".",
		".config/"
	].flatMap((start) => [
		"yml",
		"yaml",
		"toml",
		"json"
	].map((type) => `${start}lefthook.${type}`)),
	"pre-commit": [".pre-commit-config.yaml", ".pre-commit-config.yml"]
};
const STARTS = {
	plain: "make it executable with chmod +x",
	husky: "npx husky",
	lefthook: "npx lefthook install",
	"pre-commit": "pre-commit install"
};
const ARGUMENTS = "check --staged --new --with-plan --max-warnings 0";
const CHECK = `roomlint ${ARGUMENTS}`;
const BIN = "node_modules/.bin/roomlint";
const INSTALLED = `${BIN} ${ARGUMENTS}`;
function hookSetup(kind, { folder, home, version }) {
	const enter = folder === "" ? "" : `cd ${quoted(folder)} && `;
	switch (kind) {
		case "plain": {
			const script = plainScript(folder);
			return {
				path: void 0,
				text: `#!/bin/sh\n${script}`,
				lines: `(\n${script}) || exit 1\n`
			};
		}
		case "husky": {
			const text = folder === "" ? `${CHECK}\n` : `${enter}${INSTALLED}\n`;
			return {
				path: ".husky/pre-commit",
				text,
				lines: text
			};
		}
		case "lefthook": {
			const text = `pre-commit:\n  commands:\n${`    roomlint:\n${folder === "" ? "" : `      root: ${JSON.stringify(`${folder}/`)}\n`}      glob: "*.json"\n      run: ${INSTALLED}\n`}`;
			return {
				path: "lefthook.yml",
				text,
				lines: text
			};
		}
		case "pre-commit": {
			const lines = `  - repo: ${home}\n    rev: v${version}\n    hooks:
      - id: roomlint-new
      - id: roomlint-plan
`;
			return {
				path: ".pre-commit-config.yaml",
				text: `repos:\n${lines}`,
				lines
			};
		}
	}
}
function plainScript(folder) {
	const [enter, bin] = folder === "" ? ["", BIN] : [`cd ${quoted(folder)} && `, `${quoted(folder)}/${BIN}`];
	return `roomlint=$PWD/${bin}
# A linked work tree uses the installation of the main one.
[ -e "$roomlint" ] || roomlint=$(git rev-parse --git-common-dir)/../${bin}
if [ -e "$roomlint" ]; then
  ${enter}exec "$roomlint" ${ARGUMENTS}
fi
if [ -n "$(git diff --cached --name-only -z --diff-filter=d -- '*.json' |
  xargs -0 git --literal-pathspecs grep --cached -lE '"(roomItems|roomTasks|quests|logic)"' -- :)" ]; then
  echo 'A room is staged, and roomlint is not installed here: run npm install.' >&2
  exit 1
fi
`;
}
function quoted(folder) {
	return /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`;
}
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
	const reading = readSettings(path);
	return reading.kind === "text" && /\broomlint\b/.test(reading.text);
}
// src/world/setup/first-config.ts
const CANDIDATES = [["recommended"], ["lenient"]];
async function findFiles(paths, cwd, access) {
	return (await pathSource(paths, {
		cwd,
		access: {
			...access,
			stdin: 0
		}
	})(false)).tasks;
}
const ID_RULE = "quest/id-format";
const ANY_ID = ["error", { prefixes: "any" }];
async function learn(tasks, cwd) {
	const compared = [];
	let hasKnownIds = true;
	const compare = async (presets) => {
		let rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
		if (hasKnownIds && rooms.some(({ findings }) => findings.some(isOfUnknownId))) {
			hasKnownIds = false;
			rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
		}
		const counts = new FindingCounter();
		for (const room of rooms) counts.addAll(room.counts);
		const one = {
			presets,
			rooms,
			counts
		};
		compared.push(one);
		return one;
	};
	for (const presets of CANDIDATES) await compare(presets);
	let best = compared.reduce((one, other) => {
		return (totalOf(one.counts) - totalOf(other.counts) || one.counts.errors - other.counts.errors) > 0 ? other : one;
	});
	const more = await compare([...best.presets, "catalog"]);
	if (failing(more.counts) <= failing(best.counts)) best = more;
	const { presets, rooms } = best;
	return {
		presets,
		hasKnownIds,
		rooms,
		findings: new Map(compared.map((each) => [each.presets.join(), each.counts]))
	};
}
function isOfUnknownId({ rule, kind }) {
	return rule === ID_RULE && kind === "other-prefix";
}
function failing({ errors, warnings }) {
	return errors + warnings;
}
async function checkRooms(tasks, presets, cwd, hasKnownIds = true) {
	const rules = hasKnownIds ? [] : [`${ID_RULE}:${ANY_ID[0]}:${JSON.stringify(ANY_ID[1])}`];
	const check = await openCheck({
		source: () => Promise.resolve({
			tasks,
			mayBeNothing: ""
		}),
		settings: presets === void 0 ? { cwd } : {
			cwd,
			preset: presets.join(),
			rules,
			config: false
		},
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
function configText({ presets, hasKnownIds }, baseline) {
	const [preset, ...layers] = presets;
	const config = {
		extends: layers.length === 0 ? preset : presets,
		...!hasKnownIds && preset === "recommended" && { rules: { [ID_RULE]: ANY_ID } },
		...baseline !== void 0 && { baseline }
	};
	return `${JSON.stringify(config, null, 2)}\n`;
}
// src/world/setup/first-play.ts
const MAX_QUESTS = 10;
const SEED = 1;
function firstPlay(room, command, isPublic = () => true) {
	const words = new QuestWords(room.model);
	const reachable = questAnalyses(room, room.model.quests.slice(0, MAX_QUESTS)).flatMap(({ completed }, quest) => {
		const word = words.of(quest);
		return completed.verdict === "reachable" && word !== void 0 && isPublic(word) ? [{
			word,
			...completed
		}] : [];
	});
	if (reachable.length === 0) return void 0;
	const goals = `# These quests can be completed.\n${reachable.map(({ word }) => `expect reachable ${word} completed\n`).join("")}`;
	const script = [...reachable.filter(({ play, seed }) => play.length > 0 && seed === SEED).map(({ word, play }) => `${play.join("\n")}\nexpect ${word} completed\n---\n${goals}`), goals].find((each) => isPublic(each) && passes(room, each));
	return script && `# ${printable(command)}\n${script}`;
}
function idlePlay(command) {
	return `# ${printable(command)}\n# No step is known that completes a quest.\nwait 1\n`;
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
exports.ATTRIBUTES = ATTRIBUTES;
exports.DRIVERS = DRIVERS;
exports.HOOK_KINDS = HOOK_KINDS;
exports.STARTS = STARTS;
exports.WORKFLOW_PATH = WORKFLOW_PATH;
exports.areCommitted = areCommitted;
exports.checkRooms = checkRooms;
exports.configText = configText;
exports.existingHook = existingHook;
exports.findFiles = findFiles;
exports.firstPlay = firstPlay;
exports.gitIgnoreFile = gitIgnoreFile;
exports.hookFile = hookFile;
exports.hookSetUp = hookSetUp;
exports.idlePlay = idlePlay;
exports.installation = installation;
exports.installedFrom = installedFrom;
exports.isTaken = isTaken;
exports.learn = learn;
exports.newFile = newFile;
exports.projectIn = projectIn;
exports.readDrivers = readDrivers;
exports.shownFiles = shownFiles;
exports.shownPath = shownPath;
exports.topOf = topOf;
exports.usualHook = usualHook;
exports.workflowText = workflowText;
exports.writeFiles = writeFiles;

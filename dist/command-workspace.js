"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError } = require("./command.js");
const { BOOLEAN, BYTES, STRING, either, oneOf, readOptions, requireArgument } = require("./words.js");
const { prescan } = require("./text.js");
const { MAX_IMPORTED_BYTES, holdsSnapshot } = require("./core.js");
const { FileSettings, GateSettings, MAX_OUTPUT, NOTHING_SAID, configNames, fileTask, isNeverSnapshot, openCheck, pathInside, problemTask, readDescriptor, readSnapshotFile, unprescannedBuffer } = require("./command-check.js");
const { GitError, Repository, pathScope } = require("./command-files.js");
const { basename, resolve } = require("node:path");
// src/workspace/check-bytes.ts
async function checkBytes(file, bytes, settings, earlier) {
	const { report, notes, problems } = await checkTask({
		...bytesTask(file, bytes),
		...earlier && { earlier: () => [{
			shown: earlier.shown,
			read: (maxBytes) => reading(earlier.bytes, maxBytes)
		}] }
	}, settings, { onlyNew: earlier !== void 0 });
	const [problem] = problems;
	if (problem !== void 0) throw asError(problem);
	if (report === void 0) throw new CommandError(`${file.path} was not checked`);
	return {
		report,
		notes
	};
}
async function checkTask(task, settings, options = {}) {
	const check = await openCheck({
		source: { open: () => Promise.resolve({ tasks: [task] }) },
		settings,
		...options
	});
	const notes = [];
	const problems = [];
	let report;
	let splices = [];
	await check.run((event) => {
		if (event.kind === "checked") report = event.report;
		if (event.kind === "diff") splices = event.change.splices;
		if (event.kind === "note") notes.push(event.message);
		if (event.kind === "problem") problems.push(event);
	});
	return {
		report,
		notes,
		problems,
		splices
	};
}
function bytesTask(file, bytes) {
	return {
		...fileTask(file),
		read: (maxBytes) => reading(bytes, maxBytes)
	};
}
function asError({ severity, message, details }) {
	return severity === "crash" ? new Error(details === void 0 ? message : `${message}\n${details}`) : new CommandError(message, details);
}
function reading(bytes, maxBytes) {
	if (bytes.length > maxBytes) return {
		kind: "too-large",
		size: bytes.length
	};
	return {
		kind: "bytes",
		bytes,
		prescanned: () => prescan(bytes)
	};
}
// src/workspace/input.ts
function inputName(path) {
	return path === "-" ? "<stdin>" : path || "\"\"";
}
function readInput(path, { cwd, stdin }, maxBytes = MAX_IMPORTED_BYTES, bufferFor = unprescannedBuffer) {
	if (path === "") return {
		kind: "error",
		message: "the path is empty"
	};
	return path === "-" ? readDescriptor(stdin, maxBytes, bufferFor) : readSnapshotFile(resolve(cwd, path), maxBytes, bufferFor);
}
function requireBytes(reading, name) {
	if (reading.kind === "bytes") return reading;
	const why = reading.kind === "error" ? reading.message : `larger than ${MAX_IMPORTED_BYTES.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${name}: ${why}`);
}
// src/workspace/check-file.ts
async function loadConfig(path, options = {}) {
	requireArgument("path", path, STRING);
	return loaded(path, readOptions(options, FILE_OPTIONS));
}
async function loaded(path, options) {
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
async function checkFile(path, given = {}) {
	requireArgument("path", path, STRING);
	const options = readOptions(given, CHECK_OPTIONS);
	const { file, task, settings, baseline } = taskFor(path, options);
	const { onlySnapshots = false, triesFixes = true } = options;
	const { report, notes, problems } = await checkTask(task, settings, {
		baseline,
		onlySnapshots,
		triesFixes
	});
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
	const { ignored } = await loaded(path, options);
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
async function fixesOfFile(path, options = {}) {
	const { task, settings, baseline } = taskFor(path, options);
	const { splices, problems } = await checkTask(task, settings, {
		baseline,
		fixes: {
			mode: "show",
			unsafe: false
		},
		onlySnapshots: options.onlySnapshots === true
	});
	const [problem] = problems;
	if (problem !== void 0) throw asError(problem);
	return splices;
}
const FILE_OPTIONS = {
	cwd: STRING,
	config: either(STRING, oneOf([false])),
	plugins: BOOLEAN
};
const CHECK_OPTIONS = {
	...FILE_OPTIONS,
	bytes: BYTES,
	onlySnapshots: BOOLEAN,
	triesFixes: BOOLEAN
};
function taskFor(path, options) {
	const file = fileAt(path, options);
	const settings = settingsOf(options);
	return {
		file,
		task: options.bytes === void 0 ? fileTask(file) : bytesTask(file, options.bytes),
		settings,
		baseline: {
			path: void 0,
			cwd: settings.cwd,
			use: "read"
		}
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
	return {
		path: pathInside(cwd, absolute) ?? absolute,
		absolute
	};
}
// src/workspace/change-gates.ts
var ChangeGates = class {
	config;
	cwd;
	base;
	settings;
	constructor(config, cwd, base) {
		this.config = config;
		this.cwd = cwd;
		this.base = base;
		this.settings = new GateSettings(config, cwd);
	}
	async of(name, folder) {
		return {
			before: await this.before(name),
			now: await this.settings.of(folder)
		};
	}
	async before(name) {
		const { base, config, cwd } = this;
		switch (config.kind) {
			case "none": return NOTHING_SAID;
			case "file": return base.ofConfig(config.path, cwd);
			case "nearest": return base.ofFile(name);
		}
	}
};
// src/workspace/git-source.ts
var git_source_exports = /* @__PURE__ */ __exportAll({
	branchChanges: () => branchChanges,
	changedSource: () => changedSource,
	stagedChanges: () => stagedChanges,
	stagedSource: () => stagedSource
});
function stagedSource(scope, { mustChange, isPlanned = false } = {}) {
	const { paths, cwd } = scope;
	return { open: async (fixes) => {
		const repository = openRepository(scope);
		if (mustChange !== void 0 && !answer(() => repository.hasStaged())) throw new CommandError(mustChange);
		const named = await pathScope(paths, repository.top, cwd);
		answer(() => repository.readStagedAhead(named, isPlanned ? configNames : void 0));
		const files = answer(() => repository.staged(named));
		const problems = answer(() => named.problems(() => repository.files())).map(toTask);
		const mayBeNothing = "";
		const base = {
			repository,
			commit: answer(() => repository.head)
		};
		const notes = answer(() => movedAway(repository.stagedDeletions(named)));
		const earlier = earlierBy(repository.earlier.ofStaged(fixes));
		const taskOf = (file) => {
			const { read, readBefore } = file;
			return {
				...fileTask(file),
				read,
				readBefore,
				earlier: earlier(file)
			};
		};
		if (!fixes) return {
			tasks: [...files.map(taskOf), ...problems],
			mayBeNothing,
			base,
			notes
		};
		const others = requireSame(repository, files);
		return {
			tasks: [...files.map((file) => others.has(file) ? taskOf(file) : {
				...fileTask(file),
				target: indexTarget(repository, file),
				readBefore: file.readBefore,
				earlier: earlier(file)
			}), ...problems],
			mayBeNothing,
			base,
			notes
		};
	} };
}
function changedSource(ref, scope) {
	return { open: async () => {
		const { repository, changes, problems } = await branchChanges(ref, scope);
		const earlier = earlierBy(repository.earlier.since(ref));
		return {
			tasks: [...changes.files.map((file) => ({
				...fileTask(file),
				read: (maxBytes) => file.read(maxBytes),
				readBefore: readerOf(file.before),
				earlier: earlier(file)
			})), ...problems.map(toTask)],
			mayBeNothing: `no snapshot has changed since ${ref}`,
			base: {
				repository,
				commit: changes.base
			},
			notes: answer(() => movedAway(changes.deleted))
		};
	} };
}
function movedAway(deleted) {
	return deleted.flatMap(({ path, before, movedTo }) => {
		if (movedTo === void 0) return [];
		const was = before.read(MAX_OUTPUT, false);
		if (was.kind === "bytes" && !holdsSnapshot(was.bytes)) return [];
		return [`${path} is no longer checked: it was moved to ${movedTo}`];
	});
}
function readerOf(before) {
	return before && ((maxBytes) => before.read(maxBytes, false));
}
async function branchChanges(ref, given) {
	const { paths, cwd } = given;
	const repository = openRepository(given);
	const scope = await pathScope(paths, repository.top, cwd);
	return answer(() => {
		const changes = repository.changedSince(ref, scope);
		const deleted = changes.deleted.map(({ absolute }) => absolute);
		return {
			repository,
			changes,
			problems: scope.problems(() => [...repository.files(), ...deleted])
		};
	});
}
async function stagedChanges(given, mustChange) {
	const { paths, cwd } = given;
	const repository = openRepository(given);
	if (mustChange !== void 0 && !answer(() => repository.hasStaged())) throw new CommandError(mustChange);
	const scope = await pathScope(paths, repository.top, cwd);
	return answer(() => {
		const changes = repository.stagedChanges(scope);
		const deleted = changes?.deleted.map(({ absolute }) => absolute) ?? [];
		return {
			repository,
			changes,
			problems: scope.problems(() => [...repository.files(), ...deleted])
		};
	});
}
function openRepository({ cwd, access, shared }) {
	const repository = shared?.repository ?? answer(() => Repository.open(cwd, access));
	if (shared !== void 0) shared.repository = repository;
	return repository;
}
function toTask({ path, message }) {
	return problemTask(path, message);
}
function requireSame(repository, files) {
	const mixed = answer(() => repository.mixed(files));
	const others = new Set([...mixed.changed, ...mixed.hidden].filter((file) => !mayBeSnapshot(file)));
	const changed = mixed.changed.filter((file) => !others.has(file));
	const hidden = mixed.hidden.filter((file) => !others.has(file));
	const named = (all) => all.map(({ path }) => path).join(", ");
	if (changed.length > 0) throw new CommandError(`--staged --fix would mix staged and unstaged changes in ${named(changed)}: stage the rest, or set it aside with git stash --keep-index`);
	if (hidden.length > 0) throw new CommandError(`--staged --fix cannot tell whether the work tree matches what is staged in ${named(hidden)}: git is told not to look at it (undo git update-index --assume-unchanged, or add it to the sparse checkout)`);
	return others;
}
function mayBeSnapshot({ absolute, read }) {
	if (isNeverSnapshot(basename(absolute))) return false;
	const reading = read(MAX_OUTPUT);
	return reading.kind !== "bytes" || holdsSnapshot(reading.bytes);
}
function indexTarget(repository, { absolute }) {
	const stage = () => {
		try {
			repository.stage(absolute);
			return;
		} catch (error) {
			if (error instanceof GitError) return error.message;
			throw error;
		}
	};
	return {
		kind: "index",
		stage
	};
}
function earlierBy(versions) {
	return (file) => () => answer(() => versions(file)).map(({ older, ...version }) => ({
		...version,
		...older && { older: () => answer(older) }
	}));
}
function answer(ask) {
	try {
		return ask();
	} catch (error) {
		if (error instanceof GitError) throw new CommandError(error.message);
		throw error;
	}
}
exports.ChangeGates = ChangeGates;
exports.asError = asError;
exports.branchChanges = branchChanges;
exports.checkBytes = checkBytes;
exports.checkFile = checkFile;
exports.checkTask = checkTask;
exports.fixesOfFile = fixesOfFile;
exports.git_source_exports = git_source_exports;
exports.inputName = inputName;
exports.loadConfig = loadConfig;
exports.readInput = readInput;
exports.requireBytes = requireBytes;
exports.stagedChanges = stagedChanges;

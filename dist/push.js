"use strict";
const { GateSettings, checkCommand, readLine, readSnapshotFile, settingWords, shellWord, unprescannedBuffer } = require("./command-check.js");
const { FileOnDisk, FolderError, ServiceRemote, addedBefore, baseFor, chosenRoom, classify, downloadRoom, eventText, existingFolder, faultMessage, fingerprint, folderBeside, hashOf, interrupted, isImportable, isSnapshotFault, otherServer, outcomeText, readRoom, recordImport, requireSnapshot, restoreLine, settle, withFolder } = require("./command-gate.js");
const { ServiceError, withService } = require("./command-api.js");
const { NO_REMOVALS, counted, isObject, jsonWithoutCommands, listed, member, printable, quoteValue, tryParseJson } = require("./words.js");
const { NO_RESOLUTIONS, compareThree, conflictShape, judgePlan, keepsLimits, partChangesShape, planShape, planText, restoringSnapshot, sameRoom, simulateRestore } = require("./command-room.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, applyImport, countText, decideImport, planOf, possibleRooms, redactPlan } = require("./shared-room.js");
const { ABOUT_LOST_LOGIC, CommandError, EXIT, plain } = require("./command.js");
const { maskOf, mayHoldCredentials } = require("./shared-roundtrip.js");
const { MAX_IMPORTED_BYTES } = require("./core.js");
const { SummaryCounter, TextReporter, countReport } = require("./shared.js");
const { checkBytes } = require("./command-workspace.js");
const { readLimit, requirePatterns } = require("./command-cli.js");
const { existsSync } = require("node:fs");
const { basename, dirname, join, relative, resolve } = require("node:path");
// src/gate/stop.ts
var Stop = class extends Error {
	outcome;
	constructor(outcome) {
		super(outcome.kind);
		this.outcome = outcome;
	}
};
// src/gate/lost-update.ts
function payloadFor(room, roomHash, { operation, source, bytes, decision, resolutions = NO_RESOLUTIONS }, { remote, folder, tell }) {
	const given = operation === "restore" ? restoringSnapshot(room, bytes) : SnapshotText.read(bytes, "after", room);
	const known = baseFor(folder.state(), operation === "push" ? source : void 0);
	const patterns = [...resolutions.ours, ...resolutions.theirs];
	const withoutConflict = (unused = patterns, conflicts = []) => {
		if (unused.length > 0) throw new Stop({
			kind: "no-such-conflict",
			patterns: unused,
			conflicts
		});
	};
	if (known === void 0) return given;
	if (known.hash === roomHash) {
		withoutConflict();
		return given;
	}
	const elsewhere = otherServer(known, remote);
	const base = folder.base(known.hash);
	if (elsewhere !== void 0 || base === void 0) {
		if (decision === "overwrite") return given;
		throw new Stop(elsewhere === void 0 ? {
			kind: "lost-update",
			changes: void 0
		} : {
			kind: "other-server",
			pulledFrom: elsewhere,
			server: remote.server
		});
	}
	const three = compareThree(SnapshotText.read(base, "before", room, given), room, given, resolutions);
	const changes = three.undone;
	withoutConflict(three.unused, three.conflicts);
	if (changes.length === 0) return given;
	if (decision === "stop") throw new Stop({
		kind: "lost-update",
		changes
	});
	if (decision === "overwrite") {
		tell({
			kind: "theirs",
			changes,
			done: "overwritten"
		});
		return given;
	}
	const merged = three.merged();
	if (merged === void 0) throw new Stop({
		kind: "conflicts",
		conflicts: three.conflicts
	});
	tell({
		kind: "theirs",
		changes,
		done: "merged"
	});
	return SnapshotText.read(merged, "after", given, room);
}
function isUnpulled({ operation, source }, room, { folder }) {
	return !["roomItems", "quests"].every((name) => room.section(name).keys.length === 0) && baseFor(folder.state(), operation === "push" ? source : void 0) === void 0;
}
function undoesOthers(base, room, snapshot) {
	if (base === void 0) return true;
	const before = SnapshotText.read(base, "before", room, snapshot);
	return compareThree(before, room, snapshot).undone.length > 0;
}
// src/gate/restore-call.ts
function restoreCall({ folder, remote }, restorePlan, now) {
	const steps = restoreSteps(restorePlan, now);
	const { removed } = judgePlan(planOf(steps), {
		limits: [NO_REMOVALS],
		protect: [],
		dropsLogic: false
	});
	const seen = baseFor(folder.state(), void 0);
	return {
		backup: restorePlan.backup,
		removes: removed,
		overwrites: seen === void 0 || seen.hash !== hashOf(now) && (otherServer(seen, remote) !== void 0 || undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))
	};
}
function restoreSteps({ before, steps }, now) {
	if (Buffer.compare(steps.room.bytes, now) === 0) return steps;
	const room = SnapshotText.read(now, "before", before, steps.room);
	return decideImport(room, restoringSnapshot(room, before));
}
// src/gate/carry-out.ts
const FIRST_WAIT = 1e3;
const MAX_WAIT = 6e4;
async function carryOut(ready) {
	const { request, deps, journal, restorePlan } = ready;
	const { remote, folder } = deps;
	const { before } = restorePlan;
	const payload = ready.payload.bytes;
	folder.keepPayload(payload);
	journal.note({ payload: {
		hash: hashOf(payload),
		file: hashOf(request.bytes)
	} });
	journal.begin("upload");
	const address = await remote.upload(payload);
	journal.begin("head");
	const length = await remote.contentLength(address);
	if (length !== payload.length) return {
		kind: "unable",
		message: wrongLength(length, payload)
	};
	journal.begin("look");
	if (!sameRoom(before, (await downloadRoom(remote, before)).text)) return {
		kind: "unable",
		message: "somebody changed the room while this ran"
	};
	if (request.reviewed !== void 0) folder.use(request.reviewed.nonce);
	journal.begin("import");
	ready.sending();
	const answer = await remote.import(address).catch(serviceError);
	journal.beginAnyway("verify");
	return await verify(ready, answer);
}
async function verify(ready, answer) {
	const { deps, journal, payload, restorePlan } = ready;
	const { kind, comparison, absentLogic, now } = await (answer === "accepted" ? lookUntilDone(ready) : look(ready));
	if (kind === "unchanged") return {
		kind: "unable",
		message: unchangedText(answer),
		importing: { mayFollow: answer instanceof ServiceError ? answer.failure.mayBeDone : true }
	};
	if (kind === "mixed") return {
		kind: "differs",
		comparison,
		restore: restoreCall(deps, restorePlan, now.bytes)
	};
	journal.beginAnyway("record");
	const { addedFields } = comparison;
	try {
		return {
			kind: "imported",
			addedFields,
			absentLogic,
			file: await recordPush(ready.request, deps, now, payload.bytes, addedFields),
			restore: restoreCall(deps, restorePlan, now.bytes)
		};
	} catch (error) {
		if (!(error instanceof FolderError)) throw error;
		return {
			kind: "unrecorded",
			message: error.message
		};
	}
}
async function look({ request, deps, payload, restorePlan }) {
	const { before, steps } = restorePlan;
	const possible = possibleRooms(before, payload, steps.room.bytes);
	const mayBeAdded = addedBefore(deps.folder.state(), request);
	return classify(before, possible, await downloadRoom(deps.remote, steps.room, before), mayBeAdded);
}
async function lookUntilDone(ready) {
	const { time } = ready.deps;
	const end = time.elapsed() + MAX_WAIT;
	for (let wait = FIRST_WAIT;; wait *= 2) {
		const left = end - time.elapsed();
		if (left <= 0) return await look(ready);
		const seen = await look(ready).catch(notYet);
		if (seen?.kind === "imported") return seen;
		await time.pause(Math.min(wait, left));
	}
}
function notYet(error) {
	if (!(error instanceof ServiceError || isSnapshotFault(error))) throw error;
}
function unchangedText(answer) {
	if (answer instanceof ServiceError) return answer.message;
	return answer === "accepted" ? "the service accepted the import with status 202, but a minute later the room is as it was" : "the service accepted the import, but the room is as it was";
}
function recordPush({ operation, source, bytes }, { remote: { server }, folder, file, now: clock }, now, payload, addedFields = []) {
	const pushed = operation === "push" ? file(source) : void 0;
	return recordImport(folder, {
		operation,
		source,
		server,
		now,
		payload,
		file: pushed,
		fileHash: hashOf(bytes),
		addedFields
	}, clock());
}
function serviceError(error) {
	if (error instanceof ServiceError) return error;
	throw error;
}
function wrongLength(length, payload) {
	return length === void 0 ? "HEAD of the uploaded file gives no Content-Length, which an import requires" : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}
// src/gate/planned-import.ts
function planPush(room, base, payload, { operation, limit, protect, dropsLogic, source, room: id }) {
	const { bytes } = payload;
	if (bytes.length > 52428800) {
		const [size, most] = [bytes.length, MAX_IMPORTED_BYTES].map((count) => count.toLocaleString("en"));
		throw new Stop({
			kind: "unable",
			message: `the snapshot has ${size} bytes, but an import accepts ${most} at most`
		});
	}
	const steps = decideImport(room, requireSnapshot(payload));
	const plan = operation === "push" ? planOf(steps) : planOfRestore(steps);
	const gate = judgePlan(plan, {
		limits: [limit],
		protect,
		dropsLogic
	});
	return {
		planned: {
			report: redactPlan({
				current: `room ${id}`,
				next: operation === "push" ? source : `backup ${source}`,
				plan,
				gate
			}, maskOf(mayHoldCredentials([room.bytes, bytes]))),
			base,
			payload: fingerprint(bytes)
		},
		payload,
		steps
	};
}
function planOfRestore(steps) {
	const plan = planOf(steps);
	return {
		...plan,
		looksLike: plan.looksLike.filter((look) => !OF_FILES.has(look))
	};
}
const OF_FILES = /* @__PURE__ */ new Set([
	"older-backup",
	"partial-file",
	"emptied-quests"
]);
function requireUnusedPlan({ reviewed, room }, folder) {
	if (reviewed === void 0) return;
	if (reviewed.room !== room) throw otherPlan("it is for another room");
	if (folder.isUsed(reviewed.nonce)) throw otherPlan("it was executed already");
}
function requireReviewed({ base, payload }, { reviewed }) {
	if (reviewed === void 0) return;
	if (reviewed.base !== base.sha256) throw otherPlan("the room has changed since it was made");
	if (reviewed.payload !== payload.sha256) throw otherPlan("the file has changed since it was made");
}
function otherPlan(reason) {
	return new Stop({
		kind: "other-plan",
		reason
	});
}
// src/gate/push-journal.ts
var PushJournal = class {
	journal;
	folder;
	writes;
	hasBegun = false;
	constructor({ operation, source, isDryRun }, { remote, folder, now }) {
		this.folder = folder;
		this.writes = !isDryRun;
		const started = now().toISOString();
		this.journal = {
			operation,
			source,
			started,
			step: "check",
			server: remote.server
		};
	}
	note(known) {
		this.journal = {
			...this.journal,
			...known
		};
	}
	begin(step) {
		this.journal = {
			...this.journal,
			step
		};
		if (!this.writes) return;
		this.hasBegun = true;
		this.folder.setJournal(this.journal);
	}
	beginAnyway(step) {
		try {
			this.begin(step);
		} catch (error) {
			if (!(error instanceof FolderError)) throw error;
		}
	}
	end(outcome) {
		const ending = endingOf(outcome);
		const { earlier } = this.journal;
		if (!this.writes || ending === void 0 || !(this.hasBegun || earlier !== void 0)) return;
		this.folder.setJournal(ending === "not-imported" && earlier !== void 0 ? earlier : {
			...this.journal,
			ending
		});
	}
};
function endingOf(outcome) {
	switch (outcome.kind) {
		case "imported":
		case "nothing": return "imported";
		case "differs": return "differs";
		case "unverified":
		case "unrecorded": return;
		case "unable": return outcome.importing?.mayFollow === true ? void 0 : "not-imported";
		default: return "not-imported";
	}
}
// src/gate/settle-earlier.ts
async function settleEarlier(deps, records) {
	const { folder, remote, tell } = deps;
	for (let journal = interrupted(folder); journal !== void 0; journal = journal.earlier) {
		const settled = await settle(journal, folder, remote);
		tell({
			kind: "interrupted",
			journal,
			settled
		});
		if (settled.kind === "not-sent" && journal.earlier !== void 0) continue;
		if (settled.kind === "mixed" || settled.kind === "unknown") return journal;
		if (!records) return void 0;
		if (settled.kind === "imported") await recordEarlier(journal, settled, deps);
		folder.setJournal({
			...journal,
			ending: settled.kind === "imported" ? "imported" : "not-imported"
		});
		return;
	}
}
async function recordEarlier({ operation, source, payload: hashes }, { now, payload, comparison }, { remote: { server }, folder, file, now: clock }) {
	const pushed = operation === "push" ? file(source) : void 0;
	const { addedFields } = comparison;
	const imported = {
		operation,
		source,
		server,
		now,
		payload,
		file: pushed,
		fileHash: hashes?.file ?? "",
		addedFields
	};
	await recordImport(folder, imported, clock());
}
// src/gate/push.ts
function push(order, environment) {
	return new Push(order, environment).run();
}
const UNABLE = {
	kind: "unable",
	message: ""
};
var Push = class {
	order;
	deps;
	journal;
	backup;
	planned;
	counts;
	isSent = false;
	constructor(order, deps) {
		this.order = order;
		this.deps = deps;
		this.journal = new PushJournal(order, deps);
	}
	async run() {
		const outcome = await this.outcome();
		const { backup, planned, counts } = this;
		return {
			outcome,
			...backup === void 0 ? {} : { backup },
			...planned === void 0 ? {} : { planned },
			...counts === void 0 ? {} : { findings: counts }
		};
	}
	async outcome() {
		try {
			await this.settleEarlier();
			const outcome = await this.steps({
				...this.order,
				bytes: this.read()
			});
			return this.ended(outcome);
		} catch (error) {
			const isBadRequest = error instanceof CommandError;
			const outcome = this.ended(isBadRequest ? UNABLE : this.asOutcome(error));
			if (isBadRequest) throw error;
			return outcome;
		}
	}
	ended(outcome) {
		try {
			this.journal.end(outcome);
			return outcome;
		} catch (error) {
			if (!(error instanceof FolderError)) throw error;
			return outcome.kind === "imported" ? {
				kind: "unrecorded",
				message: error.message
			} : outcome;
		}
	}
	asOutcome(error) {
		if (error instanceof Stop) return error.outcome;
		const message = this.messageOf(error);
		return this.isSent ? {
			kind: "unverified",
			message,
			isEarlier: false
		} : {
			kind: "unable",
			message
		};
	}
	read() {
		const { operation, source } = this.order;
		const { folder, file } = this.deps;
		if (operation === "restore") return folder.readBackup(source);
		const bytes = file(source).read();
		if (bytes === void 0) throw new CommandError(`${printable(source)}: no such file`);
		return bytes;
	}
	async steps(request) {
		const { deps, journal } = this;
		const { remote, folder, tell } = deps;
		requireUnusedPlan(request, folder);
		journal.begin("check");
		const given = request.operation === "push" ? await this.checkGiven(request) : void 0;
		journal.begin("backup");
		const room = await remote.download();
		const text = readRoom(room.bytes);
		const backup = folder.saveBackup(room.bytes, deps.now(), request);
		this.backup = backup;
		journal.note({ backup });
		tell({
			kind: "backup",
			name: backup,
			bytes: room.bytes.length
		});
		if (this.isInStep(request, text)) return this.nothing(given);
		journal.begin("plan");
		const base = fingerprint(room.bytes);
		const draft = planPush(text, base, payloadFor(text, base.sha256, request, deps), request);
		this.planned = draft.planned;
		tell({
			kind: "plan",
			report: draft.planned.report
		});
		requireReviewed(draft.planned, request);
		return await this.decided({
			request,
			room,
			before: text,
			draft,
			backup,
			given
		});
	}
	async checkGiven(request) {
		const { deps } = this;
		const { report, notes } = await deps.check(request.bytes);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const errors = errorsIn(report);
		if (errors.length === 0 || report.isStopped !== true && isImportable(request.bytes)) return report;
		deps.tell({
			kind: "findings",
			report,
			findings: errors
		});
		throw new Stop(this.tooMany(errors, 0));
	}
	nothing(given) {
		if (given !== void 0) this.counts = {
			fresh: 0,
			warnings: 0,
			earlier: errorsIn(given).length
		};
		return { kind: "nothing" };
	}
	async findingsOf(request, payload, room, given) {
		const { deps } = this;
		if (given === void 0) {
			await this.listReturning(payload, room);
			return;
		}
		const all = payload === request.bytes ? given : (await deps.check(payload)).report;
		const { fresh, earlier } = await this.compared(all, payload, room, !request.allowsWarnings);
		const old = request.isStrict ? errorsIn(all).filter((error) => !isIn(fresh, error)) : [];
		const stopping = [...fresh, ...old];
		if (stopping.length > 0) deps.tell({
			kind: "findings",
			report: all,
			findings: stopping
		});
		else if (earlier > 0) deps.tell({
			kind: "earlier-errors",
			count: earlier
		});
		return stopping.length > 0 ? this.tooMany(fresh, earlier) : void 0;
	}
	async listReturning(payload, room) {
		const { deps } = this;
		try {
			const { report } = await deps.check(payload);
			const { fresh } = await this.compared(report, payload, room, false);
			if (fresh.length > 0) deps.tell({
				kind: "findings",
				report,
				findings: fresh
			});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			deps.tell({
				kind: "note",
				message: `the errors that would return are unknown: ${reason}`
			});
		}
	}
	async compared(all, payload, room, countsWarnings) {
		const { deps } = this;
		const counts = ({ level }) => level === "error" || countsWarnings && level === "warning";
		const errors = errorsIn(all).length;
		if (!all.findings.some(counts)) {
			this.counts = {
				fresh: 0,
				warnings: 0,
				earlier: 0
			};
			return {
				fresh: [],
				earlier: 0
			};
		}
		const { report, notes } = await deps.check(payload, room);
		for (const message of notes) deps.tell({
			kind: "note",
			message
		});
		const fresh = report.findings.filter(counts);
		const earlier = errors - errorsIn(report).length;
		this.counts = countsOf(fresh, earlier);
		return {
			fresh,
			earlier
		};
	}
	tooMany(fresh, earlier) {
		this.counts = countsOf(fresh, earlier);
		return {
			kind: "findings",
			...this.counts,
			isStrict: this.order.isStrict
		};
	}
	isInStep({ operation, source, bytes }, room) {
		const { folder, remote } = this.deps;
		const synced = operation === "push" ? folder.state().files.get(source) : void 0;
		if (synced === void 0 || synced.restored !== void 0) return false;
		if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
		const base = folder.base(synced.base);
		return synced.local !== synced.base && base !== void 0 && sameRoom(base, room);
	}
	async decided({ request, room, before, draft, backup, given }) {
		const { planned, payload, steps } = draft;
		const { deps, journal } = this;
		const { plan, gate } = planned.report;
		if (plan.verdict === "unchanged") {
			if (!request.isDryRun) await recordPush(request, deps, room, payload.bytes);
			return this.nothing(given);
		}
		if (request.decision !== "overwrite" && isUnpulled(request, before, deps)) return { kind: "not-pulled" };
		const findings = await this.findingsOf(request, payload.bytes, room.bytes, given);
		if (findings !== void 0) return findings;
		if (!keepsLimits(gate)) return { kind: "limits" };
		const expected = SnapshotText.read(applyImport(steps), "before", before, steps.snapshot);
		const restore = simulateRestore(expected, before);
		if (restore.left.differs) return {
			kind: "no-way-back",
			comparison: restore.left
		};
		if (request.isDryRun) return { kind: "planned" };
		const destroys = plan.verdict === "destroys";
		if (destroys || request.operation === "push") {
			const answer = await deps.confirm(planned);
			if (answer !== "yes") return {
				kind: answer === "no" ? "declined" : "nobody",
				destroys
			};
		}
		return await carryOut({
			request,
			deps,
			journal,
			payload,
			restorePlan: {
				backup,
				before,
				steps: restore.steps
			},
			sending: () => {
				this.isSent = true;
			}
		});
	}
	async settleEarlier() {
		const { operation, decision, isDryRun } = this.order;
		const earlier = await settleEarlier(this.deps, !isDryRun).catch((error) => {
			if (error instanceof FolderError) throw error;
			throw new Stop({
				kind: "unverified",
				message: this.messageOf(error),
				isEarlier: true
			});
		});
		if (earlier === void 0) return;
		this.journal.note({ earlier });
		if (operation === "push" && decision !== "overwrite") throw new Stop({ kind: "in-doubt" });
	}
	messageOf(error) {
		if (error instanceof ServiceError || error instanceof FolderError) return error.message;
		if (!isSnapshotFault(error)) throw error;
		return faultMessage(error, this.order.operation === "push" ? "snapshot" : "backup");
	}
};
function errorsIn({ findings }) {
	return findings.filter(({ level }) => level === "error");
}
function countsOf(fresh, earlier) {
	const errors = fresh.filter(({ level }) => level === "error").length;
	return {
		fresh: errors,
		warnings: fresh.length - errors,
		earlier
	};
}
function isIn(findings, { fingerprint }) {
	return findings.some((other) => other.fingerprint === fingerprint);
}
// src/gate/reviewed-plan.ts
const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;
function readReviewedPlan(value) {
	if (!isObject(value) || member(value, "version") !== 1 || member(value, "outcome") !== "planned") return void 0;
	const room = member(value, "room");
	const nonce = member(value, "nonce");
	const decision = member(value, "decision");
	const [base, payload] = [hashIn(member(value, "base")), hashIn(member(value, "payload"))];
	if (typeof room !== "string" || typeof nonce !== "string" || !NONCE.test(nonce)) return void 0;
	if (base === void 0 || payload === void 0) return void 0;
	if (decision !== "stop" && decision !== "merge" && decision !== "overwrite") return void 0;
	return {
		room,
		base,
		payload,
		nonce,
		decision
	};
}
function hashIn(value) {
	if (value === void 0 || !isObject(value)) return void 0;
	const hash = member(value, "sha256");
	return typeof hash === "string" && HASH.test(hash) ? hash : void 0;
}
// src/cli/push/json.ts
const VERSION = 1;
function pushJson({ result, decision, nonce, commands }) {
	const { outcome, backup, planned, findings } = result;
	const shape = {
		version: VERSION,
		operation: commands.operation,
		room: commands.room,
		source: commands.source,
		outcome: outcome.kind,
		...details(outcome, commands),
		findings: findings && {
			new: findings.fresh,
			newWarnings: findings.warnings,
			earlier: findings.earlier
		},
		backup,
		decision,
		nonce: outcome.kind === "planned" ? nonce : void 0,
		base: planned?.base,
		payload: planned?.payload,
		plan: planned === void 0 ? void 0 : planShape(planned.report)
	};
	return `${jsonWithoutCommands(shape, 2)}\n`;
}
function details(outcome, commands) {
	switch (outcome.kind) {
		case "lost-update": return { theirs: outcome.changes === void 0 ? null : partChangesShape(outcome.changes) };
		case "other-server": return {
			pulledFrom: outcome.pulledFrom,
			server: outcome.server
		};
		case "conflicts": return { conflicts: outcome.conflicts.map(conflictShape) };
		case "no-such-conflict": return {
			patterns: outcome.patterns,
			conflicts: outcome.conflicts.map(conflictShape)
		};
		case "other-plan": return { message: outcome.reason };
		case "unable":
		case "unverified":
		case "unrecorded": return { message: outcome.message };
		case "no-way-back": return { differences: outcome.comparison.comparison.differences };
		case "imported": return {
			addedFields: outcome.addedFields,
			absentLogic: outcome.absentLogic,
			file: outcome.file,
			restore: restoreLine(outcome.restore, commands)
		};
		case "differs": return {
			differences: outcome.comparison.comparison.differences,
			restore: restoreLine(outcome.restore, commands)
		};
		default: return {};
	}
}
// src/cli/push/push.ts
function neededKeys({ isDryRun }) {
	return isDryRun ? ["accessKey"] : ["accessKey", "apiKey"];
}
function pushFile(request, terminal) {
	return withService(request, neededKeys(request), terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const { path, folder } = folderBeside(request, room);
		return withFolder(folder, true, () => {
			if (!existsSync(path)) throw new CommandError(`${request.file}: no such file`);
			const { rules, isStrict, allowsWarnings, dropsLogic, file: shown } = request;
			return new PushCommand(request, terminal, session, {
				operation: "push",
				room,
				folder,
				source: basename(path),
				shown,
				beside: dirname(path),
				checkedAs: basename(path),
				rules,
				isStrict,
				allowsWarnings,
				dropsLogic
			}).run();
		});
	});
}
function restoreBackup(request, terminal) {
	return withService(request, neededKeys(request), terminal, (session) => {
		const room = chosenRoom(request, terminal);
		const folder = existingFolder(request, room);
		return withFolder(folder, true, async () => {
			const remote = new ServiceRemote(session.client, room, session.origin);
			const source = request.backup === void 0 ? await latestOther(folder, remote, (message) => terminal.warn(message)) : namedBackup(folder, request.backup.replace(/\.json$/, ""), request.isUnverified);
			if (source === void 0) throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
			const { beside } = folder;
			return new PushCommand(request, terminal, session, {
				operation: "restore",
				room,
				folder,
				source,
				shown: source,
				beside,
				checkedAs: folder.state().latest ?? `${source}.json`,
				rules: [],
				isStrict: false,
				allowsWarnings: true,
				dropsLogic: false
			}).run();
		});
	});
}
function namedBackup(folder, name, isUnverified) {
	if (!folder.backups().some((backup) => backup.name === name)) throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
	const why = isUnverified ? void 0 : WHY_UNVERIFIED[folder.integrity(name)];
	if (why === void 0) return name;
	throw new CommandError(`backup ${printable(name)} ${why}: look at it, then restore it with --unverified`);
}
const WHY_UNVERIFIED = {
	changed: "was changed after it was made",
	foreign: "was not made by roomlint"
};
async function latestOther(folder, remote, warn) {
	const { bytes: now } = await remote.download();
	const backups = folder.backups().filter(({ name }) => {
		const integrity = folder.integrity(name);
		if (integrity === "changed") warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
		return integrity === "recorded" || integrity === "unrecorded";
	});
	return (backups.findLast(({ name }) => isOther(folder.readBackup(name), now)) ?? backups.at(-1))?.name;
}
function isOther(backup, now) {
	try {
		return !sameRoom(backup, now);
	} catch (error) {
		if (isSnapshotFault(error)) return false;
		throw error;
	}
}
const JUDGED_BY_PLAN = ["snapshot/removes-all-items"];
var PushCommand = class {
	request;
	terminal;
	session;
	sent;
	commands;
	constructor(request, terminal, session, sent) {
		this.request = request;
		this.terminal = terminal;
		this.session = session;
		this.sent = sent;
		const { room, shown, operation } = sent;
		this.commands = {
			operation,
			room,
			source: shown,
			check: this.checkCommand(),
			options: this.optionsText()
		};
	}
	async run() {
		try {
			return await this.push();
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			throw new CommandError(error.message, `${error.details}\nThe room is unchanged`.trim());
		}
	}
	async push() {
		const { request, sent, session } = this;
		const { operation, room, folder, source, beside, isStrict, allowsWarnings, dropsLogic } = sent;
		requirePatterns(request.protect);
		const given = request.maxRemoved === void 0 ? void 0 : readLimit(request.maxRemoved);
		const settings = await new GateSettings(request.config, request.cwd).of(beside);
		const limit = given ?? settings.maxRemoved ?? NO_REMOVALS;
		const protect = [...settings.protect, ...request.protect];
		if (settings.baseline !== void 0) this.commands = {
			...this.commands,
			check: this.checkCommand("--no-baseline")
		};
		const reviewed = this.reviewedPlan();
		const decision = reviewed?.decision ?? request.decision;
		const { isDryRun } = request;
		const result = await push({
			operation,
			room,
			source,
			decision,
			resolutions: this.request.resolutions,
			limit,
			protect,
			dropsLogic,
			isDryRun,
			isStrict,
			allowsWarnings,
			reviewed
		}, {
			remote: new ServiceRemote(session.client, room, session.origin),
			folder,
			file: (name) => new FileOnDisk(join(beside, name)),
			check: (checked, earlier) => this.check(checked, earlier),
			confirm: (planned) => Promise.resolve(this.confirm(planned)),
			tell: (event) => this.tell(event),
			now: () => /* @__PURE__ */ new Date(),
			time: session.client.environment
		});
		const nonce = crypto.randomUUID().replaceAll("-", "");
		const { commands } = this;
		const words = `\n${outcomeText(result.outcome, commands)}`;
		if (request.format === "json") {
			this.terminal.writeErr(words);
			session.print("", pushJson({
				result,
				decision,
				nonce,
				commands
			}));
		} else this.terminal.say(words);
		return EXIT_OF[result.outcome.kind];
	}
	checkCommand(...options) {
		const { rules, shown } = this.sent;
		return checkCommand([...settingWords({
			rules,
			config: this.request.config
		}), ...options], [shown]);
	}
	optionsText() {
		const { request, sent } = this;
		const { cwd, options } = request;
		const folder = sent.folder.beside;
		const isNear = !relative(folder, cwd).startsWith("..");
		return [
			"--room",
			sent.room,
			...options,
			...isNear ? [] : ["--folder", relative(cwd, folder)]
		].map(shellWord).join(" ");
	}
	reviewedPlan() {
		const { plan, cwd, isDryRun, decision } = this.request;
		if (plan === void 0) return void 0;
		if (isDryRun) throw new CommandError("--plan and --dry-run cannot be combined: use one of them");
		const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY, unprescannedBuffer);
		if (reading.kind !== "bytes") throw new CommandError(`${plan}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
		const value = tryParseJson(new TextDecoder().decode(reading.bytes));
		const reviewed = value === void 0 ? void 0 : readReviewedPlan(value);
		if (reviewed === void 0) throw new CommandError(`${plan}: this is not a plan that can be executed: make one with roomlint push --dry-run --format json`);
		if (decision !== "stop" && decision !== reviewed.decision) throw new CommandError(`the reviewed plan was made without --${decision}: make it again with --${decision}, or leave --${decision} out`);
		return reviewed;
	}
	check(bytes, room) {
		const { shown, beside, checkedAs, rules, dropsLogic } = this.sent;
		const { cwd, config } = this.request;
		const accepted = dropsLogic ? ABOUT_LOST_LOGIC : [];
		const skip = [...JUDGED_BY_PLAN, ...accepted];
		const file = {
			path: shown,
			absolute: join(beside, checkedAs)
		};
		return checkBytes(file, bytes, {
			rules,
			cwd,
			config,
			skip
		}, room && {
			shown: "the room",
			bytes: room
		});
	}
	tell(event) {
		const isText = this.request.format === "text";
		const say = (text) => isText ? this.terminal.say(text) : this.terminal.writeErr(text);
		const painter = isText ? this.terminal.painter("out") : plain;
		switch (event.kind) {
			case "plan":
				for (const piece of planText(event.report, painter, this.request.isFull ? ALL_CHANGES : SOME_CHANGES)) say(piece);
				return;
			case "findings": {
				const { findings } = event;
				if (this.sent.operation === "restore") this.terminal.warn(`${counted(findings.length, "error")} would return, and ${findings.length === 1 ? "does" : "do"} not stop this:`);
				const report = {
					...event.report,
					findings,
					omitted: /* @__PURE__ */ new Map()
				};
				const reporter = new TextReporter(painter, true);
				const summary = new SummaryCounter();
				summary.add(countReport(report));
				say([...reporter.file(report), reporter.end(summary.summary)].join(""));
				return;
			}
			default: this.terminal.warn(eventText(event, this.commands));
		}
	}
	confirm({ report }) {
		const { terminal, request, sent } = this;
		if (request.yes) return "yes";
		if (!terminal.world.isTerminal("in")) return request.plan === void 0 ? "noTerminal" : "yes";
		if (report.plan.verdict !== "destroys") {
			this.terminal.writeErr(`This changes room ${printable(sent.room)}. To import it, type y: `);
			return /^y(es)?$/i.test(readLine(terminal.world.stdin)?.trim() ?? "") ? "yes" : "no";
		}
		const removed = report.gate.kinds.map((kind) => countText(kind.kind, kind.removed));
		const what = removed.length === 0 ? "parts of the room" : listed(removed, "and");
		this.terminal.writeErr(`This destroys ${what}. To import it, type the identifier of the room: `);
		return readLine(terminal.world.stdin)?.trim() === sent.room ? "yes" : "no";
	}
};
const EXIT_OF = {
	findings: EXIT.findings,
	"not-pulled": EXIT.findings,
	"lost-update": EXIT.findings,
	"other-server": EXIT.findings,
	conflicts: EXIT.findings,
	"no-such-conflict": EXIT.error,
	limits: EXIT.findings,
	"other-plan": EXIT.findings,
	"in-doubt": EXIT.findings,
	differs: EXIT.findings,
	declined: EXIT.error,
	nobody: EXIT.error,
	"no-way-back": EXIT.error,
	unable: EXIT.error,
	unverified: EXIT.error,
	unrecorded: EXIT.error,
	nothing: EXIT.clean,
	planned: EXIT.clean,
	imported: EXIT.clean
};
exports.pushFile = pushFile;
exports.restoreBackup = restoreBackup;

"use strict";
// src/world/threads/thread-host.ts
var ThreadHost = class {
	start;
	endsAbandoned;
	waiting = [];
	thread;
	current;
	constructor(start, endsAbandoned = false) {
		this.start = start;
		this.endsAbandoned = endsAbandoned;
	}
	run(job, signal) {
		if (signal?.aborted === true) return Promise.reject(signal.reason);
		let stop = () => {};
		const answer = new Promise((done, failed) => {
			const one = {
				job,
				signal,
				done,
				failed
			};
			stop = () => this.abandon(one);
			this.waiting.push(one);
		});
		signal?.addEventListener("abort", stop, { once: true });
		setTimeout(() => this.next());
		return answer.finally(() => signal?.removeEventListener("abort", stop));
	}
	async close() {
		const { thread, current } = this;
		for (const { failed } of this.waiting.splice(0)) failed(ended());
		if (current !== void 0 && !this.endsAbandoned) {
			thread?.on("message", () => void thread.terminate());
			return;
		}
		this.forget();
		current?.failed(ended());
		await thread?.terminate();
	}
	next() {
		if (this.current !== void 0) return;
		this.current = this.waiting.shift();
		if (this.current === void 0) return;
		try {
			this.thread ??= this.started();
			this.thread.ref();
			this.thread.postMessage(this.current.job);
		} catch (error) {
			this.leave()?.failed(error);
			this.next();
		}
	}
	leave() {
		const { current } = this;
		this.current = void 0;
		this.thread?.unref();
		return current;
	}
	abandon(one) {
		const index = this.waiting.indexOf(one);
		if (index >= 0) this.waiting.splice(index, 1);
		else if (this.current === one && this.endsAbandoned) this.end();
		one.failed(one.signal?.reason);
	}
	end() {
		const { thread } = this;
		this.forget();
		thread?.terminate();
		this.next();
	}
	forget() {
		this.thread = void 0;
		this.current = void 0;
	}
	started() {
		const thread = this.start();
		let reason;
		thread.on("message", (word) => {
			if (thread === this.thread) this.heard(word);
		});
		thread.on("error", (error) => {
			reason = error;
		});
		thread.on("exit", () => {
			if (thread !== this.thread) return;
			const { current } = this;
			this.forget();
			current?.failed(ended(reason));
			this.next();
		});
		return thread;
	}
	heard(word) {
		const current = this.leave();
		if (word.kind === "done") current?.done(word.answer);
		else current?.failed(new Error(word.message));
		this.next();
	}
};
function ended(reason) {
	const why = reason === void 0 ? "" : `: ${reason instanceof Error ? reason.message : String(reason)}`;
	return /* @__PURE__ */ new Error(`the thread has ended${why}`);
}
function answerJobs(port, answer) {
	const say = (word) => port.postMessage(word);
	port.on("message", (job) => {
		answer(job).then((given) => say({
			kind: "done",
			answer: given
		}), (error) => say({
			kind: "failed",
			message: error instanceof Error ? error.message : String(error)
		}));
	});
}
function builtinModule(name) {
	const { process: running } = globalThis;
	return running?.getBuiltinModule?.(name);
}
function startThread(script, workerData) {
	const { Worker } = builtinModule("node:worker_threads") ?? {};
	if (Worker === void 0) throw new Error("there are no threads here");
	return new Worker(script, { workerData });
}
// src/world/threads/snapshot-checks.ts
let host;
function snapshotThread() {
	const script = scriptOfThread();
	if (script !== void 0) host ??= new ThreadHost(() => startThread(script), true);
	return host;
}
function scriptOfThread() {
	const { existsSync } = builtinModule("node:fs") ?? {};
	const here = require("node:url").pathToFileURL(__filename).href;
	if (existsSync === void 0 || !here.startsWith("file:")) return void 0;
	return ["./snapshot-thread.js", "../snapshot-thread.js"].map((name) => new URL(name, here)).find((script) => existsSync(script));
}
exports.ThreadHost = ThreadHost;
exports.answerJobs = answerJobs;
exports.snapshotThread = snapshotThread;
exports.startThread = startThread;

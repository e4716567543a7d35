"use strict";
const { GitError, Repository, realPath } = require("./command-files.js");
// src/workspace/beside-head.ts
function besideHead(source, cwd, access) {
	return { open: async (fixes) => {
		const listing = await source.open(fixes);
		let readers;
		const readBefore = (absolute, maxBytes) => {
			readers ??= changedSinceHead(cwd, access);
			return readers.get(realPath(absolute) ?? absolute)?.(maxBytes);
		};
		const tasks = listing.tasks.map((task) => task.kind === "problem" || task.target.kind === "output" || task.readBefore !== void 0 ? task : {
			...task,
			readBefore: (maxBytes) => readBefore(task.file.absolute, maxBytes)
		});
		return {
			...listing,
			tasks
		};
	} };
}
function changedSinceHead(cwd, access) {
	try {
		const { files } = Repository.open(cwd, access).changedSince("HEAD", { covers: () => true });
		return new Map(files.flatMap(({ absolute, before }) => before === void 0 ? [] : [[absolute, (maxBytes) => before.read(maxBytes, false)]]));
	} catch (error) {
		if (error instanceof GitError) return /* @__PURE__ */ new Map();
		throw error;
	}
}
exports.besideHead = besideHead;

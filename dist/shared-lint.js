"use strict";
const { requireBytes } = require("./words.js");
const { Redactor } = require("./text.js");
const { Baseline, MAX_CREDENTIALS } = require("./core.js");
const { masked } = require("./shared-scan.js");
const { sha256 } = require("@noble/hashes/sha2");
// src/lint/known-findings.ts
function unknownTo(known) {
	if (known === void 0) return (findings) => findings;
	const baseline = Baseline.read(known.baseline);
	return (findings) => baseline.unknown(known.file, findings);
}
// src/lint/pure-sha256.ts
const pureSha256 = () => pure(sha256.create());
function pure(hash) {
	return {
		update: (bytes) => hash.update(bytes),
		copy: () => pure(hash.clone()),
		digest: () => hash.digest()
	};
}
// src/lint/credential-mask.ts
function credentialMask(...files) {
	const redactor = new Redactor();
	for (const bytes of files) {
		requireBytes(bytes);
		if (!redactor.addFrom(bytes, 1e5)) throw new RangeError(`not shown: the file contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
	return (value) => masked(value, redactor);
}
exports.credentialMask = credentialMask;
exports.pureSha256 = pureSha256;
exports.unknownTo = unknownTo;

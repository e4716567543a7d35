"use strict";
const { prescan } = require("./text.js");
const { SecretMask, findRawSecrets } = require("./words.js");
// src/bytes/scan/mask-of.ts
function maskOf(texts) {
	return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}
function maskOfJson(texts) {
	return maskOf(texts.filter((bytes) => prescan(bytes).secretHints));
}
exports.maskOf = maskOf;
exports.maskOfJson = maskOfJson;

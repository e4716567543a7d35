"use strict";
const { sha256 } = require("@noble/hashes/sha2");
// src/verdict/lint/pure-sha256.ts
const pureSha256 = () => sha256.create();
exports.pureSha256 = pureSha256;

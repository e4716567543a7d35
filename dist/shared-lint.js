"use strict";
const { sha256 } = require("@noble/hashes/sha2");
// src/lint/pure-sha256.ts
const pureSha256 = () => sha256.create();
exports.pureSha256 = pureSha256;

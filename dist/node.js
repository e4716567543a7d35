"use strict";
const { checkFile, loadConfig } = require("./world.js");
const { CommandError } = require("./command.js");
exports.CommandError = CommandError;
exports.checkFile = checkFile;
exports.loadConfig = loadConfig;

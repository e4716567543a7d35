"use strict";
const { CommandError } = require("./command.js");
const { checkFile, loadConfig } = require("./world.js");
exports.CommandError = CommandError;
exports.checkFile = checkFile;
exports.loadConfig = loadConfig;

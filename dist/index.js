import {
  limitsOf,
  lintText,
  readConfig,
  rulesForFile
} from "./chunk-5XJAHKAY.js";
import {
  findSchemaFaults,
  rulePack
} from "./chunk-3FOWDRXB.js";
import "./chunk-FR2P52RB.js";
import "./chunk-5I3HYGJF.js";

// src/index.ts
var ConfigError = class extends Error {
  constructor(faults) {
    super(faults.map(({ message }) => message).join("; "));
    this.faults = faults;
  }
  faults;
};
function checkSnapshot(bytes, config = {}) {
  const reading = readConfig(config, rulePack);
  if ("faults" in reading) throw new ConfigError(reading.faults);
  const rules = rulesForFile(
    rulePack,
    { config: reading, preset: void 0, commandLine: /* @__PURE__ */ new Map() },
    () => false
  );
  return lintText(bytes, { rules, maxDepth: limitsOf(rules).maxDepth });
}
export {
  ConfigError,
  checkSnapshot,
  findSchemaFaults,
  rulePack
};

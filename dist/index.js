import {
  lintText
} from "./chunk-DJRQBJ26.js";
import {
  findSchemaFaults,
  rulePack
} from "./chunk-4PVUVRPR.js";
import "./chunk-O3BT6NM6.js";
export {
  findSchemaFaults,
  lintText,
  rulePack
};

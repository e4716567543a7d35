import{limitsOf,lintText,readConfig,rulesForFile}from"./chunk-DQNUM4XM.js";import{findSchemaFaults,rulePack}from"./chunk-SEXXWB6O.js";import"./chunk-2WPEU7UQ.js";
import"./chunk-VCD6EVZC.js";var ConfigError=class extends Error{constructor(faults){super(faults.map(({message})=>message).join("; "));this.faults=faults}faults};function checkSnapshot(bytes,config={}){
const reading=readConfig(config,rulePack);if("faults"in reading)throw new ConfigError(reading.faults);const rules=rulesForFile(rulePack,{config:reading,preset:void 0,
commandLine:new Map},()=>false);return lintText(bytes,{rules,...limitsOf(rules)})}export{ConfigError,checkSnapshot,findSchemaFaults,rulePack};

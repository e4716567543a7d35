import{placeMatcher}from"./chunk-7LXRAZ7L.js";import{mergeOptions,presetSetting}from"./chunk-FMW4FYWV.js";var BY_DEFAULT={kind:"default"};function rulesForFile(pack,sources,matchesFile){return settle(pack,sources,matchesFile).flatMap(({rule,choices,places})=>{const level=choices.
at(-1)?.level??"off";const forPlaces=places.filter(({covers})=>covers!==void 0);if(level==="off"&&forPlaces.every(choice=>choice.level==="off"))return[];const options=mergeOptions(
rule.options??{},...choices.map(choice=>choice.options));if(forPlaces.length===0)return[{rule,level,options}];const levelAt=(pointer,embedded)=>places.findLast(
({covers})=>covers===void 0||covers(pointer,embedded))?.level??level;return[{rule,level,options,levelAt}]})}function explainSettings(pack,sources,matchesFile){return settle(
pack,sources,matchesFile).map(({rule,choices,places})=>{const last=choices.at(-1);const merged=mergeOptions(rule.options??{},...choices.map(({options:options2})=>options2));
const options=Object.entries(merged).map(([name,value])=>{const giver=choices.findLast(choice=>Object.hasOwn(choice.options??{},name));return{name,value,from:giver?.
from??BY_DEFAULT}});return{rule:rule.id,level:last?.level??"off",from:last?.from??BY_DEFAULT,options,places:places.flatMap(({at,level,from})=>at===void 0?[]:[{at,
level,from}])}})}function settle(pack,{config,preset,commandLine},matchesFile){const presetName=preset??config.extends.at(-1);const overrides=config.overrides.map(
({files,at,rules,reason},index)=>{const from={kind:"override",index,reason};return{files,at,rules,from,covers:at===void 0?at:placeMatcher(at)}}).filter(({files})=>files===
void 0||matchesFile(files));return[...pack].map(([id,rule])=>{const choices=[];const add=(from,choice)=>{if(choice!==void 0)choices.push({from,...choice})};if(presetName!==
void 0)add({kind:"preset",name:presetName},presetSetting(presetName,rule));add({kind:"rules"},config.rules.get(id));const about=[];for(const{at,covers,rules,from}of overrides){
const choice=rules.get(id);if(covers===void 0)add(from,choice);if(choice!==void 0)about.push({from,at,covers,level:choice.level})}const decided=commandLine.get(
id);add({kind:"command-line"},decided);return{rule,choices,places:decided===void 0?about:[]}})}export{rulesForFile,explainSettings};

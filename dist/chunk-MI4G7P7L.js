import{LEVELS,isRuleLevel}from"./chunk-UE2GTNOF.js";import{placeGlobFault,placeMatcher}from"./chunk-NEGHX2BW.js";import{PRESETS,findOptionFaults,mergeOptions,
presetSetting}from"./chunk-ZZYPEOWE.js";import{didYouMean}from"./chunk-KYOQSEKX.js";import{isObject,member,quoteValue}from"./chunk-D6A6DX6M.js";var DEFAULT_CONFIG={extends:["recommended"],rules:new Map,overrides:[],ignore:[]};var CONFIG_KEYS=["$schema","extends","rules","overrides","ignore","plugins"];var OVERRIDE_KEYS=[
"files","at","rules","reason"];function pluginPaths(value){const plugins=isObject(value)?member(value,"plugins"):void 0;return Array.isArray(plugins)&&plugins.every(
isPluginPath)?plugins:[]}function isPluginPath(path){return typeof path==="string"&&/^\.\.?\//.test(path)}function readConfig(value,pack,rulesMayBeMissing=false){
const reader=new ConfigReader(pack,rulesMayBeMissing);const config=reader.read(value);return reader.faults.length===0?config:{faults:reader.faults}}var ConfigReader=class{constructor(pack,rulesMayBeMissing){
this.pack=pack;this.rulesMayBeMissing=rulesMayBeMissing}pack;rulesMayBeMissing;faults=[];read(value){if(!isObject(value)){this.fault([],`a config is an object s\
uch as { "extends": "recommended" }, not ${quoteValue(value)}`);return DEFAULT_CONFIG}this.keys(value,CONFIG_KEYS,[],"a config");this.plugins(member(value,"plug\
ins"));return{extends:this.presets(member(value,"extends")),rules:this.rules(member(value,"rules"),["rules"],false),overrides:this.overrides(member(value,"overr\
ides")),ignore:this.ignore(member(value,"ignore"))}}fault(path,message,onKey=false){this.faults.push({path,onKey,message})}keys(object,known,path,what){for(const key of Object.
keys(object)){if(known.includes(key))continue;const hint=didYouMean(key,known,`it has ${known.filter(name=>name!=="$schema").join(", ")}`);this.fault([...path,key],
`${what} has no ${quoteValue(key)}: ${hint}`,true)}}presets(value){if(value===void 0)return DEFAULT_CONFIG.extends;const names=Array.isArray(value)?value:[value];
return names.flatMap((name,index)=>{const preset=PRESETS.find(known=>known===name);if(preset!==void 0)return[preset];const path=Array.isArray(value)?["extends",
index]:["extends"];this.fault(path,unknownPreset(name));return[]})}rules(value,path,forPlaces){const choices=new Map;if(value===void 0)return choices;if(!isObject(
value)){this.fault(path,`"rules" is an object such as { "quest/description": "off" }, not ${quoteValue(value)}`);return choices}for(const[id,choice]of Object.entries(
value)){if(this.pack.has(id))this.choice(id,choice,[...path,id],forPlaces,choices);else if(!this.rulesMayBeMissing)this.fault([...path,id],unknownRule(id,this.pack),
true)}return choices}choice(id,choice,path,forPlaces,choices){const[level,options,...more]=Array.isArray(choice)?choice:[choice];if(level===void 0||isObject(level)||
Array.isArray(level)||more.length>0){this.fault(path,`a rule is set to ${LEVEL_WORDS}, or to a list of that and options`);return}if(typeof level!=="string"||!isRuleLevel(
level)){this.fault(Array.isArray(choice)?[...path,0]:path,unknownLevel(level));return}if(options!==void 0&&forPlaces){this.fault([...path,1],'options cannot dep\
end on "at": set them in "rules", or in an override with "files" only');return}choices.set(id,{level,options:this.options(id,options,[...path,1])})}options(id,options,path){
if(options===void 0)return void 0;const faults=findOptionFaults(id,this.pack.get(id)?.options??{},options);for(const{option,message}of faults)this.fault(option===
void 0?path:[...path,option],message);return isObject(options)?options:void 0}overrides(value){if(value===void 0)return[];if(!Array.isArray(value)){this.fault([
"overrides"],'"overrides" is a list of objects with "files" or "at", and "rules"');return[]}return value.flatMap((override,index)=>this.override(override,["over\
rides",index]))}override(value,path){if(!isObject(value)){this.fault(path,'an override is an object with "files" or "at", and "rules"');return[]}this.keys(value,
OVERRIDE_KEYS,path,"an override");const[files,at,rules]=[member(value,"files"),member(value,"at"),member(value,"rules")];if(files===void 0&&at===void 0){this.fault(
path,'an override needs "files", "at", or both: without them write it in "rules"')}if(rules===void 0){this.fault(path,'an override needs "rules", such as { "que\
st/description": "off" }')}const reason=member(value,"reason");if(reason!==void 0&&typeof reason!=="string"){this.fault([...path,"reason"],`"reason" is a text t\
hat says why, not ${quoteValue(reason)}`)}return[{files:files===void 0?files:this.glob(files,[...path,"files"]),at:this.placeGlob(at,[...path,"at"]),rules:this.
rules(rules,[...path,"rules"],at!==void 0),reason:typeof reason==="string"?reason:void 0}]}placeGlob(at,path){if(at===void 0)return void 0;if(typeof at!=="strin\
g"){this.fault(path,`"at" is one pointer glob such as "/logic/*#/Tasks/*", not ${quoteValue(at)}`);return void 0}const fault=placeGlobFault(at);if(fault!==void 0)
this.fault(path,fault);return at}plugins(value){if(value===void 0)return;if(!Array.isArray(value)){this.fault(["plugins"],`"plugins" is a list of paths such as \
["./my-rule.js"], not ${quoteValue(value)}`);return}for(const[index,path]of value.entries()){if(isPluginPath(path))continue;this.fault(["plugins",index],`${quoteValue(
path)} is no path of a plugin: begin it with "./" or "../"`)}}ignore(value){if(value===void 0)return[];if(!Array.isArray(value)){this.fault(["ignore"],`"ignore"\
 is a list of globs such as ["archive/**"], not ${quoteValue(value)}`);return[]}return value.flatMap((glob,index)=>this.glob(glob,["ignore",index])??[])}glob(glob,path){
const fault=fileGlobFault(glob);if(fault!==void 0)this.fault(path,fault);return typeof glob==="string"?glob:void 0}};function fileGlobFault(glob){const shown=quoteValue(
glob);if(Array.isArray(glob))return`${shown} is a list, and here stands one glob: "{rooms,drafts}/**" matches in either folder`;if(typeof glob!=="string"||glob.
trim()==="")return`${shown} is no glob: write one such as "archive/**"`;if(glob.startsWith("/"))return`globs are relative to the folder of the config: write ${quoteValue(
glob.replace(/^\/+/,""))} without "/" in front`;if(/^!(?!\()/.test(glob))return`${shown} would match all but what it names: begin it without "!", a glob says wh\
at is meant`;return void 0}var LEVEL_WORDS=`${LEVELS.join(", ")} or off`;function unknownLevel(level){const hint=didYouMean(String(level),[...LEVELS,"off"],`wri\
te ${LEVEL_WORDS}`);return`${quoteValue(level)} is no level: ${hint}`}function unknownRule(id,pack){const ofAnyFamily=[...pack.keys()].filter(known=>known.endsWith(
`/${id}`));const hint=ofAnyFamily[0]===void 0?didYouMean(id,pack.keys(),'"roomlint rules" lists them all'):`did you mean "${ofAnyFamily.join('" or "')}"?`;return`\
there is no rule ${quoteValue(id)}: ${hint}`}function unknownPreset(name){const all=PRESETS.join(", ");const hint=didYouMean(typeof name==="string"?name:"",PRESETS,
`there are ${all}`);return`there is no preset ${quoteValue(name)}: ${hint}`}function readRuleChoice(text,pack){const[,id="",level,rest]=/^([^:]*)(?::([^:]*)(?::([\s\S]*))?)?$/.
exec(text)??[];if(id==="")return`--rule needs the id of a rule, as in --rule quest/description:off`;if(!pack.has(id))return unknownRule(id,pack);if(level===void 0||
!isRuleLevel(level)){const given=level?`has no level ${quoteValue(level)}`:"needs a level";return`--rule ${id} ${given}: write ${LEVEL_WORDS} behind a colon, as\
 in --rule ${id}:error`}if(rest===void 0)return{id,choice:{level,options:void 0}};const specs=pack.get(id)?.options??{};const example=`as in --rule '${id}:${level}\
:${exampleOptions(specs)}'`;let options;try{options=JSON.parse(rest)}catch{return`the options of --rule ${id} are not JSON: ${quoteValue(rest)}. In a shell put \
the whole argument in single quotes, ${example}`}const[fault]=findOptionFaults(id,specs,options);if(fault!==void 0)return`${fault.message}, ${example}`;return{id,
choice:{level,options:isObject(options)?options:void 0}}}function exampleOptions(specs){const[first]=Object.entries(specs);return first===void 0?"{}":JSON.stringify(
{[first[0]]:first[1].default})}var BY_DEFAULT={kind:"default"};function rulesForFile(pack,sources,matchesFile){return settle(pack,sources,matchesFile).flatMap(({rule,choices,places})=>{const level=choices.
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
id);add({kind:"command-line"},decided);return{rule,choices,places:decided===void 0?about:[]}})}export{DEFAULT_CONFIG,pluginPaths,readConfig,unknownPreset,readRuleChoice,rulesForFile,explainSettings};

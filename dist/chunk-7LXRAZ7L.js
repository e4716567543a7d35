import{LEVELS,isRuleLevel}from"./chunk-UE2GTNOF.js";import{PRESETS,didYouMean,findOptionFaults,isObject,member,parsePointer,quoteValue}from"./chunk-FMW4FYWV.js";var INTO_STRING=/#(?=[/#]|$)/;var ANY_STEPS="**";var ANY_TEXT="*";function placeMatcher(glob){const parts=glob.split(INTO_STRING).map(parsePointer);const coversInside=parts.
at(-1)?.at(-1)===ANY_STEPS;return(pointer,embedded)=>{const deeper=embedded.length+1-parts.length;if(deeper<0||deeper>0&&!coversInside)return false;return parts.
every((part,index)=>{const steps=parsePointer(index===0?pointer:embedded[index-1]??"");return matchesInTurn(part,steps,ANY_STEPS,matchesStep)})}}function placeGlobFault(glob){
for(const part of glob.split(INTO_STRING)){if(part!==""&&!part.startsWith("/"))return`${JSON.stringify(glob)} is no pointer glob: begin it with "/", such as "/l\
ogic/*#/Tasks/*"`;if(/~(?![01])/.test(part))return`${JSON.stringify(glob)} is no pointer glob: write "~" in a key as "~0", and "/" as "~1"`}return void 0}function matchesStep(wanted,step){
if(!wanted.includes(ANY_TEXT))return wanted===step;return wanted===ANY_TEXT||matchesInTurn([...wanted],[...step],ANY_TEXT,(a,b)=>a===b)}function matchesInTurn(pattern,items,many,matchesOne){
let at=0;let retryAt=-1;let retryFrom=0;for(let index=0;index<items.length;){const wanted=pattern[at];if(wanted===many){retryAt=++at;retryFrom=index}else if(wanted!==
void 0&&matchesOne(wanted,items[index]??"")){at++;index++}else if(retryAt>=0){at=retryAt;index=++retryFrom}else{return false}}return pattern.slice(at).every(rest=>rest===
many)}var DEFAULT_CONFIG={extends:["recommended"],rules:new Map,overrides:[],ignore:[]};var CONFIG_KEYS=["$schema","extends","rules","overrides","ignore","plugins"];var OVERRIDE_KEYS=[
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
{[first[0]]:first[1].default})}export{placeMatcher,placeGlobFault,DEFAULT_CONFIG,pluginPaths,readConfig,unknownPreset,readRuleChoice};

function isObject(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function member(object,key){return Object.hasOwn(object,key)?object[key]:
void 0}function jsonType(value){if(value===null)return"null";if(Array.isArray(value))return"array";return typeof value}function isJson(text){try{JSON.parse(text);
return true}catch{return false}}var LONGEST=60;function quoteValue(value){const closing=typeof value==="string"?'"':"";let shown="";for(const piece of pieces(value)){if(shown.length+piece.length>
LONGEST&&piece!==closing)return`${shown}\u2026${closing}`;shown+=piece}return shown}function*pieces(value){if(typeof value==="string"){yield*quoted(value)}else if(Array.
isArray(value)){yield"[";for(let index=0;index<value.length;index++){if(index>0)yield",";yield*pieces(value[index]??null)}yield"]"}else if(isObject(value)){yield"\
{";let separator="";for(const key in value){if(!Object.hasOwn(value,key))continue;yield separator;yield*quoted(key);yield":";yield*pieces(value[key]??null);separator=
","}yield"}"}else{yield Object.is(value,-0)?"-0":String(value)}}function*quoted(text){yield'"';for(const character of text){yield character==='"'||character==="\
\\"?`\\${character}`:visible(character)}yield'"'}var INVISIBLE=/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;function visible(character){
if(!INVISIBLE.test(character))return character;const short=JSON.stringify(character).slice(1,-1);return short===character?`\\u${character.charCodeAt(0).toString(
16).padStart(4,"0")}`:short}function printable(text,kept=""){if(!INVISIBLE.test(text))return text;let shown="";for(const character of text)shown+=kept.includes(
character)?character:visible(character);return shown}import leven from"leven";function nearest(word,candidates,mostSlips=Math.max(word.length<4?1:2,Math.floor(word.length/3))){let best;let least=mostSlips+1;for(const candidate of candidates){
const distance=leven(word.toLowerCase(),candidate.toLowerCase(),{maxDistance:least});if(distance<least){least=distance;best=candidate}}return best}function didYouMean(word,candidates,otherwise){
const guess=nearest(word,candidates);return guess===void 0?otherwise:`did you mean "${guess}"?`}function misspelled(field,keys){return nearest(field,keys,Math.min(
2,Math.floor(field.length/4)))}function mergeOptions(specs,...given){const merged={};for(const[name,spec]of Object.entries(specs)){merged[name]=Array.isArray(spec.default)?[...spec.default]:spec.
default}for(const options of given)Object.assign(merged,options);return merged}function findOptionFaults(ruleId,specs,given){if(!isObject(given)){return[{option:void 0,
message:`the options of ${ruleId} must be an object such as ${exampleOf(specs)}`}]}const faults=[];for(const[name,value]of Object.entries(given)){const spec=Object.
hasOwn(specs,name)?specs[name]:void 0;const known=Object.keys(specs);if(spec===void 0){const choice=known.length===0?"it has none":`it has ${known.join(", ")}`;
faults.push({option:name,message:`${ruleId} has no option "${name}": ${choice}`})}else if(!accepts(spec,value)){faults.push({option:name,message:`option "${name}\
" of ${ruleId} must be ${wanted(spec)}, not ${JSON.stringify(value)}`})}}return faults}function accepts(spec,value){switch(spec.type){case"boolean":return typeof value===
"boolean";case"integer":return Number.isInteger(value)&&value>=spec.minimum;case"string":return typeof value==="string";case"choice":return typeof value==="stri\
ng"&&spec.choices.includes(value);case"strings":return Array.isArray(value)&&value.every(element=>typeof element==="string")}}function wanted(spec){switch(spec.
type){case"boolean":return"true or false";case"integer":return`a whole number of at least ${spec.minimum}`;case"string":return"a text";case"choice":return spec.
choices.map(choice=>JSON.stringify(choice)).join(" or ");case"strings":return"a list of texts"}}function exampleOf(specs){const[first]=Object.entries(specs);return first===
void 0?"{}":JSON.stringify({[first[0]]:first[1].default})}var PRESETS=["recommended","lenient","all"];function presetSetting(preset,rule){const relaxed=preset==="lenient"?rule.lenient:void 0;return{level:relaxed?.level??
rule.level,options:relaxed?.options??{}}}function activeRules(pack,settings){const active=[];for(const[id,rule]of pack){const setting=settings.get(id);if(setting===
void 0||setting.level==="off")continue;active.push({rule,level:setting.level,options:mergeOptions(rule.options??{},setting.options)})}return active}function formatPointer(steps){let pointer="";for(const step of steps){pointer+=`/${typeof step==="number"?step:step.replaceAll("~","~0").replaceAll("/","~1")}`}
return pointer}function parsePointer(pointer){if(pointer==="")return[];if(!pointer.startsWith("/"))throw new RangeError(`a JSON Pointer is empty or begins with \
"/": ${pointer}`);if(/~(?![01])/.test(pointer))throw new RangeError(`"~" is written "~0" in a JSON Pointer: ${pointer}`);return pointer.slice(1).split("/").map(
token=>token.replaceAll("~1","/").replaceAll("~0","~"))}export{isObject,member,jsonType,isJson,quoteValue,visible,printable,nearest,didYouMean,misspelled,mergeOptions,findOptionFaults,PRESETS,presetSetting,activeRules,
formatPointer,parsePointer};

import{defineRule}from"./chunk-6QMVN2JM.js";import{LEVELS}from"./chunk-UE2GTNOF.js";import{resolve}from"node:path";import{pathToFileURL}from"node:url";var ID=/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;var FIXES=new Set(["none","safe","unsafe","mixed"]);var TEXTS=["summary","source","why"];function rulesOfPlugin(exported,pack){
const all=Array.isArray(exported)?exported:[exported];if(exported===void 0||all.length===0)return'it exports no rule: write export default { id: "team/my-rule",\
 \u2026 }';const rules=[];for(const one of all){const rule=asRule(one);if(typeof rule==="string")return rule;if(pack.has(rule.id)||rules.some(({id})=>id===rule.
id))return`it has a rule "${rule.id}", and there is one already: give it another id`;rules.push(rule)}return rules}function asRule(exported){if(typeof exported!==
"object"||exported===null)return"its default export is no rule";const fields=exported;const{id,level,fix,examples}=fields;if(typeof id!=="string"||!ID.test(id))
return`the id of a rule is a family and a name, such as "team/my-rule", not ${JSON.stringify(id)??"missing"}`;if(!LEVELS.some(known=>known===level))return`the r\
ule "${id}" needs a level: error, warning or info`;if(!FIXES.has(fix))return`the rule "${id}" needs fix: none, safe, unsafe or mixed`;const silent=TEXTS.find(name=>typeof fields[name]!==
"string"||fields[name]==="");if(silent!==void 0)return`the rule "${id}" needs a ${silent}, for those who read its findings`;if(!hasExamples(examples))return`the\
 rule "${id}" needs examples: a function that gives { good: [\u2026], bad: [\u2026] }, with at least one of each`;if("listeners"in fields)return exported;return defineRule(
exported)}function hasExamples(examples){if(typeof examples!=="function")return false;const given=examples();return[given?.good,given?.bad].every(list=>Array.isArray(
list)&&list.length>0)}async function loadPlugin(path,folder,pack){let exported;try{const module=await import(pathToFileURL(resolve(folder,path)).href);exported=module.default}catch(error){
const{code,message}=error;return code==="ERR_MODULE_NOT_FOUND"?`the plugin "${path}" cannot be loaded: ${message.split("\n")[0]}`:`the plugin "${path}" cannot b\
e loaded, because it throws: ${String(error).split("\n")[0]}`}const rules=safely(()=>rulesOfPlugin(exported,pack));return typeof rules==="string"?`the plugin "${path}\
" cannot be used: ${rules}`:rules}function safely(read){try{return read()}catch(error){return`it throws: ${String(error).split("\n")[0]}`}}export{loadPlugin};

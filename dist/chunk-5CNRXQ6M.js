import{nearest}from"./chunk-AZ7KAKKW.js";import{printable}from"./chunk-UEA4PZUM.js";import{withoutCommands}from"./chunk-FKAQQFHU.js";import{parseArgs}from"node:util";var UsageError=class extends Error{constructor(message,details=""){super(message);this.details=details}details};var EVERYWHERE=[{name:"help",help:"show this hel\
p"},{name:"version",help:"show the version"}];function readArguments(command,options,args){const known=[...options,...EVERYWHERE];const config={};for(const{name,
value}of known)config[name]={type:value===void 0?"boolean":"string",multiple:true};config.help={type:"boolean",multiple:true,short:"h"};const{tokens}=parseArgs(
{args:[...args],options:config,strict:false,allowPositionals:true,tokens:true});const switches=new Set;const values=new Map;const positionals=[];for(const token of tokens){
if(token.kind==="positional")positionals.push(token.value);if(token.kind!=="option")continue;const option=known.find(candidate=>candidate.name===token.name);if(option===
void 0)throw new UsageError(unknownOption(command,token.rawName,known));if(option.value===void 0){if(token.value!==void 0)throw new UsageError(`--${option.name}\
 takes no value: leave out "=${token.value}"`);switches.add(option.name);continue}const given=givenValue(token.value,token.inlineValue,option,known);const earlier=values.
get(option.name);if(earlier!==void 0&&!option.repeatable)throw new UsageError(`--${option.name} is given twice: give it once`);values.set(option.name,[...earlier??
[],given])}return{switches,values,positionals}}function givenValue(value,inline,option,known){const looksLikeOption=value!==void 0&&inline===false&&known.some(({
name})=>value===`--${name}`);if(value===void 0||value===""||looksLikeOption){const example=option.example===void 0?"":`, as in ${option.example}`;throw new UsageError(
`--${option.name} needs a value${example}`)}return value}function unknownOption(command,given,known){const guess=nearest(given.replace(/^-+/,""),known.map(({name})=>name));
const hint=guess===void 0?`roomlint ${command} --help lists them all`:`did you mean --${guess}?`;return`there is no option ${given}: ${hint} (a path that begins\
 with "-" goes after "--")`}import{writeSync}from"node:fs";import{isatty}from"node:tty";var OUT=1;var ERR=2;var PATIENCE=5;var closed=new Set;function writeOut(text){write(OUT,text)}function writeOutBytes(bytes){writeBytes(OUT,bytes)}function writeErr(text){
write(ERR,forPeople(text))}function forPeople(text){return runsInActions()?withoutCommands(text):text}function runsInActions(){return process.env.GITHUB_ACTIONS===
"true"}function complain(message,details=""){const lines=details===""?[message]:[message,...details.split("\n")];writeErr(`roomlint: ${lines.map(line=>printable(
line)).join("\n")}
`)}function isTerminal(stream){return isatty(stream==="out"?OUT:ERR)}function write(stream,text){writeBytes(stream,Buffer.from(text))}function writeBytes(stream,bytes){
if(closed.has(stream))return;for(let at=0;at<bytes.length;){try{at+=writeSync(stream,bytes,at)}catch(error){const{code}=error;if(code==="EAGAIN"){Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,PATIENCE)}else if(code==="EPIPE"||code==="EBADF"){closed.add(stream);return}else{throw error}}}}export{UsageError,readArguments,writeOut,writeOutBytes,writeErr,forPeople,runsInActions,complain,isTerminal};

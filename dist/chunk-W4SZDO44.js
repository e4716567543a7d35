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
 with "-" goes after "--")`}import{writeSync as writeSync2}from"node:fs";import{isatty}from"node:tty";import{closeSync as closeSync2,mkdirSync,openSync as openSync2,statSync as statSync2}from"node:fs";import{dirname as dirname3,resolve}from"node:path";import{accessSync,closeSync,constants,fchmodSync,fchownSync,fstatSync,fsyncSync,openSync,readSync,realpathSync as realpathSync2,renameSync,statSync,unlinkSync as unlinkSync2,
writeSync}from"node:fs";import{dirname as dirname2}from"node:path";var SIGNALS=["SIGINT","SIGTERM","SIGHUP"];var sections=0;var caught;function remember(signal){caught??=signal}async function undisturbed(section){if(sections++===
0)takeOver();try{return section()}finally{await signalsAreTold();if(--sections===0){for(const signal of SIGNALS)process.off(signal,remember);endIfAsked()}}}function takeOver(){
for(const signal of SIGNALS)if(process.listenerCount(signal)===0)process.on(signal,remember)}async function signalsAreTold(){for(let round=0;round<2;round++)await new Promise(
resolve2=>setImmediate(resolve2))}function endIfAsked(){const signal=caught;caught=void 0;if(signal!==void 0&&process.listenerCount(signal)===0)process.kill(process.
pid,signal)}import{randomBytes}from"node:crypto";import{lstatSync,readdirSync,realpathSync,unlinkSync}from"node:fs";import{basename,dirname,join}from"node:path";var LONGEST_NAME=255;
var SUFFIX=".roomlint-tmp";var OWNER=/^([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/;var LONGEST_OWNER=`4294967295-${"0".repeat(16)}`.length;function temporaryPath(target){
const owner=`${process.pid}-${randomBytes(8).toString("hex")}`;return join(dirname(target),`${prefixFor(basename(target))}${owner}${SUFFIX}`)}function prefixFor(name){
let room=LONGEST_NAME-LONGEST_OWNER-SUFFIX.length-2;let kept="";for(const character of name){room-=Buffer.byteLength(character);if(room<0)break;kept+=character}
return`.${kept}.`}function removeLeftovers(path){try{const target=realpathSync.native(path);removeBeside(dirname(target),prefixFor(basename(target)))}catch{}}function removeBeside(folder,prefix){
for(const name of temporaryNamesIn(folder)){if(!name.startsWith(prefix))continue;const owner=OWNER.exec(name.slice(prefix.length))?.[1];if(owner===void 0)continue;
const path=join(folder,name);try{const stats=lstatSync(path);if(stats.isFile()&&!isBeingWritten(stats,Number(owner)))unlinkSync(path)}catch{}}}var listed=new Map;
var MANY=1e3;function temporaryNamesIn(folder){const known=listed.get(folder);if(known!==void 0){if(--known.uses<=0)listed.delete(folder);return known.names}const entries=readdirSync(
folder);const names=entries.filter(name=>name.endsWith(SUFFIX));const uses=Math.floor(entries.length/MANY);if(uses>0)listed.set(folder,{names,uses});return names}
function isBeingWritten({ctimeMs},owner){if(owner===process.pid)return ctimeMs>=Date.now()-process.uptime()*1e3;try{process.kill(owner,0);return true}catch(error){
return error.code!=="ESRCH"}}var PIECE=1<<22;async function replaceFile(path,before,after){removeLeftovers(path);return undisturbed(()=>{try{return replaceNow(path,before,after)}catch(error){
return{kind:"error",message:whyNotReplaced(error)}}})}function replaceNow(path,before,after){const target=realpathSync2.native(path);const state=statSync(target,
{bigint:true});const obstacle=whyNotReplaceable(target,state);if(obstacle!==void 0)return{kind:"error",message:obstacle};const temporary=temporaryPath(target);const file=attempt(
"create",()=>openSync(temporary,"wx",384));let isThere=true;try{try{writeWhole(file,after);takeOver2(file,state);fsyncSync(file)}finally{closeSync(file)}if(!isStill(
path,target,state,before))return{kind:"changed"};attempt("rename",()=>renameSync(temporary,target));isThere=false}finally{if(isThere)remove(temporary)}flushFolder(
dirname2(target));return{kind:"replaced"}}function remove(temporary){try{unlinkSync2(temporary)}catch{}}function whyNotReplaceable(target,state){if(state.isDirectory())
return"this is a folder, not a file";if(!state.isFile())return"this is a pipe or a device, which cannot be replaced";if((state.mode&0o222n)===0n)return"it is re\
ad-only: make it writable first";attempt("write",()=>accessSync(target,constants.W_OK));return void 0}function writeWhole(file,bytes){let written=0;while(written<
bytes.length){written+=writeSync(file,bytes,written,Math.min(PIECE,bytes.length-written))}}function takeOver2(file,{uid,gid,mode}){let own=fstatSync(file,{bigint:true});
if(own.uid!==uid||own.gid!==gid){if(!giveTo(file,uid,gid))giveTo(file,own.uid,gid);own=fstatSync(file,{bigint:true})}let wanted=mode&0o7777n;if(own.uid!==uid)wanted&=
~0o4000n;if(own.gid!==gid)wanted=wanted&0o5700n|(wanted&wanted>>3n&0o7n)*0o11n;if((own.mode&0o7777n)!==wanted)attempt("change mode",()=>fchmodSync(file,Number(wanted)))}
function giveTo(file,uid,gid){try{fchownSync(file,Number(uid),Number(gid));return true}catch(error){const{code=""}=error;if(["EPERM","EACCES","EINVAL","ENOSYS",
"ENOTSUP","EOPNOTSUPP"].includes(code))return false;throw error}}function isStill(path,target,state,bytes){if(realpathSync2.native(path)!==target)return false;const file=openSync(
target,constants.O_RDONLY|(constants.O_NONBLOCK??0));try{const now=fstatSync(file,{bigint:true});const kept=["dev","ino","mode","uid","gid"].every(key=>now[key]===
state[key]);return kept&&now.size===BigInt(bytes.length)&&holds(file,bytes)}finally{closeSync(file)}}function holds(file,bytes){const piece=Buffer.allocUnsafe(Math.
min(PIECE,bytes.length));let at=0;while(at<bytes.length){const count=readSync(file,piece,0,Math.min(piece.length,bytes.length-at),null);if(count===0)return false;
if(piece.compare(bytes,at,at+count,0,count)!==0)return false;at+=count}return readSync(file,Buffer.alloc(1),0,1,null)===0}function flushFolder(folder){try{const file=openSync(
folder,"r");try{fsyncSync(file)}finally{closeSync(file)}}catch{}}var Refused=class extends Error{constructor(step,reason){super(step);this.step=step;this.reason=
reason}step;reason};function attempt(step,action){try{return action()}catch(error){throw new Refused(step,error)}}var NO_PERMISSION={write:"you have no permissi\
on to write it",create:"you have no permission to write in its folder",rename:"you have no permission to replace it in its folder","change mode":"its permission\
s cannot be given to the new file"};var REASONS={ENOENT:"it is gone",ENOTDIR:"a part of the path is a file now, not a folder",EISDIR:"this is a folder, not a fi\
le",ELOOP:"its symbolic links lead in a circle",ENAMETOOLONG:"its name is too long for a temporary file beside it",ENOSPC:"the disk is full",EDQUOT:"your share \
of the disk is used up",EFBIG:"it would be larger than a file may be",EROFS:"the disk is read-only",ETXTBSY:"another program is using it",EBUSY:"another program\
 is using it, or it is mounted by itself, as containers do with single files",EMFILE:"too many files are open",ENFILE:"too many files are open",EIO:"the disk re\
ported an error"};function whyNotReplaced(error){const{step,reason}=error instanceof Refused?error:{step:void 0,reason:error};const{code="",message}=reason;if(code===
"EACCES"||code==="EPERM"){return step===void 0?"you have no permission to read it":NO_PERMISSION[step]}return REASONS[code]??`it cannot be replaced (${code||message}\
)`}var ReportFileError=class extends Error{};var REASONS2={ENOENT:"there is no such folder",EACCES:"you have no permission to write it",EPERM:"you have no permissi\
on to write it",EROFS:"its disk can only be read",EISDIR:"this is a folder, not a file",EEXIST:"a part of the path is a file, not a folder",ENOTDIR:"a part of t\
he path is a file, not a folder",ENAMETOOLONG:"the name is too long",ENOSPC:"there is no space left on the disk",EDQUOT:"your share of the disk is used up",EFBIG:"\
the file becomes too large for its disk",EIO:"the disk reported an error"};function whyNotWritten(error){const{code="",message}=error;return REASONS2[code]??`it\
 cannot be written (${code||message})`}function openReportFiles(paths,inUse){const used=new Map;if(paths.some(path=>identity(path)!==void 0))for(const path of inUse)
used.set(identity(path)??"",path);const taken=new Set;for(const path of paths){const id=identity(path);const victim=id===void 0?void 0:used.get(id);if(victim!==
void 0)throw new ReportFileError(`a report at ${path} would overwrite a file that this run needs: give the report another name, or a folder that is not checked`);
const name=id??resolve(path);if(taken.has(name))throw new ReportFileError(`two reports would go to ${path}: give each a file of its own`);taken.add(name)}return paths.
map(openReportFile)}function identity(path){let stats;try{stats=statSync2(path,{bigint:true})}catch{return void 0}return stats.isFile()?`${stats.dev}:${stats.ino}`:
void 0}function openReportFile(path){const attempt2=act=>{try{return act()}catch(error){throw new ReportFileError(`the report cannot be written to ${path}: ${whyNotWritten(
error)}`)}};const file=attempt2(()=>{mkdirSync(dirname3(path),{recursive:true});return openSync2(path,"w")});const encoder=new TextEncoder;return{write:text=>attempt2(
()=>writeWhole(file,encoder.encode(text))),close:()=>attempt2(()=>closeSync2(file))}}var OUT=1;var ERR=2;var PATIENCE=5;var closed=new Set;var OutputError=class extends Error{};function writeOut(text){write(OUT,text)}function writeOutBytes(bytes){
writeBytes(OUT,bytes)}function writeErr(text){write(ERR,forPeople(text))}function forPeople(text){return runsInActions()?withoutCommands(text):text}function runsInActions(){
return process.env.GITHUB_ACTIONS==="true"}function complain(message,details=""){const lines=details===""?[message]:[message,...details.split("\n")];writeErr(`r\
oomlint: ${lines.map(line=>printable(line)).join("\n")}
`)}function isTerminal(stream){return isatty(stream==="out"?OUT:ERR)}function write(stream,text){writeBytes(stream,Buffer.from(text))}function writeBytes(stream,bytes){
if(closed.has(stream))return;for(let at=0;at<bytes.length;){try{at+=writeSync2(stream,bytes,at)}catch(error){const{code}=error;if(code==="EAGAIN"){Atomics.wait(
new Int32Array(new SharedArrayBuffer(4)),0,0,PATIENCE)}else if(code==="EPIPE"||code==="EBADF"){closed.add(stream);return}else{closed.add(stream);if(stream===OUT)
throw new OutputError(`standard output: ${whyNotWritten(error)}`);return}}}}export{removeLeftovers,replaceFile,ReportFileError,openReportFiles,UsageError,readArguments,OutputError,writeOut,writeOutBytes,writeErr,forPeople,runsInActions,
complain,isTerminal};

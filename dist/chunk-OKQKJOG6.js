import{pluginPaths,readConfig}from"./chunk-7LXRAZ7L.js";import{withoutCommands}from"./chunk-FKAQQFHU.js";import{isObject,nearest,printable,quoteValue}from"./chunk-FMW4FYWV.js";
import{prescan}from"./chunk-IODSR3VM.js";import{writeSync as writeSync2}from"node:fs";import{isatty}from"node:tty";import{closeSync as closeSync3,existsSync as existsSync2,mkdirSync,openSync as openSync3,readSync as readSync3,statSync as statSync3}from"node:fs";import{basename as basename4,
dirname as dirname4,resolve as resolve3}from"node:path";import{accessSync,closeSync,constants,fchmodSync,fchownSync,fstatSync,fsyncSync,openSync,readSync,realpathSync as realpathSync2,renameSync,statSync,unlinkSync as unlinkSync2,
writeSync}from"node:fs";import{dirname as dirname2}from"node:path";var SIGNALS=["SIGINT","SIGTERM","SIGHUP"];var sections=0;var caught;function remember(signal){caught??=signal}async function undisturbed(section){if(sections++===
0)takeOver();try{return section()}finally{await signalsAreTold();if(--sections===0){for(const signal of SIGNALS)process.off(signal,remember);endIfAsked()}}}function takeOver(){
for(const signal of SIGNALS)if(process.listenerCount(signal)===0)process.on(signal,remember)}async function signalsAreTold(){for(let round=0;round<2;round++)await new Promise(
resolve4=>setImmediate(resolve4))}function endIfAsked(){const signal=caught;caught=void 0;if(signal!==void 0&&process.listenerCount(signal)===0)process.kill(process.
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
)`}import{lstatSync as lstatSync2,readdirSync as readdirSync2,realpathSync as realpathSync3,statSync as statSync2}from"node:fs";import{basename as basename3,isAbsolute,
join as join3,relative,resolve as resolve2,sep}from"node:path";import{existsSync,readFileSync}from"node:fs";import{basename as basename2,dirname as dirname3,join as join2,resolve}from"node:path";async function readJsonWithComments(bytesAsText,part){const text=bytesAsText.replace(/^\uFEFF/,"");if(text.includes("\0"))return broken(text,0,"this is no UTF-8\
 text (perhaps UTF-16): save it as UTF-8");if(text.trim()==="")return broken(text,0,"the file is empty: write {} for the defaults");const jsonc=await import("jsonc-parser");
const errors=[];try{const whole=jsonc.parseTree(text,errors,{allowTrailingComma:true});const[error]=errors;if(error!==void 0||whole===void 0){const{offset,length}=error??
{offset:0,length:0};const code=error===void 0?"":jsonc.printParseErrorCode(error.error);return broken(text,offset,syntaxMessage(code,text.slice(offset,offset+length)))}
const root=part===void 0?whole:members(whole).findLast(({key})=>key.value===part)?.value;const position=(path,onKey)=>positionOf(text,root===void 0?0:offsetOf(root,
path,onKey));if(root===void 0)return{value:void 0,faults:[],position};const faults=repeatedKeys(root).map(key=>({...positionOf(text,key.offset),message:`${quoteValue(
String(key.value))} stands here for the second time: keep one of the two`}));return{value:faults.length>0?void 0:nodeValue(root),faults,position}}catch(error){if(error instanceof
RangeError)return broken(text,0,"this is nested too deeply to be read");throw error}}function broken(text,offset,message){const position=()=>positionOf(text,offset);
return{value:void 0,faults:[{...position(),message}],position}}var EXPECTED={PropertyNameExpected:"a key in double quotes is expected here",ValueExpected:"a val\
ue is expected here",ColonExpected:"a colon is expected here, between key and value",CommaExpected:"a comma is missing before this",CloseBraceExpected:"a closin\
g } is missing",CloseBracketExpected:"a closing ] is missing",EndOfFileExpected:"the text goes on after its end",UnexpectedEndOfComment:"this comment has no end\
: write */",UnexpectedEndOfString:"this string has no end: write a double quote on the same line",UnexpectedEndOfNumber:"this number is not complete",InvalidUnicode:"\
in a string \\u is followed by four hex digits",InvalidEscapeCharacter:"in a string no such character can follow a backslash; a backslash itself is \\\\",InvalidCharacter:"\
in a string this control character must be written as an escape, such as \\n or \\t"};function syntaxMessage(code,found){if(code==="InvalidSymbol"){const quotes=found.
startsWith("'")?": write strings in double quotes":"";return`this is no JSON: ${quoteValue(found)} means nothing here${quotes}`}return`this is no JSON: ${EXPECTED[code]??
`something else is expected here (${code})`}`}function nodeValue(node){if(node.type==="array")return(node.children??[]).map(nodeValue);if(node.type!=="object")return node.
value;return Object.fromEntries(members(node).map(({key,value})=>[String(key.value),nodeValue(value)]))}function repeatedKeys(node){if(node.type==="array")return(node.
children??[]).flatMap(repeatedKeys);const seen=new Set;return members(node).flatMap(({key,value})=>{const again=seen.has(key.value);seen.add(key.value);return[...again?
[key]:[],...repeatedKeys(value)]})}function members(node){if(node.type!=="object")return[];return(node.children??[]).flatMap(({children:[key,value]=[]})=>key===
void 0||value===void 0?[]:[{key,value}])}function offsetOf(root,path,onKey){let node=root;let offset=root.offset;for(const step of path){const member=members(node).
find(({key})=>key.value===step);const next=node.type==="array"?node.children?.[Number(step)]:member?.value;if(next===void 0)break;node=next;offset=onKey?(member?.
key??node).offset:node.offset}return offset}function positionOf(text,offset){const before=text.slice(0,offset).split(/\r\n|\r|\n/);return{line:before.length,column:(before.
at(-1)??"").length+1}}import{closeSync as closeSync2,fstatSync as fstatSync2,openSync as openSync2,readSync as readSync2}from"node:fs";import{availableParallelism}from"node:os";import{MessageChannel,receiveMessageOnPort,Worker}from"node:worker_threads";var WORTH_A_THREAD=8e6;var PATIENCE=3e3;var prescannedBuffer=size=>size<WORTH_A_THREAD||availableParallelism()<2?unprescannedBuffer(size):prescannedAside(size);
var unprescannedBuffer=size=>prescannedHere(Buffer.allocUnsafeSlow(size));function prescannedHere(bytes){let length=bytes.length;return{bytes,bytesAreThere:filled=>{
length=filled},prescanned:()=>prescan(bytes,0,length)}}function prescannedAside(size){const bytes=Buffer.from(new SharedArrayBuffer(size));const here=prescannedHere(
bytes);const progress=new Int32Array(new SharedArrayBuffer(8));const{port1:answer,port2:port}=new MessageChannel;const order={bytes,progress,port};try{const worker=new Worker(
new URL("./prescan-worker.js",import.meta.url),{workerData:order,transferList:[port]});worker.on("error",()=>{});worker.unref()}catch{return here}return{bytes,bytesAreThere:filled=>{
here.bytesAreThere(filled);Atomics.store(progress,0,filled===size?1:2);Atomics.notify(progress,0)},prescanned:()=>{const whole=Atomics.load(progress,0)===1;if(whole&&
Atomics.wait(progress,1,0,PATIENCE)!=="timed-out"){const message=receiveMessageOnPort(answer)?.message;if(message!==void 0)return message}return here.prescanned()}}}var PIECE2=1<<20;var FIRST_PIECE=1<<16;function readSnapshotFile(path,maxBytes,bufferFor=prescannedBuffer){let file;try{file=openSync2(path,"r")}catch(error){return{
kind:"error",message:whyNot(error)}}try{return readOpenFile(file,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(error)}}finally{closeSync2(
file)}}function readStandardInput(maxBytes,bufferFor=prescannedBuffer){try{return readOpenFile(0,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(
error)}}}function readOpenFile(file,maxBytes,bufferFor){const stats=fstatSync2(file);if(stats.isDirectory())return{kind:"error",message:"this is a folder, not a\
 file"};if(!stats.isFile())return readStream(file,maxBytes,bufferFor);if(stats.size>maxBytes)return{kind:"too-large",size:stats.size};return readWhole(file,stats.
size,maxBytes,bufferFor)}function readWhole(file,size,maxBytes,bufferFor){const buffer=bufferFor(size);let length=0;try{while(length<size){const count=readSync2(
file,buffer.bytes,length,size-length,null);if(count===0)break;length+=count}}finally{buffer.bytesAreThere(length)}if(length<size)return{kind:"bytes",bytes:buffer.
bytes.subarray(0,length),prescanned:buffer.prescanned};const rest=readStream(file,maxBytes-length,bufferFor);if(rest.kind==="too-large")return{kind:"too-large",
size:length+rest.size};if(rest.kind==="error"||rest.bytes.length===0)return{kind:"bytes",bytes:buffer.bytes,prescanned:buffer.prescanned};return fromPieces([buffer.
bytes,rest.bytes],length+rest.bytes.length,bufferFor)}function readStream(file,maxBytes,bufferFor){const pieces=[];let length=0;for(;;){const piece=Buffer.allocUnsafeSlow(
pieces.length===0?FIRST_PIECE:PIECE2);let filled=0;while(filled<piece.length){const count=readPatiently(file,piece.subarray(filled));if(count===0){pieces.push(piece.
subarray(0,filled));return fromPieces(pieces,length,bufferFor)}filled+=count;length+=count;if(length>maxBytes)return{kind:"too-large",size:length}}pieces.push(piece)}}
function fromPieces(pieces,length,bufferFor){const buffer=bufferFor(length);let at=0;for(const piece of pieces){buffer.bytes.set(piece,at);at+=piece.length}buffer.
bytesAreThere(length);return{kind:"bytes",bytes:buffer.bytes,prescanned:buffer.prescanned}}function readPatiently(file,into){for(;;){try{return readSync2(file,into,
0,into.length,null)}catch(error){const{code}=error;if(code==="EOF")return 0;if(code!=="EAGAIN")throw error;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),
0,0,10)}}}var REASONS2={ENOENT:"there is no such file",ENOTDIR:"a part of the path is a file, not a folder",EACCES:"you have no permission to read it",EPERM:"yo\
u have no permission to read it",EISDIR:"this is a folder, not a file",ELOOP:"its symbolic links lead in a circle",ENAMETOOLONG:"the name is too long",EMFILE:"t\
oo many files are open",EIO:"the disk reported a read error",ENXIO:"there is no such device"};function whyNot(error){const{code="",message}=error;return REASONS2[code]??
`it cannot be read (${code||message})`}var ConfigFileError=class extends Error{constructor(faults){super(faults.map(({path,line,column,message})=>`${path}:${line}:${column} ${message}`).join("\n"));this.
faults=faults}faults};var CONFIG_NAMES=["roomlint.config.json","roomlint.config.jsonc",".roomlintrc",".roomlintrc.json",join2(".config","roomlintrc"),join2(".co\
nfig","roomlintrc.json"),"package.json"];var IN_PACKAGE="roomlint";var ConfigFiles=class{constructor(pack,plugins=true){this.pack=pack;this.plugins=plugins}pack;plugins;byPath=new Map;nearestPath=new Map;async nearest(folder){
const path=this.find(folder);return path===void 0?void 0:this.read(path)}async read(path){const known=this.byPath.get(path)??await readConfigFile(path,this.pack,
this.plugins);this.byPath.set(path,known);return known}find(folder){if(this.nearestPath.has(folder))return this.nearestPath.get(folder);const here=CONFIG_NAMES.
map(name=>join2(folder,name)).find(holdsConfig);const above=dirname3(folder);const path=here??(above===folder?void 0:this.find(above));this.nearestPath.set(folder,
path);return path}};function holdsConfig(path){if(!existsSync(path))return false;if(basename2(path)!=="package.json")return true;let text="";try{text=readFileSync(
path,"utf8").replace(/^\uFEFF/,"");const value=JSON.parse(text);return isObject(value)&&Object.hasOwn(value,IN_PACKAGE)}catch{return/"roomlint"\s*:/.test(text)}}
async function readConfigFile(path,pack,plugins){let text;try{text=readFileSync(path,"utf8")}catch(error){throw unusable(path,whyNot(error))}const part=basename2(
path)==="package.json"?IN_PACKAGE:void 0;const{value,faults,position}=await readJsonWithComments(text,part);if(faults.length>0)throw new ConfigFileError(faults.
map(fault=>({path,...fault})));if(value===void 0)throw unusable(path,`this package.json has no "${IN_PACKAGE}"`);const folder=dirname3(resolve(path)).replace(/[\\/]\.config$/,
"");const extended=new Map(pack);const paths=pluginPaths(value);for(const[index,plugin]of plugins?paths.entries():[]){const{loadPlugin}=await import("./plugins-FP4B7BKS.js");
const rules=await loadPlugin(plugin,folder,extended);if(typeof rules==="string")throw new ConfigFileError([{path,...position(["plugins",index],false),message:rules}]);
for(const rule of rules)extended.set(rule.id,rule)}const reading=readConfig(value,extended,!plugins&&paths.length>0);if("faults"in reading){throw new ConfigFileError(
reading.faults.map(({message,path:steps,onKey})=>({path,...position(steps,onKey),message})))}return{path,folder,config:reading,pack:extended}}function unusable(path,message){
return new ConfigFileError([{path,line:1,column:1,message}])}var GLOB=/[*?[\]{}()!]/;var ANY_DEPTH=/\*\*|[({][^)}]*[/({]/;var GLOB_OPTIONS={flags:"s"};function mayBeGlob(path){return GLOB.test(path)}async function readGlob(pattern){
if(/^!(?!\()/.test(pattern))return'there is no such file, and a pattern says what to check: begin it without "!"';const{default:compile}=await import("picomatch");
try{const{base,glob}=compile.scan(pattern,{unescape:true});const matches=compile(glob,GLOB_OPTIONS);const last=glob.slice(glob.lastIndexOf("/")+1);return{base,depth:ANY_DEPTH.
test(glob)?Number.POSITIVE_INFINITY:glob.split("/").length,namesFiles:!GLOB.test(last),matches:(inside,name)=>matches(inside)&&(last.includes(".")||name.endsWith(
".json"))}}catch(error){return`this pattern cannot be read: ${error.message}`}}var OWN_FILES=new Set([...CONFIG_NAMES.map(name=>basename3(name)),"roomlint-baseline.json"]);var NO_SNAPSHOT=/^(package|tsconfig).*\.json$/;async function selectFiles(paths,cwd=process.
cwd()){const selector=new Selector(cwd);for(const path of paths)await selector.add(path);return selector.selection}var Selector=class{constructor(cwd){this.cwd=
cwd}cwd;files=new Map;problems=[];get selection(){const files=[...this.files.values()].sort((a,b)=>Buffer.compare(Buffer.from(a.path),Buffer.from(b.path)));return{
files,problems:this.problems}}async add(path){if(path===""){this.problem('""','an empty path names nothing; "." is the current folder');return}const absolute=resolve2(
this.cwd,path);try{if(statSync2(absolute).isDirectory())this.folder(path,absolute);else this.file(path,absolute)}catch(error){if(isAbsent(error)&&isLink(absolute))
this.problem(path,"this link leads to nothing");else if(isAbsent(error)&&mayBeGlob(path))await this.glob(path);else this.problem(path,whyNot(error))}}problem(path,message){
const known=this.problems.some(other=>other.path===path&&other.message===message);if(!known)this.problems.push({path,message})}file(shown,absolute,found){const real=realPath(
absolute);const known=this.files.get(real);if(known===void 0){const path=this.shownPath(shown,absolute);this.files.set(real,found?{path,absolute,found}:{path,absolute})}else if(!found){
this.files.set(real,{path:known.path,absolute:known.absolute})}}shownPath(given,absolute){const inside=relative(this.cwd,absolute);const outside=inside===".."||
inside.startsWith(`..${sep}`)||isAbsolute(inside);return(outside?given:inside).split(sep).join("/")}folder(shown,folder){const wants=(_inside,name)=>isSnapshotName(
name);const found=this.walk({shown,folder,depth:Number.POSITIVE_INFINITY,wants});if(found==="nothing")this.problem(shown,"there is no .json file in this folder")}async glob(pattern){
const glob=await readGlob(pattern);if(typeof glob==="string"){this.problem(pattern,glob);return}const found=this.walk({shown:glob.base===""?".":glob.base,folder:resolve2(
this.cwd,glob.base),depth:glob.depth,wants:(inside,name)=>glob.matches(inside,name)&&(!isPassedBy(name)||glob.namesFiles)});if(found==="nothing")this.problem(pattern,
"there is no such file, and as a pattern it matches none")}walk({shown,folder,depth,wants}){let found="nothing";const walkInto=(inside,level)=>{let entries;try{
entries=readdirSync2(join3(folder,inside),{withFileTypes:true})}catch(error){if(inside===""&&isAbsent(error))return;this.problem(join3(shown,inside),whyNot(error));
found="something";return}for(const entry of entries){const{name}=entry;const path=inside===""?name:`${inside}/${name}`;if(entry.isFile()&&wants(path,name)){found=
"something";this.fileBelow(join3(shown,path),join3(folder,path))}else if(entry.isDirectory()&&level<depth&&!isFolderPassedBy(name)){walkInto(path,level+1)}}};walkInto(
"",1);return found}fileBelow(shown,absolute){try{this.file(shown,absolute,true)}catch(error){this.problem(shown,whyNot(error))}}};function realPath(absolute){try{
return realpathSync3.native(absolute)}catch(error){if(statSync2(absolute).isFile())throw error;return absolute}}function isAbsent(error){const{code}=error;return code===
"ENOENT"||code==="ENOTDIR"}function isLink(path){try{return lstatSync2(path).isSymbolicLink()}catch{return false}}function isSnapshotName(name){return name.endsWith(
".json")&&!isPassedBy(name)}function isOwnFile(name){return OWN_FILES.has(name)}function isFolderPassedBy(name){return name.startsWith(".")||name==="node_module\
s"}function isPassedBy(name){return NO_SNAPSHOT.test(name)||OWN_FILES.has(name)}var matcher;async function fileMatcher(){const{default:picomatch}=await import("picomatch");
const compiled=new Map;matcher??=(glob,folder,file)=>{let matches=compiled.get(glob);if(matches===void 0){const below=`${glob.replace(/\/+$/,"")}/**`;matches=picomatch(
glob.endsWith("*")?glob:[glob,below],{...GLOB_OPTIONS,dot:true});compiled.set(glob,matches)}return matches(relative(folder,file).split(sep).join("/"))};return matcher}var ReportFileError=class extends Error{};var REASONS3={ENOENT:"there is no such folder",EACCES:"you have no permission to write it",EPERM:"you have no permissi\
on to write it",EROFS:"its disk can only be read",EISDIR:"this is a folder, not a file",EEXIST:"a part of the path is a file, not a folder",ENOTDIR:"a part of t\
he path is a file, not a folder",ENAMETOOLONG:"the name is too long",ENOSPC:"there is no space left on the disk",EDQUOT:"your share of the disk is used up",EFBIG:"\
the file becomes too large for its disk",EIO:"the disk reported an error"};function whyNotWritten(error){const{code="",message}=error;return REASONS3[code]??`it\
 cannot be written (${code||message})`}function openReportFiles(paths,inUse){const used=new Map;if(paths.some(path=>identity(path)!==void 0))for(const path of inUse)
used.set(identity(path)??"",path);const taken=new Set;for(const path of paths){const id=identity(path);const victim=id===void 0?void 0:used.get(id);if(victim!==
void 0||isOwnFile(basename4(path)))throw new ReportFileError(`a report at ${path} would overwrite a file that this run needs: give the report another name, or a\
 folder that is not checked`);if(id===void 0&&existsSync2(path))continue;const name=id??resolve3(path);if(taken.has(name))throw new ReportFileError(`two reports\
 would go to ${path}: give each a file of its own`);taken.add(name)}return paths.map(openReportFile)}var REPORT_HEADS=['{\n  "version": 1,\n  "files": [','{"$sc\
hema":"https://docs.oasis-open.org/sarif/','{"source":{"name":"roomlint"}',"[]\n",'[\n{"description":'];function earlierReports(paths){const reports=new Set(paths.
filter(beginsLikeReport).map(identity));return absolute=>reports.size>0&&reports.has(identity(absolute))}function beginsLikeReport(path){if(identity(path)===void 0)
return false;const file=openSync3(path,"r");try{const head=Buffer.alloc(64);const text=head.subarray(0,readSync3(file,head)).toString();return text===""||REPORT_HEADS.
some(begin=>text.startsWith(begin))}finally{closeSync3(file)}}function identity(path){let stats;try{stats=statSync3(path,{bigint:true})}catch{return void 0}return stats.
isFile()?`${stats.dev}:${stats.ino}`:void 0}function openReportFile(path){const attempt2=act=>{try{return act()}catch(error){throw new ReportFileError(`the repo\
rt cannot be written to ${path}: ${whyNotWritten(error)}`)}};const file=attempt2(()=>{mkdirSync(dirname4(path),{recursive:true});return openSync3(path,"w")});const encoder=new TextEncoder;
return{write:text=>attempt2(()=>writeWhole(file,encoder.encode(text))),close:()=>attempt2(()=>closeSync3(file))}}var OUT=1;var ERR=2;var PATIENCE2=5;var closed=new Set;var OutputError=class extends Error{};function writeOut(text){write(OUT,text)}function writeOutBytes(bytes){
writeBytes(OUT,bytes)}function writeErr(text){write(ERR,forPeople(text))}function forPeople(text){return runsInActions()?withoutCommands(text):text}function runsInActions(){
return process.env.GITHUB_ACTIONS==="true"}function warn(message,details=""){const lines=details===""?[message]:[message,...details.split("\n")];writeErr(`rooml\
int: ${lines.map(line=>printable(line)).join("\n")}
`)}function isTerminal(stream){return isatty(stream==="out"?OUT:ERR)}function write(stream,text){writeBytes(stream,Buffer.from(text))}function writeBytes(stream,bytes){
if(closed.has(stream))return;for(let at=0;at<bytes.length;){try{at+=writeSync2(stream,bytes,at)}catch(error){const{code}=error;if(code==="EAGAIN"){Atomics.wait(
new Int32Array(new SharedArrayBuffer(4)),0,0,PATIENCE2)}else if(code==="EPIPE"||code==="EBADF"){closed.add(stream);return}else{closed.add(stream);if(stream===OUT)
throw new OutputError(`standard output: ${whyNotWritten(error)}`);return}}}}import{parseArgs}from"node:util";var UsageError=class extends Error{constructor(message,details=""){super(message);this.details=details}details};var EVERYWHERE=[{name:"help",help:"show this hel\
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
 with "-" goes after "--")`}export{removeLeftovers,replaceFile,unprescannedBuffer,readSnapshotFile,readStandardInput,whyNot,ConfigFileError,ConfigFiles,mayBeGlob,readGlob,selectFiles,isSnapshotName,
isFolderPassedBy,isPassedBy,fileMatcher,ReportFileError,openReportFiles,earlierReports,OutputError,writeOut,writeOutBytes,writeErr,forPeople,runsInActions,warn,
isTerminal,UsageError,readArguments};

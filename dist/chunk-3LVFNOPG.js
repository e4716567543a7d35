import{pluginPaths,readConfig}from"./chunk-STNCTQGW.js";import{survey}from"./chunk-2WPEU7UQ.js";import{isObject,quoteValue}from"./chunk-UEA4PZUM.js";import{availableParallelism}from"node:os";import{MessageChannel,receiveMessageOnPort,Worker}from"node:worker_threads";var WORTH_A_THREAD=8e6;var PATIENCE=3e3;var surveyedBuffer=size=>size<WORTH_A_THREAD||availableParallelism()<2?unsurveyedBuffer(size):surveyedAside(size);var unsurveyedBuffer=size=>surveyedHere(
Buffer.allocUnsafeSlow(size));function surveyedHere(bytes){let length=bytes.length;return{bytes,bytesAreThere:filled=>{length=filled},surveyed:()=>survey(bytes,
0,length)}}function surveyedAside(size){const bytes=Buffer.from(new SharedArrayBuffer(size));const here=surveyedHere(bytes);const progress=new Int32Array(new SharedArrayBuffer(
8));const{port1:answer,port2:port}=new MessageChannel;const order={bytes,progress,port};try{const worker=new Worker(new URL("./survey-worker.js",import.meta.url),
{workerData:order,transferList:[port]});worker.on("error",()=>{});worker.unref()}catch{return here}return{bytes,bytesAreThere:filled=>{here.bytesAreThere(filled);
Atomics.store(progress,0,filled===size?1:2);Atomics.notify(progress,0)},surveyed:()=>{const whole=Atomics.load(progress,0)===1;if(whole&&Atomics.wait(progress,1,
0,PATIENCE)!=="timed-out"){const message=receiveMessageOnPort(answer)?.message;if(message!==void 0)return message}return here.surveyed()}}}import{closeSync,fstatSync,openSync,readSync}from"node:fs";var PIECE=1<<20;var FIRST_PIECE=1<<16;function readSnapshotFile(path,maxBytes,bufferFor=surveyedBuffer){let file;try{file=openSync(path,"r")}catch(error){return{
kind:"error",message:whyNot(error)}}try{return readOpenFile(file,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(error)}}finally{closeSync(file)}}
function readStandardInput(maxBytes,bufferFor=surveyedBuffer){try{return readOpenFile(0,maxBytes,bufferFor)}catch(error){return{kind:"error",message:whyNot(error)}}}
function readOpenFile(file,maxBytes,bufferFor){const stats=fstatSync(file);if(stats.isDirectory())return{kind:"error",message:"this is a folder, not a file"};if(!stats.
isFile())return readStream(file,maxBytes,bufferFor);if(stats.size>maxBytes)return{kind:"too-large",size:stats.size};return readWhole(file,stats.size,maxBytes,bufferFor)}
function readWhole(file,size,maxBytes,bufferFor){const buffer=bufferFor(size);let length=0;try{while(length<size){const count=readSync(file,buffer.bytes,length,
size-length,null);if(count===0)break;length+=count}}finally{buffer.bytesAreThere(length)}if(length<size)return{kind:"bytes",bytes:buffer.bytes.subarray(0,length),
surveyed:buffer.surveyed};const rest=readStream(file,maxBytes-length,bufferFor);if(rest.kind==="too-large")return{kind:"too-large",size:length+rest.size};if(rest.
kind==="error"||rest.bytes.length===0)return{kind:"bytes",bytes:buffer.bytes,surveyed:buffer.surveyed};return fromPieces([buffer.bytes,rest.bytes],length+rest.bytes.
length,bufferFor)}function readStream(file,maxBytes,bufferFor){const pieces=[];let length=0;for(;;){const piece=Buffer.allocUnsafeSlow(pieces.length===0?FIRST_PIECE:
PIECE);let filled=0;while(filled<piece.length){const count=readPatiently(file,piece.subarray(filled));if(count===0){pieces.push(piece.subarray(0,filled));return fromPieces(
pieces,length,bufferFor)}filled+=count;length+=count;if(length>maxBytes)return{kind:"too-large",size:length}}pieces.push(piece)}}function fromPieces(pieces,length,bufferFor){
const buffer=bufferFor(length);let at=0;for(const piece of pieces){buffer.bytes.set(piece,at);at+=piece.length}buffer.bytesAreThere(length);return{kind:"bytes",
bytes:buffer.bytes,surveyed:buffer.surveyed}}function readPatiently(file,into){for(;;){try{return readSync(file,into,0,into.length,null)}catch(error){const{code}=error;
if(code==="EOF")return 0;if(code!=="EAGAIN")throw error;Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,10)}}}var REASONS={ENOENT:"there is no such fi\
le",ENOTDIR:"a part of the path is a file, not a folder",EACCES:"you have no permission to read it",EPERM:"you have no permission to read it",EISDIR:"this is a \
folder, not a file",ELOOP:"its symbolic links lead in a circle",ENAMETOOLONG:"the name is too long",EMFILE:"too many files are open",EIO:"the disk reported a re\
ad error",ENXIO:"there is no such device"};function whyNot(error){const{code="",message}=error;return REASONS[code]??`it cannot be read (${code||message})`}import{lstatSync,readdirSync,realpathSync,statSync}from"node:fs";import{basename as basename2,isAbsolute,join as join2,relative,resolve as resolve2,sep}from"node:path";import{existsSync,readFileSync}from"node:fs";import{basename,dirname,join,resolve}from"node:path";async function readJsonWithComments(bytesAsText,part){const text=bytesAsText.replace(/^\uFEFF/,"");if(text.includes("\0"))return broken(text,0,"this is no UTF-8\
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
at(-1)??"").length+1}}var ConfigFileError=class extends Error{constructor(faults){super(faults.map(({path,line,column,message})=>`${path}:${line}:${column} ${message}`).join("\n"));this.
faults=faults}faults};var CONFIG_NAMES=["roomlint.config.json","roomlint.config.jsonc",".roomlintrc",".roomlintrc.json",join(".config","roomlintrc"),join(".conf\
ig","roomlintrc.json"),"package.json"];var IN_PACKAGE="roomlint";var ConfigFiles=class{constructor(pack,plugins=true){this.pack=pack;this.plugins=plugins}pack;plugins;byPath=new Map;nearestPath=new Map;async nearest(folder){
const path=this.find(folder);return path===void 0?void 0:this.read(path)}async read(path){const known=this.byPath.get(path)??await readConfigFile(path,this.pack,
this.plugins);this.byPath.set(path,known);return known}find(folder){if(this.nearestPath.has(folder))return this.nearestPath.get(folder);const here=CONFIG_NAMES.
map(name=>join(folder,name)).find(holdsConfig);const above=dirname(folder);const path=here??(above===folder?void 0:this.find(above));this.nearestPath.set(folder,
path);return path}};function holdsConfig(path){if(!existsSync(path))return false;if(basename(path)!=="package.json")return true;let text="";try{text=readFileSync(
path,"utf8").replace(/^\uFEFF/,"");const value=JSON.parse(text);return isObject(value)&&Object.hasOwn(value,IN_PACKAGE)}catch{return/"roomlint"\s*:/.test(text)}}
async function readConfigFile(path,pack,plugins){let text;try{text=readFileSync(path,"utf8")}catch(error){throw unusable(path,whyNot(error))}const part=basename(
path)==="package.json"?IN_PACKAGE:void 0;const{value,faults,position}=await readJsonWithComments(text,part);if(faults.length>0)throw new ConfigFileError(faults.
map(fault=>({path,...fault})));if(value===void 0)throw unusable(path,`this package.json has no "${IN_PACKAGE}"`);const folder=dirname(resolve(path)).replace(/[\\/]\.config$/,
"");const extended=new Map(pack);const paths=pluginPaths(value);for(const[index,plugin]of plugins?paths.entries():[]){const{loadPlugin}=await import("./plugins-TF7DER3P.js");
const rules=await loadPlugin(plugin,folder,extended);if(typeof rules==="string")throw new ConfigFileError([{path,...position(["plugins",index],false),message:rules}]);
for(const rule of rules)extended.set(rule.id,rule)}const reading=readConfig(value,extended,!plugins&&paths.length>0);if("faults"in reading){throw new ConfigFileError(
reading.faults.map(({message,path:steps,onKey})=>({path,...position(steps,onKey),message})))}return{path,folder,config:reading,pack:extended}}function unusable(path,message){
return new ConfigFileError([{path,line:1,column:1,message}])}var OWN_FILES=new Set([...CONFIG_NAMES.map(name=>basename2(name)),"roomlint-baseline.json"]);var NO_SNAPSHOT=/^(package|tsconfig).*\.json$/;var GLOB=/[*?[\]{}()!]/;
var ANY_DEPTH=/\*\*|[({][^)}]*[/({]/;async function selectFiles(paths,cwd=process.cwd()){const selector=new Selector(cwd);for(const path of paths)await selector.
add(path);return selector.selection}var Selector=class{constructor(cwd){this.cwd=cwd}cwd;files=new Map;problems=[];get selection(){const files=[...this.files.values()].
sort((a,b)=>Buffer.compare(Buffer.from(a.path),Buffer.from(b.path)));return{files,problems:this.problems}}async add(path){if(path===""){this.problem('""','an em\
pty path names nothing; "." is the current folder');return}const absolute=resolve2(this.cwd,path);try{if(statSync(absolute).isDirectory())this.folder(path,absolute);else
this.file(path,absolute)}catch(error){if(isAbsent(error)&&isLink(absolute))this.problem(path,"this link leads to nothing");else if(isAbsent(error)&&GLOB.test(path))
await this.glob(path);else this.problem(path,whyNot(error))}}problem(path,message){const known=this.problems.some(other=>other.path===path&&other.message===message);
if(!known)this.problems.push({path,message})}file(shown,absolute,found){const real=realPath(absolute);const known=this.files.get(real);if(known===void 0){const path=this.
shownPath(shown,absolute);this.files.set(real,found?{path,absolute,found}:{path,absolute})}else if(!found){this.files.set(real,{path:known.path,absolute:known.absolute})}}shownPath(given,absolute){
const inside=relative(this.cwd,absolute);const outside=inside===".."||inside.startsWith(`..${sep}`)||isAbsolute(inside);return(outside?given:inside).split(sep).
join("/")}folder(shown,folder){const wants=(_inside,name)=>isSnapshotName(name);const found=this.walk({shown,folder,depth:Number.POSITIVE_INFINITY,wants});if(found===
"nothing")this.problem(shown,"there is no .json file in this folder")}async glob(pattern){if(/^!(?!\()/.test(pattern)){this.problem(pattern,'there is no such fi\
le, and a pattern says what to check: begin it without "!"');return}const{default:picomatch}=await import("picomatch");let base;let glob;let matches;try{({base,
glob}=picomatch.scan(pattern,{unescape:true}));matches=picomatch(glob,GLOB_OPTIONS)}catch(error){this.problem(pattern,`this pattern cannot be read: ${error.message}`);
return}const last=glob.slice(glob.lastIndexOf("/")+1);const found=this.walk({shown:base===""?".":base,folder:resolve2(this.cwd,base),depth:ANY_DEPTH.test(glob)?
Number.POSITIVE_INFINITY:glob.split("/").length,wants:(inside,name)=>matches(inside)&&(!isPassedBy(name)||!GLOB.test(last))&&(last.includes(".")||name.endsWith(
".json"))});if(found==="nothing")this.problem(pattern,"there is no such file, and as a pattern it matches none")}walk({shown,folder,depth,wants}){let found="not\
hing";const walkInto=(inside,level)=>{let entries;try{entries=readdirSync(join2(folder,inside),{withFileTypes:true})}catch(error){if(inside===""&&isAbsent(error))
return;this.problem(join2(shown,inside),whyNot(error));found="something";return}for(const entry of entries){const{name}=entry;const path=inside===""?name:`${inside}\
/${name}`;if(entry.isFile()&&wants(path,name)){found="something";this.fileBelow(join2(shown,path),join2(folder,path))}else if(entry.isDirectory()&&level<depth&&
!name.startsWith(".")&&name!=="node_modules"){walkInto(path,level+1)}}};walkInto("",1);return found}fileBelow(shown,absolute){try{this.file(shown,absolute,true)}catch(error){
this.problem(shown,whyNot(error))}}};function realPath(absolute){try{return realpathSync.native(absolute)}catch(error){if(statSync(absolute).isFile())throw error;
return absolute}}function isAbsent(error){const{code}=error;return code==="ENOENT"||code==="ENOTDIR"}function isLink(path){try{return lstatSync(path).isSymbolicLink()}catch{
return false}}function isSnapshotName(name){return name.endsWith(".json")&&!isPassedBy(name)}function isPassedBy(name){return NO_SNAPSHOT.test(name)||OWN_FILES.
has(name)}var GLOB_OPTIONS={flags:"s"};var matcher;async function fileMatcher(){const{default:picomatch}=await import("picomatch");const compiled=new Map;matcher??=
(glob,folder,file)=>{let matches=compiled.get(glob);if(matches===void 0){const below=`${glob.replace(/\/+$/,"")}/**`;matches=picomatch(glob.endsWith("*")?glob:[
glob,below],{...GLOB_OPTIONS,dot:true});compiled.set(glob,matches)}return matches(relative(folder,file).split(sep).join("/"))};return matcher}export{unsurveyedBuffer,readSnapshotFile,readStandardInput,whyNot,ConfigFileError,ConfigFiles,selectFiles,isSnapshotName,fileMatcher};

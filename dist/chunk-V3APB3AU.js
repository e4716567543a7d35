import{isSnapshotName,unsurveyedBuffer}from"./chunk-3LVFNOPG.js";import{spawnSync}from"node:child_process";var GitError=class extends Error{};var MOST_OUTPUT=1<<28;function git(cwd,args,most=MOST_OUTPUT,input=""){const{status,
stdout,stderr,error}=run(cwd,args,most,input);if(status===0)return stdout;const said=error?.message??String(stderr).trim();throw new GitError(`git ${args[0]} fa\
iled: ${said||"it does not say why"}`)}function run(cwd,args,most=MOST_OUTPUT,input=""){return spawnSync("git",args,{cwd,maxBuffer:most,input,env:{...process.env,
LC_ALL:"C"}})}function names(output){return output.toString().split("\0").slice(0,-1)}import{basename,relative as relative2,resolve,sep as sep2}from"node:path";import{relative,sep}from"node:path";var READ_TOGETHER=1<<24;var MOST_HEADER=128;var LF=10;var Blobs=class{constructor(top,blobs){this.top=top;this.blobs=blobs;this.sizes=sizesOf(top,blobs)}top;blobs;sizes;ahead=new Map;read(index,maxBytes){
const[blob,size]=[this.blobs[index],this.sizes[index]];if(blob===void 0||size===void 0)return{kind:"error",message:`git does not have its content, the object ${blob?.
id}: try git fetch, or git fsck`};if(size>maxBytes)return{kind:"too-large",size};try{const content=this.take(index,maxBytes);return isPointer(content)?readByPointer(
this.top,blob,maxBytes):asReading(content)}catch(error){if(error instanceof GitError)return{kind:"error",message:error.message};throw error}}take(index,maxBytes){
if(!this.ahead.has(index))this.readAhead(index,maxBytes);const content=this.ahead.get(index);if(content===void 0)throw new GitError("git cat-file has left out w\
hat it was asked for");this.ahead.delete(index);return content}readAhead(from,maxBytes){const indexes=[];let total=0;for(let index=from;index<this.blobs.length&&
total<=READ_TOGETHER;index++){const size=this.sizes[index];if(size===void 0||size>maxBytes)continue;if(indexes.length>0&&total+size>READ_TOGETHER)break;indexes.
push(index);total+=size}const asked=indexes.map(index=>`${this.blobs[index]?.id}
`).join("");const told=git(this.top,["cat-file","--batch"],total+MOST_HEADER*indexes.length,asked);let at=0;for(const index of indexes){const start=told.indexOf(
LF,at)+1;const end=start+(this.sizes[index]??0);this.ahead.set(index,told.subarray(start,end));at=end+1}}};function sizesOf(top,blobs){if(blobs.length===0)return[];
const asked=blobs.map(({id})=>`${id}
`).join("");const told=git(top,["cat-file","--batch-check=%(objectsize)"],MOST_HEADER*blobs.length,asked);const lines=String(told).trimEnd().split("\n");return lines.
map(line=>/^\d+$/.test(line)?Number(line):void 0)}var POINTER="version https://git-lfs.github.com/spec/";var LARGEST_POINTER=1024;function isPointer(blob){return blob.
length<LARGEST_POINTER&&blob.subarray(0,POINTER.length).toString()===POINTER}function readByPointer(top,{id,path},maxBytes){const name=relative(top,path).split(
sep).join("/");const{status,stdout}=run(top,["cat-file","--filters",`--path=${name}`,id],maxBytes+1);if(status===0&&!isPointer(stdout))return asReading(stdout);
return{kind:"error",message:"it is kept by Git LFS, and its content is not here: install git-lfs, then run git lfs pull"}}function asReading(content){const{bytes,
bytesAreThere,surveyed}=unsurveyedBuffer(content.length);bytes.set(content);bytesAreThere(content.length);return{kind:"bytes",bytes,surveyed}}var REGULAR=/^100/;function stagedFiles(paths,cwd=process.cwd()){const top=topOf(cwd);const changes=snapshotsOf(git(top,["diff","--cached",...RAW,"--no-renames",
"--diff-filter=ACMTU"]),{paths,top,cwd});const blobs=new Blobs(top,changes.map(({id,file})=>({id,path:file.absolute})));return changes.map(({file,status},index)=>({
...file,read:maxBytes=>status==="U"?UNMERGED:blobs.read(index,maxBytes)}))}var UNMERGED={kind:"error",message:"its merge conflicts are not resolved: resolve the\
m, then git add it"};function changedSinceStaged(files,cwd=process.cwd()){const top=topOf(cwd);const changed=new Set(names(git(top,["diff","--name-only","-z"])).
map(name=>resolve(top,name)));return files.filter(({absolute})=>changed.has(absolute))}function changedSince(ref,paths,cwd=process.cwd()){const top=topOf(cwd);const base=mergeBase(
top,ref);const scope={paths,top,cwd};const raw=git(top,["diff",...RAW,"--find-renames","--diff-filter=ACDMRT",base]);const untracked=names(git(top,["ls-files","\
--others","--exclude-standard","-z"])).flatMap(name=>{const file=snapshotAt(name,scope);return file===void 0?[]:[{...file,before:void 0}]});const changes=snapshotsOf(
raw,scope);const changed=changes.filter(({status})=>status!=="D").map(({file,before})=>({...file,before}));const deleted=changes.filter(({status})=>status==="D").
map(({file})=>file);return{files:[...changed,...untracked].sort(byPath),deleted,base,top}}function stage(absolute){const top=topOf(process.cwd());git(top,["--li\
teral-pathspecs","add","--",relative2(top,absolute)])}function readCommitted(top,commit,name,maxBytes){const{status,stdout}=run(top,["rev-parse","--verify","--q\
uiet",`${commit}:${name}`]);if(status!==0)return{kind:"error",message:"git does not have it"};const id=String(stdout).trim();return new Blobs(top,[{id,path:resolve(
top,name)}]).read(0,maxBytes)}var RAW=["--raw","-z","--no-abbrev"];function snapshotsOf(raw,scope){const fields=names(raw);const changes=[];for(let at=0;at+1<fields.
length;at+=2){const[was="",is="",,id="",status=""]=(fields[at]??"").slice(1).split(" ");const first=fields[at+1]??"";if(/^[RC]/.test(status))at++;const isRegular=REGULAR.
test(is)||/^[DU]/.test(status)&&(REGULAR.test(was)||status==="U");const file=isRegular?snapshotAt(fields[at+1]??"",scope):void 0;if(file!==void 0)changes.push({
file,id,before:status==="A"?void 0:first,status:status.charAt(0)})}return changes}function snapshotAt(name,{paths,top,cwd}){const absolute=resolve(top,name);if(!isSnapshotName(
basename(absolute))||!isBelow(absolute,paths,cwd))return void 0;return{path:shownPath(absolute,cwd),absolute,found:true}}function byPath(a,b){return Buffer.compare(
Buffer.from(a.path),Buffer.from(b.path))}function mergeBase(top,ref){const commit=run(top,["rev-parse","--verify","--quiet","--end-of-options",`${ref}^{commit}`]);
if(commit.status!==0)throw new GitError(`--since ${ref}: there is no such branch or commit${ifShallow(top,"; ")}`);const base=run(top,["merge-base",String(commit.
stdout).trim(),"HEAD"]);if(base.status!==0)throw new GitError(`--since ${ref}: it has no commit in common with this branch${ifShallow(top,", because ")}`);return String(
base.stdout).trim()}function ifShallow(top,before){const{stdout}=run(top,["rev-parse","--is-shallow-repository"]);return String(stdout).trim()==="true"?`${before}\
this clone is shallow: fetch all of its history (actions/checkout: fetch-depth: 0)`:""}function topOf(cwd){const{status,stdout,stderr,error}=run(cwd,["rev-parse",
"--show-toplevel"]);if(error!==void 0)throw new GitError("git is needed for this, and cannot be started: is it installed?");if(status!==0)throw new GitError(whyNoRepository(
String(stderr)));return String(stdout).replace(/\r?\n$/,"")}function whyNoRepository(said){if(said.includes("not a git repository"))return"this folder is in no \
git repository";if(said.includes("must be run in a work tree"))return"this repository has no work tree, and so nothing to check";const[,folder]=/dubious ownership in repository at '(.*)'/.
exec(said)??[];if(folder!==void 0)return`git does not trust this repository, which belongs to somebody else: git config --global --add safe.directory '${folder}\
'`;return`git does not know this repository: ${said.trim().split("\n")[0]||"it does not say why"}`}function isBelow(absolute,paths,cwd){if(paths.length===0)return true;
return paths.some(path=>{const inside=relative2(resolve(cwd,path),absolute);return inside===""||!(inside===".."||inside.startsWith(`..${sep2}`))})}function shownPath(absolute,cwd){
return relative2(cwd,absolute).split(sep2).join("/")}export{GitError,stagedFiles,changedSinceStaged,changedSince,stage,readCommitted};

import{GitError,changedSince,changedSinceStaged,stage,stagedFiles}from"./chunk-V3APB3AU.js";import{fileTask}from"./chunk-E4E5QM6K.js";import"./chunk-3LVFNOPG.js";
import{UsageError,complain}from"./chunk-W4SZDO44.js";import"./chunk-STNCTQGW.js";import"./chunk-UE2GTNOF.js";import"./chunk-FVMXXFB3.js";
import"./chunk-Z5AKA632.js";import"./chunk-AZ7KAKKW.js";import"./chunk-2WPEU7UQ.js";import"./chunk-UEA4PZUM.js";import"./chunk-FKAQQFHU.js";function stagedTasks(paths,repairs){const files=orUsageError(()=>stagedFiles(paths));if(files.length===0)complain("no snapshot is staged");if(!repairs)return files.
map(fromIndex);const mixed=orUsageError(()=>changedSinceStaged(files));if(mixed.length>0){const names=mixed.map(({path})=>path).join(", ");throw new UsageError(
`--staged --fix would mix what is staged with what is not, in ${names}: stage the rest, or put it aside with git stash --keep-index`)}return files.map(file=>({...fileTask(
file),target:{kind:"index",stage:()=>restaged(file)}}))}function changedTasks(ref,paths){const{files}=orUsageError(()=>changedSince(ref,paths));if(files.length===
0)complain(`no snapshot has changed since ${ref}`);return files.map(fileTask)}function fromIndex(file){return{file,target:{kind:"file"},read:file.read}}function restaged({
absolute}){try{stage(absolute);return void 0}catch(error){if(error instanceof GitError)return error.message;throw error}}function orUsageError(ask){try{return ask()}catch(error){
if(error instanceof GitError)throw new UsageError(error.message);throw error}}export{changedTasks,stagedTasks};

import{rulePage}from"./chunk-JVMCDHBD.js";import"./chunk-S3UWOQOV.js";import"./chunk-ACIYMXU2.js";import"./chunk-KBIQ34BK.js";import"./chunk-J5OZYQPQ.js";
import"./chunk-5ADMPDGK.js";import"./chunk-SEJ7SXFO.js";import"./chunk-2WPEU7UQ.js";import"./chunk-6QMVN2JM.js";import"./chunk-RDUKH6PP.js";
import"./chunk-UEA4PZUM.js";import{jsonWithoutCommands}from"./chunk-FKAQQFHU.js";import{repositoryPath}from"./chunk-C4YI3HT6.js";var MOST_RESULTS=25e3;var MOST_GZIPPED_BYTES=95e5;var MOST_UNITS=1<<28;var GZIPPED_TOGETHER=1<<20;var MOST_FAILED=1e3;var LEVELS={error:"error",warning:"warning",
info:"note"};var SCHEMA="https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";var SarifReporter=class{constructor(version,folder,gzippedSize){
this.version=version;this.folder=folder;this.gzippedSize=gzippedSize}version;folder;gzippedSize;results={error:[],warning:[],info:[]};rules=new Map;failed=[];failures=0;found=0;file({
path,findings,error,rules}){const uri=uriOf(repositoryPath(this.folder,path));if(error!==void 0&&this.failures++<MOST_FAILED)this.failed.push({uri,path,error});
for(const finding of findings){this.found++;const results=this.results[finding.level];if(results.length>=MOST_RESULTS)continue;results.push({uri,finding});if(this.
rules.has(finding.rule))continue;const rule=rules.find(({id})=>id===finding.rule);if(rule!==void 0)this.rules.set(finding.rule,rule)}return[]}end(){const{error,
warning,info}=this.results;const worst=[...error,...warning,...info].slice(0,MOST_RESULTS);const ids=[...new Set(worst.map(({finding})=>finding.rule))].sort();const results=this.
fitting(worst.map(result=>()=>jsonWithoutCommands(resultShape(result,ids.indexOf(result.finding.rule)))));const driver={name:"roomlint",semanticVersion:this.version,
rules:ids.map(id=>ruleShape(id,this.rules.get(id)))};const invocation={executionSuccessful:this.failures===0,toolExecutionNotifications:this.notifications(results.
length)};const head=jsonWithoutCommands({tool:{driver},columnKind:"utf16CodeUnits",invocations:[invocation]});return`{"$schema":"${SCHEMA}","version":"2.1.0","r\
uns":[${head.slice(0,-1)},"results":[
${results.join(",\n")}
]}]}
`}fitting(results){const fit=[];let gzipped=0;let units=0;let batch=[];let length=0;const flush=()=>{gzipped+=this.gzippedSize(batch.join(",\n"));if(gzipped>MOST_GZIPPED_BYTES)
return false;fit.push(...batch);[batch,length]=[[],0];return true};for(const result of results){const text=result();units+=text.length;if(units>MOST_UNITS)break;
if(length+text.length>GZIPPED_TOGETHER&&!flush())return fit;batch.push(text);length+=text.length}flush();return fit}notifications(told){const notes=this.failed.
map(({uri,path,error})=>({level:"error",message:{text:`${path}: ${error}`},locations:[{physicalLocation:{artifactLocation:{uri}}}]}));if(this.failures>this.failed.
length){const text=`${this.failures-this.failed.length} more files could not be checked: the JSON report has all of them`;notes.push({level:"error",message:{text}})}
if(told<this.found){const text=`${this.found-told} of ${this.found} findings are left out here, the least grave ones: the JSON report has all of them`;notes.push(
{level:"warning",message:{text}})}return notes}};function ruleShape(id,rule){if(rule===void 0)return{id,shortDescription:{text:id}};return{id,shortDescription:{
text:rule.summary},fullDescription:{text:rule.why},help:{text:rule.why,markdown:rulePage(rule)},defaultConfiguration:{level:LEVELS[rule.level]}}}function resultShape({
uri,finding},ruleIndex){const{rule,level,message,fix,related,fingerprint}=finding;return{ruleId:rule,ruleIndex,level:LEVELS[level],message:{text:message},locations:[
location(uri,finding)],partialFingerprints:{"roomlint/v1":fingerprint},...related.length===0?{}:{relatedLocations:related.map((other,id)=>({id,message:{text:other.
message},...location(uri,other)}))},...fix===void 0?{}:{fixes:[{description:{text:`${fix.description}${fix.safety==="unsafe"?" (may change a meaning)":""}`},artifactChanges:[
{artifactLocation:{uri},replacements:fix.edits.map(({start,end,text})=>({deletedRegion:{byteOffset:start,byteLength:end-start},insertedContent:{text}}))}]}]}}}function location(uri,{
start,end,pointer,embedded}){const name=[pointer,...embedded].join("#");return{physicalLocation:{artifactLocation:{uri},region:{startLine:start.line,startColumn:start.
column,endLine:end.line,endColumn:end.column,byteOffset:start.offset,byteLength:end.offset-start.offset}},...name===""?{}:{logicalLocations:[{fullyQualifiedName:name}]}}}
function uriOf(path){return path.split("/").map(encodeURIComponent).join("/")}export{SarifReporter};

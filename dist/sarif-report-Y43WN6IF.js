import{rulePage}from"./chunk-SEXD2BUV.js";import"./chunk-OHJL4OAJ.js";import"./chunk-3KIBWTTA.js";import"./chunk-XKA6Z3LL.js";import{rulePack}from"./chunk-CKEBT3T3.js";
import"./chunk-KYOQSEKX.js";import"./chunk-2WPEU7UQ.js";import"./chunk-6QMVN2JM.js";import"./chunk-G34K7XPW.js";import"./chunk-TZRXOUBQ.js";var MOST_RESULTS=25e3;var MOST_BYTES=6e7;var LEVELS={error:"error",warning:"warning",info:"note"};var SCHEMA="https://docs.oasis-open.org/sarif/sarif/v2.1.0/err\
ata01/os/schemas/sarif-schema-2.1.0.json";var SarifReporter=class{constructor(version){this.version=version}version;results={error:[],warning:[],info:[]};failed=[];found=0;file({
path,findings,error}){if(error!==void 0)this.failed.push({path,error});for(const finding of findings){this.found++;const results=this.results[finding.level];if(results.
length<MOST_RESULTS)results.push({path,finding})}return[]}end(){const worst=[...this.results.error,...this.results.warning,...this.results.info].slice(0,MOST_RESULTS);
const ids=[...new Set(worst.map(({finding})=>finding.rule))].sort();const results=[];let length=0;for(const result of worst){const shape=JSON.stringify(resultShape(
result,ids.indexOf(result.finding.rule)));length+=shape.length;if(length>MOST_BYTES)break;results.push(shape)}const driver={name:"roomlint",semanticVersion:this.
version,rules:ids.map(ruleShape)};const invocation={executionSuccessful:this.failed.length===0,toolExecutionNotifications:this.notifications(results.length)};const head=JSON.
stringify({tool:{driver},columnKind:"utf16CodeUnits",invocations:[invocation]});return`{"$schema":"${SCHEMA}","version":"2.1.0","runs":[${head.slice(0,-1)},"res\
ults":[
${results.join(",\n")}
]}]}
`}notifications(told){const notes=this.failed.map(({path,error})=>({level:"error",message:{text:`${path}: ${error}`},locations:[{physicalLocation:{artifactLocation:{
uri:uriOf(path)}}}]}));if(told<this.found){const text=`${this.found-told} of ${this.found} findings are left out here, the least grave ones: the JSON report has\
 all of them`;notes.push({level:"warning",message:{text}})}return notes}};function ruleShape(id){const rule=rulePack.get(id);if(rule===void 0)return{id,shortDescription:{
text:id}};return{id,shortDescription:{text:rule.summary},fullDescription:{text:rule.why},help:{text:rule.why,markdown:rulePage(rule)},defaultConfiguration:{level:LEVELS[rule.
level]}}}function resultShape({path,finding},ruleIndex){const{rule,level,message,fix,related,fingerprint}=finding;return{ruleId:rule,ruleIndex,level:LEVELS[level],
message:{text:message},locations:[location(path,finding)],partialFingerprints:{"roomlint/v1":fingerprint},...related.length===0?{}:{relatedLocations:related.map(
(other,id)=>({id,message:{text:other.message},...location(path,other)}))},...fix===void 0?{}:{fixes:[{description:{text:`${fix.description}${fix.safety==="unsaf\
e"?" (may change a meaning)":""}`},artifactChanges:[{artifactLocation:{uri:uriOf(path)},replacements:fix.edits.map(({start,end,text})=>({deletedRegion:{byteOffset:start,
byteLength:end-start},insertedContent:{text}}))}]}]}}}function location(path,{start,end,pointer,embedded}){const name=[pointer,...embedded].join("#");return{physicalLocation:{
artifactLocation:{uri:uriOf(path)},region:{startLine:start.line,startColumn:start.column,endLine:end.line,endColumn:end.column,byteOffset:start.offset,byteLength:end.
offset-start.offset}},...name===""?{}:{logicalLocations:[{fullyQualifiedName:name}]}}}function uriOf(path){return path.split("/").map(encodeURIComponent).join("\
/")}export{SarifReporter};

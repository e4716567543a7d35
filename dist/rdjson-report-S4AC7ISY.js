var SEVERITIES={error:"ERROR",warning:"WARNING",info:"INFO"};var LF=10;var CR=13;var RdjsonReporter=class{diagnostics=0;*file({path,findings,error,shownBytes}){
if(error!==void 0)yield this.diagnostic({message:error,location:{path},severity:"ERROR"});const positions=bytePositions(shownBytes,findings.flatMap(offsetsOf));
const at=offset=>positions.get(offset)??{line:1,column:1};for(const finding of findings){const{rule,level,message,start,end}=finding;const edit=onlyEdit(finding);
yield this.diagnostic({message,location:{path,range:{start:at(start.offset),end:at(end.offset)}},severity:SEVERITIES[level],code:{value:rule},...edit===void 0?{}:
{suggestions:[{range:{start:at(edit.start),end:at(edit.end)},text:edit.text}]}})}}end(){return this.diagnostics===0?`${HEAD}]}
`:"\n]}\n"}diagnostic(diagnostic){return`${this.diagnostics++===0?`${HEAD}
`:",\n"}${JSON.stringify(diagnostic)}`}};var HEAD='{"source":{"name":"roomlint"},"diagnostics":[';function onlyEdit({fix}){return fix?.edits.length===1?fix.edits[0]:
void 0}function offsetsOf(finding){const edit=onlyEdit(finding);const own=[finding.start.offset,finding.end.offset];return edit===void 0?own:[...own,edit.start,
edit.end]}function bytePositions(bytes,offsets){const found=new Map;let[at,line,lineStart]=[0,1,0];for(const offset of[...offsets].sort((a,b)=>a-b)){for(;at<offset;at++){
const byte=bytes[at];if(byte!==LF&&!(byte===CR&&bytes[at+1]!==LF))continue;line++;lineStart=at+1}found.set(offset,{line,column:offset-lineStart+1})}return found}export{RdjsonReporter};

import{characterLength,isHighSurrogate,isLowSurrogate}from"./chunk-HSO7PULM.js";import{printable,visible}from"./chunk-FMW4FYWV.js";function counted(number,one,many=`${one}s`){return`${number} ${number===1?one:many}`}function countedFindings({errors,warnings,infos}){const parts=[counted(errors,
"error"),counted(warnings,"warning"),counted(infos,"info")];return parts.filter(part=>!part.startsWith("0 ")).join(", ")}function countedFiles({files,unchecked}){
if(files===unchecked)return void 0;const failed=unchecked===0?"":` (${counted(unchecked,"path")} could not be checked)`;return counted(files-unchecked,"file")+failed}var LONGEST=160;function shownPointer(pointer){if(pointer.length<=LONGEST)return printable(pointer);return`${printable(pointer.slice(0,LONGEST/2))}\u2026${printable(
pointer.slice(-LONGEST/2))}`}var WINDOW=320;var BEFORE=34;var MARKED=48;var WIDTH=96;function codeFrame(bytes,finding){let cells=cellsAround(bytes,finding.start.offset,finding.end.offset,finding.
insideStrings);for(let layer=0;layer<finding.insideStrings;layer++)cells=withoutEscapes(cells);return layOut(cells.map(({text,marked})=>({text:isPlain(text)?text:
visible(text),marked})))}function cellsAround(bytes,start,end,layers){const reach=WINDOW*(layers+1);let from=start;while(from>0&&start-from<reach&&!isLineEnd(bytes[from-
1]))from--;from=wholeCharacter(bytes,from,start);const cells=[];for(let at=from;at<bytes.length&&at<Math.max(end,start)+reach;){if(isLineEnd(bytes[at]))break;if(at>
start+reach&&at<end)break;const length=characterLength(bytes,at);const byte=bytes[at];const text=byte<128?String.fromCharCode(byte):length===0?"\uFFFD":decoder.
decode(bytes.subarray(at,at+length));cells.push({text,marked:at>=start&&at<end});at+=length||1}if(end<=start||cells.every(cell=>!cell.marked))insertMark(cells,bytes,
from,start);return cells}var decoder=new TextDecoder("utf-8",{ignoreBOM:true});function insertMark(cells,bytes,from,start){let index=0;for(let at=from;at<start&&
index<cells.length;index++)at+=characterLength(bytes,at)||1;cells.splice(index,0,{text:" ",marked:true})}function wholeCharacter(bytes,from,limit){let at=from;while(at<
limit&&(bytes[at]&192)===128)at++;if(at===from&&(at===0||bytes[at-1]!==92))return at;while(at<limit&&bytes[at]===92)at++;return at<limit?at+1:at}function isLineEnd(byte){
return byte===10||byte===13}var SIMPLE={n:"\n",r:"\r",t:"	",b:"\b",f:"\f"};function withoutEscapes(cells){const inner=[];for(let index=0;index<cells.length;index++){
const cell=cells[index];const next=cells[index+1];if(cell.text!=="\\"||next===void 0){inner.push(cell);continue}const marked=cell.marked||next.marked;const unit=escapedUnit(
cells,index);if(unit!==void 0){const low=isHighSurrogate(unit)?escapedUnit(cells,index+6):void 0;const paired=low!==void 0&&isLowSurrogate(low);inner.push({text:paired?
String.fromCharCode(unit,low):String.fromCharCode(unit),marked});index+=paired?11:5}else{inner.push({text:SIMPLE[next.text]??next.text,marked});index++}}return inner}
function escapedUnit(cells,index){if(cells[index]?.text!=="\\"||cells[index+1]?.text!=="u")return void 0;const digits=cells.slice(index+2,index+6).map(cell=>cell.
text).join("");return/^[0-9a-f]{4}$/i.test(digits)?Number.parseInt(digits,16):void 0}function layOut(cells){const first=Math.max(0,cells.findIndex(cell=>cell.marked));
let last=first;while(cells[last+1]?.marked)last++;let from=first;for(let width=0;from>0&&width<BEFORE;width+=columns(cells[from]?.text??""))from--;const indented=from>
0?"\u2026":"";if(indented==="")while(from<first&&/^\s$/.test(cells[from]?.text??""))from++;let code=indented;let marks=" ".repeat(columns(indented));let used=0;
let markedWidth=0;let index=from;for(;index<cells.length;index++){const{text,marked}=cells[index];const width=columns(text);if(used+width>WIDTH)break;if(marked&&
index<=last){if(markedWidth+width>MARKED){code+="\u2026";return{code,marks}}markedWidth+=width;marks+="^".repeat(width)}else if(index<first){marks+=" ".repeat(width)}
code+=text;used+=width}if(index<cells.length)code+="\u2026";return{code:code.trimEnd(),marks}}function isPlain(text){return text.length===1&&text>=" "&&text<="~"}
var WIDE=new RegExp("\\p{Emoji_Presentation}|[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6]",
"u");function columns(text){if(isPlain(text))return 1;let width=0;for(const character of text)width+=new RegExp("\\p{M}","u").test(character)?0:WIDE.test(character)?
2:1;return width}var LEVEL_STYLE={error:"red",warning:"yellow",info:"blue"};var TextReporter=class{constructor(paint,tellsErrors){this.paint=paint;this.tellsErrors=tellsErrors}paint;tellsErrors;*file(report){
const{paint}=this;for(const finding of report.findings)yield this.finding(finding,report);if(report.error===void 0||!this.tellsErrors)return;yield`${paint("bold",
printable(report.path))} ${paint("red","error")} ${printable(report.error)}

`}end(summary){const{paint}=this;const{errors,warnings,infos,fixable}=summary;const checked=countedFiles(summary);if(checked===void 0)return"nothing was checked\
\n";if(errors+warnings+infos===0)return`${paint("green","no findings")} in ${checked}
`;const parts=[errors>0?paint("red",counted(errors,"error","errors")):"",warnings>0?paint("yellow",counted(warnings,"warning","warnings")):"",infos>0?paint("blu\
e",counted(infos,"info","infos")):""].filter(part=>part!=="");return`${parts.join(", ")} in ${checked}${repairable(fixable,errors+warnings+infos)}
`}finding(finding,{path,shownBytes}){const{paint}=this;const{line,column}=finding.start;const place=paint("bold",`${printable(path)}:${line}:${column}`);const level=paint(
LEVEL_STYLE[finding.level],finding.level);let text=`${place} ${level} ${printable(finding.message)} ${paint("dim",`(${finding.rule})`)}
`;text+=this.frame(finding,shownBytes);for(const related of finding.related)text+=this.related(related,path);if(finding.fix!==void 0){const kind=finding.fix.safety===
"safe"?"repair":"repair (unsafe)";text+=this.note(`${kind}: ${printable(finding.fix.description)}`)}return`${text}
`}frame(finding,bytes){if(bytes.length===0)return"";const{paint}=this;const{code,marks}=codeFrame(bytes,finding);const gutter=`${" ".repeat(Math.max(0,5-String(
finding.start.line).length))}${finding.start.line} `;const blank=" ".repeat(gutter.length);let text=`${paint("dim",`${gutter}|`)} ${code}
`;text+=`${paint("dim",`${blank}|`)} ${paint(LEVEL_STYLE[finding.level],marks)}
`;if(finding.embedded.length>0){text+=this.note(`inside the text at ${shownPointer(finding.pointer)}, at ${finding.embedded.map(shownPointer).join(" inside the \
text at ")}`)}else if(finding.pointer!==""){text+=this.note(`at ${shownPointer(finding.pointer)}`)}return text}related({message,start},path){return this.note(`${printable(
path)}:${start.line}:${start.column} ${printable(message)}`)}note(text){return`${" ".repeat(6)}${this.paint("dim","=")} ${text}
`}};function repairable(fixable,findings){if(fixable===0)return"";if(findings===1)return", which --fix repairs";return fixable===findings?", all of which --fix \
repairs":`, of which --fix repairs ${fixable}`}var LF=10;var CONTEXT=3;var LONGEST_LINE=2e3;var AROUND=60;var ENDS=200;function*unifiedDiff({path,before,after,splices,longestLine=LONGEST_LINE},shown=line=>line){
if(splices.length===0)return;yield`--- ${shown(quotedName(`a/${path}`))}
+++ ${shown(quotedName(`b/${path}`))}
`;const[old,now]=[new LineCounter(before),new LineCounter(after)];let shortened=false;for(const hunk of hunksOf(regionsOf(before,splices),before)){const short=hunk.
every(region=>isShort(before,region.from,region.to,longestLine));if(short&&hunk.every(region=>isShort(after,region.newFrom,region.newTo,longestLine))){yield wholeLines(
hunk,before,after,old,now,shown)}else{shortened=true;for(const{splices:changes}of hunk)yield*excerpts(changes,before,after,old,now)}}if(shortened)yield"\\ Long l\
ines are shown around their changes only: this diff is for reading\n"}function regionsOf(before,splices){const encoder=new TextEncoder;const lines=new LineCounter(
before);const regions=[];let moved=0;for(const{start,end,text}of splices){const newStart=start+moved;const length=encoder.encode(text).length;const change={start,
end,newStart,newEnd:newStart+length};const last=regions.at(-1);const sharesLine=last!==void 0&&start<last.to;const from=sharesLine?last.from:lines.lineStart(start);
const to=sharesLine&&end<last.to?last.to:lineEnd(before,end);const newFrom=sharesLine?last.newFrom:from+moved;moved+=length-(end-start);const region={from,to,newFrom,
newTo:to+moved,splices:sharesLine?last.splices:[]};region.splices.push(change);if(sharesLine)regions.pop();regions.push(region)}return regions}function lineEnd(bytes,at){
const found=bytes.indexOf(LF,at);return found<0?bytes.length:found+1}function hunksOf(regions,before){const hunks=[];for(const region of regions){const last=hunks.
at(-1)?.at(-1);if(last!==void 0&&linesFit(before,last.to,region.from,2*CONTEXT))hunks.at(-1)?.push(region);else hunks.push([region])}return hunks}function linesFit(bytes,from,to,most){
let at=from;for(let lines=0;at<to;lines++){if(lines===most)return false;at=lineEnd(bytes,at)}return true}function isShort(bytes,from,to,longestLine){for(let at=from;at<
to;){const end=lineEnd(bytes,at);if(end-at>longestLine)return false;at=end}return true}function wholeLines(hunk,before,after,old,now,shown){const[first,last]=[hunk[0],
hunk.at(-1)];const from=linesBefore(before,first.from,CONTEXT);const to=linesAfter(before,last.to,CONTEXT);let body="";let[removed,added]=[0,0];let isChanged=false;
const tell=(sign,lines)=>{for(const line of lines){const text=line.endsWith("\n")?line.slice(0,-1):line;body+=`${sign}${shown(text)}
`;if(!line.endsWith("\n"))body+="\\ No newline at end of file\n"}if(sign!==" "&&lines.length>0)isChanged=true;if(sign!=="+")removed+=lines.length;if(sign!=="-")
added+=lines.length};let at=from;for(const region of hunk){tell(" ",linesOf(before,at,region.from));const[gone,come]=[linesOf(before,region.from,region.to),linesOf(
after,region.newFrom,region.newTo)];const head=sameLines(gone,come);const tail=sameLines(gone.slice(head).reverse(),come.slice(head).reverse());tell(" ",gone.slice(
0,head));tell("-",gone.slice(head,gone.length-tail));tell("+",come.slice(head,come.length-tail));tell(" ",gone.slice(gone.length-tail));at=region.to}tell(" ",linesOf(
before,at,to));if(!isChanged)return"";const newFrom=first.newFrom-(first.from-from);return`@@ -${range(old.lineOf(from),removed)} +${range(now.lineOf(newFrom),added)}\
 @@
${body}`}function sameLines(some,others){const differs=some.findIndex((line,index)=>line!==others[index]);return differs<0?Math.min(some.length,others.length):differs}
function range(line,count){if(count===1)return String(line);return`${count===0?line-1:line},${count}`}function linesBefore(bytes,at,count){let from=at;for(let line=0;line<
count&&from>0;line++)from=from<2?0:bytes.lastIndexOf(LF,from-2)+1;return isShort(bytes,from,at,LONGEST_LINE)?from:at}function linesAfter(bytes,at,count){let to=at;
for(let line=0;line<count&&to<bytes.length;line++)to=lineEnd(bytes,to);return isShort(bytes,at,to,LONGEST_LINE)?to:at}function linesOf(bytes,from,to){const lines=[];
for(let at=from;at<to;){const end=Math.min(to,lineEnd(bytes,at));lines.push(decode(bytes.subarray(at,end)));at=end}return lines}function*excerpts(changes,before,after,old,now){
for(const{start,end,newStart,newEnd}of changes){const[line,newLine]=[old.lineOf(start),now.lineOf(newStart)];const column=start-old.lineStart(start)+1;yield`@@ \
-${line} +${newLine} @@ byte ${column} of the line
`;yield`-${excerpt(before,start,end)}
+${excerpt(after,newStart,newEnd)}
`}}function excerpt(bytes,start,end){const from=wholeCharacter2(bytes,Math.max(0,start-AROUND));const to=wholeCharacter2(bytes,Math.min(bytes.length,end+AROUND));
const[lead,tail]=[from>0?"\u2026":"",to<bytes.length?"\u2026":""];if(end-start<=2*ENDS)return lead+printable(decode(bytes.subarray(from,to)),"	")+tail;const[head,
rest]=[wholeCharacter2(bytes,start+ENDS),wholeCharacter2(bytes,end-ENDS)];return`${lead}${printable(decode(bytes.subarray(from,head)),"	")} \u2026 ${rest-head} \
bytes \u2026 ${printable(decode(bytes.subarray(rest,to)),"	")}${tail}`}function wholeCharacter2(bytes,at){let whole=at;while(whole<bytes.length&&(bytes[whole]&192)===
128)whole++;return whole}function decode(bytes){return new TextDecoder("utf-8",{ignoreBOM:true}).decode(bytes)}var LineCounter=class{constructor(bytes){this.bytes=
bytes;this.end=lineEnd(bytes,0)}bytes;line=1;start=0;end;lineOf(offset){while(this.end<=offset&&this.end<this.bytes.length){this.line++;this.start=this.end;this.
end=lineEnd(this.bytes,this.start)}return this.line}lineStart(offset){this.lineOf(offset);return this.start}};var ESCAPES={"	":"\\t","\n":"\\n","\r":"\\r",'"':'\
\\"',"\\":"\\\\"};function quotedName(name){if(!/[\p{Cc}"\\]/u.test(name))return name;const octal=character=>`\\${character.charCodeAt(0).toString(8).padStart(3,
"0")}`;return`"${name.replace(/[\p{Cc}"\\]/gu,character=>ESCAPES[character]??octal(character))}"`}export{counted,countedFindings,countedFiles,shownPointer,TextReporter,unifiedDiff};

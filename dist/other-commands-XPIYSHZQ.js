import{EXIT,TELLING_EXITS,hasColors,painter}from"./chunk-QWHVBW4O.js";import{KEEPS,NO_KEY,NodeTable,NotJsonError,compareTexts,keyText,notJson,sameNumber,shownSpelling}from"./chunk-3B5QZZX4.js";
import{limitsOf}from"./chunk-FMVTPYT6.js";import{rulePage}from"./chunk-HRUZ3RBE.js";import{shownPointer}from"./chunk-KS6MHPDL.js";import{Scanner,
Token,asciiText,byteOffset,byteOrderMarkLength,decodeUtf8,escapeLength,hexUnit,isHighSurrogate,isLowSurrogate,positions,rulePack}from"./chunk-HSO7PULM.js";
import"./chunk-6QMVN2JM.js";import{UsageError,forPeople,readSnapshotFile,readStandardInput,unprescannedBuffer,warn,writeOut}from"./chunk-OKQKJOG6.js";
import{placeGlobFault,placeMatcher}from"./chunk-7LXRAZ7L.js";import"./chunk-UE2GTNOF.js";import{jsonWithoutCommands}from"./chunk-FKAQQFHU.js";
import{activeRules,didYouMean,formatPointer,nearest,presetSetting,printable,quoteValue}from"./chunk-FMW4FYWV.js";import"./chunk-IODSR3VM.js";var explain={name:"explain",synopsis:"<rule>",summary:"say what a rule reports, why, and what to do, with examples",options:[],details:`  roomlint explain quest\
/no-auto-start

"roomlint rules" lists the rules.
`,exits:TELLING_EXITS,run({positionals}){const[id,extra]=positionals;if(id===void 0)throw new UsageError("explain needs a rule, as in roomlint explain quest/no-\
auto-start");if(extra!==void 0)throw new UsageError(`explain takes one rule: leave out "${extra}"`);const rule=rulePack.get(id);if(rule===void 0){throw new UsageError(
`there is no rule "${id}": ${hint(id)}`)}writeOut(rulePage(rule));return EXIT.clean}};function hint(word){const ids=[...rulePack.keys()];const parts=ids.filter(
id=>id.split("/").includes(word));if(parts.length>1)return`there are ${parts.join(", ")}`;return didYouMean(parts[0]??word,ids,'"roomlint rules" lists them all')}var VERSION=1;function*comparisonJson(comparison){const{verdict:verdict2,keep,differences,omitted}=comparison;yield opening(verdict2,keep);yield*list(differences.
map(differenceShape));yield`,
  "omitted": ${omitted}
}
`}function*hazardJson(keep,hazards){yield opening("identical",keep);yield*list([]);yield',\n  "omitted": 0,\n  "hazards": ';yield*list(hazards.map(({kind,message,
count,first})=>({kind,message,count,first:placeShape(first)})));yield"\n}\n"}function opening(verdict2,keep){return`{
  "version": ${VERSION},
  "verdict": "${verdict2}",
  "keep": "${keep}",
  "differences": `}function*list(items){let before="[\n";for(const item of items){yield before+jsonWithoutCommands(item,2).replaceAll(/^/gm,"    ");before=",\n"}
yield items.length===0?"[]":"\n  ]"}function differenceShape({class:kind,known,forgiven,message,count,before,after}){return{class:kind,known,forgiven,message,count,
...before===void 0?{}:{before:placeShape(before)},...after===void 0?{}:{after:placeShape(after)}}}function placeShape({pointer,embedded,start,end}){return{pointer,
embedded,start,end}}var MOST_GROUPS=50;var CLASS_STYLE={removed:"red",changed:"yellow",added:"blue",order:"dim",spelling:"dim",layout:"dim"};function*comparisonText(comparison,sides,paint){
const{groups}=comparison;for(const group of groups.slice(0,MOST_GROUPS))yield groupText(group,sides,paint);const more=groups.length-MOST_GROUPS;if(more>0)yield`\
\u2026 and ${more} more of other kinds or at other places: --format json lists them

`;yield verdict(comparison,sides.exempts,paint)}function groupText(group,sides,paint){const{class:kind,known,forgiven,count,first}=group;const familiar=known?"":
", unknown to roomlint";const allowed=forgiven?", which is allowed here":"";const often=count>1?`, ${times(count)}, such as`:"";const title=`${paint(CLASS_STYLE[kind],
kind)}${familiar}${allowed}${often}: ${printable(first.message)}`;const places=[place(sides.before,first.before),place(sides.after,first.after)].filter(text=>text!==
void 0);const where=count>1?`${shownPointer(group.places)}, first at `:`${shownPointer(placeOf(group))} at `;return`${title}
    ${paint("dim",where)}${paint("bold",places.join(" \u2192 "))}

`}function placeOf({first}){const at=first.before??first.after;const pointer=at===void 0?"":[at.pointer,...at.embedded].join("#");return pointer===""?"the file":
pointer}function place(path,at){return at===void 0?void 0:`${printable(path)}:${at.start.line}:${at.start.column}`}function verdict(comparison,exempts,paint){const{
verdict:outcome,keep,groups}=comparison;if(outcome==="identical")return`${paint("green","identical")}: both have the same bytes
`;if(outcome==="kept"){const aside=exempts&&keep!=="bytes"?", what --allow exempts aside":"";const rest=groups.length===0?"":`; ${tally(groups)}`;return`${paint(
"green","kept")}: ${KEPT[keep]}${aside}${rest}
`}return`${paint("red","lost")}: ${tally(groups.filter(({forgiven})=>!forgiven))}
`}var KEPT={bytes:"every byte that is not allowed to differ is the same",values:"every value is the same",unknown:"everything that roomlint does not know is sti\
ll there"};function tally(groups){const counts=new Map;for(const group of groups){const{known}=group;const what=countedAs(group);const count=what==="layout of t\
he file"?group.first.count:group.count;const counted=counts.get(`${what} ${known}`);if(counted===void 0)counts.set(`${what} ${known}`,{what,known,count});else counted.
count+=count}return[...counts.values()].map(({what,known,count})=>tallyOf(what,known,count)).join(", ")}function countedAs({class:kind,first}){if(kind!=="layout")
return kind;const{embedded=[]}=first.before??first.after??{};return embedded.length===0?"layout of the file":"layout of texts inside"}function tallyOf(what,known,count){
const unknown=known?"":" that roomlint does not know";const one=count===1;switch(what){case"removed":return`${one?`1 part${unknown} is gone`:`${number(count)} p\
arts${unknown} are gone`}`;case"changed":return`${one?`1 value${unknown} has changed`:`${number(count)} values${unknown} have changed`}`;case"added":return`${one?
`1 part${unknown} is new`:`${number(count)} parts${unknown} are new`}`;case"order":return`the order differs${unknown&&" of what roomlint does not know"} at ${number(
count)} ${one?"place":"places"}`;case"spelling":return`${one?`1 value${unknown} is`:`${number(count)} values${unknown} are`} spelled otherwise`;case"layout of t\
he file":return`white space differs at ${number(count)} ${one?"place":"places"}`;case"layout of texts inside":return`white space differs in ${number(count)} ${one?
"text":"texts"} inside`}}function*hazardText(path,bytes,hazards,paint){yield`${paint("green","identical")}: reading and writing gives back the same ${number(bytes)}\
 bytes
`;if(hazards.length===0){yield"an ordinary JSON tool would do no harm to this file, white space aside\n";return}yield"\nan ordinary JSON tool, one that parses th\
e file and writes it again, would do harm:\n\n";for(const{message,count,first}of hazards){const often=count>1?` (${times(count)})`:"";const at=first.pointer===""?
"":paint("dim",`${shownPointer(first.pointer)} at `);yield`${printable(message)}${often}
    ${at}${paint("bold",place(path,first)??"")}

`}}function times(count){return`${number(count)} times`}function number(count){return count.toLocaleString("en")}var BACKSLASH=92;function spellingHazards(bytes,start,end){const limit=end-1;let unusual;let half;for(let at=start+1;at<limit;){if(bytes[at]!==BACKSLASH){at++;continue}
const length=escapeLength(bytes,at,limit);const unit=length===6?hexUnit(bytes,at+2,limit):-1;const isPair=isHighSurrogate(unit)&&isEscapedLow(bytes,at+6,limit);
const next=at+(isPair?12:Math.max(length,1));if(!isPair&&(isHighSurrogate(unit)||isLowSurrogate(unit)))half??={kind:"lone-surrogate",start:at,end:next};else if(isPair||
isUnusual(bytes,at,unit))unusual??={kind:"escape",start:at,end:next};at=next}return[half,unusual].filter(hazard=>hazard!==void 0)}function isEscapedLow(bytes,at,limit){
return bytes[at]===BACKSLASH&&bytes[at+1]===117&&isLowSurrogate(hexUnit(bytes,at+2,limit))}var SHORT=new Set([8,9,10,12,13]);function isUnusual(bytes,at,unit){if(unit<
0)return bytes[at+1]===47;if(unit>=32||SHORT.has(unit))return true;return isCapital(bytes[at+5])}function isCapital(byte){return byte!==void 0&&byte>=65&&byte<=
70}var HAZARD_KINDS=["byte-order-mark","duplicate-key","key-order","proto-key","number-value","number-spelling","lone-surrogate","escape"];function findHazards(bytes){
const mark=byteOrderMarkLength(bytes);const table2=new NodeTable;if(decodeUtf8(bytes)===void 0||!table2.read(bytes,mark))throw notJson("before",bytes);const search=new HazardSearch(
table2);if(mark>0)search.add("byte-order-mark",0,0,mark,()=>"the byte-order mark at the beginning would be lost");for(let node=0;node<table2.count;node++)search.
look(node);return HAZARD_KINDS.flatMap(kind=>{const found=search.found.get(kind);if(found===void 0)return[];const{message,count}=found;return[{kind,message,count,
first:placeOf2(table2,found)}]})}function rewritten(bytes){const joined=new Uint8Array(bytes.length);const scanner=new Scanner(bytes);let at=0;while(scanner.next()!==
Token.end){joined.set(bytes.subarray(scanner.start,scanner.end),at);at+=scanner.end-scanner.start}return joined.subarray(0,at)}var HazardSearch=class{constructor(table2){
this.table=table2}table;found=new Map;add(kind,node,start,end,message){const found=this.found.get(kind);if(found===void 0)this.found.set(kind,{message:message(),
node,start,end,count:1});else found.count++}look(node){const{table:table2}=this;const start=table2.start[node];const end=table2.end[node];if(table2.key[node]!==
NO_KEY)this.spelling(node,table2.key[node],table2.keyEnd(node));if(table2.isObject(node))this.keys(node);else if(table2.isString(node))this.spelling(node,start,
end);else if(!table2.isArray(node))this.number(node,start,end)}number(node,start,end){const first=this.table.bytes[start];if(first!==45&&(first<48||first>57))return;
const text=asciiText(this.table.bytes,start,end);const written=JSON.stringify(Number(text));if(written===text)return;const sameValue=written!=="null"&&sameNumber(
text,written);const shown=text.length>60?`${text.slice(0,60)}\u2026`:text;this.add(sameValue?"number-spelling":"number-value",node,start,end,()=>`the number ${shown}\
 would be written ${written}`)}spelling(node,start,end){const{bytes}=this.table;for(const hazard of spellingHazards(bytes,start,end)){const{kind}=hazard;this.add(
kind,node,hazard.start,hazard.end,()=>spellingMessage(bytes,hazard))}}keys(object){const{table:table2}=this;const seen=new Set;const limit=table2.after[object];
let moves=false;let last=-1;let named=false;for(let child=object+1;child<limit;child=table2.after[child]){const key=keyText(table2,child);const start=table2.key[child];
const end=table2.keyEnd(child);const shown=quoteValue(key);if(key==="__proto__")this.add("proto-key",child,start,end,()=>`the key ${shown} is lost by tools that\
 set it by name`);if(seen.has(key)){this.add("duplicate-key",child,start,end,()=>`of equal keys ${shown} only one would remain`);continue}seen.add(key);const index=arrayIndex(
key);if(index<0)named=true;else if(!moves&&(named||index<last)){moves=true;this.add("key-order",child,start,end,()=>`the key ${shown} would move: JavaScript put\
s whole numbers first, in rising order`)}else last=index}}};function arrayIndex(key){if(!/^(?:0|[1-9]\d{0,9})$/.test(key))return-1;const index=Number(key);return index<
4294967295?index:-1}function spellingMessage(bytes,{kind,start,end}){const written=asciiText(bytes,start,end);if(kind==="lone-surrogate")return`${written} is ha\
lf a character: many tools replace it or refuse the file`;const character=shownSpelling(JSON.parse(`"${written}"`));return`${written} would be written ${character===
'"'||character==="\\"?`\\${character}`:character}`}function placeOf2(table2,{node,start,end}){const steps=[];for(let container=0;container!==node;){let child=container+
1;let index=0;while(table2.after[child]<=node){child=table2.after[child];index++}steps.push(table2.isArray(container)?index:keyText(table2,child));container=child}
const lines=positions(table2.bytes,[byteOffset(start),byteOffset(end)]);const from=lines.get(byteOffset(start));const to=lines.get(byteOffset(end));if(from===void 0||
to===void 0)throw new Error(`byte ${start} was not counted`);return{pointer:formatPointer(steps),embedded:[],start:from,end:to}}import{spawn}from"node:child_process";import{closeSync,openSync,statSync}from"node:fs";function runThrough(command,{bytes,path},most){const file=path===void 0?void 0:
openFile(path);return new Promise(resolve=>{const tool=spawn(command,{shell:true,stdio:[file??"pipe","pipe","inherit"]});if(file!==void 0)closeSync(file);const pieces=[];
let length=0;tool.on("error",error=>resolve({kind:"error",message:`it cannot be started: ${error.message}`}));tool.stdin?.on("error",()=>{});tool.stdout?.on("da\
ta",piece=>{length+=piece.length;if(length<=most){pieces.push(piece);return}tool.stdin?.destroy();tool.stdout?.destroy();tool.kill();tool.unref();resolve({kind:"\
error",message:`it wrote more than ${most.toLocaleString("en")} bytes`})});tool.on("close",(code,signal)=>{if(signal!==null)resolve({kind:"error",message:`it wa\
s ended by ${signal}`});else if(code!==0)resolve({kind:"error",message:`it ended with exit code ${code}`});else resolve({kind:"bytes",bytes:Buffer.concat(pieces)})});
tool.stdin?.end(bytes)})}function openFile(path){try{return statSync(path).isFile()?openSync(path,"r"):void 0}catch{return void 0}}var STDIN="-";var FORMATS=["text","json"];var roundtrip={name:"roundtrip",synopsis:"[options] <before> [<after>]",summary:"say what was lost between two version\
s of a file, or what a tool would lose",options:[{name:"keep",value:KEEPS.join("|"),example:"--keep values",help:`what must be the same: every byte (unless give\
n), every value (white space, spelling and the order
of members may differ), or everything that roomlint does not know`},{name:"allow",value:"GLOB",example:"--allow '/quests/**'",repeatable:true,help:"a part that \
may differ, as a pointer glob. May be given several times."},{name:"through",value:"COMMAND",example:"--through 'jq .'",help:"run this with the file on its stan\
dard input, and compare what it writes with the file"},{name:"since",value:"REF",example:"--since origin/main",help:`compare each snapshot that this branch has \
changed with what it was where the branch left REF;
--keep is then unknown unless given, and paths narrow it down`},{name:"format",value:"NAME",example:"--format json",help:"text (unless given) or json"}],details:`\
"-" is standard input, for one of the two. With one file and nothing to compare it with, it says what an ordinary JSON tool
would destroy in this file.

  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/
`,exits:{clean:"what must be kept is kept",findings:"something is lost that must be kept",error:"the two could not be compared: bad usage, an unreadable file, n\
o JSON, a tool that failed"},async run(given){const ref=given.values.get("since")?.[0];return ref===void 0?runRoundtrip(readRequest(given)):sinceRef(ref,given)}};
var CommandError=class extends Error{};async function runRoundtrip(request){try{return await compare(request)}catch(error){if(error instanceof CommandError)warn(
error.message);else if(error instanceof NotJsonError)warn(notJson2(error,{before:nameOf(request.before),after:afterName(request)}));else throw error;return EXIT.
error}}async function compare(request){const{keep,allow,format}=request;const paint=painter(format==="text"&&hasColors("out"));const before=read(request.before);
const after=await other(request,before);if(after===void 0){const hazards=findHazards(before);requireSame(before,rewritten(before));if(format==="json")print(hazardJson(
keep,hazards));else printText(hazardText(nameOf(request.before),before.length,hazards,paint));return EXIT.clean}const comparison=compareTexts(before,after,{keep,
allow});const sides={before:nameOf(request.before),after:afterName(request),exempts:allow.length>0};if(format==="json")print(comparisonJson(comparison));else printText(
comparisonText(comparison,sides,paint));return comparison.verdict==="lost"?EXIT.findings:EXIT.clean}async function sinceRef(ref,given){const{values,positionals}=given;
const beside=["through","format"].find(option=>values.has(option));if(beside!==void 0)throw new UsageError(`--since and --${beside} do not go together: leave ou\
t one of them`);const keep=oneOf("keep",KEEPS,values.get("keep")?.[0]??"unknown");const allow=readAllowed(values.get("allow")??[]);const paint=painter(hasColors(
"out"));const{branchChanges}=await import("./git-selection-72Z25HA6.js");const{changes,problems}=await branchChanges(ref,positionals);const{base,files,deleted}=changes;
let code=EXIT.clean;for(const{path,message}of problems){warn(`${path}: ${message}`);code=EXIT.error}for(const{path,before,read:readAfter}of files){if(before===void 0){
printText([`${printable(path)} is new: nothing of it can be lost

`]);continue}const sides={before:`${base.slice(0,8)}:${before.name}`,after:path,exempts:allow.length>0};try{const was=bytesOf(before.read(mostBytes(),keep==="by\
tes"),sides.before);const is=bytesOf(readAfter(mostBytes(),unprescannedBuffer),path);const comparison=compareTexts(was,is,{keep,allow});const text=comparisonText(
comparison,sides,paint);printText([`${printable(path)}
`,...text,"\n"]);if(comparison.verdict==="lost"&&code===EXIT.clean)code=EXIT.findings}catch(error){if(error instanceof CommandError)warn(error.message);else if(error instanceof
NotJsonError)warn(notJson2(error,sides));else throw error;code=EXIT.error}}for(const{path}of deleted)printText([`${printable(path)} is deleted as a whole

`]);if(files.length+deleted.length+problems.length===0)printText([`no snapshot has changed since ${printable(ref)}
`]);return code}async function other(request,bytes){const{before,after,through}=request;if(after!==void 0)return read(after);if(through===void 0)return void 0;const path=before===
STDIN?void 0:before;const output=await runThrough(through,{bytes,path},mostBytes());if(output.kind==="error")throw new CommandError(`"${through}": ${output.message}`);
return output.bytes}function requireSame(bytes,again){if(Buffer.compare(bytes,again)===0)return;throw new Error("reading and writing the file does not give back\
 its bytes")}function read(path){const most=mostBytes();const reading=path===STDIN?readStandardInput(most,unprescannedBuffer):readSnapshotFile(path,most,unprescannedBuffer);
return bytesOf(reading,nameOf(path))}function bytesOf(reading,name){if(reading.kind==="bytes")return reading.bytes;if(reading.kind==="error")throw new CommandError(
`${name}: ${reading.message}`);const most=mostBytes().toLocaleString("en");throw new CommandError(`${name}: it has more than ${most} bytes, the most that an imp\
ort takes`)}function nameOf(path){return path===STDIN?"<stdin>":path}function afterName({after}){return after===void 0?"<through>":nameOf(after)}function notJson2({
which,at,fault},sides){const name=sides[which];const sentence=/[.?!]$/.test(fault)?fault:`${fault}.`;return`${name}:${at.line}:${at.column} ${sentence} Only JSO\
N can be compared`}function print(pieces,shown=piece=>piece){let batch="";for(const piece of pieces){batch+=shown(piece);if(batch.length<BATCH)continue;writeOut(
batch);batch=""}writeOut(batch)}function printText(pieces){print(pieces,forPeople)}var BATCH=1<<18;function mostBytes(){const settings=[...rulePack].map(([id,rule])=>[
id,presetSetting("recommended",rule)]);return limitsOf(activeRules(rulePack,new Map(settings))).maxBytes}function readRequest({values,positionals}){const[before,
after,extra]=positionals;const through=values.get("through")?.[0];if(before===void 0)throw new UsageError("roundtrip needs a file, as in roomlint roundtrip befo\
re.json after.json");if(extra!==void 0)throw new UsageError(`roundtrip compares two files: leave out "${extra}"`);if(after!==void 0&&through!==void 0)throw new UsageError(
`--through makes the second text itself: leave out "${after}"`);if(before===STDIN&&after===STDIN)throw new UsageError("standard input can be one of the two file\
s, not both");if(after===void 0&&through===void 0){const idle=["keep","allow"].find(option=>values.has(option));if(idle!==void 0)throw new UsageError(`--${idle}\
 is about a comparison: give a second file, or --through`)}const allow=readAllowed(values.get("allow")??[]);const keep=oneOf("keep",KEEPS,values.get("keep")?.[0]??
"bytes");const format=oneOf("format",FORMATS,values.get("format")?.[0]??"text");return{before,after,through,keep,allow,format}}function readAllowed(globs){return globs.
map(glob=>{const fault=placeGlobFault(glob);if(fault!==void 0)throw new UsageError(`--allow ${fault}`);return placeMatcher(glob)})}function oneOf(option,choices,given){
const choice=choices.find(known=>known===given);if(choice!==void 0)return choice;const guess=nearest(given,choices);const hint2=guess===void 0?`there are ${choices.
join(", ")}`:`did you mean ${guess}?`;throw new UsageError(`--${option} has no "${given}": ${hint2}`)}var rules={name:"rules",synopsis:"[--json]",summary:"list every rule with its level and what it reports",options:[{name:"json",help:"as JSON, with sources, reas\
ons and options"}],details:`Columns: level in the preset "recommended" (and in "lenient" where it differs), whether a repair is
known (safe, unsafe, or mixed: it depends on the case), id, and what is reported.
`,exits:TELLING_EXITS,run({switches,positionals}){const[extra]=positionals;if(extra!==void 0)throw new UsageError(`rules takes no path: leave out "${extra}"`);const all=[
...rulePack.values()];writeOut(switches.has("json")?`${JSON.stringify(all.map(asJson),null,2)}
`:table(all));return EXIT.clean}};function table(all){const rows=all.map(rule=>[levels(rule),rule.fix==="none"?"":rule.fix,rule.id,rule.summary]);const widths=[
0,1,2].map(column=>Math.max(...rows.map(row=>(row[column]??"").length)));const line=row=>row.map((cell,column)=>cell.padEnd(widths[column]??0)).join("  ").trimEnd();
return`${rows.map(line).join("\n")}
`}function levels({level,lenient}){return lenient?.level===void 0||lenient.level===level?level:`${level} (${lenient.level})`}function asJson({id,level,lenient,fix,
summary,source,why,options}){return{id,level,lenient,fix,summary,source,why,options}}import{readdirSync,readFileSync}from"node:fs";var ENDING=".schema.json";var schema={name:"schema",synopsis:"[record]",summary:"print the JSON Schema of a record, or list the records",options:[],details:`Wit\
hout a record, the names of all records are listed. JSON Schema 2020-12; unknown fields are allowed everywhere.

  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the shape of check --format json
  roomlint schema config                   the shape of roomlint.config.json
  roomlint schema roundtrip-report         the shape of roundtrip --format json
`,exits:TELLING_EXITS,run({positionals}){const[record,extra]=positionals;if(extra!==void 0)throw new UsageError(`schema prints one record: leave out "${extra}"`);
const folder=schemaFolder();const records=readdirSync(folder).filter(name=>name.endsWith(ENDING)).map(name=>name.slice(0,-ENDING.length)).sort();if(record===void 0){
writeOut(`${records.join("\n")}
`);return EXIT.clean}if(!records.includes(record)){const guess=nearest(record,records);const hint2=guess===void 0?'"roomlint schema" lists them':`did you mean ${guess}\
?`;throw new UsageError(`there is no record "${record}": ${hint2}`)}writeOut(readFileSync(new URL(`${record}${ENDING}`,folder),"utf8"));return EXIT.clean}};function schemaFolder(){
for(const up of["../schemas/","../../schemas/"]){const folder=new URL(up,import.meta.url);try{readdirSync(folder);return folder}catch{}}throw new Error("the fol\
der schemas/ is missing from the package")}export{explain,roundtrip,rules,schema};

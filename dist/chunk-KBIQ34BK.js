import{byteOrderMarkLength,decodeUtf8,findInvalidUtf8,otherEncoding,positions,stringText}from"./chunk-J5OZYQPQ.js";import{DOCUMENTED_TYPES,Place,SECTIONS,
Scanner,SecretMask,Token,asciiText,byteOffset,decodeString,embeddedBytes,escapeLength,findRawSecrets,findSchemaFaults,findSecrets,findSyntaxFaults,hasField,hexUnit,
isHighSurrogate,isLowSurrogate,isSpace,mayHoldSecrets,readEmbeddedText,skipSpace,sourceOffsets,span,surveyText,textField}from"./chunk-5ADMPDGK.js";import{
formatPointer}from"./chunk-SEJ7SXFO.js";import{numberFault,survey}from"./chunk-2WPEU7UQ.js";import{isJson,isObject,member}from"./chunk-UEA4PZUM.js";var EditError=class extends Error{};function editPlace(edit){return edit.kind==="insert"?edit.into:edit.place}function describeEdit(edit){const{pointer,embedded}=editPlace(
edit).pointers;const at=[pointer,...embedded].join("#");const where=at===""?"the root":at;return edit.kind==="insert"?`insert ${JSON.stringify(edit.key)} into ${where}`:
`${edit.kind} ${where}`}function sortSplices(splices){return[...splices].sort((a,b)=>a.start-b.start||a.end-b.end)}function overlap(first,second){return second.start<first.end}function applySplices(bytes,splices){
const encoder=new TextEncoder;const texts=splices.map(({text})=>encoder.encode(text));let length=bytes.length;for(const[index,{start,end}]of splices.entries())length+=
(texts[index]?.length??0)-(end-start);const result=new Uint8Array(length);let from=0;let to=0;for(const[index,{start,end}]of splices.entries()){if(start<from||end<
start||end>bytes.length)throw new RangeError(`a splice of the bytes ${start} to ${end} does not fit behind ${from}`);result.set(bytes.subarray(from,start),to);to+=
start-from;const text=texts[index]??new Uint8Array;result.set(text,to);to+=text.length;from=end}result.set(bytes.subarray(from),to);return result}var Revision=class{constructor(length){
this.length=length;this.pieces=[{kind:"kept",start:0,length}]}length;pieces;add(splices){const encoder=new TextEncoder;const result=[];const rest=this.pieces[Symbol.
iterator]();let current=rest.next().value;let at=0;const pass=(until,keep)=>{while(at<until&&current!==void 0){const length=Math.min(current.length,until-at);if(keep)
result.push(part(current,0,length));current=length<current.length?part(current,length,current.length):rest.next().value;at+=length}};for(const{start,end,text}of splices){
pass(start,true);pass(end,false);const bytes=encoder.encode(text);result.push({kind:"new",text:bytes,length:bytes.length})}pass(Number.POSITIVE_INFINITY,true);this.
pieces=result}get splices(){const decoder=new TextDecoder("utf-8",{ignoreBOM:true});const splices=[];let from=0;let added=[];const close=until=>{if(until>from||
added.length>0){const text=added.map(bytes=>decoder.decode(bytes)).join("");if(until>from||text!=="")splices.push({start:byteOffset(from),end:byteOffset(until),
text})}added=[]};for(const piece of this.pieces){if(piece.kind==="new"){added.push(piece.text)}else if(piece.length>0){close(piece.start);from=piece.start+piece.
length}}close(this.length);return splices}};function part(piece,from,to){return piece.kind==="kept"?{kind:"kept",start:piece.start+from,length:to-from}:{kind:"n\
ew",text:piece.text.subarray(from,to),length:to-from}}var QuestIndex=class{constructor(section,place){this.section=section;const entries=[];const groups=new Map;for(const[key,record]of Object.entries(section)){if(!isObject(
record))continue;const entry={key,record,place:place.at(key),status:questStatus(record)};entries.push(entry);this.byKey.set(key,entry);const id=textField(record,
"id")??key;if(id!==key&&!this.byStrayId.has(id))this.byStrayId.set(id,entry);const entryId=textField(record,"EntryId");if(entryId===void 0)continue;const group=groups.
get(entryId);if(group===void 0)groups.set(entryId,[entry]);else group.push(entry)}this.entries=entries;this.pairs=[...groups].map(([entryId,group])=>{const pair={
entryId,entries:group,inProgress:group.filter(entry=>entry.status==="inProgress"),completed:group.filter(entry=>entry.status==="completed")};for(const entry of group)
this.pairOfEntry.set(entry,pair);return pair})}section;entries;pairs;byKey=new Map;byStrayId=new Map;pairOfEntry=new Map;asked;answer;has(id){return this.entry(
id)!==void 0||Object.hasOwn(this.section,id)}entry(id){if(id!==this.asked){this.asked=id;this.answer=this.byKey.get(id)??this.byStrayId.get(id)}return this.answer}pairOf(entry){
return this.pairOfEntry.get(entry)}inProgressId(entry){if(entry.status==="inProgress")return entry.key;return this.pairOf(entry)?.inProgress[0]?.key}};function questStatus(record){
const status=record.Status;return status==="inProgress"||status==="completed"?status:void 0}var Snapshot=class{constructor(value){this.value=value;this.root=isObject(value)?value:void 0;const quests=this.section("quests");this.quests=isObject(quests)?new QuestIndex(
quests,this.place.at("quests")):void 0;const roomItems=this.section("roomItems");this.roomItems=isObject(roomItems)?roomItems:void 0}value;place=Place.root;root;quests;roomItems;dialogueQuestIds=new Set;dialogueQuestNames=new Set;section(name){
return this.root===void 0?void 0:member(this.root,name)}get sectionsPresent(){return SECTIONS.filter(name=>this.section(name)!==void 0)}hasItem(key){return this.
roomItems!==void 0&&Object.hasOwn(this.roomItems,key)}prefabOf(itemKey){const item=this.roomItems===void 0?void 0:member(this.roomItems,itemKey);return isObject(
item)?textField(item,"prefabName"):void 0}knowsQuest(id){return(this.quests?.has(id)??false)||this.dialogueQuestIds.has(id)}};var EFFECTOR_SUBSCRIPTION="TaskEffectorSubscription";var TRIGGER_SUBSCRIPTION="TaskTriggerSubscription";var RUN_TRIGGERS="RunTriggersFromEffector";function walkTasks(tasks,place,context){
for(let index=0;index<tasks.length;index++){const task=tasks[index];const taskPlace=place.at(index);if(isObject(task))walkTask(task,taskPlace,context);else context.
check("subscription",task,taskPlace)}}function walkTask(task,place,context){const type=task.$type;if(type===EFFECTOR_SUBSCRIPTION)effectorSubscription(task,place,
context);else if(type===TRIGGER_SUBSCRIPTION)triggerSubscription(task,place,context);else if(typeof type==="string")otherTask(task,type,"Tasks",place,context);else
untypedTask(task,place,context)}function otherTask(task,type,list,place,context){context.visitor.otherTask({type,list,place});const subscription=subscriptionOf(
"effector",task,place,context);if(type===RUN_TRIGGERS)linkedTasks(task,place,context);walkInside(task,place,subscription,context)}function untypedTask(task,place,context){
if(hasField(task,"Effector"))effectorSubscription(task,place,context);else if(hasField(task,"Trigger")||hasField(task,"DirectEffector"))triggerSubscription(task,
place,context);else context.check("subscription",task,place)}function subscriptionOf(kind,record,place,context){return{kind,record,place,itemKey:context.itemKey}}
function effectorSubscription(task,place,context){context.check("effector-subscription",task,place);const subscription=subscriptionOf("effector",task,place,context);
context.visitor.subscription(subscription);if(isObject(task.Effector))walkEffect(task.Effector,place.at("Effector"),subscription,context)}function triggerSubscription(task,place,context){
const direct=hasField(task,"DirectEffector");const advancing=hasField(task,"TaskTriggerId");const kind=direct===advancing?"undecided-trigger":direct?"basic-trig\
ger":"quest-trigger";context.check("trigger-subscription",task,place);const subscription=subscriptionOf(kind,task,place,context);context.visitor.subscription(subscription);
if(isObject(task.Trigger))context.check("trigger",task.Trigger,place,"Trigger");if(!isObject(task.DirectEffector))return;const directPlace=place.at("DirectEffec\
tor");if(kind==="basic-trigger")context.check("direct-effector",task.DirectEffector,directPlace);directEffector(task.DirectEffector,directPlace,context)}function directEffector(record,place,context){
const subscription=subscriptionOf("direct-effector",record,place,context);context.visitor.subscription(subscription);if(isObject(record.Effector))walkEffect(record.
Effector,place.at("Effector"),subscription,context)}function linkedTasks({linkedTasks:linkedTasks2},place,context){if(!Array.isArray(linkedTasks2))return;const links=place.
at("linkedTasks");for(let index=0;index<linkedTasks2.length;index++){const linked=linkedTasks2[index];const linkedPlace=links.at(index);const type=isObject(linked)?
textField(linked,"$type"):void 0;if(isObject(linked)&&type!==void 0&&isOtherThanLinked(type)){otherTask(linked,type,"linkedTasks",linkedPlace,context);continue}
context.check("linked-task",linked,linkedPlace);if(isObject(linked))linkedTask(linked,linkedPlace,context)}}function isOtherThanLinked(type){return DOCUMENTED_TYPES.
has(type)&&type!==TRIGGER_SUBSCRIPTION}function linkedTask(record,place,context){const subscription=subscriptionOf("linked-task",record,place,context);context.visitor.
subscription(subscription);if(isObject(record.Trigger))context.check("linked-task-trigger",record.Trigger,place,"Trigger")}function walkEffect(record,place,subscription,context){
const type=textField(record,"$type");context.check("effect",record,place);context.visitor.effect({type,record,place,subscription});if(type===RUN_TRIGGERS)linkedTasks(
record,place,context);walkInside(record,place,subscription,context)}function walkInside(value,place,subscription,context){if(Array.isArray(value)){for(let index=0;index<
value.length;index++){const element=value[index];if(typeof element==="object"&&element!==null)walkPart(element,place.at(index),subscription,context)}return}const linksTasks=value.
$type===RUN_TRIGGERS;for(const key of Object.keys(value)){const part2=value[key];if(typeof part2!=="object"||part2===null||key==="Trigger")continue;if(linksTasks&&
key==="linkedTasks")continue;walkPart(part2,place.at(key),subscription,context)}}function walkPart(value,place,subscription,context){if(Array.isArray(value)){walkInside(
value,place,subscription,context);return}const type=value.$type;if(type===EFFECTOR_SUBSCRIPTION||type===TRIGGER_SUBSCRIPTION){walkTask(value,place,context)}else if(typeof type===
"string"){walkEffect(value,place,subscription,context)}else{dialogueQuest(value,place,context);walkInside(value,place,subscription,context)}}function dialogueQuest(value,place,context){
const id=textField(value,"id");if(id===void 0||textField(value,"EntryId")===void 0)return;context.noteDialogueQuest(id,textField(value,"Name"));const extraText=textField(
value,"ExtraText");if(extraText!==void 0&&extraText!=="")context.readDialogueText(extraText,place.at("ExtraText"))}function walk(snapshot,visitor,options){new Walk(snapshot,visitor,options).run()}var Walk=class{constructor(snapshot,visitor,options){this.snapshot=snapshot;this.
visitor=visitor;this.options=options}snapshot;visitor;options;itemKey="";run(){const{snapshot,visitor}=this;this.check("snapshot",snapshot.value,snapshot.place);
for(const name of snapshot.sectionsPresent){visitor.section({name,value:snapshot.section(name)??null,place:snapshot.place.at(name)})}this.quests();this.items();
this.settings();this.roomTasks();this.logic()}check(record,value,place,step){const faults=findSchemaFaults(record,value);for(let index=0;index<faults.length;index++){
const fault=faults[index];const at=step===void 0?place:place.at(step);this.visitor.schemaFault({record,fault,place:at.along(fault.path)})}}readDialogueText(text,place){
this.embeddedText("ExtraText",text,place)}noteDialogueQuest(id,name){this.snapshot.dialogueQuestIds.add(id);if(name!==void 0)this.snapshot.dialogueQuestNames.add(
name)}quests(){const{snapshot,visitor}=this;const{quests}=snapshot;if(quests===void 0)return;const place=snapshot.place.at("quests");for(const[key,value]of Object.
entries(quests.section)){if(!isObject(value))this.check("quest-entry",value,place.at(key))}for(const entry of quests.entries){this.check(questRecord(entry),entry.
record,entry.place);visitor.questEntry(entry);this.requirements(entry);this.embedded("ExtraText",entry.record,entry.place)}for(const pair of quests.pairs)visitor.
questPair(pair)}requirements(entry){const requirements=entry.record.Requirements;if(!Array.isArray(requirements))return;const place=entry.place.at("Requirements");
for(let index=0;index<requirements.length;index++){const record=requirements[index];this.check("requirement",record,place,index);if(isObject(record))this.visitor.
requirement({record,place:place.at(index),entry})}}items(){const{snapshot,visitor}=this;if(snapshot.roomItems===void 0)return;const place=snapshot.place.at("roo\
mItems");for(const key of Object.keys(snapshot.roomItems)){const record=snapshot.roomItems[key];const itemPlace=place.at(key);this.check("room-item",record,itemPlace);
if(!isObject(record))continue;visitor.item({key,record,place:itemPlace});const extraData=this.embedded("extraData",record,itemPlace);if(extraData!==void 0)this.
logicValue(extraData,key)}}settings(){const settings=this.snapshot.section("settings");if(!isObject(settings))return;const place=this.snapshot.place.at("setting\
s");this.check("settings",settings,place);const extraData=this.embedded("roomSettingsExtraData",settings,place);if(extraData?.reading.kind!=="value"||!isObject(
extraData.reading.value))return;this.embedded("EventData",extraData.reading.value,extraData.place.inside())}roomTasks(){const roomTasks=this.snapshot.section("r\
oomTasks");if(isObject(roomTasks))this.check("room-tasks",roomTasks,this.snapshot.place.at("roomTasks"))}logic(){const logic=this.snapshot.section("logic");if(!isObject(
logic))return;const place=this.snapshot.place.at("logic");for(const key of Object.keys(logic)){const value=logic[key];if(typeof value==="string"){const text=this.
embeddedText("logic",value,place.at(key));this.logicValue(text,key)}else{this.visitor.rawEmbedded("logic",value,place.at(key));if(isObject(value))this.tasksOf(value,
place.at(key),key)}}}embedded(role,record,place){const value=record[role];if(value===void 0)return void 0;if(typeof value==="string")return this.embeddedText(role,
value,place.at(role));this.visitor.rawEmbedded(role,value,place.at(role));return void 0}embeddedText(role,value,place){const text=readEmbeddedText(role,value,place,
this.options);this.visitor.embeddedText(text);return text}logicValue(text,itemKey){if(text.reading.kind!=="value"||!isObject(text.reading.value))return;this.tasksOf(
text.reading.value,text.place.inside(),itemKey)}tasksOf(value,place,itemKey){this.check("logic-value",value,place);if(!Array.isArray(value.Tasks))return;this.itemKey=
itemKey;walkTasks(value.Tasks,place.at("Tasks"),this)}};function questRecord(entry){if(entry.status===void 0)return"quest-entry";return entry.status==="complete\
d"?"quest-entry-completed":"quest-entry-in-progress"}function readTree(bytes,visitor){const scanner=new Scanner(bytes);const open=[];let inArray=false;let keyComes=false;for(;;){const kind=scanner.nextSolid();const{
start,end}=scanner;switch(kind){case Token.end:return;case Token.openObject:case Token.openArray:{inArray=kind===Token.openArray;open.push(start*2+(inArray?1:0));
keyComes=!inArray;if(visitor.open?.(inArray,start)===false)return;break}case Token.closeObject:case Token.closeArray:{const opened=open.pop();if(opened!==void 0)
visitor.close?.(opened%2===1,Math.floor(opened/2),end);const around=open.at(-1);inArray=around===void 0||around%2===1;keyComes=false;break}case Token.comma:keyComes=
!inArray&&open.length>0;break;case Token.colon:keyComes=false;break;default:if(keyComes)visitor.key?.(start,end);else visitor.scalar?.(kind,start,end)}}}function findTreeFaults(bytes,search){const faults=[];const stack=[];const path=()=>stack.map(container=>container.step);const beforeValue=()=>{const top=stack.
at(-1);if(top!==void 0&&typeof top.step==="number")top.step++};const seekSurrogates=(start,end,inKey)=>{const escapes=loneSurrogates(bytes,start,end);const[first]=escapes;
if(first===void 0)return;faults.push({kind:"lone-surrogate",escape:asciiText(bytes,first.start,first.end),count:escapes.length,inKey,span:span(start,end),path:path()})};
const seekSecrets=(start,end)=>{const step=stack.at(-1)?.step;const token=span(start,end);const secrets=findSecrets(bytes,token,stringText(bytes,start,end),typeof step===
"string"?step:void 0);if(secrets.length>0)faults.push({kind:"secret",secrets,span:token,path:path()})};readTree(bytes,{open(isArray){beforeValue();stack.push({keys:isArray||
!search.duplicateKeys?void 0:new Map,step:isArray?-1:""});return true},close(){stack.pop()},key(start,end){const top=stack.at(-1);if(top===void 0)return;const key=stringText(
bytes,start,end);top.step=key;const first=top.keys?.get(key);if(first!==void 0)faults.push({kind:"duplicate-key",key,first,span:span(start,end),path:path()});else
top.keys?.set(key,span(start,end));if(search.loneSurrogates)seekSurrogates(start,end,true)},scalar(kind,start,end){beforeValue();if(kind===Token.number&&search.
unsafeNumbers){const text=asciiText(bytes,start,end);const why=numberFault(text);if(why!==void 0)faults.push({kind:"unsafe-number",text,why,span:span(start,end),
path:path()})}else if(kind===Token.string){if(search.loneSurrogates)seekSurrogates(start,end,false);if(search.secrets)seekSecrets(start,end)}}});return faults}function loneSurrogates(bytes,start,end){
const found=[];let at=start+1;const limit=end-1;while(at<limit){if(bytes[at]!==92){at++;continue}const length=escapeLength(bytes,at,limit);const unit=length===6?
hexUnit(bytes,at+2,limit):0;if(isHighSurrogate(unit)){const paired=escapeLength(bytes,at+6,limit)===6&&bytes[at+6]===92&&isLowSurrogate(hexUnit(bytes,at+8,limit));
if(!paired)found.push(span(at,at+6));at+=paired?12:6}else{if(isLowSurrogate(unit))found.push(span(at,at+6));at+=Math.max(length,2)}}return found}function findDepthFault(bytes,max){
const steps=[];let fault;const beforeValue=()=>{const step=steps.at(-1);if(typeof step==="number")steps[steps.length-1]=step+1};readTree(bytes,{open(isArray,start){
beforeValue();if(steps.length>=max){fault={span:span(start,start+1),path:[...steps]};return false}steps.push(isArray?-1:"");return true},close(){steps.pop()},key(start,end){
if(bytes[end-1]===34&&end-start>1)steps[steps.length-1]=keyOfAnyText(bytes,start,end)},scalar:beforeValue});return fault}function keyOfAnyText(bytes,start,end){
try{return stringText(bytes,start,end)}catch{return new TextDecoder().decode(bytes.subarray(start+1,end-1))}}var Want=class _Want{members;inside;inner;found;listed=false;edits;member(step){this.members??=new Map;let want=this.members.get(step);if(want===void 0){want=new _Want;
this.members.set(step,want)}return want}};var NONE=-1;var NO_INDEX=-2;function findWants(bytes,root,depth){const found=new Set;const stack=[];let pending;const wantedHere=()=>{const top=stack.at(-1);if(top===void 0)
return root;if(top.index===NO_INDEX)return pending;top.index++;return top.want?.members?.get(String(top.index))};const record=(want,start,end,list)=>{const top=stack.
at(-1);const inObject=top!==void 0&&top.index===NO_INDEX;const[keyStart,keyEnd]=inObject?[top.keyStart,top.keyEnd]:[NONE,NONE];top?.list?.push(keyStart,keyEnd,start,
end);if(want===void 0)return;const before=want.found;want.found={offsets:[start,end,keyStart,keyEnd],depth,list,earlier:earlierWith(before)};found.add(want)};readTree(
bytes,{open(isArray){const own=wantedHere();const want=own?.members===void 0?void 0:own;const list=own?.listed?[]:void 0;stack.push({want,own,index:isArray?-1:NO_INDEX,
keyStart:-1,keyEnd:-1,list});return true},close(_isArray,start,end){const closed=stack.pop();record(closed?.own,start,end,closed?.list)},key(start,end){const top=stack.
at(-1);if(top===void 0)return;top.keyStart=start;top.keyEnd=end;pending=top.want===void 0?void 0:top.want.members?.get(stringText(bytes,start,end))},scalar(_kind,start,end){
record(wantedHere(),start,end)}});return found}var NOTHING_EARLIER=[];function earlierWith(before){if(before===void 0)return NOTHING_EARLIER;const{earlier}=before;
if(earlier===NOTHING_EARLIER)return[before];earlier.push(before);return earlier}var OffsetSlots=class{slots=[];add(numbers){for(let index=0;index<numbers.length;index++){if(numbers[index]!==NONE)this.slots.push({numbers,index})}}addAll(other){
for(const slot of other.slots)this.slots.push(slot)}map(mapping){const value=({numbers,index})=>numbers[index]??0;this.slots.sort((a,b)=>value(a)-value(b));const mapped=mapping(
this.slots.map(value));for(const[rank,{numbers,index}]of this.slots.entries())numbers[index]=mapped[rank]??0}};var LINE_BREAK=/\r\n|\n|\r/;var TextLayout=class{colon;lineBreak;unit;constructor(bytes){const scanner=new Scanner(bytes);const solid=()=>{let kind=scanner.nextSolid();
if(kind===Token.stray)kind=scanner.nextSolid();return kind};const opened=solid();const open=scanner.end;const isObjectText=opened===Token.openObject;const first=isObjectText||
opened===Token.openArray?solid():Token.end;const lead=opened===Token.end?"":asciiText(bytes,open,scanner.start);const keyEnd=scanner.end;let colon=": ";if(isObjectText&&
first===Token.string&&solid()===Token.colon){solid();colon=asciiText(bytes,keyEnd,scanner.start)}this.colon=colon;this.lineBreak=LINE_BREAK.exec(lead)?.[0]??"\n";
const root=lineStart(bytes,open-1)??"";const indentation=afterLastBreak(lead)??"";const unit=indentation.startsWith(root)?indentation.slice(root.length):indentation;
this.unit=unit===""?"  ":unit}};function lineStart(bytes,at){let from=at;while(bytes[from-1]===32||bytes[from-1]===9)from--;const before=bytes[from-1];return before===
10||before===13?asciiText(bytes,from,at):void 0}function afterLastBreak(space){const last=Math.max(space.lastIndexOf("\n"),space.lastIndexOf("\r"));return last<
0?void 0:space.slice(last+1)}function linesOf(space,unit){const indentation=afterLastBreak(space);const lineBreak=LINE_BREAK.exec(space)?.[0];if(indentation===void 0||
lineBreak===void 0)return void 0;return{lineBreak,indentation,unit}}function spellValue(value,layout){const isArray=Array.isArray(value);if(!isArray&&!isObject(
value))return Object.is(value,-0)?"-0":JSON.stringify(value);const{lines,colon,gap}=layout;const inner=lines===void 0?layout:{...layout,lines:{...lines,indentation:lines.
indentation+lines.unit}};const parts=isArray?value.map(element=>spellValue(element,inner)):Object.keys(value).map(key=>JSON.stringify(key)+colon+spellValue(value[key],
inner));const[open,close]=isArray?["[","]"]:["{","}"];if(parts.length===0)return open+close;if(lines===void 0)return open+parts.join(gap)+close;const before=lines.
lineBreak+lines.indentation;const comma=`,${before}${lines.unit}`;return`${open}${before}${lines.unit}${parts.join(comma)}${before}${close}`}var Container=class{constructor(bytes,start,end,list){this.bytes=bytes;this.start=start;this.end=end;this.list=list;this.isArray=bytes[start]===91;this.count=list.
length/4}bytes;start;end;list;isArray;count;keysByIndex;indexes;byKey;orderOfKeys;startOf(index){const[keyStart=NONE,,valueStart=0]=this.list.slice(index*4,index*
4+4);return keyStart===NONE?valueStart:keyStart}endOf(index){return this.list[index*4+3]??0}indexAt(start){if(this.indexes===void 0){this.indexes=new Map;for(let index=0;index<
this.count;index++)this.indexes.set(this.startOf(index),index)}return this.indexes.get(start)}get keys(){if(this.keysByIndex===void 0){const keys=[];for(let at=0;at<
this.list.length&&!this.isArray;at+=4)keys.push(stringText(this.bytes,this.list[at]??0,this.list[at+1]??0));this.keysByIndex=keys}return this.keysByIndex}having(key){
if(this.byKey===void 0){this.byKey=new Map;for(const[index,known]of this.keys.entries()){const indexes=this.byKey.get(known);if(indexes===void 0)this.byKey.set(
known,[index]);else indexes.push(index)}}return this.byKey.get(key)??[]}get order(){this.orderOfKeys??={found:orderOf(this.keys)};return this.orderOfKeys.found}placeFor(key){
const{keys,order}=this;if(order===void 0)return keys.length;let[low,high]=[0,keys.length];while(low<high){const middle=low+high>>1;if(order(keys[middle]??"",key))
low=middle+1;else high=middle}return low}layoutAt(index,text){const gap=index>0?this.gap(index-1):this.count>1?this.gap(0):void 0;const[,keyEnd=NONE,valueStart=0]=this.
list.slice(index*4,index*4+4);const colon=keyEnd===NONE?text.colon:asciiText(this.bytes,keyEnd,valueStart);const shownGap=gap??this.onlyGap(colon);return{colon,
gap:shownGap,lines:linesOf(shownGap,text.unit)}}gap(index){return asciiText(this.bytes,this.endOf(index),this.startOf(index+1))}onlyGap(colon){const lead=asciiText(
this.bytes,this.start+1,this.startOf(0));if(afterLastBreak(lead)!==void 0)return`,${lead}`;return lead!==""||colon.endsWith(" ")?", ":","}};var FEWEST_IN_ORDER=3;
var INTEGER=/^(?:0|[1-9]\d*)$/;function orderOf(keys){if(keys.length<FEWEST_IN_ORDER)return void 0;const orders=[(before,after)=>INTEGER.test(before)&&INTEGER.test(
after)&&Number(before)<Number(after),(before,after)=>before<after];return orders.find(inOrder=>keys.every((key,index)=>index===0||inOrder(keys[index-1]??"",key)))}var BACKSLASH=92;var QUOTE=34;var Spelling={unseen:0,plain:1,short:2,unicode:3};var SHORT=new Map([[34,'\\"'],[92,"\\\\"],[47,"\\/"],[8,"\\b"],[12,"\\f"],[10,"\\\
n"],[13,"\\r"],[9,"\\t"]]);var HTML_SPECIAL="<>&'+`";var ENOUGH=1<<20;var StringSpelling=class{constructor(bytes,start,end,asciiOnly){this.asciiOnly=asciiOnly;const limit=Math.
min(end-1,start+ENOUGH);for(let at=start+1;at<limit;){const byte=bytes[at];if(byte===BACKSLASH){const length=escapeLength(bytes,at,end-1);if(length===6)this.seeUnicode(
bytes,at,hexUnit(bytes,at+2,end-1));else this.see(shortUnit(bytes[at+1]),Spelling.short);at+=length||2}else{if(byte<128)this.see(byte,Spelling.plain);else if(this.
beyondAscii===Spelling.unseen)this.beyondAscii=Spelling.plain;at++}}if(this.ascii[QUOTE]===Spelling.unicode){for(const char of HTML_SPECIAL)this.see(char.charCodeAt(
0),Spelling.unicode)}}asciiOnly;ascii=new Uint8Array(128);beyondAscii=Spelling.unseen;capitals;see(unit,spelling){if(this.ascii[unit]===Spelling.unseen)this.ascii[unit]=
spelling}seeUnicode(bytes,at,unit){if(unit<128)this.see(unit,Spelling.unicode);else if(this.beyondAscii===Spelling.unseen&&isWholeCharacter(bytes,at,unit))this.
beyondAscii=Spelling.unicode;this.capitals??=hexCapitals(bytes,at)}spell(text){let spelled="";let plainFrom=0;for(let at=0;at<text.length;at++){const unit=text.
charCodeAt(at);const escaped=this.escape(text,at,unit);if(escaped===void 0)continue;spelled+=text.slice(plainFrom,at)+escaped;plainFrom=at+1}return plainFrom===
0?text:spelled+text.slice(plainFrom)}escape(text,at,unit){if(unit>=128){const mustBe=isHalf(text,at,unit);const known=this.beyondAscii;const wanted=known===Spelling.
unseen?this.asciiOnly():known===Spelling.unicode;return mustBe||wanted?this.unicode(unit):void 0}const spelling=this.ascii[unit];if(spelling===Spelling.unicode)
return this.unicode(unit);if(spelling===Spelling.short||unit<32||unit===QUOTE||unit===BACKSLASH)return SHORT.get(unit)??this.unicode(unit);return void 0}unicode(unit){
return unicodeEscape(unit,this.capitals??false)}};var TextSpelling=class{constructor(bytes){this.bytes=bytes}bytes;known;get asciiOnly(){this.known??=learn(this.
bytes);return this.known.asciiOnly}spell(json){if(!BEYOND_ASCII.test(json)||!this.asciiOnly)return json;const capitals=this.known?.capitals??false;return json.replaceAll(
EACH_BEYOND_ASCII,unit=>unicodeEscape(unit.charCodeAt(0),capitals))}};var BEYOND_ASCII=/[\u0080-\uffff]/;var EACH_BEYOND_ASCII=/[\u0080-\uffff]/g;function learn(bytes){
const none={asciiOnly:false,capitals:false};let first=-1;for(let at=0;at<bytes.length;at++){const byte=bytes[at];if(byte>=128&&!(at<3&&bytes[0]===239&&bytes[1]===
187&&bytes[2]===191))return none;if(byte!==BACKSLASH)continue;const unit=bytes[at+1]===117?hexUnit(bytes,at+2,bytes.length):-1;if(unit>=128&&first<0&&isWholeCharacter(
bytes,at,unit))first=at;at++}return first<0?none:{asciiOnly:true,capitals:hexCapitals(bytes,first)??false}}function isWholeCharacter(bytes,at,unit){if(!isHighSurrogate(
unit))return!isLowSurrogate(unit);const next=bytes[at+6]===BACKSLASH&&bytes[at+7]===117;return next&&isLowSurrogate(hexUnit(bytes,at+8,bytes.length))}function isHalf(text,at,unit){
if(isHighSurrogate(unit))return!isLowSurrogate(text.charCodeAt(at+1));return isLowSurrogate(unit)&&!isHighSurrogate(text.charCodeAt(at-1))}function hexCapitals(bytes,at){
for(let index=at+2;index<at+6;index++){const byte=bytes[index];if(byte>=65)return byte<97}return void 0}function unicodeEscape(unit,capitals){const hex=unit.toString(
16).padStart(4,"0");return`\\u${capitals?hex.toUpperCase():hex}`}function shortUnit(letter){for(const[unit,written]of SHORT)if(written.charCodeAt(1)===letter)return unit;
return letter}var INDEX=/^(?:0|[1-9]\d*)$/;var TextStyle=class{constructor(bytes){this.bytes=bytes;this.spelling=new TextSpelling(bytes)}bytes;spelling;layoutOfText;containers=new Map;get layout(){
this.layoutOfText??=new TextLayout(this.bytes);return this.layoutOfText}container({offsets:[start=0,end=0],list=[]}){let container=this.containers.get(start);if(container===
void 0){container=new Container(this.bytes,start,end,list);this.containers.set(start,container)}return container}spell(value,layout){return spellValue(value,layout)}ofReplacement([
start=0,,keyStart=NONE,keyEnd=NONE]){const{bytes,layout}=this;const colon=keyEnd===NONE?layout.colon:asciiText(bytes,keyEnd,start);const gap=colon.endsWith(" ")?
", ":",";const isContainer=bytes[start]===123||bytes[start]===91;const lead=isContainer?leadOf(bytes,start):"";const own=linesOf(lead,layout.unit);const memberStart=keyStart===
NONE?start:keyStart;if(own!==void 0){const indentation=lineStart(bytes,memberStart)??withoutUnit(own.indentation,layout.unit);return{colon,gap,lines:{...own,indentation}}}
const after=bytes[start+1+lead.length];const isEmpty=isContainer&&(after===125||after===93);if(isContainer&&!isEmpty)return{colon,gap,lines:void 0};return{colon,
gap,lines:this.linesAround(memberStart)}}linesAround(memberStart){const indentation=lineStart(this.bytes,memberStart);if(indentation===void 0)return void 0;return{
lineBreak:this.layout.lineBreak,indentation,unit:this.layout.unit}}};function leadOf(bytes,open){return asciiText(bytes,open+1,skipSpace(bytes,open+1))}function withoutUnit(indentation,unit){
return indentation.endsWith(unit)?indentation.slice(0,-unit.length):indentation}function insertions(inserted,style,gone,offsetsOf){const made=[];const refilled=new Set;
for(const[container,group]of byContainer(inserted,style)){refuseTwins(container,group,gone);const ordered=group.map(insertion=>({...insertion,at:position(insertion.
edit,container,offsetsOf)}));ordered.sort((a,b)=>a.at-b.at||byKey(container,a.edit,b.edit));const[first]=ordered;if(first===void 0)continue;if(container.count===
0){const[,,keyStart=NONE]=first.container.offsets;made.push(filled(container,ordered,style,keyStart))}else if(keptFrom(container,0,1,gone)===void 0){refilled.add(
container.startOf(0));made.push(refill(container,ordered,style))}else{for(const insertion of ordered)made.push(beside(container,insertion,gone,style))}}return{made,
refilled}}function byContainer(inserted,style){const groups=new Map;for(const insertion of inserted){const container=style.container(insertion.container);const group=groups.
get(container);if(group===void 0)groups.set(container,[insertion]);else group.push(insertion)}return groups}function keptFrom(container,from,step,gone){for(let index=from;index>=
0&&index<container.count;index+=step)if(!gone.has(container.startOf(index)))return index;return void 0}function byKey({order},a,b){if(order===void 0||a.beside!==
void 0||b.beside!==void 0)return 0;return order(a.key,b.key)?-1:order(b.key,a.key)?1:0}function position({into,key,beside:neighbour,...edit},container,offsetsOf){
if(neighbour===void 0&&!container.isArray)return container.placeFor(key);if(neighbour===void 0){if(key==="-")return container.count;if(INDEX.test(key)&&Number(key)<=
container.count)return Number(key);const whole=describeEdit({into,key,beside:neighbour,...edit});throw new EditError(`cannot ${whole}: the list has ${container.
count===1?"1 element":`${container.count} elements`}, so give an index up to that, or "-"`)}const[valueStart,,keyStart=NONE]=offsetsOf(into.at(neighbour.step))??
[];const start=keyStart===NONE?valueStart:keyStart;const index=start===void 0?void 0:container.indexAt(start);if(index===void 0){const whole=describeEdit({into,
key,beside:neighbour,...edit});throw new EditError(`cannot ${whole}: there is no ${JSON.stringify(neighbour.step)} to put it beside`)}return neighbour.side==="b\
efore"?index:index+1}function refuseTwins(container,group,gone){const coming=new Set;if(container.isArray)return;for(const{edit}of group){const there=container.
having(edit.key).some(index=>!gone.has(container.startOf(index)));if(there||coming.has(edit.key))throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(
edit.key)} stands there already`);coming.add(edit.key)}}function member2({edit,json},isElement,layout,style){const text=json(()=>layout);return isElement?text:style.
spelling.spell(JSON.stringify(edit.key))+layout.colon+text}function beside(container,insertion,gone,style){const{edit,at}=insertion;const before=keptFrom(container,
at-1,-1,gone);const neighbour=before??keptFrom(container,at,1,gone)??0;const layout=container.layoutAt(neighbour,style.layout);const text=member2(insertion,container.
isArray,layout,style);if(before===void 0){const start2=container.startOf(neighbour);return{start:start2,end:start2,text:text+layout.gap,edit}}const start=container.
endOf(before);return{start,end:start,text:layout.gap+text,edit}}function refill(container,ordered,style){const layout=container.layoutAt(0,style.layout);const text=ordered.
map(insertion=>member2(insertion,container.isArray,layout,style)).join(layout.gap);const[first]=ordered;return{start:container.startOf(0),end:container.endOf(container.
count-1),text,edit:first.edit}}function filled(container,ordered,style,keyStart){const{start,end,isArray}=container;const{colon}=style.layout;const around=style.
linesAround(keyStart===NONE?start:keyStart);const[open,close]=isArray?["[","]"]:["{","}"];const[first]=ordered;if(around===void 0){const layout2={colon,gap:colon.
endsWith(" ")?", ":",",lines:void 0};const text2=ordered.map(insertion=>member2(insertion,container.isArray,layout2,style)).join(layout2.gap);return{start,end,text:open+
text2+close,edit:first.edit}}const outer=around.lineBreak+around.indentation;const lines={...around,indentation:around.indentation+around.unit};const layout={colon,
gap:`,${outer}${around.unit}`,lines};const text=ordered.map(insertion=>member2(insertion,container.isArray,layout,style)).join(layout.gap);return{start,end,text:`${open}${outer}${around.
unit}${text}${outer}${close}`,edit:first.edit}}function textOf(bytes){let text="";let from=0;const decoder=new TextDecoder("utf-8",{ignoreBOM:true});for(let at=bytes.indexOf(237);at>=0;at=bytes.indexOf(237,at+
1)){const second=bytes[at+1]??0;if(second<160)continue;const unit=53248|(second&63)<<6|(bytes[at+2]??0)&63;text+=decoder.decode(bytes.subarray(from,at))+String.
fromCharCode(unit);from=at+3}return text+decoder.decode(bytes.subarray(from))}var EditPlanner=class{constructor(bytes,lookup){this.bytes=bytes;this.lookup=lookup;this.style=new TextStyle(bytes)}bytes;lookup;style;plan(edits){const splices=[];
const removals=[];const inserted=[];for(const edit of edits){switch(edit.kind){case"replace":splices.push(this.replacement(edit));break;case"rename":splices.push(
...this.renaming(edit,edits));break;case"embed":splices.push(this.embedding(edit));break;case"remove":removals.push(...this.removal(edit));break;case"insert":inserted.
push({edit,container:this.container(edit),json:layout=>this.json(edit.json,layout)})}}const gone=new Set(removals.map(({start})=>start));const{made,refilled}=insertions(
inserted,this.style,gone,place=>this.find(place)?.offsets);splices.push(...made);for(const run of runs(this.bytes,removals)){if(!refilled.has(run.start))splices.
push(cut(this.bytes,run))}return sortSplices(splices)}find(place){return this.lookup(place)}located(edit){const found=this.find(edit.place);if(found===void 0)throw new EditError(
`cannot ${describeEdit(edit)}: there is nothing`);return found}replacement(edit){const{offsets}=this.located(edit);const[start=0,end=0]=offsets;const json=this.
json(edit.by,()=>this.style.ofReplacement(offsets));return{start,end,text:json,edit}}embedding(edit){const[start=0,end=0]=this.located(edit).offsets;const spelling=new StringSpelling(
this.bytes,start,start,()=>this.style.spelling.asciiOnly);return{start,end,text:`"${spelling.spell(textOf(this.bytes.subarray(start,end)))}"`,edit}}renaming(edit,edits){
const found=this.located(edit);if((found.offsets[2]??-1)<0)throw new EditError(`cannot ${describeEdit(edit)}: it has no key, because it stands in no object`);const parent=edit.
place.parent===void 0?void 0:this.find(edit.place.parent);const all=[...found.earlier,found];const own=new Set(all.map(({offsets})=>offsets[2]));const leaving=new Set(
edits.flatMap(other=>other.kind==="rename"||other.kind==="remove"?this.find(other.place)?.offsets[2]??[]:[]));if(edits.some(other=>other!==edit&&this.bringsKey(
other,edit.key,parent)))throw new EditError(`cannot ${describeEdit(edit)}: another edit brings ${JSON.stringify(edit.key)}, too`);const list=parent?.list??[];for(let at=0;at<
list.length;at+=4){const[keyStart=0,keyEnd=0]=[list[at],list[at+1]];if(own.has(keyStart)||leaving.has(keyStart))continue;if(stringText(this.bytes,keyStart,keyEnd)===
edit.key)throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(edit.key)} stands there already`)}const text=this.style.spelling.spell(JSON.stringify(
edit.key));return all.map(({offsets})=>({start:offsets[2]??0,end:offsets[3]??0,text,edit}))}bringsKey(other,key,parent){if(other.kind!=="rename"&&other.kind!=="\
insert"||other.key!==key)return false;const around=other.kind==="insert"?other.into:other.place.parent;return around!==void 0&&this.find(around)?.offsets[0]===parent?.
offsets[0]}removal(edit){const found=this.located(edit);if(edit.place.step===void 0)throw new EditError(`cannot ${describeEdit(edit)}: a text needs a value`);return[
...found.earlier,found].map(({offsets:[start=0,end=0,keyStart=-1]})=>({start:keyStart<0?start:keyStart,end,edit}))}container(edit){const found=this.find(edit.into);
const opened=found===void 0?0:this.bytes[found.offsets[0]??0];if(found===void 0)throw new EditError(`cannot ${describeEdit(edit)}: there is nothing`);if(opened!==
123&&opened!==91)throw new EditError(`cannot ${describeEdit(edit)}: it is no object and no list`);return found}json(json,layout){switch(json.kind){case"json":return this.
style.spelling.spell(json.json);case"value":return this.style.spelling.spell(this.style.spell(json.value,layout()));case"copy":return this.copy(json)}}copy({of,
edits}){const found=this.find(of);if(found===void 0)throw new EditError(`cannot copy ${of.pointers.pointer}: there is nothing`);const[start=0,end=0]=found.offsets;
let copied="";let at=start;for(const splice of this.plan(edits)){if(splice.start<at||splice.end>end)throw new EditError(`cannot ${describeEdit(splice.edit)} in \
the copy: it is not part of it`);copied+=textOf(this.bytes.subarray(at,splice.start))+splice.text;at=splice.end}return copied+textOf(this.bytes.subarray(at,end))}};
function runs(bytes,removals){const merged=[];for(const removal of sortSplices(removals)){const last=merged.at(-1);if(last!==void 0&&removal.start===last.start)
continue;if(last!==void 0&&nextStart(bytes,last.end)===removal.start)merged[merged.length-1]={...last,end:removal.end};else merged.push(removal)}return merged}function nextStart(bytes,end){
const after=skipSpace(bytes,end);return bytes[after]===44?skipSpace(bytes,after+1):void 0}function cut(bytes,{start,end,edit}){const next=nextStart(bytes,end);if(next!==
void 0)return{start,end:next,text:"",edit};let before=start;while(isSpace(bytes[before-1]))before--;if(bytes[before-1]===44){before--;while(isSpace(bytes[before-
1]))before--;return{start:before,end,text:"",edit}}return{start:before,end:skipSpace(bytes,end),text:"",edit}}function locate(bytes,places,innerSpans=[],edits=[]){const locator=new Locator;for(const place of places)locator.wantOf(place);for(const innerSpan of innerSpans)
locator.wantInner(innerSpan);for(const group of edits)locator.wantEdits(group);locator.run(bytes);return locator}var Locator=class{root=new Want;wants=new Map;inner=new Map;results=new Map;planned=new Set;repeats=false;wantOf(place){
const known=this.wants.get(place);if(known!==void 0)return known;let want=this.root;if(place.parent!==void 0){const around=this.wantOf(place.parent);if(place.step===
void 0){around.inside??=new Want;want=around.inside}else{want=around.member(String(place.step))}}this.wants.set(place,want);return want}wantInner(wanted){const want=this.
wantOf(wanted.holder);want.inner??=[];want.inner.push(wanted)}wantEdits(group){this.results.set(group,[]);for(const edit of group){this.wantPlacesOf(edit);const text=this.
wantOf(textRoot(editPlace(edit)));text.edits??=new Map;const together=text.edits.get(group);if(together===void 0)text.edits.set(group,[edit]);else together.push(
edit)}}wantPlacesOf(edit){const want=this.wantOf(editPlace(edit));if(edit.kind==="insert"){want.listed=true;if(edit.beside!==void 0)this.wantOf(edit.into.at(edit.
beside.step))}if(edit.kind==="rename"&&edit.place.parent!==void 0)this.wantOf(edit.place.parent).listed=true;const json=edit.kind==="insert"?edit.json:edit.kind===
"replace"?edit.by:void 0;if(json?.kind!=="copy")return;this.wantOf(json.of);for(const inCopy of json.edits)this.wantPlacesOf(inCopy)}run(bytes){if(this.wants.size>
0)this.locateIn(bytes,this.root,0);for(const group of this.results.keys()){const lost=group.find(edit=>!this.planned.has(this.wantOf(textRoot(editPlace(edit)))));
if(lost===void 0)continue;const fault=`cannot ${describeEdit(lost)}: there is no text with JSON in it`;this.results.set(group,new EditError(fault))}}of(place){const found=this.
find(place);if(found===void 0)return void 0;const[valueStart=0,valueEnd=0,keyStart=NONE,keyEnd=NONE]=found.offsets;return{value:span(valueStart,valueEnd),key:keyEnd===
NONE?void 0:span(keyStart,keyEnd),depth:found.depth,repeated:found.earlier.length>0}}ofInner(wanted){const[start,end]=this.inner.get(wanted)??[];return start===
void 0||end===void 0?void 0:span(start,end)}splicesOf(edits){const result=this.results.get(edits)??[];if(result instanceof EditError)throw result;const sorted=sortSplices(
result.map(({offsets:[start=0,end=0],text,edit})=>({start:byteOffset(start),end:byteOffset(end),text,edit})));for(const[index,splice]of sorted.entries()){const before=sorted[index-
1];if(before!==void 0&&overlap(before,splice))throw new EditError(`cannot ${describeEdit(before.edit)} and ${describeEdit(splice.edit)} together: both change th\
e same bytes`)}return sorted.map(({start,end,text})=>({start,end,text}))}find(place){const{found}=this.wantOf(place);if(!this.repeats||found===void 0||place.parent===
void 0)return found;if(place.step===void 0)return this.find(place.parent)===void 0?void 0:found;const around=this.find(place.parent);if(around===void 0)return void 0;
const[start=0,end=0]=around.offsets;const isWithin=({offsets:[at=0]})=>at>=start&&at<end;if(!isWithin(found))return void 0;return found.earlier.length===0?found:
{...found,earlier:found.earlier.filter(isWithin)}}locateIn(bytes,root,depth){const found=findWants(bytes,root,depth);for(const want of found)this.repeats||=want!==
this.root&&want.found?.earlier.length!==0;const splices=this.plan(bytes,root,depth);const slots=new OffsetSlots;for(const{offsets}of splices)slots.add(offsets);
const spelling=new TextSpelling(bytes);for(const want of found){if(want.found===void 0)continue;slots.add(want.found.offsets);for(const{offsets}of want.found.earlier)
slots.add(offsets);if(want.inside===void 0&&want.inner===void 0)continue;const[valueStart=0,valueEnd=0]=want.found.offsets;if(bytes[valueStart]!==34||valueEnd===
0)continue;const content=decodeString(bytes,valueStart,valueEnd);const inside=want.inside===void 0?{slots:new OffsetSlots,splices:[]}:this.locateIn(content,want.
inside,depth+1);for(const wanted of want.inner??[]){const offsets=[wanted.inner.start,wanted.inner.end];this.inner.set(wanted,offsets);inside.slots.add(offsets)}
inside.slots.map(sorted=>sourceOffsets(bytes,valueStart,valueEnd,sorted));slots.addAll(inside.slots);if(inside.splices.length>0){const string=new StringSpelling(
bytes,valueStart,valueEnd,()=>spelling.asciiOnly);for(const splice of inside.splices)splice.text=string.spell(splice.text)}splices.push(...inside.splices)}return{
slots,splices}}plan(bytes,root,depth){if(root.edits===void 0||depth>0&&!isJson(textOf(bytes)))return[];this.planned.add(root);const planner=new EditPlanner(bytes,
place=>this.find(place));const splices=[];for(const[group,edits]of root.edits){const before=this.results.get(group);if(before===void 0||before instanceof EditError)
continue;try{const planned=planner.plan(edits).map(openSplice);before.push(...planned);splices.push(...planned)}catch(error){if(!(error instanceof EditError))throw error;
this.results.set(group,error)}}return splices}};function openSplice({start,end,text,edit}){return{offsets:[start,end],text,edit}}function textRoot(place){let root=place;
while(root.step!==void 0&&root.parent!==void 0)root=root.parent;return root}import{sha256}from"@noble/hashes/sha2.js";import{bytesToHex,utf8ToBytes}from"@noble/hashes/utils.js";var HEX_DIGITS=32;var LONGEST_TEXT=1e3;var Fingerprints=class{constructor(root){this.root=root}root;counts=new Map;digests=new Map;embedded=[];next(rule,place){
const{identity,value}=place===void 0?{identity:[],value:null}:this.identify(place);const text=JSON.stringify([rule,identity,this.briefly(value??null)]);const fingerprint=digest(
text).slice(0,HEX_DIGITS);const count=(this.counts.get(fingerprint)??0)+1;this.counts.set(fingerprint,count);return count===1?fingerprint:`${fingerprint}:${count}`}briefly(value){
const brief=typeof value==="string"?value.length<=LONGEST_TEXT:typeof value!=="object"||value===null;if(brief)return value;const known=this.digests.get(value)??
digest(canonical(value));this.digests.set(value,known);return known}identify(place){let value=this.root;let steps=[];const identity=[];for(const link of place.chain()){
if(link.parent===void 0)continue;if(link.step===void 0){value=this.inside(identity.length,value);identity.push(formatPointer(steps));steps=[]}else{value=childOf(
value,link.step);steps.push(typeof link.step==="number"?elementName(value,link.step):link.step)}}identity.push(formatPointer(steps));return{identity,value}}inside(depth,text){
const last=this.embedded[depth];if(last!==void 0&&last.text===text)return last.value;const value=parse(text);this.embedded[depth]={text,value};return value}};function parse(text){
if(typeof text!=="string")return void 0;try{return JSON.parse(text)}catch{return void 0}}function childOf(value,step){if(Array.isArray(value))return value[Number(
step)];return isObject(value)?member(value,String(step)):void 0}function elementName(element,index){if(!isObject(element))return String(index);const name=firstText(
element,"Id")??firstText(element,"id");if(name!==void 0)return name;const type=firstText(element,"$type");return type===void 0?String(index):`${type} ${firstText(
element,"Name")??""}`}function firstText(element,key){const value=member(element,key);return typeof value==="string"?value:void 0}function digest(text){return bytesToHex(
sha256(utf8ToBytes(text.toWellFormed())))}var DEEPEST=500;function canonical(value,depth=0){if(typeof value!=="object"||value===null)return JSON.stringify(value);
if(depth>DEEPEST)return"\u2026";if(Array.isArray(value))return`[${value.map(element=>canonical(element,depth+1)).join(",")}]`;const members=Object.keys(value).sort().
map(key=>`${JSON.stringify(key)}:${canonical(value[key]??null,depth+1)}`);return`{${members.join(",")}}`}function openFix(draft,ids){const all=typeof draft.edits==="function"?draft.edits(ids):draft.edits;const cuts=all.filter(edit=>edit.kind==="cut");return{draft,cuts,
edits:all.filter(edit=>edit.kind!=="cut")}}function finishFix({draft,cuts,edits},locations){const isAmbiguous=edits.some(edit=>edit.kind==="remove"&&locations.of(
edit.place)?.repeated);if(isAmbiguous)return void 0;const splices=[...locations.splicesOf(edits)];for(const{span:cut2}of cuts)splices.push({start:cut2.start,end:cut2.
end,text:""});return{safety:draft.safety,description:draft.description,edits:sortSplices(splices)}}import{sha256 as sha2562}from"@noble/hashes/sha2.js";import{bytesToHex as bytesToHex2,concatBytes,utf8ToBytes as utf8ToBytes2}from"@noble/hashes/utils.js";var NEW_CHARACTERS=6;
var QUEST_ID=/^[a-z0-9]{14,17}$/;var USUAL_PREFIX="mlh";var USUAL_LENGTH=16;var NewIdSource=class{constructor(bytes){this.bytes=bytes}bytes;digest;of(rule){return{
uuid:place=>asUuid(this.hex(rule,place,0)),questId:(place,like,isTaken)=>{const isId=QUEST_ID.test(like);const kept=isId?like.slice(0,-NEW_CHARACTERS):USUAL_PREFIX;
const length=isId?NEW_CHARACTERS:USUAL_LENGTH-kept.length;for(let attempt=0;;attempt++){const id=kept+asBase36(this.hex(rule,place,attempt),length);if(!isTaken(
id))return id}}}}hex(rule,place,attempt){this.digest??=sha2562(this.bytes);const{pointer,embedded}=place.pointers;const again=attempt===0?[]:[attempt];const name=utf8ToBytes2(
JSON.stringify([rule,pointer,...embedded,...again]));return bytesToHex2(sha2562(concatBytes(this.digest,name)))}};function asUuid(hex){const variant="89ab".charAt(
Number.parseInt(hex.charAt(16),16)%4);return[hex.slice(0,8),hex.slice(8,12),`4${hex.slice(13,16)}`,`${variant}${hex.slice(17,20)}`,hex.slice(20,32)].join("-")}function asBase36(hex,length){
return BigInt(`0x${hex}`).toString(36).slice(-length)}function finishFindings(bytes,value,runner,hidden){const{drafts,crashes}=runner;if(drafts.length===0)return{findings:[],crashes,shownBytes:bytes};const targets=new Targets(
bytes,drafts,hidden.innerSpans);const placed=drafts.flatMap(({active,draft})=>{const at=targets.place(draft.at);const level=active.levelAt?.(at.pointer,at.embedded)??
active.level;if(level==="off")return[];const related=(draft.related??[]).map(other=>({message:other.message,at:targets.place(other.at)}));return[{active,draft,level,
at,related}]});placed.sort((a,b)=>a.at.span.start-b.at.span.start||compare(a.active.rule.id,b.active.rule.id));const offsets=[];for(const{at,related}of placed){
for(const{span:where}of[at,...related.map(other=>other.at)])offsets.push(where.start,where.end)}offsets.sort((a,b)=>a-b);const lines=positions(bytes,offsets);const fingerprints=new Fingerprints(
value);const{locations}=targets;const findings=placed.map(({active,draft,level,at,related})=>{const rule=active.rule.id;const open=targets.fixes.get(draft);const fix=open===
void 0?void 0:finishFix(open,locations);return{rule,level,message:hidden.mask(draft.message),...findingPlace(at,lines),related:related.map(other=>({message:hidden.
mask(other.message),...findingPlace(other.at,lines)})),...fix===void 0?{}:{fix},fingerprint:fingerprints.next(rule,targetPlace(draft.at)),insideStrings:at.insideStrings}});
return{findings,crashes,shownBytes:hidden.cover(bytes,locations)}}function compare(a,b){return a<b?-1:a>b?1:0}function toTarget(at){return at instanceof Place?{
kind:"place",place:at,part:"value"}:at}function targetPlace(at){return toTarget(at).place}function findingPlace(at,lines){return{pointer:at.pointer,embedded:at.
embedded,start:positionAt(lines,at.span.start),end:positionAt(lines,at.span.end)}}function positionAt(lines,offset){const position2=lines.get(offset);if(position2===
void 0)throw new Error(`byte ${offset} was not counted`);return position2}var Targets=class{constructor(bytes,drafts,hidden){this.bytes=bytes;const places=[];const innerSpans=[
...hidden];const want=at=>{const target=toTarget(at);if(target.kind==="place"){places.push(target.place)}else if(target.holder!==void 0){const inner={holder:target.
holder,inner:target.span};this.inner.set(target,inner);innerSpans.push(inner)}};const newIds=new NewIdSource(bytes);for(const{active,draft}of drafts){want(draft.
at);for(const{at}of draft.related??[])want(at);if(draft.fix!==void 0)this.fixes.set(draft,openFix(draft.fix,newIds.of(active.rule.id)))}const edits=[...this.fixes.
values()].map(fix=>fix.edits);this.locations=locate(bytes,places,innerSpans,edits)}bytes;locations;fixes=new Map;inner=new Map;place(at){const target=toTarget(at);
if(target.kind==="span"){const inner=this.inner.get(target);const where=inner===void 0?target.span:this.locations.ofInner(inner);const pointers=target.place?.pointers??
{pointer:"",embedded:[]};return{span:where??span(0,0),...pointers,insideStrings:depthOf(target.holder)}}const location=this.locations.of(target.place);if(location===
void 0)throw new Error(`${target.place.pointers.pointer} is not in the text`);return{span:this.partOf(location,target),...target.place.pointers,insideStrings:location.
depth}}partOf(location,target){if(target.part==="value")return location.value;if(location.key!==void 0)return location.key;return target.part==="record"?openingByte(
this.bytes,location.value):location.value}};function depthOf(holder){return holder===void 0?0:holder.paths.length}function openingByte(bytes,value){const first=bytes[value.
start];const isBracket=first===123||first===91;return isBracket?{start:value.start,end:byteOffset(value.start+1)}:value}var STAR=42;var HiddenTexts=class{texts=new Set;spans=[];inner=[];masking;add(text,holder,where){this.texts.add(text);if(holder===void 0)this.spans.push(where);else
this.inner.push({holder,inner:where})}get innerSpans(){return this.inner}mask(message){if(this.texts.size===0)return message;this.masking??=new SecretMask(this.
texts);return this.masking.mask(message)}cover(bytes,locations){if(this.texts.size===0)return bytes;const covered=bytes.slice();for(const at of this.spans)covered.
fill(STAR,at.start,at.end);for(const place of this.inner){const at=locations.ofInner(place);if(at!==void 0)covered.fill(STAR,at.start,at.end)}return covered}};var MOST_SYNTAX_FAULTS=20;function readText(bytes,maxDepth,surveyed){const other=otherEncoding(bytes);if(other!==void 0)return{kind:"unreadable",faults:[{kind:"\
encoding",fault:other}]};const mark=byteOrderMarkLength(bytes);const text=decodeUtf8(bytes.subarray(mark));if(text===void 0){return{kind:"unreadable",faults:findInvalidUtf8(
bytes).map(fault=>({kind:"encoding",fault}))}}const faults=[];if(mark>0)faults.push({kind:"encoding",fault:{kind:"byte-order-mark",span:span(0,mark)}});const value=parse2(
text);const found=surveyed();if(found.surface.depth>maxDepth){const fault=findDepthFault(bytes.subarray(mark),maxDepth);if(fault!==void 0){const at=span(fault.span.
start+mark,fault.span.end+mark);faults.push({kind:"depth",holder:void 0,span:at,path:fault.path,max:maxDepth});return{kind:"unreadable",faults:[...faults,...syntaxFaults(
bytes,mark)]}}}if(value===void 0)return{kind:"unreadable",faults:[...faults,...syntaxFaults(bytes,mark)]};return{kind:"value",value,faults,survey:found}}function parse2(text){
try{return JSON.parse(text)}catch{return void 0}}function syntaxFaults(bytes,mark){const found=findSyntaxFaults(bytes.subarray(mark),MOST_SYNTAX_FAULTS+1);return found.
slice(0,MOST_SYNTAX_FAULTS).map((fault,index)=>{const more=index===MOST_SYNTAX_FAULTS-1&&found.length>MOST_SYNTAX_FAULTS;const at=span(fault.span.start+mark,fault.
span.end+mark);const opened=fault.opened===void 0?{}:{opened:span(fault.opened.start+mark,fault.opened.end+mark)};return{kind:"syntax",fault:{...fault,...opened,
span:at},more,bytes}})}function suspicionOf(found,value,secrets){return{duplicateKeys:found.keysToCheck||found.escapedKeys&&countMembers(value)!==found.members,
unsafeNumbers:found.numbersToCheck,loneSurrogates:found.surrogatesToCheck,secrets}}function isSuspicious(suspicion){return suspicion.duplicateKeys||suspicion.unsafeNumbers||
suspicion.loneSurrogates||suspicion.secrets}function countMembers(value){let members=0;if(Array.isArray(value)){for(let index=0;index<value.length;index++){const element=value[index];
if(typeof element==="object"&&element!==null)members+=countMembers(element)}}else if(isObject(value)){for(const key in value){members++;const part2=value[key];if(typeof part2===
"object"&&part2!==null)members+=countMembers(part2)}}return members}var SUBSCRIPTION_KINDS=["effector","quest-trigger","basic-trigger","undecided-trigger","linked-task","direct-effector"];var NO_SNAPSHOT=new Snapshot(null);var Runner=class{constructor(rules,bytes){this.bytes=bytes;this.options=new Map(rules.map(({rule,options})=>[rule.id,options]));
for(const active of rules)this.register(active)}bytes;drafts=[];crashes=[];calls=new Map;options;contexts=[];walkAgain=()=>{};setSnapshot(snapshot,walkAgain){for(const context of this.
contexts)context.snapshot=snapshot;this.walkAgain=walkAgain}on(event){return this.caller(this.calls.get(event)??[])}onSubscription(){const all=this.calls.get("s\
ubscription")??[];const byKind={};for(const kind of SUBSCRIPTION_KINDS){byKind[kind]=this.caller(all.filter(({kinds})=>kinds===void 0||kinds.includes(kind)))}return subscription=>byKind[subscription.
kind](subscription)}caller(calls){return subject=>{for(let index=0;index<calls.length;index++){const call=calls[index];try{call.listener(subject,call.report,call.
context)}catch(error){this.setAside(call.rule,error)}}}}setAside(rule,error){this.crashes.push({rule,error});for(const calls of this.calls.values()){for(const call of calls)
if(call.rule===rule)call.listener=()=>{}}}register(active){const{rule,options}=active;const report=draft=>{this.drafts.push({active,draft})};const context={options,
state:rule.state?.(),snapshot:NO_SNAPSHOT,inFileOrder:places=>this.inFileOrder(places),eachSubscription:visit=>this.walkAgain(visit),optionsOf:ruleId=>this.options.
get(ruleId)};this.contexts.push(context);for(const[event,listener]of Object.entries(rule.listeners)){if(listener===void 0)continue;const call={rule:rule.id,kinds:rule.
kinds,listener,report,context};const calls=this.calls.get(event);if(calls===void 0)this.calls.set(event,[call]);else calls.push(call)}}inFileOrder(places){const locations=locate(
this.bytes,places);const start=place=>locations.of(place)?.value.start??0;return[...places].sort((a,b)=>start(a)-start(b))}};function lintText(bytes,settings,surveyed=()=>survey(bytes)){if(settings.maxBytes!==void 0&&bytes.length>settings.maxBytes)return lintSize(bytes.length,settings);
return new Lint(bytes,settings,surveyed).run()}function lintSize(size,settings){const bytes=new Uint8Array;const runner=new Runner(settings.rules,bytes);runner.
on("textFault")({kind:"size",bytes:size});const result=finishFindings(bytes,void 0,runner,new HiddenTexts);return withUnchecked(result,"it is larger than text/s\
ize allows, and that rule is off")}function withUnchecked(result,why){return result.findings.length>0||result.crashes.length>0?result:{...result,unchecked:why}}
var ignore=()=>{};var NOBODY={schemaFault:ignore,section:ignore,item:ignore,questEntry:ignore,questPair:ignore,requirement:ignore,subscription:ignore,otherTask:ignore,
effect:ignore,embeddedText:ignore,rawEmbedded:ignore};var Lint=class{constructor(bytes,settings,surveyed){this.bytes=bytes;this.settings=settings;this.surveyed=
surveyed;this.runner=new Runner(settings.rules,bytes);this.textFault=this.runner.on("textFault");this.textStart=byteOrderMarkLength(bytes)}bytes;settings;surveyed;runner;hidden=new HiddenTexts;textFault;textStart;secrets=[];readAsJson=new Set;run(){
const{bytes,runner,settings}=this;this.textFault({kind:"size",bytes:bytes.length});const reading=readText(bytes,settings.maxDepth,this.surveyed);for(const fault of reading.
faults)this.textFault(fault);if(reading.kind==="unreadable"){for(const secret of findRawSecrets(bytes))this.hidden.add(secret.text,void 0,secret.span);const result=finishFindings(
bytes,void 0,runner,this.hidden);return withUnchecked(result,"it cannot be read as JSON, and the rule that would say why is off")}const suspicion=suspicionOf(reading.
survey.surface,reading.value,reading.survey.secretHints);this.treeFaults(bytes.subarray(this.textStart),this.textStart,void 0,suspicion);this.walk(reading.value,
reading.survey);this.tellSecrets();return finishFindings(bytes,reading.value,runner,this.hidden)}walk(value,found){const{runner,settings}=this;const{inside}=found;
const clean=!found.secretHints&&!inside.numbersToCheck&&!inside.surrogatesToCheck&&!inside.keysToCheck;const surfaceSurveyed=clean&&inside.depth<=settings.maxDepth;
let membersInside=0;const surfaceTexts=[];const snapshot=new Snapshot(value);const options={maxDepth:settings.maxDepth,surfaceSurveyed};runner.setSnapshot(snapshot,
visit=>walk(snapshot,{...NOBODY,subscription:visit},options));runner.on("snapshot")(snapshot);const embeddedText=runner.on("embeddedText");const rawEmbedded=runner.
on("rawEmbedded");walk(snapshot,{schemaFault:runner.on("schemaFault"),section:runner.on("section"),item:runner.on("item"),questEntry:runner.on("questEntry"),questPair:runner.
on("questPair"),requirement:runner.on("requirement"),subscription:runner.onSubscription(),otherTask:runner.on("otherTask"),effect:runner.on("effect"),rawEmbedded:(role,raw,place)=>rawEmbedded(
{role,value:raw,place}),embeddedText:text=>{const{reading}=text;const surveyed=reading.kind==="value"&&reading.survey===void 0;if(surveyed&&typeof reading.value===
"object"){if(!inside.escapedKeys)return embeddedText(text);membersInside+=countMembers(reading.value);surfaceTexts.push(text)}else{this.inside(text,found.secretHints)}
embeddedText(text)}},options);if(surfaceSurveyed&&inside.escapedKeys&&membersInside!==inside.members){for(const text of surfaceTexts)this.inside(text,false)}runner.
on("snapshotEnd")(snapshot)}inside(text,fileMayHoldSecrets){const{reading,place}=text;if(reading.kind==="too-deep"){const fault=findDepthFault(embeddedBytes(text),
this.settings.maxDepth);if(fault!==void 0)this.textFault({kind:"depth",holder:place,...fault,max:this.settings.maxDepth})}if(reading.kind!=="value")return;const secrets=fileMayHoldSecrets&&
mayHoldSecrets(text.text);const found=reading.survey??surveyText(text.text);const suspicion=suspicionOf(found.surface,reading.value,secrets);if(secrets)this.readAsJson.
add(placeName(place));if(isSuspicious(suspicion))this.treeFaults(embeddedBytes(text),0,place,suspicion)}treeFaults(bytes,offset,holder,suspicion){if(!isSuspicious(
suspicion))return;for(const fault of findTreeFaults(bytes,suspicion)){const shifted=offset===0?fault:shift(fault,offset);if(fault.kind==="secret")this.secrets.push(
{holder,fault:shifted});else this.textFault({kind:"tree",holder,fault:shifted})}}tellSecrets(){for(const{holder,fault}of this.secrets){if(fault.kind!=="secret")
continue;for(const secret of fault.secrets)this.hidden.add(secret.text,holder,secret.span);const place=(holder?.inside()??Place.root).along(fault.path);if(this.
readAsJson.has(placeName(place)))continue;this.textFault({kind:"tree",holder,fault})}}};function shift(fault,offset){const moved=at=>span(at.start+offset,at.end+
offset);if(fault.kind==="duplicate-key")return{...fault,span:moved(fault.span),first:moved(fault.first)};if(fault.kind==="secret"){const secrets=fault.secrets.map(
secret=>({...secret,span:moved(secret.span)}));return{...fault,secrets,span:moved(fault.span)}}return{...fault,span:moved(fault.span)}}function placeName(place){
const{pointer,embedded}=place.pointers;return[pointer,...embedded].join("#")}var MOST_ROUNDS=10;var RepairFault=class extends Error{};function repairText(bytes,settings,unsafe,first,wanted=()=>true){const revision=new Revision(bytes.length);
const repaired=[];let text=bytes;let result=first;let chosen=chooseFixes(result.findings.filter(wanted),unsafe);for(let round=0;round<MOST_ROUNDS&&chosen.findings.
length>0;round++){text=applySplices(text,chosen.splices);revision.add(chosen.splices);for(const{rule,message}of chosen.findings)repaired.push({rule,message});const next=lintText(
text,settings);refuseBroken(result,next);result=next;chosen=chooseFixes(result.findings.filter(wanted),unsafe)}return{before:{bytes,shown:first.shownBytes},after:{
bytes:text,shown:result.shownBytes},splices:revision.splices,repaired,result,unfinished:chosen.findings.length>0}}var UNREADABLE=new Set(["text/syntax","text/de\
pth","text/size"]);function refuseBroken(before,after){const broken=after.findings.find(({rule})=>UNREADABLE.has(rule));if(broken!==void 0&&!before.findings.some(
({rule})=>rule===broken.rule))throw new RepairFault(`a repair would have left a file with this fault: ${broken.message}`);if(after.unchecked!==void 0&&before.unchecked===
void 0)throw new RepairFault(`a repair would have left a file that cannot be checked: ${after.unchecked}`)}function chooseFixes(findings,unsafe){const wanted=unsafe?
["safe","unsafe"]:["safe"];const chosen=[];let splices=[];for(const safety of wanted){const candidates=findings.filter(({fix})=>fix?.safety===safety);const taken=new Taken(
splices);for(const finding of candidates){const edits=finding.fix?.edits??[];if(edits.length===0||!taken.add(edits))continue;chosen.push(finding)}splices=taken.
sorted}return{findings:chosen,splices}}var Taken=class{splices;constructor(splices){this.splices=[...splices]}add(splices){const places=splices.map(splice=>this.
placeFor(splice));const free=splices.every((splice,index)=>{const place=places[index];const[before,after]=[this.splices[place-1],this.splices[place]];if(before!==
void 0&&overlap(before,splice))return false;return after===void 0||!overlap(splice,after)});if(!free)return false;for(let index=splices.length-1;index>=0;index--)
this.splices.splice(places[index],0,splices[index]);return true}get sorted(){return sortSplices(this.splices)}placeFor({start,end}){let[low,high]=[0,this.splices.
length];while(low<high){const middle=low+high>>1;const other=this.splices[middle];if(other.start<start||other.start===start&&other.end<=end)low=middle+1;else high=
middle}return low}};export{EditError,applySplices,locate,lintText,lintSize,RepairFault,repairText};

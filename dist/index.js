import{rulesForFile}from"./chunk-DZ3BPKDH.js";import{NotJsonError,compareTexts}from"./chunk-3B5QZZX4.js";import{limitsOf}from"./chunk-FMVTPYT6.js";
import{EditError,Place,RepairError,addMember,applySplices,byteOrderMarkLength,decodeUtf8,findSchemaFaults,keyAt,lintText,locateEdits,recordAt,removeMember,renewUuid,
repairText,replaceValue,rulePack}from"./chunk-HSO7PULM.js";import{defineRule}from"./chunk-6QMVN2JM.js";import{placeMatcher,readConfig}from"./chunk-7LXRAZ7L.js";
import"./chunk-UE2GTNOF.js";import{isJson,parsePointer}from"./chunk-FMW4FYWV.js";import"./chunk-IODSR3VM.js";function spliceText(bytes,edits){return edits.length===0?[]:locateEdits(bytes,[],[],[edits]).splicesOf(edits)}var Spelled=class{constructor(json){this.json=json;if(!isJson(json))throw new EditError(`${JSON.stringify(json)} is no JSON text`)}json};var JsonEditor=class{constructor(bytes){
this.bytes=bytes;const text=decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));if(text===void 0)throw new EditError("the bytes are not UTF-8");if(!isJson(text))
throw new EditError("the bytes are no JSON text")}bytes;edits=[];replace(at,value){return this.add({kind:"replace",place:placeOf(at),by:newJson(value)})}rename(at,key){
return this.add({kind:"rename",place:placeOf(at),key})}remove(at){return this.add({kind:"remove",place:placeOf(at)})}insert(at,value,beside){const place=placeOf(
at);if(place.parent===void 0||place.step===void 0)throw new EditError("cannot insert a root: name the new key or index");return this.add({kind:"insert",into:place.
parent,key:String(place.step),json:newJson(value),beside:beside===void 0?void 0:"before"in beside?{side:"before",step:beside.before}:{side:"after",step:beside.after}})}embed(at){
return this.add({kind:"embed",place:placeOf(at)})}splices(){return spliceText(this.bytes,this.edits)}result(){return applySplices(this.bytes,this.splices())}add(edit){
this.edits.push(edit);return this}};function placeOf(at){const[pointer,...embedded]=typeof at==="string"?[at]:at;let place=Place.root.along(parsePointer(pointer));
for(const inner of embedded)place=place.inside().along(parsePointer(inner));return place}function newJson(value){return value instanceof Spelled?{kind:"json",json:value.
json}:{kind:"value",value}}var ConfigError=class extends Error{constructor(faults){super(faults.map(({message})=>message).join("; "));this.faults=faults}faults;name="ConfigError"};function checkSnapshot(bytes,config={}){
requireBytes(bytes);return lintText(bytes,settingsOf(config))}function repairSnapshot(bytes,config={},{unsafe=false}={}){requireBytes(bytes);const settings=settingsOf(
config);return repairText(bytes,settings,unsafe,lintText(bytes,settings))}function compareSnapshots(before,after,{keep="bytes",allow=[]}={}){requireBytes(before);
requireBytes(after);return compareTexts(before,after,{keep,allow:allow.map(placeMatcher)})}function requireBytes(bytes){if(bytes instanceof Uint8Array)return;const what=typeof bytes===
"string"?"a text: give new TextEncoder().encode(text)":"something else";throw new TypeError(`roomlint takes the bytes of a file, a Uint8Array, and this is ${what}`)}
function settingsOf(config){const reading=readConfig(config,rulePack);if("faults"in reading)throw new ConfigError(reading.faults);const sources={config:reading,
preset:void 0,commandLine:new Map};const rules=rulesForFile(rulePack,sources,()=>false);return{rules,...limitsOf(rules)}}export{ConfigError,EditError,JsonEditor,NotJsonError,Place,RepairError,RepairError as RepairFault,Spelled,addMember,applySplices,checkSnapshot,compareSnapshots,
defineRule,findSchemaFaults,keyAt,recordAt,removeMember,renewUuid,repairSnapshot,replaceValue,rulePack};

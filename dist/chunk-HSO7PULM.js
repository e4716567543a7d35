import{defineRule}from"./chunk-6QMVN2JM.js";import{formatPointer,isJson,isObject,jsonType,member,misspelled,nearest,quoteValue,visible}from"./chunk-FMW4FYWV.js";
import{numberFault,prescan}from"./chunk-IODSR3VM.js";function keyAt(place){return{kind:"place",place,part:"key"}}function recordAt(place){return{kind:"place",place,part:"record"}}function spanIn(holder,span2,place){
return{kind:"span",holder,span:span2,place}}function replaceValue(place,json,safety,description){return{safety,description,edits:[{kind:"replace",place,by:{kind:"\
json",json}}]}}function renewUuid(place,safety,description){const edits=ids=>{const json=JSON.stringify(ids.uuid(place));return[{kind:"replace",place,by:{kind:"\
json",json}}]};return{safety,description,edits}}function removeMember(place,safety,description){return{safety,description,edits:[{kind:"remove",place}]}}function addMember(into,key,json,safety,description){
return{safety,description,edits:[{kind:"insert",into,key,json:{kind:"json",json}}]}}var Place=class _Place{constructor(parent,step2){this.parent=parent;this.step=step2}parent;step;static root=new _Place(void 0,void 0);at(step2){return new _Place(
this,step2)}inside(){return new _Place(this,void 0)}along(steps){let place=this;for(const step2 of steps)place=place.at(step2);return place}get holder(){let place=this;
while(place.step!==void 0&&place.parent!==void 0)place=place.parent;return place.parent}get paths(){const paths=[[]];for(const link of this.chain()){if(link.parent===
void 0)continue;if(link.step===void 0)paths.push([]);else paths.at(-1)?.push(link.step)}return paths}get pointers(){const[outer=[],...inner]=this.paths;return{pointer:formatPointer(
outer),embedded:inner.map(formatPointer)}}chain(){const links=[];for(let place=this;place!==void 0;place=place.parent)links.push(place);return links.reverse()}};var directEffector=validate52;function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate52.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Effector===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Effector"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Effector!==void 0){let data0=data.Effector;if(!(data0&&typeof data0=="object"&&!Array.isArray(data0))){const err1={
instancePath:instancePath+"/Effector",schemaPath:"#/properties/Effector/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err1]}else{vErrors.
push(err1)}errors++}}if(data.Id!==void 0){if(typeof data.Id!=="string"){const err2={instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"t\
ype",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}}else{const err3={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}validate52.errors=vErrors;return errors===0}validate52.evaluated={
"props":{"Effector":true,"Id":true},"dynamicProps":false,"dynamicItems":false};var effect=validate53;function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate53.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err1={instancePath:instancePath+"/$type",schemaPath:"#/pr\
operties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate53.errors=vErrors;return errors===
0}validate53.evaluated={"props":{"$type":true},"dynamicProps":false,"dynamicItems":false};var effectorSubscription=validate54;function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate54.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Effector===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
Effector"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.Id===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"Id"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.Name===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"Name"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.TaskTriggerId===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TaskTriggerId"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(
err4)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err5={instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.Effector!==void 0){let data1=data.Effector;if(!(data1&&
typeof data1=="object"&&!Array.isArray(data1))){const err6={instancePath:instancePath+"/Effector",schemaPath:"#/properties/Effector/type",keyword:"type",params:{
type:"object"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.Id!==void 0){if(typeof data.Id!=="string"){const err7={instancePath:instancePath+
"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.TargetState!==
void 0){let data3=data.TargetState;if(!(typeof data3=="number"&&(!(data3%1)&&!isNaN(data3)))){const err8={instancePath:instancePath+"/TargetState",schemaPath:"#\
/properties/TargetState/type",keyword:"type",params:{type:"integer"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.Name!==void 0){
if(typeof data.Name!=="string"){const err9={instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"}};if(vErrors===
null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.TaskTriggerId!==void 0){if(typeof data.TaskTriggerId!=="string"){const err10={instancePath:instancePath+
"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}
errors++}}}else{const err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}
errors++}validate54.errors=vErrors;return errors===0}validate54.evaluated={"props":{"$type":true,"Effector":true,"Id":true,"TargetState":true,"Name":true,"TaskT\
riggerId":true},"dynamicProps":false,"dynamicItems":false};var hideObject=validate55;function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate55.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err1={instancePath:instancePath+"/$type",schemaPath:"#/pr\
operties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate55.errors=vErrors;return errors===
0}validate55.evaluated={"props":{"$type":true},"dynamicProps":false,"dynamicItems":false};var linkedTaskTrigger=validate56;function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate56.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Delay!==void 0){let data0=data.Delay;if(typeof data0=="number"){if(data0<0||isNaN(data0)){const err0={instancePath:instancePath+"/Delay",schemaPath:"\
#/properties/Delay/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}else{const err1={
instancePath:instancePath+"/Delay",schemaPath:"#/properties/Delay/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(
err1)}errors++}}}else{const err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}
errors++}validate56.errors=vErrors;return errors===0}validate56.evaluated={"props":{"Delay":true},"dynamicProps":false,"dynamicItems":false};var linkedTask=validate57;function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate57.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Trigger===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Trigger"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Id"}};
if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.TargetState===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"TargetState"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.Name===void 0){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"Name"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.TaskTriggerId===
void 0){const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TaskTriggerId"}};if(vErrors===null){vErrors=[err4]}else{vErrors.
push(err4)}errors++}if(data.Trigger!==void 0){let data0=data.Trigger;if(!(data0&&typeof data0=="object"&&!Array.isArray(data0))){const err5={instancePath:instancePath+
"/Trigger",schemaPath:"#/properties/Trigger/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.
Id!==void 0){if(typeof data.Id!=="string"){const err6={instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type:"string"}};
if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.TargetState!==void 0){let data2=data.TargetState;if(!(typeof data2=="number"&&(!(data2%
1)&&!isNaN(data2)))){const err7={instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type:"integer"}};if(vErrors===
null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err8={instancePath:instancePath+"/Name",schemaPath:"\
#/properties/Name/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.TaskTriggerId!==void 0){
if(typeof data.TaskTriggerId!=="string"){const err9={instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{
type:"string"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}}else{const err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}validate57.errors=vErrors;return errors===0}validate57.evaluated={"props":{"Trigg\
er":true,"Id":true,"TargetState":true,"Name":true,"TaskTriggerId":true},"dynamicProps":false,"dynamicItems":false};var logicValue=validate58;function validate58(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate58.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Tasks!==void 0){if(!Array.isArray(data.Tasks)){const err0={instancePath:instancePath+"/Tasks",schemaPath:"#/properties/Tasks/type",keyword:"type",
params:{type:"array"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}if(data.ViewNodes!==void 0){if(!Array.isArray(data.ViewNodes)){const err1={
instancePath:instancePath+"/ViewNodes",schemaPath:"#/properties/ViewNodes/type",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err1]}else{vErrors.
push(err1)}errors++}}if(data.col!==void 0){if(typeof data.col!=="string"){const err2={instancePath:instancePath+"/col",schemaPath:"#/properties/col/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.e!==void 0){if(!(typeof data.e=="number")){const err3={
instancePath:instancePath+"/e",schemaPath:"#/properties/e/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}
errors++}}if(data.c!==void 0){if(typeof data.c!=="boolean"){const err4={instancePath:instancePath+"/c",schemaPath:"#/properties/c/type",keyword:"type",params:{type:"\
boolean"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}validate58.errors=vErrors;return errors===0}validate58.evaluated={"props":{"Tasks":true,
"ViewNodes":true,"col":true,"e":true,"c":true},"dynamicProps":false,"dynamicItems":false};var moveToSpot=validate59;function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate59.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data._transformState===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
_transformState"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err2={instancePath:instancePath+
"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
_transformState!==void 0){let data1=data._transformState;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){if(data1.position===void 0){const err3={instancePath:instancePath+
"/_transformState",schemaPath:"#/properties/_transformState/required",keyword:"required",params:{missingProperty:"position"}};if(vErrors===null){vErrors=[err3]}else{
vErrors.push(err3)}errors++}if(data1.rotation===void 0){const err4={instancePath:instancePath+"/_transformState",schemaPath:"#/properties/_transformState/requir\
ed",keyword:"required",params:{missingProperty:"rotation"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}if(data1.scale===void 0){const err5={
instancePath:instancePath+"/_transformState",schemaPath:"#/properties/_transformState/required",keyword:"required",params:{missingProperty:"scale"}};if(vErrors===
null){vErrors=[err5]}else{vErrors.push(err5)}errors++}if(data1.duration===void 0){const err6={instancePath:instancePath+"/_transformState",schemaPath:"#/propert\
ies/_transformState/required",keyword:"required",params:{missingProperty:"duration"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}if(data1.
position!==void 0){let data2=data1.position;if(Array.isArray(data2)){if(data2.length>3){const err7={instancePath:instancePath+"/_transformState/position",schemaPath:"\
#/properties/_transformState/properties/position/maxItems",keyword:"maxItems",params:{limit:3}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}
if(data2.length<3){const err8={instancePath:instancePath+"/_transformState/position",schemaPath:"#/properties/_transformState/properties/position/minItems",keyword:"\
minItems",params:{limit:3}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}const len0=data2.length;for(let i0=0;i0<len0;i0++){if(!(typeof data2[i0]==
"number")){const err9={instancePath:instancePath+"/_transformState/position/"+i0,schemaPath:"#/properties/_transformState/properties/position/items/type",keyword:"\
type",params:{type:"number"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}}else{const err10={instancePath:instancePath+"/_transformState\
/position",schemaPath:"#/properties/_transformState/properties/position/type",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err10]}else{vErrors.
push(err10)}errors++}}if(data1.rotation!==void 0){let data4=data1.rotation;if(Array.isArray(data4)){if(data4.length>4){const err11={instancePath:instancePath+"/\
_transformState/rotation",schemaPath:"#/properties/_transformState/properties/rotation/maxItems",keyword:"maxItems",params:{limit:4}};if(vErrors===null){vErrors=
[err11]}else{vErrors.push(err11)}errors++}if(data4.length<4){const err12={instancePath:instancePath+"/_transformState/rotation",schemaPath:"#/properties/_transf\
ormState/properties/rotation/minItems",keyword:"minItems",params:{limit:4}};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}const len1=data4.
length;for(let i1=0;i1<len1;i1++){if(!(typeof data4[i1]=="number")){const err13={instancePath:instancePath+"/_transformState/rotation/"+i1,schemaPath:"#/propert\
ies/_transformState/properties/rotation/items/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}}else{
const err14={instancePath:instancePath+"/_transformState/rotation",schemaPath:"#/properties/_transformState/properties/rotation/type",keyword:"type",params:{type:"\
array"}};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}}if(data1.scale!==void 0){let data6=data1.scale;if(Array.isArray(data6)){if(data6.
length>3){const err15={instancePath:instancePath+"/_transformState/scale",schemaPath:"#/properties/_transformState/properties/scale/maxItems",keyword:"maxItems",
params:{limit:3}};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data6.length<3){const err16={instancePath:instancePath+"/_transformSta\
te/scale",schemaPath:"#/properties/_transformState/properties/scale/minItems",keyword:"minItems",params:{limit:3}};if(vErrors===null){vErrors=[err16]}else{vErrors.
push(err16)}errors++}const len2=data6.length;for(let i2=0;i2<len2;i2++){if(!(typeof data6[i2]=="number")){const err17={instancePath:instancePath+"/_transformSta\
te/scale/"+i2,schemaPath:"#/properties/_transformState/properties/scale/items/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err17]}else{
vErrors.push(err17)}errors++}}}else{const err18={instancePath:instancePath+"/_transformState/scale",schemaPath:"#/properties/_transformState/properties/scale/ty\
pe",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data1.duration!==void 0){let data8=data1.duration;
if(typeof data8=="number"){if(data8<0||isNaN(data8)){const err19={instancePath:instancePath+"/_transformState/duration",schemaPath:"#/properties/_transformState\
/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err19]}else{vErrors.push(err19)}errors++}}else{const err20={
instancePath:instancePath+"/_transformState/duration",schemaPath:"#/properties/_transformState/properties/duration/type",keyword:"type",params:{type:"number"}};
if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}}else{const err21={instancePath:instancePath+"/_transformState",schemaPath:"#/properties/_\
transformState/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}}else{const err22={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}validate59.errors=vErrors;return errors===
0}validate59.evaluated={"props":{"$type":true,"_transformState":true},"dynamicProps":false,"dynamicItems":false};var questEntryCompleted=validate60;var schema29={"type":"object","required":["EntryId","id","Name","Description","Status","Group","DisplayGroup","Enabled","RepeatableLimit","FinishTime","AutoStar\
t","TriggeredByInventory","Requirements","Creator","TemplateName","Tracked","Visible","ExtraText"],"properties":{"EntryId":{"type":"string"},"id":{"type":"strin\
g"},"Name":{"type":"string"},"Description":{"type":"string"},"Status":{"type":"string","enum":["inProgress","completed"]},"Group":{"type":"string","enum":["","n\
onPersistent","multiplayer"]},"DisplayGroup":{"type":"string"},"Enabled":{"type":"boolean"},"RepeatableLimit":{"type":"integer","minimum":0},"FinishTime":{"type":"\
number","minimum":0},"AutoStart":{"type":"boolean"},"TriggeredByInventory":{"type":"boolean"},"Requirements":{"type":"array","items":{}},"Creator":{"type":"stri\
ng"},"TemplateName":{"type":"string"},"Tracked":{"type":"boolean"},"Visible":{"type":"boolean"},"ExtraText":{"type":"string","if":{"not":{"const":""}},"then":{}}}};
function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate68.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.EntryId===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EntryId"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.Name===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"Name"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.Description===void 0){const err3={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"Description"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.Status===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Status"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}if(data.Group===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Group"}};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}if(data.DisplayGroup===void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
DisplayGroup"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}if(data.Enabled===void 0){const err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Enabled"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}if(data.RepeatableLimit===void 0){const err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"RepeatableLimit"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}if(data.
FinishTime===void 0){const err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"FinishTime"}};if(vErrors===null){vErrors=[err9]}else{
vErrors.push(err9)}errors++}if(data.AutoStart===void 0){const err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"AutoStart"}};
if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}if(data.TriggeredByInventory===void 0){const err11={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"TriggeredByInventory"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}if(data.Requirements===void 0){const err12={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Requirements"}};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}
if(data.Creator===void 0){const err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Creator"}};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}if(data.TemplateName===void 0){const err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Templa\
teName"}};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}if(data.Tracked===void 0){const err15={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Tracked"}};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data.Visible===void 0){const err16={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"Visible"}};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data.ExtraText===
void 0){const err17={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ExtraText"}};if(vErrors===null){vErrors=[err17]}else{vErrors.
push(err17)}errors++}if(data.EntryId!==void 0){if(typeof data.EntryId!=="string"){const err18={instancePath:instancePath+"/EntryId",schemaPath:"#/properties/Ent\
ryId/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data.id!==void 0){if(typeof data.id!==
"string"){const err19={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err19]}else{
vErrors.push(err19)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err20={instancePath:instancePath+"/Name",schemaPath:"#/properties/Nam\
e/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data.Description!==void 0){if(typeof data.
Description!=="string"){const err21={instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type:"string"}};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data.Status!==void 0){let data4=data.Status;if(typeof data4!=="string"){const err22={instancePath:instancePath+
"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}if(!(data4===
"inProgress"||data4==="completed")){const err23={instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues:schema29.
properties.Status.enum}};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data.Group!==void 0){let data5=data.Group;if(typeof data5!=="s\
tring"){const err24={instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err24]}else{vErrors.push(err24)}errors++}if(!(data5===""||data5==="nonPersistent"||data5==="multiplayer")){const err25={instancePath:instancePath+"/Group",schemaPath:"\
#/properties/Group/enum",keyword:"enum",params:{allowedValues:schema29.properties.Group.enum}};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}
if(data.DisplayGroup!==void 0){if(typeof data.DisplayGroup!=="string"){const err26={instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGr\
oup/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data.Enabled!==void 0){if(typeof data.
Enabled!=="boolean"){const err27={instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type:"boolean"}};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data.RepeatableLimit!==void 0){let data8=data.RepeatableLimit;if(!(typeof data8=="number"&&(!(data8%
1)&&!isNaN(data8)))){const err28={instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type:"integ\
er"}};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}if(typeof data8=="number"){if(data8<0||isNaN(data8)){const err29={instancePath:instancePath+
"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err29]}else{
vErrors.push(err29)}errors++}}}if(data.FinishTime!==void 0){let data9=data.FinishTime;if(typeof data9=="number"){if(data9<0||isNaN(data9)){const err30={instancePath:instancePath+
"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err30]}else{vErrors.push(
err30)}errors++}}else{const err31={instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type:"number"}};if(vErrors===
null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data.AutoStart!==void 0){if(typeof data.AutoStart!=="boolean"){const err32={instancePath:instancePath+
"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}
if(data.TriggeredByInventory!==void 0){if(typeof data.TriggeredByInventory!=="boolean"){const err33={instancePath:instancePath+"/TriggeredByInventory",schemaPath:"\
#/properties/TriggeredByInventory/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data.Requirements!==
void 0){if(!Array.isArray(data.Requirements)){const err34={instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",
params:{type:"array"}};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data.Creator!==void 0){if(typeof data.Creator!=="string"){const err35={
instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err35]}else{vErrors.
push(err35)}errors++}}if(data.TemplateName!==void 0){if(typeof data.TemplateName!=="string"){const err36={instancePath:instancePath+"/TemplateName",schemaPath:"\
#/properties/TemplateName/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}if(data.Tracked!==void 0){
if(typeof data.Tracked!=="boolean"){const err37={instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type:"boolea\
n"}};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}if(data.Visible!==void 0){if(typeof data.Visible!=="boolean"){const err38={instancePath:instancePath+
"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}
if(data.ExtraText!==void 0){if(typeof data.ExtraText!=="string"){const err39={instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}}else{const err40={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}validate68.errors=vErrors;return errors===0}validate68.evaluated=
{"props":{"EntryId":true,"id":true,"Name":true,"Description":true,"Status":true,"Group":true,"DisplayGroup":true,"Enabled":true,"RepeatableLimit":true,"FinishTi\
me":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,"Tracked":true,"Visible":true,"ExtraText":true},"dy\
namicProps":false,"dynamicItems":false};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate70.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!Array.isArray(data)){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}validate70.errors=vErrors;return errors===
0}validate70.evaluated={"dynamicProps":false,"dynamicItems":false};function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate72.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(typeof data!=="string"){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}validate72.errors=vErrors;return errors===
0}validate72.evaluated={"dynamicProps":false,"dynamicItems":false};function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
;let vErrors=null;let errors=0;const evaluated0=validate60.evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.
items=void 0}if(!validate68(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})){vErrors=vErrors===null?validate68.errors:vErrors.concat(
validate68.errors);errors=vErrors.length}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.Rewards===void 0){const err0={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"Rewards"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.SuccessMsg===void 0){
const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SuccessMsg"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}
errors++}if(data.Status!==void 0){if("completed"!==data.Status){const err2={instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/const",keyword:"\
const",params:{allowedValue:"completed"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.Rewards!==void 0){if(!validate70(data.Rewards,
{instancePath:instancePath+"/Rewards",parentData:data,parentDataProperty:"Rewards",rootData,dynamicAnchors})){vErrors=vErrors===null?validate70.errors:vErrors.concat(
validate70.errors);errors=vErrors.length}}if(data.SuccessMsg!==void 0){if(!validate72(data.SuccessMsg,{instancePath:instancePath+"/SuccessMsg",parentData:data,parentDataProperty:"\
SuccessMsg",rootData,dynamicAnchors})){vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors);errors=vErrors.length}}}else{const err3={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}validate60.errors=vErrors;return errors===
0}validate60.evaluated={"props":{"Status":true,"Rewards":true,"SuccessMsg":true,"EntryId":true,"id":true,"Name":true,"Description":true,"Group":true,"DisplayGro\
up":true,"Enabled":true,"RepeatableLimit":true,"FinishTime":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,
"Tracked":true,"Visible":true,"ExtraText":true},"dynamicProps":false,"dynamicItems":false};var questEntryInProgress=validate74;function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate75.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.EntryId===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EntryId"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.Name===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"Name"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.Description===void 0){const err3={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"Description"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.Status===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Status"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}if(data.Group===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Group"}};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}if(data.DisplayGroup===void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
DisplayGroup"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}if(data.Enabled===void 0){const err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Enabled"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}if(data.RepeatableLimit===void 0){const err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"RepeatableLimit"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}if(data.
FinishTime===void 0){const err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"FinishTime"}};if(vErrors===null){vErrors=[err9]}else{
vErrors.push(err9)}errors++}if(data.AutoStart===void 0){const err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"AutoStart"}};
if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}if(data.TriggeredByInventory===void 0){const err11={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"TriggeredByInventory"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}if(data.Requirements===void 0){const err12={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Requirements"}};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}
if(data.Creator===void 0){const err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Creator"}};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}if(data.TemplateName===void 0){const err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Templa\
teName"}};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}if(data.Tracked===void 0){const err15={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Tracked"}};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data.Visible===void 0){const err16={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"Visible"}};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data.ExtraText===
void 0){const err17={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ExtraText"}};if(vErrors===null){vErrors=[err17]}else{vErrors.
push(err17)}errors++}if(data.EntryId!==void 0){if(typeof data.EntryId!=="string"){const err18={instancePath:instancePath+"/EntryId",schemaPath:"#/properties/Ent\
ryId/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data.id!==void 0){if(typeof data.id!==
"string"){const err19={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err19]}else{
vErrors.push(err19)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err20={instancePath:instancePath+"/Name",schemaPath:"#/properties/Nam\
e/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data.Description!==void 0){if(typeof data.
Description!=="string"){const err21={instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type:"string"}};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data.Status!==void 0){let data4=data.Status;if(typeof data4!=="string"){const err22={instancePath:instancePath+
"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}if(!(data4===
"inProgress"||data4==="completed")){const err23={instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues:schema29.
properties.Status.enum}};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data.Group!==void 0){let data5=data.Group;if(typeof data5!=="s\
tring"){const err24={instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err24]}else{vErrors.push(err24)}errors++}if(!(data5===""||data5==="nonPersistent"||data5==="multiplayer")){const err25={instancePath:instancePath+"/Group",schemaPath:"\
#/properties/Group/enum",keyword:"enum",params:{allowedValues:schema29.properties.Group.enum}};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}
if(data.DisplayGroup!==void 0){if(typeof data.DisplayGroup!=="string"){const err26={instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGr\
oup/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data.Enabled!==void 0){if(typeof data.
Enabled!=="boolean"){const err27={instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type:"boolean"}};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data.RepeatableLimit!==void 0){let data8=data.RepeatableLimit;if(!(typeof data8=="number"&&(!(data8%
1)&&!isNaN(data8)))){const err28={instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type:"integ\
er"}};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}if(typeof data8=="number"){if(data8<0||isNaN(data8)){const err29={instancePath:instancePath+
"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err29]}else{
vErrors.push(err29)}errors++}}}if(data.FinishTime!==void 0){let data9=data.FinishTime;if(typeof data9=="number"){if(data9<0||isNaN(data9)){const err30={instancePath:instancePath+
"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err30]}else{vErrors.push(
err30)}errors++}}else{const err31={instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type:"number"}};if(vErrors===
null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data.AutoStart!==void 0){if(typeof data.AutoStart!=="boolean"){const err32={instancePath:instancePath+
"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}
if(data.TriggeredByInventory!==void 0){if(typeof data.TriggeredByInventory!=="boolean"){const err33={instancePath:instancePath+"/TriggeredByInventory",schemaPath:"\
#/properties/TriggeredByInventory/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data.Requirements!==
void 0){if(!Array.isArray(data.Requirements)){const err34={instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",
params:{type:"array"}};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data.Creator!==void 0){if(typeof data.Creator!=="string"){const err35={
instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err35]}else{vErrors.
push(err35)}errors++}}if(data.TemplateName!==void 0){if(typeof data.TemplateName!=="string"){const err36={instancePath:instancePath+"/TemplateName",schemaPath:"\
#/properties/TemplateName/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}if(data.Tracked!==void 0){
if(typeof data.Tracked!=="boolean"){const err37={instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type:"boolea\
n"}};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}if(data.Visible!==void 0){if(typeof data.Visible!=="boolean"){const err38={instancePath:instancePath+
"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}
if(data.ExtraText!==void 0){if(typeof data.ExtraText!=="string"){const err39={instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}}else{const err40={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}validate75.errors=vErrors;return errors===0}validate75.evaluated=
{"props":{"EntryId":true,"id":true,"Name":true,"Description":true,"Status":true,"Group":true,"DisplayGroup":true,"Enabled":true,"RepeatableLimit":true,"FinishTi\
me":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,"Tracked":true,"Visible":true,"ExtraText":true},"dy\
namicProps":false,"dynamicItems":false};function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;
let errors=0;const evaluated0=validate74.evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!validate75(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})){vErrors=vErrors===null?validate75.errors:vErrors.concat(validate75.errors);errors=vErrors.
length}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.Status!==void 0){if("inProgress"!==data.Status){const err0={instancePath:instancePath+"/Sta\
tus",schemaPath:"#/properties/Status/const",keyword:"const",params:{allowedValue:"inProgress"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}
if(data.Rewards!==void 0){const err1={instancePath:instancePath+"/Rewards",schemaPath:"#/properties/Rewards/not",keyword:"not",params:{}};if(vErrors===null){vErrors=
[err1]}else{vErrors.push(err1)}errors++}if(data.SuccessMsg!==void 0){const err2={instancePath:instancePath+"/SuccessMsg",schemaPath:"#/properties/SuccessMsg/not",
keyword:"not",params:{}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}else{const err3={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}validate74.errors=vErrors;return errors===0}validate74.evaluated={"props":{"S\
tatus":true,"Rewards":true,"SuccessMsg":true,"EntryId":true,"id":true,"Name":true,"Description":true,"Group":true,"DisplayGroup":true,"Enabled":true,"Repeatable\
Limit":true,"FinishTime":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,"Tracked":true,"Visible":true,
"ExtraText":true},"dynamicProps":false,"dynamicItems":false};var questEntry=validate61;function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate62.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.EntryId===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"EntryId"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.id===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.Name===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"Name"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.Description===void 0){const err3={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"Description"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.Status===void 0){
const err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Status"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}if(data.Group===void 0){const err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Group"}};if(vErrors===null){vErrors=
[err5]}else{vErrors.push(err5)}errors++}if(data.DisplayGroup===void 0){const err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
DisplayGroup"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}if(data.Enabled===void 0){const err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Enabled"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}if(data.RepeatableLimit===void 0){const err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"RepeatableLimit"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}if(data.
FinishTime===void 0){const err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"FinishTime"}};if(vErrors===null){vErrors=[err9]}else{
vErrors.push(err9)}errors++}if(data.AutoStart===void 0){const err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"AutoStart"}};
if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}if(data.TriggeredByInventory===void 0){const err11={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"TriggeredByInventory"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}if(data.Requirements===void 0){const err12={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Requirements"}};if(vErrors===null){vErrors=[err12]}else{vErrors.push(err12)}errors++}
if(data.Creator===void 0){const err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Creator"}};if(vErrors===null){vErrors=[err13]}else{
vErrors.push(err13)}errors++}if(data.TemplateName===void 0){const err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Templa\
teName"}};if(vErrors===null){vErrors=[err14]}else{vErrors.push(err14)}errors++}if(data.Tracked===void 0){const err15={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"Tracked"}};if(vErrors===null){vErrors=[err15]}else{vErrors.push(err15)}errors++}if(data.Visible===void 0){const err16={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"Visible"}};if(vErrors===null){vErrors=[err16]}else{vErrors.push(err16)}errors++}if(data.ExtraText===
void 0){const err17={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ExtraText"}};if(vErrors===null){vErrors=[err17]}else{vErrors.
push(err17)}errors++}if(data.EntryId!==void 0){if(typeof data.EntryId!=="string"){const err18={instancePath:instancePath+"/EntryId",schemaPath:"#/properties/Ent\
ryId/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err18]}else{vErrors.push(err18)}errors++}}if(data.id!==void 0){if(typeof data.id!==
"string"){const err19={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err19]}else{
vErrors.push(err19)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err20={instancePath:instancePath+"/Name",schemaPath:"#/properties/Nam\
e/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err20]}else{vErrors.push(err20)}errors++}}if(data.Description!==void 0){if(typeof data.
Description!=="string"){const err21={instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type:"string"}};
if(vErrors===null){vErrors=[err21]}else{vErrors.push(err21)}errors++}}if(data.Status!==void 0){let data4=data.Status;if(typeof data4!=="string"){const err22={instancePath:instancePath+
"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err22]}else{vErrors.push(err22)}errors++}if(!(data4===
"inProgress"||data4==="completed")){const err23={instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues:schema29.
properties.Status.enum}};if(vErrors===null){vErrors=[err23]}else{vErrors.push(err23)}errors++}}if(data.Group!==void 0){let data5=data.Group;if(typeof data5!=="s\
tring"){const err24={instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err24]}else{vErrors.push(err24)}errors++}if(!(data5===""||data5==="nonPersistent"||data5==="multiplayer")){const err25={instancePath:instancePath+"/Group",schemaPath:"\
#/properties/Group/enum",keyword:"enum",params:{allowedValues:schema29.properties.Group.enum}};if(vErrors===null){vErrors=[err25]}else{vErrors.push(err25)}errors++}}
if(data.DisplayGroup!==void 0){if(typeof data.DisplayGroup!=="string"){const err26={instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGr\
oup/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err26]}else{vErrors.push(err26)}errors++}}if(data.Enabled!==void 0){if(typeof data.
Enabled!=="boolean"){const err27={instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type:"boolean"}};if(vErrors===
null){vErrors=[err27]}else{vErrors.push(err27)}errors++}}if(data.RepeatableLimit!==void 0){let data8=data.RepeatableLimit;if(!(typeof data8=="number"&&(!(data8%
1)&&!isNaN(data8)))){const err28={instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type:"integ\
er"}};if(vErrors===null){vErrors=[err28]}else{vErrors.push(err28)}errors++}if(typeof data8=="number"){if(data8<0||isNaN(data8)){const err29={instancePath:instancePath+
"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err29]}else{
vErrors.push(err29)}errors++}}}if(data.FinishTime!==void 0){let data9=data.FinishTime;if(typeof data9=="number"){if(data9<0||isNaN(data9)){const err30={instancePath:instancePath+
"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err30]}else{vErrors.push(
err30)}errors++}}else{const err31={instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type:"number"}};if(vErrors===
null){vErrors=[err31]}else{vErrors.push(err31)}errors++}}if(data.AutoStart!==void 0){if(typeof data.AutoStart!=="boolean"){const err32={instancePath:instancePath+
"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err32]}else{vErrors.push(err32)}errors++}}
if(data.TriggeredByInventory!==void 0){if(typeof data.TriggeredByInventory!=="boolean"){const err33={instancePath:instancePath+"/TriggeredByInventory",schemaPath:"\
#/properties/TriggeredByInventory/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err33]}else{vErrors.push(err33)}errors++}}if(data.Requirements!==
void 0){if(!Array.isArray(data.Requirements)){const err34={instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",
params:{type:"array"}};if(vErrors===null){vErrors=[err34]}else{vErrors.push(err34)}errors++}}if(data.Creator!==void 0){if(typeof data.Creator!=="string"){const err35={
instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err35]}else{vErrors.
push(err35)}errors++}}if(data.TemplateName!==void 0){if(typeof data.TemplateName!=="string"){const err36={instancePath:instancePath+"/TemplateName",schemaPath:"\
#/properties/TemplateName/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err36]}else{vErrors.push(err36)}errors++}}if(data.Tracked!==void 0){
if(typeof data.Tracked!=="boolean"){const err37={instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type:"boolea\
n"}};if(vErrors===null){vErrors=[err37]}else{vErrors.push(err37)}errors++}}if(data.Visible!==void 0){if(typeof data.Visible!=="boolean"){const err38={instancePath:instancePath+
"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err38]}else{vErrors.push(err38)}errors++}}
if(data.ExtraText!==void 0){if(typeof data.ExtraText!=="string"){const err39={instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err39]}else{vErrors.push(err39)}errors++}}}else{const err40={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};if(vErrors===null){vErrors=[err40]}else{vErrors.push(err40)}errors++}validate62.errors=vErrors;return errors===0}validate62.evaluated=
{"props":{"EntryId":true,"id":true,"Name":true,"Description":true,"Status":true,"Group":true,"DisplayGroup":true,"Enabled":true,"RepeatableLimit":true,"FinishTi\
me":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,"Tracked":true,"Visible":true,"ExtraText":true},"dy\
namicProps":false,"dynamicItems":false};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;
let errors=0;const evaluated0=validate64.evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!Array.
isArray(data)){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}
validate64.errors=vErrors;return errors===0}validate64.evaluated={"dynamicProps":false,"dynamicItems":false};function validate66(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate66.evaluated;if(evaluated0.dynamicProps){evaluated0.
props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(typeof data!=="string"){const err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}validate66.errors=vErrors;return errors===0}validate66.evaluated={"dynamicPro\
ps":false,"dynamicItems":false};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;
const evaluated0=validate61.evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!validate62(data,
{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})){vErrors=vErrors===null?validate62.errors:vErrors.concat(validate62.errors);errors=vErrors.
length}if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.Rewards!==void 0){if(!validate64(data.Rewards,{instancePath:instancePath+"/Rewards",parentData:data,
parentDataProperty:"Rewards",rootData,dynamicAnchors})){vErrors=vErrors===null?validate64.errors:vErrors.concat(validate64.errors);errors=vErrors.length}}if(data.
SuccessMsg!==void 0){if(!validate66(data.SuccessMsg,{instancePath:instancePath+"/SuccessMsg",parentData:data,parentDataProperty:"SuccessMsg",rootData,dynamicAnchors})){
vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors);errors=vErrors.length}}}else{const err0={instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}validate61.errors=vErrors;return errors===0}validate61.evaluated=
{"props":{"Rewards":true,"SuccessMsg":true,"EntryId":true,"id":true,"Name":true,"Description":true,"Status":true,"Group":true,"DisplayGroup":true,"Enabled":true,
"RepeatableLimit":true,"FinishTime":true,"AutoStart":true,"TriggeredByInventory":true,"Requirements":true,"Creator":true,"TemplateName":true,"Tracked":true,"Vis\
ible":true,"ExtraText":true},"dynamicProps":false,"dynamicItems":false};var requirement=validate77;function validate77(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate77.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.delete===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"delete"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.amount===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"am\
ount"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.type===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"type"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.id===void 0){const err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.delete!==void 0){let data0=data.
delete;if(typeof data0!=="boolean"){const err4={instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/type",keyword:"type",params:{type:"boolean"}};
if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}if(false!==data0){const err5={instancePath:instancePath+"/delete",schemaPath:"#/properties/de\
lete/const",keyword:"const",params:{allowedValue:false}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.amount!==void 0){let data1=data.
amount;if(!(typeof data1=="number"&&(!(data1%1)&&!isNaN(data1)))){const err6={instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}if(typeof data1=="number"){if(data1<1||isNaN(data1)){const err7={
instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(vErrors===null){vErrors=[err7]}else{
vErrors.push(err7)}errors++}}}if(data.type!==void 0){let data2=data.type;if(typeof data2!=="string"){const err8={instancePath:instancePath+"/type",schemaPath:"#\
/properties/type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}if("quest"!==data2){const err9={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"quest"}};if(vErrors===null){vErrors=[err9]}else{vErrors.
push(err9)}errors++}}if(data.id!==void 0){if(typeof data.id!=="string"){const err10={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}}else{const err11={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}validate77.errors=vErrors;return errors===0}validate77.evaluated=
{"props":{"delete":true,"amount":true,"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};var roomItem=validate78;function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate79.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.x===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};if(vErrors===null){vErrors=[err0]}else{
vErrors.push(err0)}errors++}if(data.y===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};if(vErrors===null){
vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.z===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
z"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.x!==void 0){if(!(typeof data.x=="number")){const err3={instancePath:instancePath+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.y!==void 0){
if(!(typeof data.y=="number")){const err4={instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"}};if(vErrors===null){
vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.z!==void 0){if(!(typeof data.z=="number")){const err5={instancePath:instancePath+"/z",schemaPath:"#/pro\
perties/z/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}}else{const err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}validate79.errors=vErrors;return errors===0}validate79.
evaluated={"props":{"x":true,"y":true,"z":true},"dynamicProps":false,"dynamicItems":false};function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate81.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.x===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"}};if(vErrors===null){vErrors=[err0]}else{
vErrors.push(err0)}errors++}if(data.y===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};if(vErrors===null){
vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.z===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
z"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.w===void 0){const err3={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"w"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.x!==void 0){if(!(typeof data.x=="number")){const err4={
instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}
errors++}}if(data.y!==void 0){if(!(typeof data.y=="number")){const err5={instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}if(data.z!==void 0){if(!(typeof data.z=="number")){const err6={instancePath:instancePath+
"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.w!==void 0){
if(!(typeof data.w=="number")){const err7={instancePath:instancePath+"/w",schemaPath:"#/properties/w/type",keyword:"type",params:{type:"number"}};if(vErrors===null){
vErrors=[err7]}else{vErrors.push(err7)}errors++}}}else{const err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=
[err8]}else{vErrors.push(err8)}errors++}validate81.errors=vErrors;return errors===0}validate81.evaluated={"props":{"x":true,"y":true,"z":true,"w":true},"dynamic\
Props":false,"dynamicItems":false};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;
let errors=0;const evaluated0=validate78.evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&
typeof data=="object"&&!Array.isArray(data)){if(data.prefabName!==void 0){if(typeof data.prefabName!=="string"){const err0={instancePath:instancePath+"/prefabNa\
me",schemaPath:"#/properties/prefabName/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}if(data.
pos!==void 0){if(!validate79(data.pos,{instancePath:instancePath+"/pos",parentData:data,parentDataProperty:"pos",rootData,dynamicAnchors})){vErrors=vErrors===null?
validate79.errors:vErrors.concat(validate79.errors);errors=vErrors.length}}if(data.rot!==void 0){if(!validate81(data.rot,{instancePath:instancePath+"/rot",parentData:data,
parentDataProperty:"rot",rootData,dynamicAnchors})){vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors);errors=vErrors.length}}if(data.scale!==
void 0){if(!validate79(data.scale,{instancePath:instancePath+"/scale",parentData:data,parentDataProperty:"scale",rootData,dynamicAnchors})){vErrors=vErrors===null?
validate79.errors:vErrors.concat(validate79.errors);errors=vErrors.length}}if(data.modelsize!==void 0){if(!validate79(data.modelsize,{instancePath:instancePath+
"/modelsize",parentData:data,parentDataProperty:"modelsize",rootData,dynamicAnchors})){vErrors=vErrors===null?validate79.errors:vErrors.concat(validate79.errors);
errors=vErrors.length}}if(data.modelCenter!==void 0){if(!validate79(data.modelCenter,{instancePath:instancePath+"/modelCenter",parentData:data,parentDataProperty:"\
modelCenter",rootData,dynamicAnchors})){vErrors=vErrors===null?validate79.errors:vErrors.concat(validate79.errors);errors=vErrors.length}}if(data.contentString!==
void 0){if(typeof data.contentString!=="string"){const err1={instancePath:instancePath+"/contentString",schemaPath:"#/properties/contentString/type",keyword:"ty\
pe",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.parentItemID!==void 0){let data7=data.parentItemID;if(!(typeof data7==
"number"&&(!(data7%1)&&!isNaN(data7)))){const err2={instancePath:instancePath+"/parentItemID",schemaPath:"#/properties/parentItemID/type",keyword:"type",params:{
type:"integer"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.placed!==void 0){if(typeof data.placed!=="boolean"){const err3={instancePath:instancePath+
"/placed",schemaPath:"#/properties/placed/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.
locked!==void 0){if(typeof data.locked!=="boolean"){const err4={instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{
type:"boolean"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}if(data.superLocked!==void 0){if(typeof data.superLocked!=="boolean"){const err5={
instancePath:instancePath+"/superLocked",schemaPath:"#/properties/superLocked/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}}if(data.interactivityType!==void 0){let data11=data.interactivityType;if(!(typeof data11=="number"&&(!(data11%1)&&!isNaN(data11)))){
const err6={instancePath:instancePath+"/interactivityType",schemaPath:"#/properties/interactivityType/type",keyword:"type",params:{type:"integer"}};if(vErrors===
null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.interactivityURL!==void 0){if(typeof data.interactivityURL!=="string"){const err7={instancePath:instancePath+
"/interactivityURL",schemaPath:"#/properties/interactivityURL/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}
errors++}}if(data.hoverTitle!==void 0){if(typeof data.hoverTitle!=="string"){const err8={instancePath:instancePath+"/hoverTitle",schemaPath:"#/properties/hoverT\
itle/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}if(data.hoverBodyContent!==void 0){if(typeof data.
hoverBodyContent!=="string"){const err9={instancePath:instancePath+"/hoverBodyContent",schemaPath:"#/properties/hoverBodyContent/type",keyword:"type",params:{type:"\
string"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}}if(data.ImageInteractivityDetails!==void 0){let data15=data.ImageInteractivityDetails;
if(!(data15&&typeof data15=="object"&&!Array.isArray(data15))){const err10={instancePath:instancePath+"/ImageInteractivityDetails",schemaPath:"#/properties/Imag\
eInteractivityDetails/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err10]}else{vErrors.push(err10)}errors++}}if(data.sessionData!==void 0){
if(typeof data.sessionData!=="string"){const err11={instancePath:instancePath+"/sessionData",schemaPath:"#/properties/sessionData/type",keyword:"type",params:{type:"\
string"}};if(vErrors===null){vErrors=[err11]}else{vErrors.push(err11)}errors++}}if(data.instanceId!==void 0){if(typeof data.instanceId!=="string"){const err12={
instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err12]}else{
vErrors.push(err12)}errors++}}if(data.currentEditornetId!==void 0){let data18=data.currentEditornetId;if(!(typeof data18=="number"&&(!(data18%1)&&!isNaN(data18)))){
const err13={instancePath:instancePath+"/currentEditornetId",schemaPath:"#/properties/currentEditornetId/type",keyword:"type",params:{type:"integer"}};if(vErrors===
null){vErrors=[err13]}else{vErrors.push(err13)}errors++}}}else{const err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===
null){vErrors=[err14]}else{vErrors.push(err14)}errors++}validate78.errors=vErrors;return errors===0}validate78.evaluated={"props":{"prefabName":true,"pos":true,
"rot":true,"scale":true,"modelsize":true,"modelCenter":true,"contentString":true,"parentItemID":true,"placed":true,"locked":true,"superLocked":true,"interactivi\
tyType":true,"interactivityURL":true,"hoverTitle":true,"hoverBodyContent":true,"ImageInteractivityDetails":true,"sessionData":true,"instanceId":true,"currentEdi\
tornetId":true,"extraData":true},"dynamicProps":false,"dynamicItems":false};var roomTasks=validate86;function validate86(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate86.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Tasks===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Tasks"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Tasks!==void 0){if(!Array.isArray(data.Tasks)){const err1={instancePath:instancePath+"/Tasks",schemaPath:"#/prop\
erties/Tasks/type",keyword:"type",params:{type:"array"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}}else{const err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate86.errors=vErrors;return errors===0}validate86.
evaluated={"props":{"Tasks":true},"dynamicProps":false,"dynamicItems":false};var runTriggersFromEffector=validate87;function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate87.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.linkedTasks===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
linkedTasks"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err2={instancePath:instancePath+
"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
linkedTasks!==void 0){if(!Array.isArray(data.linkedTasks)){const err3={instancePath:instancePath+"/linkedTasks",schemaPath:"#/properties/linkedTasks/type",keyword:"\
type",params:{type:"array"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.useRandom!==void 0){if(typeof data.useRandom!=="boolean"){
const err4={instancePath:instancePath+"/useRandom",schemaPath:"#/properties/useRandom/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[
err4]}else{vErrors.push(err4)}errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}validate87.errors=vErrors;return errors===0}validate87.evaluated={"props":{"$type":true,"linkedTasks":true,"useRandom":true},"dynami\
cProps":false,"dynamicItems":false};var settings=validate88;function validate88(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate88.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.roomBase!==void 0){if(typeof data.roomBase!=="string"){const err0={instancePath:instancePath+"/roomBase",schemaPath:"#/properties/roomBase/type",
keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}if(data.isNight!==void 0){if(typeof data.isNight!=="b\
oolean"){const err1={instancePath:instancePath+"/isNight",schemaPath:"#/properties/isNight/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=
[err1]}else{vErrors.push(err1)}errors++}}if(data.chatDisabled!==void 0){if(typeof data.chatDisabled!=="boolean"){const err2={instancePath:instancePath+"/chatDis\
abled",schemaPath:"#/properties/chatDisabled/type",keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
tasksRefresh!==void 0){if(typeof data.tasksRefresh!=="boolean"){const err3={instancePath:instancePath+"/tasksRefresh",schemaPath:"#/properties/tasksRefresh/type",
keyword:"type",params:{type:"boolean"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.roomSettingsExtraData!==void 0){if(typeof data.
roomSettingsExtraData!=="string"){const err4={instancePath:instancePath+"/roomSettingsExtraData",schemaPath:"#/properties/roomSettingsExtraData/type",keyword:"t\
ype",params:{type:"string"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}}else{const err5={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}};if(vErrors===null){vErrors=[err5]}else{vErrors.push(err5)}errors++}validate88.errors=vErrors;return errors===0}validate88.evaluated={
"props":{"roomBase":true,"isNight":true,"chatDisabled":true,"tasksRefresh":true,"roomSettingsExtraData":true},"dynamicProps":false,"dynamicItems":false};var showObject=validate89;function validate89(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate89.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err1={instancePath:instancePath+"/$type",schemaPath:"#/pr\
operties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate89.errors=vErrors;return errors===
0}validate89.evaluated={"props":{"$type":true},"dynamicProps":false,"dynamicItems":false};var snapshot=validate90;function validate90(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate90.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.roomItems!==void 0){let data0=data.roomItems;if(data0&&typeof data0=="object"&&!Array.isArray(data0)){}else{const err0={instancePath:instancePath+
"/roomItems",schemaPath:"#/properties/roomItems/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}}
if(data.settings!==void 0){let data1=data.settings;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err1={instancePath:instancePath+"/settings",
schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.roomTasks!==
void 0){let data2=data.roomTasks;if(!(data2&&typeof data2=="object"&&!Array.isArray(data2))){const err2={instancePath:instancePath+"/roomTasks",schemaPath:"#/pr\
operties/roomTasks/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.quests!==void 0){let data3=data.
quests;if(data3&&typeof data3=="object"&&!Array.isArray(data3)){}else{const err3={instancePath:instancePath+"/quests",schemaPath:"#/properties/quests/type",keyword:"\
type",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.logic!==void 0){let data4=data.logic;if(data4&&typeof data4==
"object"&&!Array.isArray(data4)){for(const key0 in data4){if(typeof data4[key0]!=="string"){const err4={instancePath:instancePath+"/logic/"+key0.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/logic/additionalProperties/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err4]}else{
vErrors.push(err4)}errors++}}}else{const err5={instancePath:instancePath+"/logic",schemaPath:"#/properties/logic/type",keyword:"type",params:{type:"object"}};if(vErrors===
null){vErrors=[err5]}else{vErrors.push(err5)}errors++}}}else{const err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){
vErrors=[err6]}else{vErrors.push(err6)}errors++}validate90.errors=vErrors;return errors===0}validate90.evaluated={"props":{"roomItems":true,"settings":true,"roo\
mTasks":true,"quests":true,"logic":true},"dynamicProps":false,"dynamicItems":false};var subscription=validate91;function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate91.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err1={instancePath:instancePath+"/$type",schemaPath:"#/pr\
operties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}}else{const err2={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate91.errors=vErrors;return errors===
0}validate91.evaluated={"props":{"$type":true},"dynamicProps":false,"dynamicItems":false};var triggerSubscriptionBasic=validate92;function validate96(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate96.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Trigger===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"T\
rigger"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err2={instancePath:instancePath+
"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
Trigger!==void 0){let data1=data.Trigger;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err3={instancePath:instancePath+"/Trigger",schemaPath:"\
#/properties/Trigger/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.Id!==void 0){if(typeof data.
Id!=="string"){const err4={instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err4]}else{vErrors.push(err4)}errors++}}if(data.TargetState!==void 0){let data3=data.TargetState;if(!(typeof data3=="number"&&(!(data3%1)&&!isNaN(data3)))){const err5={
instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type:"integer"}};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err6={instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/\
type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.TaskTriggerId!==void 0){if(typeof data.
TaskTriggerId!=="string"){const err7={instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type:"strin\
g"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.DirectEffector!==void 0){let data6=data.DirectEffector;if(!(data6&&typeof data6==
"object"&&!Array.isArray(data6))){const err8={instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type:"\
object"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}validate96.errors=vErrors;return errors===0}validate96.evaluated={"props":{"$type":true,
"Trigger":true,"Id":true,"TargetState":true,"Name":true,"TaskTriggerId":true,"DirectEffector":true},"dynamicProps":false,"dynamicItems":false};function validate92(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate92.evaluated;if(evaluated0.
dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!validate96(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})){vErrors=vErrors===null?validate96.errors:vErrors.concat(validate96.errors);errors=vErrors.length}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.DirectEffector===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"DirectEffector"}};if(vErrors===
null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(data.TaskTriggerId!==void 0){const err1={instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/prope\
rties/TaskTriggerId/not",keyword:"not",params:{}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}else{const err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}validate92.errors=vErrors;return errors===0}validate92.
evaluated={"props":{"DirectEffector":true,"TaskTriggerId":true,"$type":true,"Trigger":true,"Id":true,"TargetState":true,"Name":true},"dynamicProps":false,"dynam\
icItems":false};var triggerSubscriptionQuest=validate98;function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate99.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Trigger===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"T\
rigger"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err2={instancePath:instancePath+
"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
Trigger!==void 0){let data1=data.Trigger;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err3={instancePath:instancePath+"/Trigger",schemaPath:"\
#/properties/Trigger/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.Id!==void 0){if(typeof data.
Id!=="string"){const err4={instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err4]}else{vErrors.push(err4)}errors++}}if(data.TargetState!==void 0){let data3=data.TargetState;if(!(typeof data3=="number"&&(!(data3%1)&&!isNaN(data3)))){const err5={
instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type:"integer"}};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err6={instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/\
type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.TaskTriggerId!==void 0){if(typeof data.
TaskTriggerId!=="string"){const err7={instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type:"strin\
g"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.DirectEffector!==void 0){let data6=data.DirectEffector;if(!(data6&&typeof data6==
"object"&&!Array.isArray(data6))){const err8={instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type:"\
object"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}validate99.errors=vErrors;return errors===0}validate99.evaluated={"props":{"$type":true,
"Trigger":true,"Id":true,"TargetState":true,"Name":true,"TaskTriggerId":true,"DirectEffector":true},"dynamicProps":false,"dynamicItems":false};function validate98(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate98.evaluated;if(evaluated0.
dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!validate99(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})){vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors);errors=vErrors.length}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.Id===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"Id"}};if(vErrors===null){vErrors=[err0]}else{
vErrors.push(err0)}errors++}if(data.TargetState===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TargetSta\
te"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.Name===void 0){const err2={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"Name"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}if(data.TaskTriggerId===void 0){const err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TaskTriggerId"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}if(data.
DirectEffector!==void 0){const err4={instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/not",keyword:"not",params:{}};if(vErrors===
null){vErrors=[err4]}else{vErrors.push(err4)}errors++}}else{const err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){
vErrors=[err5]}else{vErrors.push(err5)}errors++}validate98.errors=vErrors;return errors===0}validate98.evaluated={"props":{"Id":true,"TargetState":true,"Name":true,
"TaskTriggerId":true,"DirectEffector":true,"$type":true,"Trigger":true},"dynamicProps":false,"dynamicItems":false};var triggerSubscription=validate93;function validate94(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null;let errors=0;const evaluated0=validate94.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.Trigger===void 0){const err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"T\
rigger"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err2={instancePath:instancePath+
"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}if(data.
Trigger!==void 0){let data1=data.Trigger;if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){const err3={instancePath:instancePath+"/Trigger",schemaPath:"\
#/properties/Trigger/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}if(data.Id!==void 0){if(typeof data.
Id!=="string"){const err4={instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[
err4]}else{vErrors.push(err4)}errors++}}if(data.TargetState!==void 0){let data3=data.TargetState;if(!(typeof data3=="number"&&(!(data3%1)&&!isNaN(data3)))){const err5={
instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type:"integer"}};if(vErrors===null){vErrors=[err5]}else{
vErrors.push(err5)}errors++}}if(data.Name!==void 0){if(typeof data.Name!=="string"){const err6={instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/\
type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err6]}else{vErrors.push(err6)}errors++}}if(data.TaskTriggerId!==void 0){if(typeof data.
TaskTriggerId!=="string"){const err7={instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type:"strin\
g"}};if(vErrors===null){vErrors=[err7]}else{vErrors.push(err7)}errors++}}if(data.DirectEffector!==void 0){let data6=data.DirectEffector;if(!(data6&&typeof data6==
"object"&&!Array.isArray(data6))){const err8={instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type:"\
object"}};if(vErrors===null){vErrors=[err8]}else{vErrors.push(err8)}errors++}}}else{const err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};if(vErrors===null){vErrors=[err9]}else{vErrors.push(err9)}errors++}validate94.errors=vErrors;return errors===0}validate94.evaluated={"props":{"$type":true,
"Trigger":true,"Id":true,"TargetState":true,"Name":true,"TaskTriggerId":true,"DirectEffector":true},"dynamicProps":false,"dynamicItems":false};function validate93(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate93.evaluated;if(evaluated0.
dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(!(data&&typeof data=="object"&&!Array.isArray(data))){const err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err0]}else{vErrors.push(err0)}errors++}if(!validate94(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})){vErrors=vErrors===null?validate94.errors:vErrors.concat(validate94.errors);errors=vErrors.length}validate93.
errors=vErrors;return errors===0}validate93.evaluated={"props":{"$type":true,"Trigger":true,"Id":true,"TargetState":true,"Name":true,"TaskTriggerId":true,"Direc\
tEffector":true},"dynamicProps":false,"dynamicItems":false};var trigger=validate101;function validate101(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){;let vErrors=null;let errors=0;const evaluated0=validate101.
evaluated;if(evaluated0.dynamicProps){evaluated0.props=void 0}if(evaluated0.dynamicItems){evaluated0.items=void 0}if(data&&typeof data=="object"&&!Array.isArray(
data)){if(data.$type===void 0){const err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$type"}};if(vErrors===null){vErrors=
[err0]}else{vErrors.push(err0)}errors++}if(data.$type!==void 0){if(typeof data.$type!=="string"){const err1={instancePath:instancePath+"/$type",schemaPath:"#/pr\
operties/%24type/type",keyword:"type",params:{type:"string"}};if(vErrors===null){vErrors=[err1]}else{vErrors.push(err1)}errors++}}if(data.Delay!==void 0){let data1=data.
Delay;if(typeof data1=="number"){if(data1<0||isNaN(data1)){const err2={instancePath:instancePath+"/Delay",schemaPath:"#/properties/Delay/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}};if(vErrors===null){vErrors=[err2]}else{vErrors.push(err2)}errors++}}else{const err3={instancePath:instancePath+"/Delay",schemaPath:"\
#/properties/Delay/type",keyword:"type",params:{type:"number"}};if(vErrors===null){vErrors=[err3]}else{vErrors.push(err3)}errors++}}}else{const err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(vErrors===null){vErrors=[err4]}else{vErrors.push(err4)}errors++}validate101.errors=vErrors;return errors===
0}validate101.evaluated={"props":{"$type":true,"Delay":true},"dynamicProps":false,"dynamicItems":false};var QUEST_ID="the id that the quest has on its inProgress entry";var QUEST_NAME="the Name of the quest, with its number";var OWN_UUID="a UUID that nothing else \
in the file has";var delay={Delay:{be:"a number of seconds",atLeast:"0 (no delay) or more"}};var vector=what=>({be:`an object with the numbers x, y and z`,missing:what});
var questEntry2={EntryId:{missing:"write the UUID that both entries of the quest share"},id:{missing:"write the key that the entry has in quests"},Name:{missing:'\
write a number, an underscore and a name, such as "0_collect"'},Description:{missing:'write "created in " and the name of the game editor in lowercase'},Status:{
be:'"inProgress" or "completed"',missing:'write "inProgress" or "completed"'},Group:{be:'"" (single player, saved), "nonPersistent" or "multiplayer"',missing:'w\
rite "" (single player, saved), "nonPersistent" or "multiplayer"'},DisplayGroup:{missing:'write its label in the quest log, "" for none'},Enabled:{missing:"writ\
e true, or the quest does not work"},RepeatableLimit:{be:"a whole number: how often the quest can be completed, 0 for no limit",atLeast:"0 (no limit) or more",missing:"\
write how often the quest can be completed, 0 for no limit"},FinishTime:{be:"a number of seconds, 0 for no time limit",atLeast:"0 (no time limit) or more",missing:"\
write how many seconds the quest stays active, 0 for no time limit"},AutoStart:{missing:"write false"},TriggeredByInventory:{missing:"write true if activating a\
n inventory item triggers the quest, otherwise false"},Requirements:{be:"a list, [] when the quest requires no other",missing:"write [] when the quest requires \
no other"},Creator:{missing:"write the user id of the owner of the room"},TemplateName:{missing:'write ""'},Tracked:{missing:"write true to list the quest in th\
e quest log, otherwise false"},Visible:{missing:"write true to show the quest to the player, false to hide it"},ExtraText:{missing:'write "", or the dialogue of\
 a quest that a dialogue effect uses'},Rewards:{be:"a list, [] for no reward"},SuccessMsg:{be:'a text, "" for no message'}};var triggerSubscription2={$type:{missing:'\
write "TaskTriggerSubscription"'},Trigger:{be:"an object with a $type",missing:'say which event it waits for, such as {"$type":"OnClickEvent"}'},Id:{missing:`wr\
ite ${OWN_UUID}`},TargetState:{be:"a whole number",missing:"write a transition code, such as 111 to activate the quest"},Name:{missing:`write ${QUEST_NAME}`},DirectEffector:{
be:"an object with an Effector"}};var subscriptionWords={$type:{missing:'write "TaskEffectorSubscription" or "TaskTriggerSubscription"'}};var effect2={$type:{missing:'\
say which effect it is, such as "ShowObjectEvent"'}};var WORDS={snapshot:{"":{be:"an object with sections such as roomItems, quests and logic"},roomItems:{be:"a\
n object that holds the room items by their id"},settings:{be:"an object"},roomTasks:{be:"an object with a Tasks list"},quests:{be:"an object that holds the que\
st entries by their id"},logic:{be:"an object that holds the logic of room items by their id"}},"room-item":{pos:vector("a position needs x, y and z"),rot:{be:"\
an object with the numbers x, y, z and w",missing:"a rotation needs x, y, z and w"},scale:vector("a scale needs x, y and z"),modelsize:vector("a size needs x, y\
 and z"),modelCenter:vector("a center needs x, y and z"),parentItemID:{be:"a whole number: the id of the parent item, 0 for none"}},"room-tasks":{"":{be:"an obj\
ect with a Tasks list"},Tasks:{missing:'write "Tasks": [] when there are none'}},"quest-entry":questEntry2,"quest-entry-in-progress":questEntry2,"quest-entry-co\
mpleted":questEntry2,requirement:{delete:{be:"false",missing:"write false"},amount:{be:"a whole number, usually 1",atLeast:"1 or more",missing:"say how many com\
pletions of the required quest are needed, usually 1"},type:{be:'"quest"',missing:'write "quest"'},id:{missing:"write the id of the inProgress entry of that que\
st"}},"logic-value":{Tasks:{be:"a list of subscriptions"}},subscription:subscriptionWords,"effector-subscription":{$type:{missing:'write "TaskEffectorSubscripti\
on"'},Effector:{be:"an object with a $type",missing:'say which effect it fires, such as {"$type":"ShowObjectEvent"}'},Id:{missing:`write ${OWN_UUID}`},TargetState:{
be:"the number 1 (Active) or 2 (Completed), or left out for Not Active"},Name:{missing:`write ${QUEST_NAME}`},TaskTriggerId:{missing:`write ${QUEST_ID}`}},"trig\
ger-subscription":triggerSubscription2,"trigger-subscription-basic":triggerSubscription2,"trigger-subscription-quest":{...triggerSubscription2,TargetState:{...triggerSubscription2.
TargetState,be:"a transition code, such as 111"}},"direct-effector":{Effector:{be:"an object with a $type",missing:'say which effect it fires, such as {"$type":\
"ShowObjectEvent"}'}},"linked-task":{Trigger:{be:"an object, {} to run at once",missing:"write {} to run at once, or a Delay in seconds inside"},Id:{missing:`wr\
ite ${OWN_UUID}`},TargetState:{be:"a transition code, such as 111",missing:"write a transition code, such as 111 to activate the quest"},Name:{missing:`write ${QUEST_NAME}`},
TaskTriggerId:{missing:`write ${QUEST_ID}`}},"linked-task-trigger":delay,trigger:{...delay,$type:{missing:'say which event it is, such as "OnClickEvent"'}},effect:effect2,
"move-to-spot":{...effect2,_transformState:{be:"an object with position, rotation, scale and duration",missing:"write position, rotation, scale and duration in \
it"},"_transformState.position":{be:"a list of 3 numbers: x, y and z",missing:"write a list of 3 numbers: x, y and z"},"_transformState.rotation":{be:"a list of\
 4 numbers: x, y, z and w",missing:"write a list of 4 numbers: x, y, z and w"},"_transformState.scale":{be:"a list of 3 numbers: x, y and z",missing:"write a li\
st of 3 numbers: x, y and z"},"_transformState.duration":{be:"a number of seconds",atLeast:"0 (at once) or more",missing:"write how many seconds the move takes,\
 0 for at once"}},"hide-object":effect2,"show-object":effect2,"run-triggers-from-effector":{...effect2,linkedTasks:{be:"a list of linked tasks",missing:"list th\
e linked tasks to run"}}};var NONE={};function fieldWords(record,path){const words=WORDS[record];const key=path.join(".");return(words&&Object.hasOwn(words,key)?
words[key]:void 0)??NONE}var RECORD_WORDS={snapshot:"the snapshot","room-item":"this room item",settings:"settings","room-tasks":"roomTasks","quest-entry":"this\
 quest entry","quest-entry-in-progress":"this quest entry","quest-entry-completed":"this quest entry",requirement:"this requirement","logic-value":"this logic",
subscription:"this subscription","effector-subscription":"this effector subscription","trigger-subscription":"this trigger subscription","trigger-subscription-b\
asic":"this trigger subscription","trigger-subscription-quest":"this trigger subscription","direct-effector":"DirectEffector","linked-task":"this linked task","\
linked-task-trigger":"the Trigger of this linked task",trigger:"this trigger",effect:"this effect","move-to-spot":"this MoveToSpot","hide-object":"this HideObje\
ctEvent","show-object":"this ShowObjectEvent","run-triggers-from-effector":"this RunTriggersFromEffector"};var TYPES={object:"an object",array:"a list",string:"a text, in quotes",number:"a number",integer:"a whole number",boolean:"true or false"};function wrongValue(record,path,value,error){
const what=`${fieldName(record,path)} ${isWhat(value,error)}`;return`${what}; it must be ${mustBe(record,path,value,error)}`}function missingField(record,path,field,holder){
const slip=isObject(holder)?misspelled(field,Object.keys(holder)):void 0;if(slip!==void 0)return`${fieldName(record,path)} has no ${field}: correct the spelling\
 of ${quoteValue(slip)}`;const todo=fieldWords(record,[...path,field]).missing;return`${fieldName(record,path)} has no ${field}${todo?`: ${todo}`:""}`}function missingComponents(record,path,components){
const todo=fieldWords(record,path).missing;return`${fieldName(record,path)} has no ${list(components,"or")}${todo?`: ${todo}`:""}`}function isWhat(value,error){
if(Array.isArray(value)){if(value.length===0)return"is an empty list";if(error.keyword!=="minItems"&&error.keyword!=="maxItems")return"is a list";return value.length===
1?"holds 1 value":`holds ${value.length} values`}if(typeof value==="object"&&value!==null)return"is an object";const overlooked=typeof value==="string"&&error.keyword===
"type";return`is ${overlooked?"the text ":""}${quoteValue(value)}`}function mustBe(record,path,value,error){const words=fieldWords(record,path);if(error.keyword===
"minimum")return words.atLeast??`${String(error.params.limit)} or more`;const type=String(error.params.type);if(error.keyword==="type"&&typeof value==="string"&&
isWritten(value,type)){return`${TYPES[type]??type}, without quotes`}return words.be??TYPES[type]??"another value"}function isWritten(text,type){if(type==="boole\
an")return/^\s*(true|false)\s*$/i.test(text);const number=text.trim()===""?Number.NaN:Number(text);return type==="integer"?Number.isInteger(number):type==="numb\
er"&&Number.isFinite(number)}function fieldName(record,path){let name="";for(const step2 of path){if(typeof step2==="number")name+=`[${step2}]`;else name+=name===
""?step2:`.${step2}`}return name===""?RECORD_WORDS[record]:name}function list(names,conjunction){if(names.length<2)return names.join("");return`${names.slice(0,
-1).join(", ")} ${conjunction} ${names.at(-1)}`}var completedOnly=field=>[{owner:"quest/completed-only-fields",record:"quest-entry-in-progress",keyword:"not",field:[field]},{owner:"quest/completed-only-fields",
record:"quest-entry-completed",keyword:"required",field:[field]}];var triggerForm=(record,own,other)=>[{owner:"subscription/trigger-form",record,keyword:"requir\
ed",field:[own]},{owner:"subscription/trigger-form",record,keyword:"not",field:[other]},{owner:"subscription/trigger-form",record,keyword:"type",field:[other]}];
var OWNED=[{owner:"logic/json-string",record:"snapshot",keyword:"type",field:["logic","*"]},{owner:"logic/json-string",record:"logic-value",keyword:"type",field:[]},
{owner:"logic/field-types",record:"logic-value",keyword:"type",field:["col"]},{owner:"logic/field-types",record:"logic-value",keyword:"type",field:["e"]},{owner:"\
logic/field-types",record:"logic-value",keyword:"type",field:["c"]},{owner:"settings/extra-data-json",record:"settings",keyword:"type",field:["roomSettingsExtra\
Data"]},...completedOnly("Rewards"),...completedOnly("SuccessMsg"),...triggerForm("trigger-subscription-basic","DirectEffector","TaskTriggerId"),...triggerForm(
"trigger-subscription-quest","TaskTriggerId","DirectEffector"),{owner:"subscription/trigger-form",record:"trigger-subscription",keyword:"type",field:["DirectEff\
ector"]},{owner:"subscription/trigger-form",record:"trigger-subscription",keyword:"type",field:["TaskTriggerId"]}];var BY_RECORD=new Map(OWNED.map(({record})=>[
record,OWNED.filter(owned=>owned.record===record)]));function ownerOf(record,error,path){const ours=BY_RECORD.get(record);if(ours===void 0)return void 0;const field=error.
keyword==="required"?[...path,String(error.params.missingProperty)]:path;return ours.find(owned=>owned.keyword===error.keyword&&owned.field.length===field.length&&
owned.field.every((name,depth)=>name==="*"||name===field[depth]))?.owner}var ENTRIES=new Map([["inProgress","quest-entry-in-progress"],["completed","quest-entry-completed"]]);var EFFECTS=new Map([["MoveToSpot","move-to-spot"],["HideO\
bjectEvent","hide-object"],["ShowObjectEvent","show-object"],["RunTriggersFromEffector","run-triggers-from-effector"]]);function exactRecord(record,value){if(!isObject(
value))return record;switch(record){case"quest-entry":return named(ENTRIES,member(value,"Status"))??record;case"effect":return named(EFFECTS,member(value,"$type"))??
record;case"subscription":return subscriptionKind(value);case"trigger-subscription":return triggerForm2(value);default:return record}}function named(kinds,name){
return typeof name==="string"?kinds.get(name):void 0}function subscriptionKind(value){const type=member(value,"$type");if(type==="TaskEffectorSubscription")return"\
effector-subscription";if(type==="TaskTriggerSubscription")return triggerForm2(value);if(typeof type==="string")return"subscription";if(Object.hasOwn(value,"Tri\
gger")||Object.hasOwn(value,"DirectEffector"))return triggerForm2(value);return Object.hasOwn(value,"Effector")?"effector-subscription":"subscription"}function triggerForm2(value){
const basic=Object.hasOwn(value,"DirectEffector");if(basic===Object.hasOwn(value,"TaskTriggerId"))return"trigger-subscription";return basic?"trigger-subscriptio\
n-basic":"trigger-subscription-quest"}var VALIDATORS={snapshot,"room-item":roomItem,settings,"room-tasks":roomTasks,"quest-entry":questEntry,"quest-entry-in-progress":questEntryInProgress,"quest-ent\
ry-completed":questEntryCompleted,requirement,"logic-value":logicValue,subscription,"effector-subscription":effectorSubscription,"trigger-subscription":triggerSubscription,
"trigger-subscription-basic":triggerSubscriptionBasic,"trigger-subscription-quest":triggerSubscriptionQuest,"direct-effector":directEffector,"linked-task":linkedTask,
"linked-task-trigger":linkedTaskTrigger,trigger,effect,"move-to-spot":moveToSpot,"hide-object":hideObject,"show-object":showObject,"run-triggers-from-effector":runTriggersFromEffector};
var NO_FAULTS=Object.freeze([]);function findSchemaFaults(record,value){const exact=exactRecord(record,value);const validate=VALIDATORS[exact];if(validate(value))
return NO_FAULTS;const errors=validate.errors??[];validate.errors=null;const faults=wordFaults(exact,locate(exact,value,errors));return faults.length===0?NO_FAULTS:
faults}function locate(record,root,errors){const complaints=[];let parent={pointer:"",path:[],value:root};for(const error of errors){const pointer=error.instancePath;
const cut2=Math.max(pointer.lastIndexOf("/"),0);if(pointer.length>0&&(cut2!==parent.pointer.length||!pointer.startsWith(parent.pointer))){parent=walk(root,pointer.
slice(0,cut2))}const{path,value}=pointer===""?{path:[],value:root}:step(parent,pointer.slice(cut2+1));if(ownerOf(record,error,path)===void 0)complaints.push({error,
path,value})}return complaints}function walk(root,pointer){let place={pointer:"",path:[],value:root};for(const name of pointer.split("/").slice(1))place=step(place,
name);return{...place,pointer}}function step(from,spelled){const pointer=`${from.pointer}/${spelled}`;if(Array.isArray(from.value)){const index=Number(spelled);
return{pointer,path:[...from.path,index],value:from.value[index]??null}}const key=spelled.includes("~")?spelled.replaceAll("~1","/").replaceAll("~0","~"):spelled;
const value=(isObject(from.value)?member(from.value,key):void 0)??null;return{pointer,path:[...from.path,key],value}}function wordFaults(record,complaints){const wrong=new Map;
const lacking=new Map;for(const complaint of complaints){const{keyword,instancePath,params}=complaint.error;if(keyword==="required"){const known=lacking.get(instancePath);
if(known)known.fields.push(String(params.missingProperty));else lacking.set(instancePath,{complaint,fields:[String(params.missingProperty)]})}else if(keyword===
"type"||!wrong.has(instancePath)){wrong.set(instancePath,complaint)}}const faults=[];for(const[pointer,{error,path,value}]of wrong){if(isInside(pointer,wrong))continue;
faults.push({path,part:"value",message:wrongValue(record,path,value,error)})}for(const{complaint,fields}of lacking.values()){const{path}=complaint;const messages=record===
"room-item"?[missingComponents(record,path,fields)]:fields.map(field=>missingField(record,path,field,complaint.value));for(const message of messages)faults.push(
{path,part:"record",message})}return faults}function isInside(pointer,wrong){for(let end=pointer.lastIndexOf("/");end>=0;end=pointer.lastIndexOf("/",end-1)){if(wrong.
has(pointer.slice(0,end)))return true;if(end===0)break}return false}var FIND_KEY="mlh4k2p9x7q1ab";var FIND_KEY_COMPLETED="mlh4k2p9z3w8cd";var OPEN_DOOR="mlh5m8r2t6y4ef";var OPEN_DOOR_COMPLETED="mlh5m8r2v1u7gh";function room(change=()=>{}){
const changed2=exampleRoom();change(changed2);return textOf(changed2)}function rawRoom(change){const snapshot2=JSON.parse(room());change(snapshot2);return JSON.
stringify(snapshot2,null,2)}function questsOnly(change=()=>{}){const{quests:quests2}=exampleRoom();change(quests2);return JSON.stringify({quests:quests2},null,2)}
function textOf(changed2){const logic=Object.fromEntries(Object.entries(changed2.logic).map(([key,value])=>[key,JSON.stringify(value)]));return JSON.stringify({
...changed2,logic},null,2)}function exampleRoom(){return{roomItems:{"2":item("GLB",0,1,4),"3":item("ResizableCube",0,1.5,8),"4":item("Trigger",0,1,7)},settings:{
roomBase:"BlankScene",isNight:false,tasksRefresh:false,roomSettingsExtraData:JSON.stringify({showNameTags:true,EventData:JSON.stringify({itemNames:[]})})},roomTasks:{
Tasks:[]},quests:{...pair({entryId:"0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f",name:"0_find_key",ids:[FIND_KEY,FIND_KEY_COMPLETED]}),...pair({entryId:"5b9c3e7a-1d2f-\
4a6b-8c4d-9e0f1a2b3c4d",name:"1_open_door",ids:[OPEN_DOOR,OPEN_DOOR_COMPLETED],requires:FIND_KEY})},logic:{"2":{Tasks:[questTrigger("OnClickEvent","a3d1f5b7-2c4\
e-4f60-8a9b-1c3d5e7f9012",181,"0_find_key",FIND_KEY),effector("HideObjectEvent","b4e2a6c8-3d5f-4071-9bac-2d4e6f801234",2,"0_find_key",FIND_KEY)],ViewNodes:[]},"\
3":{Tasks:[{$type:"TaskEffectorSubscription",Effector:{$type:"MoveToSpot",_transformState:{position:[0,4.5,8],rotation:[0,0,0,1],scale:[3,3,.2],duration:2}},Id:"\
c5f3b7d9-4e60-4182-8cbd-3e5f70912345",TargetState:1,Name:"1_open_door",TaskTriggerId:OPEN_DOOR},{$type:"TaskEffectorSubscription",Effector:{$type:"RunTriggersFr\
omEffector",linkedTasks:[{Trigger:{Delay:5},Id:"d604c8ea-5f71-4293-9dce-4f6081a23456",TargetState:171,Name:"1_open_door",TaskTriggerId:OPEN_DOOR}]},Id:"e715d9fb\
-6082-43a4-8edf-507192b34567",TargetState:2,Name:"1_open_door",TaskTriggerId:OPEN_DOOR}],ViewNodes:[],col:"8B4513",e:0,c:true},"4":{Tasks:[questTrigger("OnEnter\
Event","f826ea0c-7193-44b5-9fe0-6182a3c45678",111,"1_open_door",OPEN_DOOR),questTrigger("OnExitEvent","0937fb1d-82a4-45c6-80f1-7293b4d56789",121,"1_open_door",OPEN_DOOR),
{$type:"TaskTriggerSubscription",Trigger:{$type:"OnEnterEvent"},DirectEffector:{Effector:{$type:"NotificationPillEvent",nt:"You need the key",c:"FFFFFF"},Id:"1a\
480c2e-93b5-46d7-9102-83a4c5e6789a",TargetState:2,Name:""},Id:"2b591d3f-a4c6-47e8-a213-94b5d6f789ab",TargetState:2,Name:""}],ViewNodes:[]}}}}function item(prefabName,x,y,z){
return{prefabName,pos:{x,y,z},rot:{x:0,y:0,z:0,w:1},scale:{x:1,y:1,z:1},contentString:"",parentItemID:0,placed:true}}function pair({entryId,name,ids:[inProgress,
completed],requires}){const shared={Description:"created in unity",Group:"",DisplayGroup:"",Enabled:true,RepeatableLimit:0,FinishTime:0,AutoStart:false,TriggeredByInventory:false,
Requirements:requires===void 0?[]:[{delete:false,amount:1,type:"quest",id:requires}],Creator:"Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N",TemplateName:"",Tracked:true,Visible:true,
ExtraText:""};const entry=(id,Status,rest)=>structuredClone({EntryId:entryId,id,Name:name,Status,...shared,...rest});return{[inProgress]:entry(inProgress,"inPro\
gress",{}),[completed]:entry(completed,"completed",{Rewards:[],SuccessMsg:""})}}function questTrigger(type,id,code,name,quest){return{$type:"TaskTriggerSubscrip\
tion",Trigger:{$type:type},Id:id,TargetState:code,Name:name,TaskTriggerId:quest}}function effector(type,id,state,name,quest){return{$type:"TaskEffectorSubscript\
ion",Effector:{$type:type},Id:id,TargetState:state,Name:name,TaskTriggerId:quest}}function roomWithTask(itemKey,index,change){return room(({logic})=>{const tasks2=logic[itemKey]?.Tasks;const task=tasks2?.[index];if(task===void 0)throw new Error(
`item ${itemKey} has no task ${index}`);change(task)})}function roomWithButton(id,directId){const zero={x:0,y:0,z:0};const tasks2=[{$type:"TaskTriggerSubscripti\
on",Trigger:{$type:"OnClickEvent"},DirectEffector:{Effector:{$type:"HideObjectEvent"},Id:directId,TargetState:2,Name:""},Id:id,TargetState:2,Name:""}];const button={
prefabName:"GLB",pos:zero,rot:{...zero,w:1},scale:{x:1,y:1,z:1}};return JSON.stringify({roomItems:{"2":button},logic:{"2":JSON.stringify({Tasks:tasks2,ViewNodes:[]})}},
null,2)}var CHAIN="RunTriggersFromEffector";function roomWithChain(change){return roomWithTask("3",1,({Effector})=>{const chain=Effector;const[linkedTask3={}]=chain.linkedTasks;
change({chain,linkedTask:linkedTask3})})}var clickedChain=()=>roomWithTask("4",2,({DirectEffector})=>{const linkedTask3={Trigger:{},Id:"3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",TargetState:101,Name:"1_ope\
n_door",TaskTriggerId:OPEN_DOOR};DirectEffector.Effector={$type:CHAIN,linkedTasks:[linkedTask3]}});var chain_placement_default=defineRule({id:"effect/chain-plac\
ement",level:"info",lenient:{level:"off"},fix:"none",summary:"RunTriggersFromEffector stands in an effector subscription",source:"quest and task records, part 2\
, RunTriggersFromEffector",why:"A chain is documented as the effect of an effector subscription, which fires it when a quest changes. Whether a trigger can fire\
 one directly is not documented.",examples:()=>({good:[{title:"a chain that the completion of a quest fires",text:room()}],bad:[{title:"a chain that a trigger f\
ires directly",text:clickedChain(),findings:[{at:"/logic/4#/Tasks/2/DirectEffector/Effector/$type",marks:`\\"${CHAIN}\\"`,message:"this chain is not in an effec\
tor subscription: put it there, so that a change of a quest fires it"}]}]}),effect({type,place,subscription:subscription3},report){if(type!==CHAIN||subscription3.
kind==="effector")return;report({at:place.at("$type"),message:"this chain is not in an effector subscription: put it there, so that a change of a quest fires it"})}});function textField(record,name){const value=record[name];return typeof value==="string"?value:void 0}function numberField(record,name){const value=record[name];
return typeof value==="number"?value:void 0}function integerField(record,name){const value=record[name];return typeof value==="number"&&Number.isInteger(value)?
value:void 0}function objectField(record,name){const value=record[name];return isObject(value)?value:void 0}function arrayField(record,name){const value=record[name];
return Array.isArray(value)?value:void 0}function hasField(record,name){return record[name]!==void 0}var empty_chain_default=defineRule({id:"effect/empty-chain",level:"warning",fix:"none",summary:"RunTriggersFromEffector has linked tasks",source:"quest and task\
 records, part 2, RunTriggersFromEffector",why:"A chain moves on the quests of its linked tasks. One without any does nothing.",examples:()=>({good:[{title:"a c\
hain with a linked task",text:room()}],bad:[{title:"a chain without linked tasks",text:roomWithChain(({chain})=>{chain.linkedTasks=[]}),findings:[{at:"/logic/3#\
/Tasks/1/Effector/linkedTasks",marks:"[]",message:"this chain has no linked tasks and does nothing: list the ones to run, or remove the chain"}]}]}),effect({type,
record,place},report){if(type!==CHAIN||arrayField(record,"linkedTasks")?.length!==0)return;report({at:place.at("linkedTasks"),message:"this chain has no linked \
tasks and does nothing: list the ones to run, or remove the chain"})}});var withTrigger=trigger2=>roomWithChain(({linkedTask:linkedTask3})=>{linkedTask3.Trigger=trigger2});var linked_trigger_default=defineRule({id:"effect/linked-tri\
gger",level:"warning",fix:"none",summary:"The Trigger of a linked task holds a Delay or nothing",source:"quest and task records, part 2, RunTriggersFromEffector\
, linkedTasks entry",why:"A linked task runs because its chain fires, at once or after its Delay. It waits for no event, whatever its Trigger says.",examples:()=>({
good:[{title:"a linked task that runs after a delay",text:room()},{title:"a linked task that runs at once",text:withTrigger({})}],bad:[{title:"a linked task wit\
h an event to wait for",text:withTrigger({$type:"OnClickEvent",Delay:5}),findings:[{at:"/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type",marks:'\\"$type\\"',
message:'the Trigger of a linked task holds a Delay or nothing: remove "$type"'}]},{title:"a linked task with several fields in its Trigger",text:withTrigger({Delay:5,
RTime:1,$type:"OnEnemyDied"}),findings:[{at:"/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type",marks:'\\"$type\\"',message:'the Trigger of a linked task h\
olds a Delay or nothing: remove "$type" and 1 more'}]}]}),kinds:["linked-task"],subscription({record,place},report){const trigger2=objectField(record,"Trigger");
if(trigger2===void 0)return;let surplus=0;let first="";for(const key in trigger2){if(key==="Delay")continue;if(surplus===0||key==="$type")first=key;surplus++}if(surplus===
0)return;report({at:keyAt(place.at("Trigger").at(first)),message:`the Trigger of a linked task holds a Delay or nothing: remove ${quoteValue(first)}${surplus>1?
` and ${surplus-1} more`:""}`})}});var random=more=>roomWithChain(({chain,linkedTask:linkedTask3})=>{chain.useRandom=true;chain.linkedTasks=[linkedTask3,...more.map(other=>({...linkedTask3,...other}))]});
var random_of_one_default=defineRule({id:"effect/random-of-one",level:"info",fix:"none",summary:"useRandom has several linked tasks to choose from",source:"ques\
t and task records, part 2, RunTriggersFromEffector",why:"With useRandom one of the linked tasks runs, chosen at random. Of a single one that is always the same\
.",examples:()=>({good:[{title:"a random one of two linked tasks",text:random([{Id:"3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc",TargetState:101}])}],bad:[{title:"a ra\
ndom one of a single linked task",text:random([]),findings:[{at:"/logic/3#/Tasks/1/Effector/useRandom",marks:"true",message:"useRandom has one linked task to ch\
oose from: list more of them, or leave useRandom out"}]}]}),effect({type,record,place},report){if(type!==CHAIN||record.useRandom!==true)return;if(arrayField(record,
"linkedTasks")?.length!==1)return;report({at:place.at("useRandom"),message:"useRandom has one linked task to choose from: list more of them, or leave useRandom \
out"})}});var effectRules=[empty_chain_default,random_of_one_default,linked_trigger_default,chain_placement_default];function agreedName({entries}){const[one,other]=entries;if(entries.length!==2||one===void 0||other===void 0)return void 0;const name=textField(one.record,"Name");
return name===textField(other.record,"Name")?name:void 0}function bareName(name){return name.replace(/^\d+_/,"")}function mainEntry({entries,inProgress}){return inProgress[0]??
entries[0]}function questLabel({record}){const name=textField(record,"Name");return name===void 0?"this quest":quoteValue(name)}function roomWithExpression(expression){return roomWithTask("2",1,task=>{task.Effector={$type:"FunctionEffector",V:expression}})}function byteOffset(bytes){return bytes}function span(start,end){return{start:byteOffset(start),end:byteOffset(end)}}var Token={end:0,space:1,openObject:2,closeObject:3,openArray:4,closeArray:5,colon:6,comma:7,string:8,number:9,literal:10,faultyString:11,unclosedString:12,singleQuoted:13,
faultyNumber:14,word:15,lineComment:16,blockComment:17,unclosedComment:18,stray:19,curlyQuoted:20,conflictMarker:21};var QUOTE=34;var APOSTROPHE=39;var BACKSLASH=92;
var SLASH=47;var STAR=42;var HASH=35;var PLUS=43;var MINUS=45;var POINT=46;var ZERO=48;var NINE=57;var LF=10;var CR=13;var Class={stray:0,space:1,punctuation:2,
quote:3,apostrophe:4,slash:5,numeric:6,word:7};var classOf=new Uint8Array(256);for(const byte of[32,9,LF,CR])classOf[byte]=Class.space;for(const char of"{}[]:,")
classOf[char.charCodeAt(0)]=Class.punctuation;classOf[QUOTE]=Class.quote;classOf[APOSTROPHE]=Class.apostrophe;classOf[SLASH]=Class.slash;classOf[HASH]=Class.slash;
for(const char of"0123456789+-.")classOf[char.charCodeAt(0)]=Class.numeric;for(let byte=0;byte<256;byte++){const char=String.fromCharCode(byte);if(/[A-Za-z_$]/.
test(char)||byte>=128)classOf[byte]=Class.word}var punctuationToken=new Uint8Array(256);punctuationToken[123]=Token.openObject;punctuationToken[125]=Token.closeObject;
punctuationToken[91]=Token.openArray;punctuationToken[93]=Token.closeArray;punctuationToken[58]=Token.colon;punctuationToken[44]=Token.comma;var SHORT=64;function asciiText(bytes,start,end){
let text="";if(end-start<SHORT){for(let at=start;at<end;at++)text+=String.fromCharCode(bytes[at]);return text}for(let at=start;at<end;at+=4096){text+=String.fromCharCode(
...bytes.subarray(at,Math.min(end,at+4096)))}return text}var Scanner=class{constructor(bytes,start=0,limit=bytes.length){this.bytes=bytes;this.limit=limit;this.
start=start;this.end=start}bytes;limit;kind=Token.end;start;end;noClosingQuoteBefore=0;noApostropheBefore=0;next(){const{bytes,limit}=this;const start=this.end;
this.start=start;if(start>=limit)return this.close(Token.end,start);const first=bytes[start];switch(classOf[first]){case Class.punctuation:return this.close(punctuationToken[first],
start+1);case Class.space:return this.close(Token.space,this.run(start,Class.space));case Class.quote:return this.string(start);case Class.numeric:return this.number(
start);case Class.word:return this.word(start);case Class.slash:return this.comment(start);case Class.apostrophe:return this.singleQuoted(start);default:return this.
strayOrMarker(start)}}nextSolid(){const kind=this.next();return kind===Token.space?this.next():kind}close(kind,end){this.kind=kind;this.end=end;return kind}run(from,byteClass){
let at=from+1;while(at<this.limit&&classOf[this.bytes[at]]===byteClass)at++;return at}string(start){const{bytes,limit}=this;let faulty=false;let at=start+1;while(at<
limit){const byte=bytes[at];if(byte===QUOTE)return this.close(faulty?Token.faultyString:Token.string,at+1);if(byte===BACKSLASH){const length=escapeLength(bytes,
at,limit);if(length===0)faulty=true;at+=length===0?2:length}else if(byte<32){if((byte===LF||byte===CR)&&!faulty){if(!this.goesOnAfterLineBreak(at))return this.close(
Token.unclosedString,at)}faulty=true;at++}else{at++}}return this.close(Token.unclosedString,limit)}number(start){const{bytes,limit}=this;let at=start;while(at<limit){
const byte=bytes[at];const byteClass=classOf[byte];if(byteClass!==Class.numeric&&byteClass!==Class.word)break;if(byte>=128&&(isCurlyQuote(bytes,at)||invisibleLength(
bytes,at)>0))break;at++}return this.close(isNumber(bytes,start,at)?Token.number:Token.faultyNumber,at)}word(start){const{bytes,limit}=this;if(isCurlyQuote(bytes,
start))return this.curlyQuoted(start);let at=start;for(let length=invisibleLength(bytes,at);length>0;length=invisibleLength(bytes,at))at+=length;if(at>start)return this.
close(Token.stray,Math.min(at,limit));at++;while(at<limit){const byte=bytes[at];const byteClass=classOf[byte];if(byteClass!==Class.word&&byteClass!==Class.numeric)
break;if(byte>=128&&(isCurlyQuote(bytes,at)||invisibleLength(bytes,at)>0))break;at++}return this.close(isLiteral(bytes,start,at)?Token.literal:Token.word,at)}strayOrMarker(start){
const{bytes,limit}=this;const first=bytes[start];const atLineStart=start===0||bytes[start-1]===LF||bytes[start-1]===CR;if(!atLineStart||first!==60&&first!==61&&
first!==62&&first!==124)return this.close(Token.stray,start+1);for(let at2=start+1;at2<start+7;at2++){if(at2>=limit||bytes[at2]!==first)return this.close(Token.
stray,start+1)}let at=start+7;while(at<limit&&bytes[at]!==LF&&bytes[at]!==CR)at++;return this.close(Token.conflictMarker,at)}comment(start){const{bytes,limit}=this;
const second=start+1<limit?bytes[start+1]:0;let at=start+2;if(bytes[start]===HASH)at=start+1;if(second===SLASH||bytes[start]===HASH){while(at<limit&&bytes[at]!==
LF&&bytes[at]!==CR)at++;return this.close(Token.lineComment,at)}if(second===STAR){for(;at+1<limit;at++){if(bytes[at]===STAR&&bytes[at+1]===SLASH)return this.close(
Token.blockComment,at+2)}return this.close(Token.unclosedComment,limit)}return this.close(Token.stray,start+1)}singleQuoted(start){const{bytes,limit}=this;if(start<
this.noApostropheBefore)return this.close(Token.stray,start+1);let at=start+1;while(at<limit){const byte=bytes[at];if(byte===APOSTROPHE)return this.close(Token.
singleQuoted,at+1);if(byte===LF||byte===CR)break;at+=byte===BACKSLASH&&at+1<limit?2:1}this.noApostropheBefore=at;return this.close(Token.stray,start+1)}curlyQuoted(start){
const{bytes,limit}=this;for(let at=start+3;at<limit&&at<start+1024;at++){const byte=bytes[at];if(byte===LF||byte===CR)break;if(byte===226&&at+3<=limit&&isCurlyQuote(
bytes,at))return this.close(Token.curlyQuoted,at+3)}return this.close(Token.stray,Math.min(start+3,limit))}goesOnAfterLineBreak(lineBreak){const{bytes,limit}=this;
if(lineBreak<this.noClosingQuoteBefore)return false;let quote=lineBreak;while(quote<limit&&bytes[quote]!==QUOTE)quote+=bytes[quote]===BACKSLASH?2:1;let after=quote+
1;while(after<limit&&classOf[bytes[after]]===Class.space)after++;const byte=after<limit?bytes[after]:0;if(byte===44||byte===58||byte===93||byte===125)return true;
this.noClosingQuoteBefore=quote;return false}};function isNumber(bytes,start,end){let at=bytes[start]===MINUS?start+1:start;const whole=digitsFrom(bytes,at,end);
if(whole===at||bytes[at]===ZERO&&whole>at+1)return false;at=whole;if(at<end&&bytes[at]===POINT){const fraction=digitsFrom(bytes,at+1,end);if(fraction===at+1)return false;
at=fraction}if(at<end&&(bytes[at]===101||bytes[at]===69)){at++;if(bytes[at]===PLUS||bytes[at]===MINUS)at++;const exponent=digitsFrom(bytes,at,end);if(exponent===
at)return false;at=exponent}return at===end}var LITERALS=["true","false","null"].map(text=>new TextEncoder().encode(text));function isLiteral(bytes,start,end){return LITERALS.
some(literal=>literal.length===end-start&&literal.every((byte,index)=>bytes[start+index]===byte))}function digitsFrom(bytes,from,end){let at=from;while(at<end&&
bytes[at]>=ZERO&&bytes[at]<=NINE)at++;return at}function escapeLength(bytes,at,limit){if(at+1>=limit)return 0;switch(bytes[at+1]){case 34:case 92:case 47:case 98:case 102:case 110:case 114:case 116:
return 2;case 117:return hexUnit(bytes,at+2,limit)<0?0:6;default:return 0}}function hexUnit(bytes,at,limit){if(at+4>limit)return-1;let unit=0;for(let index=at;index<
at+4;index++){const digit=hexDigit(bytes[index]);if(digit<0)return-1;unit=unit*16+digit}return unit}function hexDigit(byte){if(byte>=48&&byte<=57)return byte-48;
const lower=byte|32;return lower>=97&&lower<=102?lower-87:-1}function isCurlyQuote(bytes,at){if(bytes[at]!==226||bytes[at+1]!==128)return false;const last2=bytes[at+
2];return last2===156||last2===157||last2===158}function invisibleLength(bytes,at){const second=bytes[at+1];const third=bytes[at+2]??0;switch(bytes[at]){case 194:
return second===133||second===160?2:0;case 225:return second===154&&third===128?3:0;case 226:if(second===128)return third>=128&&third<=143||third>=168&&third<=175?
3:0;return second===129&&third>=159&&third<=175?3:0;case 227:return second===128&&third===128?3:0;case 239:return second===187&&third===191?3:0;default:return 0}}function isSpace(byte){return byte===32||byte===10||byte===13||byte===9}function skipSpace(bytes,from){let at=from;while(isSpace(bytes[at]))at++;return at}var LF2=10;var LOOKED_AT=256;function foreignStart(bytes){const start=skipSpace(bytes,0);const text=asciiText(bytes,start,Math.min(bytes.length,start+LOOKED_AT));
const line=span(start,endOfLine(bytes,start));if(/^<(!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text))return{kind:"web-page",span:line,json:void 0,isFence:false};if(text.
startsWith("version https://git-lfs.github.com/spec/"))return{kind:"lfs-pointer",span:line,json:void 0,isFence:false};if(text.startsWith("```"))return{kind:"cod\
e-fence",span:line,json:line.end,isFence:true};if(!/^[A-Za-z_$][\w$]*[^\S\n]*[^\s]/.test(text)||/^(true|false|null|none|nan)\b/i.test(text))return void 0;const json=firstBracket(
bytes,start);if(json===void 0)return{kind:"no-json",span:line,json,isFence:false};const end=endOfText(bytes,json);const lastLine=asciiText(bytes,Math.max(start,
end-LOOKED_AT),end).split("\n").at(-1)??"";return{kind:"text-before-json",span:span(start,end),json,isFence:lastLine.startsWith("```")}}function endOfLine(bytes,start){
const found=bytes.indexOf(LF2,start);return endOfText(bytes,found===-1?bytes.length:found)}function endOfText(bytes,before){let end=before;while(end>0&&bytes[end-
1]<=32)end--;return end}function firstBracket(bytes,start){const object=bytes.indexOf(123,start);if(object!==-1)return object;const array=bytes.indexOf(91,start);
return array===-1?void 0:array}var LF3=10;var CR2=13;var FARTHEST=512;function indentationAt(bytes,offset){let start=offset;while(start>0&&isBlank(bytes[start-1]))start--;return start===0||isLineEnd(
bytes[start-1])?offset-start:void 0}function indentationAround(bytes,offset){const farthest=Math.max(0,offset-FARTHEST);let start=offset;while(start>farthest&&!isLineEnd(
bytes[start-1]))start--;if(start>0&&!isLineEnd(bytes[start-1]))return void 0;let end=start;while(end<offset&&isBlank(bytes[end]))end++;return end-start}function isBlank(byte){
return byte===32||byte===9}function isLineEnd(byte){return byte===LF3||byte===CR2}function findStringFaults(bytes,start,end,limit){const faults=[];let at=start+1;while(at<end&&faults.length<limit){const byte=bytes[at];if(byte===92){const length=escapeLength(
bytes,at,end);if(length===0&&at+1<end){const badEnd=bytes[at+1]===117?endOfHex(bytes,at+2,end):characterEnd(bytes,at+1,end);faults.push({kind:"bad-escape",span:span(
at,badEnd)})}at+=Math.max(length,2)}else if(byte<32){const first=at;while(at<end&&bytes[at]<32)at++;const lineBreak=byte===10||byte===13;faults.push({kind:lineBreak?
"line-break-in-string":"control-character",span:span(first,at)})}else{at++}}return faults}var ENDS_STRING=new Set([44,58,93,125,10,13]);function seekStringEnd(bytes,from){
let at=from;for(;at<bytes.length;at++){const byte=bytes[at];if(byte===10||byte===13)break;if(byte===92)at++;if(byte!==34)continue;let after=at+1;while(bytes[after]===
32||bytes[after]===9)after++;const next=bytes[after];if(next===void 0||ENDS_STRING.has(next))return{quote:at,next}}return{lineEnd:at}}function endOfHex(bytes,from,limit){
let at=from;while(at<limit&&at<from+4&&/[0-9A-Fa-f]/.test(String.fromCharCode(bytes[at])))at++;return at}function characterEnd(bytes,at,limit){let end=at+1;while(end<
limit&&(bytes[end]&192)===128)end++;return end}function wordFault(kind,text){switch(kind){case Token.singleQuoted:return"single-quotes";case Token.curlyQuoted:return"curly-quotes";case Token.unclosedString:return"\
unclosed-string";case Token.faultyNumber:if(isLeftOut(text))return"left-out";return/^[+-]?(Infinity|NaN)$/.test(text)?"not-a-number":"bad-number";case Token.word:
if(isLeftOut(text))return"left-out";if(/^(NaN|Infinity)$/.test(text))return"not-a-number";if(/^(true|false|null|none|undefined|nil)$/i.test(text))return"other-l\
anguage-literal";return"unquoted-text";default:return void 0}}function isLeftOut(text){return/^(\.{2,}|\u00e2\u0080\u00a6)$/.test(text)}var BARE_TOKENS=new Set([Token.word,Token.literal,Token.number,Token.faultyNumber]);var WORD_TOKENS=new Set([...BARE_TOKENS,Token.singleQuoted,Token.curlyQuoted,
Token.string,Token.faultyString,Token.unclosedString]);var CUT_WORDS=new Set(["unclosed-string","unquoted-text","unquoted-key","number-as-key","bad-number"]);function findSyntaxFaults(bytes,limit=20){
return new SyntaxReader(bytes,limit).read()}var SyntaxReader=class{constructor(bytes,limit){this.bytes=bytes;this.limit=limit;this.scanner=new Scanner(bytes)}bytes;limit;faults=[];scanner;opened=[];expected="\
value";comma;lastString;afterUnclosed=false;afterWord=false;badKey=false;noStringEndBefore=0;inConflict=false;inFence=false;lastNumber;misindented;read(){const{
scanner,faults}=this;const foreign=foreignStart(this.bytes);if(foreign!==void 0){this.fault(foreign.kind,foreign.span);if(foreign.json===void 0)return faults;this.
inFence=foreign.isFence;scanner.end=foreign.json}for(;;){const kind=scanner.nextSolid();if(faults.length>=this.limit&&kind!==Token.end)break;if(kind===Token.end){
this.atEnd();break}if(kind===Token.lineComment||kind===Token.blockComment||kind===Token.unclosedComment){this.fault(kind===Token.unclosedComment?"unclosed-comme\
nt":"comment");if(kind===Token.unclosedComment)break;continue}if(kind===Token.conflictMarker){this.conflict();continue}if(this.expected==="end"&&this.inFence&&this.
bytes[scanner.start]===96)break;if(this.expected==="end"&&kind===Token.stray){this.strayCharacter();continue}if(this.expected==="end"){this.fault("text-after-va\
lue");break}if(!this.accept(kind))break}return faults}accept(kind){const{scanner,lastString}=this;const isString=kind===Token.string||kind===Token.faultyString;
if(lastString?.end===scanner.start&&WORD_TOKENS.has(kind)&&!isString){this.textAfterQuote(lastString);return true}this.lastString=isString?span(scanner.start,scanner.
end):void 0;const goesOn=this.afterWord&&BARE_TOKENS.has(kind);if(goesOn&&(this.expected==="comma"||this.expected==="colon"))return true;this.afterWord=kind===Token.
word;const{lastNumber}=this;if(kind!==Token.comma)this.lastNumber=void 0;switch(kind){case Token.openObject:case Token.openArray:this.beforeValue();this.opened.
push(this.scanner.start);this.expected=kind===Token.openArray?"first-element":"first-key";return true;case Token.closeObject:case Token.closeArray:return this.closeBracket(
kind);case Token.comma:this.acceptComma();return true;case Token.colon:this.acceptColon();return true;default:if(!WORD_TOKENS.has(kind))this.strayCharacter();else if(this.
expected==="first-key"||this.expected==="key")this.acceptKey(kind,lastNumber);else if(this.expected==="comma"&&this.inObject()&&this.keyFollows(kind)){this.missingComma();
this.acceptKey(kind);this.badKey=true}else{this.beforeValue();this.wordFaults(kind);this.afterValue();if(kind===Token.number)this.lastNumber=span(scanner.start,
scanner.end)}return true}}get top(){return this.opened.at(-1)??-1}inObject(){return this.opened.length>0&&this.bytes[this.top]===123}keyFollows(kind){return kind!==
Token.number&&kind!==Token.literal}fault(kind,at=span(this.scanner.start,this.scanner.end),opened){if(this.faults.length<this.limit)this.faults.push(opened===void 0?
{kind,span:at}:{kind,span:at,opened})}beforeValue(){if(this.expected==="comma"){this.missingComma()}else if(this.expected==="colon"){this.fault("missing-colon")}else if(this.
expected==="key"||this.expected==="first-key"){this.fault("value-as-key")}}missingComma(){if(!this.afterUnclosed)this.fault("missing-comma");this.afterUnclosed=
false}afterValue(){this.expected=this.opened.length===0?"end":"comma"}acceptKey(kind,lastNumber){const{start,end}=this.scanner;const isDecimals=kind===Token.number&&
this.comma?.start===lastNumber?.end&&this.comma?.end===start;if(isDecimals&&lastNumber!==void 0){this.fault("decimal-comma",span(lastNumber.start,end));this.expected=
"comma";return}if(BARE_TOKENS.has(kind)&&isLeftOut(this.text())){this.fault("left-out");this.expected="comma";[this.afterUnclosed,this.afterWord]=[true,true];return}
const before=this.faults.length;if(kind===Token.word)this.fault("unquoted-key");else if(kind===Token.literal)this.fault("unquoted-key");else if(kind===Token.number||
kind===Token.faultyNumber)this.fault("number-as-key");else this.wordFaults(kind);this.badKey=this.faults.length>before;this.expected="colon"}acceptComma(){const here=span(
this.scanner.start,this.scanner.end);this.afterUnclosed=false;if(this.expected==="first-element"||this.expected==="first-key"){this.fault("leading-comma");return}
if(this.expected!=="comma")this.valueBeforeComma();this.comma=here;if(this.opened.length>0)this.expected=this.inObject()?"key":"value"}valueBeforeComma(){const isSecond=this.
expected==="key"||this.comma!==void 0&&this.expected==="value";if(isSecond)this.fault("second-comma");else this.missingValue()}missingValue(){if(this.expected!==
"colon"||!this.badKey)this.fault("missing-value")}acceptColon(){if(this.expected==="value"&&this.inObject())this.fault("second-colon");else if(this.expected!=="\
colon")this.fault("misplaced-colon");this.comma=void 0;if(this.opened.length>0)this.expected="value"}closeBracket(kind){const closesArray=kind===Token.closeArray;
if(this.opened.length===0){this.fault("mismatched-bracket");return false}if(this.expected==="key"||this.expected==="value"&&!this.inObject()&&this.comma!==void 0){
this.fault("trailing-comma",this.comma)}else if(this.expected==="value"||this.expected==="colon"){this.missingValue()}if(this.inObject()===closesArray){const opened=span(
this.top,this.top+1);this.fault("mismatched-bracket",void 0,opened);const around=this.opened.at(-2);if(around!==void 0&&this.bytes[around]===91===closesArray)this.
opened.pop()}this.lookAtIndentation();this.opened.pop();this.afterValue();return true}lookAtIndentation(){if(this.misindented!==void 0)return;const closing=indentationAt(
this.bytes,this.scanner.start);const opening=closing===void 0?void 0:indentationAround(this.bytes,this.top);if(closing!==void 0&&opening!==void 0&&closing<opening)
this.misindented=this.top}atEnd(){const end=this.bytes.length;const here=span(end,end);const last2=this.faults.at(-1);if(this.opened.length>0){const cutWord=last2?.
span.end===end&&CUT_WORDS.has(last2.kind);if(cutWord&&last2.kind==="unclosed-string")return;if(cutWord)this.faults.pop();this.cutOff(here)}else if(this.expected!==
"end"&&this.faults.every(({kind})=>kind==="comment")){this.fault("empty",this.faults.length===0?here:span(0,end))}}cutOff(here){const{misindented}=this;const at=misindented??
this.top;const fault={kind:"cut-off",span:here,opened:span(at,at+1)};if(this.faults.length<this.limit)this.faults.push(misindented===void 0?fault:{...fault,byIndentation:true})}conflict(){
const{bytes,scanner}=this;const sign=bytes[scanner.start];if(sign===60||!this.inConflict)this.fault("merge-conflict");const passOver=this.inConflict&&sign!==62;
this.inConflict=sign===60;if(!passOver)return;while(scanner.kind!==Token.end){if(scanner.kind===Token.conflictMarker&&bytes[scanner.start]===62)return;scanner.next()}}textAfterQuote(string){
const{bytes,scanner}=this;const found=scanner.start<this.noStringEndBefore?void 0:seekStringEnd(bytes,scanner.start);if(found!==void 0&&"lineEnd"in found)this.noStringEndBefore=
found.lineEnd;if(found!==void 0&&"quote"in found){scanner.end=found.quote+1;if(found.next===58&&this.expected==="comma"&&this.inObject()){this.expected="colon";
this.fault("unclosed-string",span(string.start,string.end-1));return}}this.fault("unescaped-quote",span(string.end-1,string.end))}strayCharacter(){const{bytes,scanner}=this;
if(bytes[scanner.start]===60&&this.placeholder())return;let{end}=scanner;while(end<bytes.length&&(bytes[end]&192)===128)end++;const last2=this.faults.at(-1);const goesOn=last2?.
kind==="stray-character"&&last2.span.end===scanner.start;if(goesOn)this.faults[this.faults.length-1]={...last2,span:span(last2.span.start,end)};else this.fault(
"stray-character",span(scanner.start,end));const byte=bytes[scanner.start];if(byte===59&&this.expected==="comma")this.acceptComma();else if(byte===61&&this.expected===
"colon")this.expected="value"}placeholder(){const{bytes,scanner}=this;const ahead=asciiText(bytes,scanner.start,Math.min(bytes.length,scanner.start+64));const[found]=/^<[A-Za-z][^<>\r\n"]*>/.
exec(ahead)??[];if(found===void 0||this.expected==="end")return false;scanner.end=scanner.start+found.length;this.fault("placeholder");if(this.expected==="key"||
this.expected==="first-key")this.expected="colon";else this.afterValue();return true}wordFaults(kind){if(kind===Token.faultyString||kind===Token.unclosedString)
this.stringFaults();this.afterUnclosed=kind===Token.unclosedString;const fault=wordFault(kind,this.text());if(fault!==void 0)this.fault(fault)}text(){const{start,
end}=this.scanner;return asciiText(this.bytes,start,Math.min(end,start+64))}stringFaults(){const{start,end}=this.scanner;for(const fault of findStringFaults(this.
bytes,start,end,this.limit-this.faults.length)){this.fault(fault.kind,fault.span)}}};function readEmbeddedText(role,text,place,options){const prescanned=options.surfacePrescanned&&place.holder===void 0;return{role,text,place,reading:read(text,options.
maxDepth,prescanned)}}function read(text,maxDepth,prescanned){if(text==="")return{kind:"empty"};const found=prescanned?void 0:prescanText(text);if(found!==void 0&&
found.surface.depth>maxDepth)return{kind:"too-deep"};try{return{kind:"value",value:JSON.parse(text),prescan:found}}catch{return{kind:"broken"}}}function embeddedBytes(text){
return encoder.encode(text.text)}function firstSyntaxFault(text){return findSyntaxFaults(embeddedBytes(text),1)[0]}var encoder=new TextEncoder;var SCRATCH_UNITS=65536;
var scratch=new Uint8Array(SCRATCH_UNITS*3);function prescanText(text){if(text.length>SCRATCH_UNITS)return prescan(encoder.encode(text));return prescan(scratch,
0,encoder.encodeInto(text,scratch).written)}function utf8Offsets(text,indexes2){let offset=0;let at=0;return indexes2.map(index=>{for(;at<index;at++){const unit=text.charCodeAt(at);if(unit<128)offset+=1;else if(unit<
2048)offset+=2;else if(unit>=55296&&unit<=56319&&isLow(text.charCodeAt(at+1))){offset+=4;at++}else offset+=3}return offset})}function isLow(unit){return unit>=56320&&
unit<=57343}var LENGTH=36;var DIGITS=32;var IS_HEX_DIGIT=Uint8Array.from({length:256},(_,unit)=>/[0-9a-f]/i.test(String.fromCharCode(unit))?1:0);var VERSION_AT=14;var VARIANT_AT=19;
function uuidVersion(text){if(text.length!==LENGTH)return void 0;let digits=0;for(let at=0;at<LENGTH;at++)digits+=IS_HEX_DIGIT[text.charCodeAt(at)];if(digits!==
DIGITS||!isHyphen(text,8)||!isHyphen(text,13)||!isHyphen(text,18)||!isHyphen(text,23))return void 0;const variant=Number.parseInt(text.charAt(VARIANT_AT),16)>>2;
return variant===2?Number.parseInt(text.charAt(VERSION_AT),16):0}function isHyphen(text,at){return text.charCodeAt(at)===45}function isNumberedName(name){return/^\d+_.+$/.test(name)}function isSoundDescription(description){return/^created in [a-z0-9]+$/.test(description)}var PLACEHOLDERS=[
/^[<{[(].*[>}\])]$/s,/^your[-_ ]/i,/^(?:room[-_ ])?(?:owner|creator|user|firebase)(?:[-_ ]?user)?[-_ ]?u?id$/i,/^(?:placeholder|to-?do|tbd|change[-_ ]?me|x{3,}|\.{3}|…)$/i];
function isPlaceholder(creator){return PLACEHOLDERS.some(pattern=>pattern.test(creator))}function isSoundCreator(creator){return creator.trim()!==""&&!isPlaceholder(
creator)}function isSoundExtraText(text){if(text==="")return true;try{JSON.parse(text);return true}catch{return false}}function isUuid(text){return uuidVersion(
text)!==void 0}function isUuidVersion4(text){return uuidVersion(text)===4}function isQuestIdShaped(id){return/^[a-z0-9]{14,17}$/.test(id)}var LONGEST_COMPARED=100;var MOST_COMPARED=2e4;function expressionNames(quests2){const bare=new Set;const full=new Map;const meant=new Set;for(const entry of quests2.
entries){const name=textField(entry.record,"Name");if(name===void 0)continue;bare.add(bareName(name));if(!isNumberedName(name))meant.add(name.replace(/^[\d\W_]+/,
""));if(bareName(name)!==name&&!full.has(name))full.set(name,entry)}bare.delete("");const short=[...bare].filter(({length})=>length<=LONGEST_COMPARED);const guesses=new Map;
let compared=0;return{isBare:name=>bare.has(name),byFullName:name=>full.get(name),mayBeMeant:name=>meant.has(name),isIncomplete:someNameIsMissing(quests2),guess(name){
if(guesses.has(name)||compared>MOST_COMPARED||name.length>LONGEST_COMPARED)return guesses.get(name);compared+=short.length;const guess=nearest(name,short);guesses.
set(name,guess);return guess}}}function someNameIsMissing(quests2){if(quests2.entries.length<Object.keys(quests2.section).length)return true;const named2=entry=>textField(
entry.record,"Name")!==void 0;return quests2.entries.some(entry=>!named2(entry)&&!(quests2.pairOf(entry)?.entries.some(named2)??false))}var CALLS=["SetTask","OnChange"];var ESCAPED_ASCII=/u00[2-7]/;function mayNameQuests(text){for(let at=text.indexOf("(");at>=0;at=text.indexOf("(",at+1)){if(text.
startsWith("SetTask",at-7)||text.startsWith("OnChange",at-8))return true}for(let at=text.indexOf("$T");at>=0;at=text.indexOf("$T",at+2)){if(text[at+2]==="{"||text[at+
2]==="N")return true}return text.includes("\\u00")&&ESCAPED_ASCII.test(text)}function readQuestNames(text){const found=[...inBraces(text),...CALLS.flatMap(name=>inCalls(
text,name))];return found.sort((a,b)=>a.start-b.start)}function inBraces(text){const found=[];for(let at=text.indexOf("$T");at>=0;at=text.indexOf("$T",at+2)){const number=text[at+
2]==="N";const open=at+(number?3:2);if(text[open]!=="{")continue;let close=open+1;while(close<text.length&&text[close]!=="}"&&text[close]!=="{")close++;if(text[close]!==
"}")continue;const by=number?"$TN{}":"$T{}";found.push(questName(by,text,at,close+1,unquoted(text,trimmed(text,open+1,close)),true))}return found}function inCalls(text,name){
const found=[];for(let at=text.indexOf(name);at>=0;at=text.indexOf(name,at+name.length)){if(at>0&&PART_OF_WORD.test(text[at-1]))continue;const open=at+name.length;
if(text[open]!=="(")continue;const start=afterSpace(text,open+1);const quoted=text[start]==="'"||text[start]==='"';if(!quoted&&name==="OnChange")continue;const end=quoted?
closingQuote(text,start):endOfWord(text,start);const isWhole=end<text.length&&endsArgument(text,afterSpace(text,quoted?end+1:end));if(!isWhole)continue;const range=quoted?
{start:start+1,end}:trimmed(text,start,end);found.push(questName(`${name}()`,text,at,quoted?end+1:end,range,quoted))}return found}function questName(by,text,from,to,{
start,end},sure){const spelled=text.slice(start,end);const name=by.endsWith("()")&&spelled.includes("\\")?spelled.replace(/\\(.)/gs,"$1"):spelled;const literal=sure&&
!name.includes("$")&&!name.includes("|");return start<end?{by,name,literal,start,end}:{by,name,literal,start:from,end:to}}function trimmed(text,from,to){let start=from;
let end=to;while(start<end&&isSpace2(text,start))start++;while(end>start&&isSpace2(text,end-1))end--;return{start,end}}function unquoted(text,range){const quote=text[range.
start];const isQuoted=(quote==="'"||quote==='"')&&range.end-range.start>1&&text[range.end-1]===quote;return isQuoted?{start:range.start+1,end:range.end-1}:range}
function closingQuote(text,open){const quote=text[open];let at=open+1;while(at<text.length&&text[at]!==quote)at+=text[at]==="\\"?2:1;return Math.min(at,text.length)}
function endOfWord(text,from){let at=from;while(at<text.length&&!NO_WORD.includes(text[at]))at++;return at}var NO_WORD=`,;()'"{}$|`;function endsArgument(text,at){
const unit=text[at];return unit===","||unit===")"||unit===";"}function afterSpace(text,from){let at=from;while(at<text.length&&isSpace2(text,at))at++;return at}
function isSpace2(text,at){const unit=text.charCodeAt(at);return unit===32||unit>=9&&unit<=13}var PART_OF_WORD=/[\p{L}\p{N}_]/u;var notesOf=new WeakMap;var MOST_LEVELS=256;function noteReferences(read2,{quests:quests2}){if(quests2===void 0||read2.role!=="logic"&&read2.role!=="extraData")
return;const notes=notesFor(quests2);if(notes.last===read2)return;notes.last=read2;if("value"in read2)readStrings(read2.value,read2.place,read2.role,notes);else
readText(read2,notes)}function referencesIn({quests:quests2}){const{references,names}=(quests2&&notesOf.get(quests2))??{};return references===void 0||names===void 0?
void 0:{references,names}}function notesFor(quests2){let notes=notesOf.get(quests2);if(notes===void 0){notes={quests:quests2,names:void 0,references:[],last:void 0};
notesOf.set(quests2,notes)}return notes}function readText({text,reading,place,role},notes){if(reading.kind!=="value"||!mayNameQuests(text))return;readStrings(reading.
value,place.inside(),role,notes)}function readStrings(root,at,role,notes){const open=[{value:root,place:at}];for(let next=open.pop();next!==void 0;next=open.pop()){
const{value,place}=next;if(typeof value==="string"){if(!mayNameQuests(value))continue;const inside=JSON_BEGINS.test(value)?readEmbeddedText(role,value,place,INSIDE):
void 0;if(inside?.reading.kind==="value")open.push({value:inside.reading.value,place:place.inside()});else readString(value,place,notes)}else if(Array.isArray(value)){
for(let index=0;index<value.length;index++){const element=value[index];if(mayHoldText(element))open.push({value:element,place:place.at(index)})}}else if(typeof value===
"object"&&value!==null){for(const key of Object.keys(value)){const part2=value[key];if(mayHoldText(part2))open.push({value:part2,place:place.at(key)})}}}}var JSON_BEGINS=/^[ \t\r\n]{0,64}[{[]/;
var INSIDE={maxDepth:MOST_LEVELS,surfacePrescanned:false};function mayHoldText(value){return typeof value==="string"?mayNameQuests(value):typeof value==="object"&&
value!==null}function readString(text,holder,notes){const named2=readQuestNames(text);if(named2.length===0)return;notes.names??=expressionNames(notes.quests);const{
names,references}=notes;const odd=named2.filter(({name})=>!names.isBare(name));if(odd.length===0)return;const offsets=utf8Offsets(text,odd.flatMap(({start,end})=>[
start,end]));for(const[index,{by,name,literal}]of odd.entries()){const bytes=span(offsets[index*2],offsets[index*2+1]);references.push({by,name,literal,at:spanIn(
holder,bytes,holder)})}}var AT="/logic/2#/Tasks/1/Effector/V";var TODO="write the Name of a quest without its number";var known_quest_default=defineRule({id:"expression/known-quest",level:"\
warning",fix:"none",summary:"Expressions name quests of the file",source:"quest and task records, part 2, quest names in expressions",why:"A quest that the room\
 does not have cannot be moved on or asked for its state: the expression does nothing or compares with nothing.",examples:()=>({good:[{title:"quests of the room",
text:roomWithExpression("if($TN{find_key} > 1.0, SetTask('open_door', 'Active', 0.0), 0.0)")},{title:"a name that is put together while playing",text:roomWithExpression(
"SetTask('door_' + $N{door}, 'Active', 0.0)")}],bad:[{title:"a mistyped name",text:roomWithExpression("SetTask('fnid_key', 'Active', 0.0)"),findings:[{at:AT,marks:"\
fnid_key",message:'SetTask() names "fnid_key", which is no quest of the file: did you mean "find_key"?'}]},{title:"a name that no quest has",text:roomWithExpression(
"if($T{collect} == 'Completed', 1.0, 0.0)"),findings:[{at:AT,marks:"collect",message:`$T{} names "collect", which is no quest of the file: ${TODO}`}]},{title:"n\
o name",text:roomWithExpression("if($T{} == 'Completed', 1.0, 0.0)"),findings:[{at:AT,marks:"$T{}",message:`$T{} names no quest: ${TODO}`}]}]}),embeddedText(text,_report,{
snapshot:snapshot2}){noteReferences(text,snapshot2)},rawEmbedded(raw,_report,{snapshot:snapshot2}){noteReferences(raw,snapshot2)},snapshotEnd(snapshot2,report){
const{references=[],names}=referencesIn(snapshot2)??{};if(names===void 0||references.length===0||names.isIncomplete)return;const inDialogues=new Set([...snapshot2.
dialogueQuestNames].flatMap(dialogueNames));for(const{by,name,literal,at}of references){if(!literal||names.byFullName(name)!==void 0)continue;if(inDialogues.has(
name)||names.mayBeMeant(name))continue;const guess=name===""?void 0:names.guess(name);const what=name===""?`${by} names no quest`:`${by} names ${quoteValue(name)}\
, which is no quest of the file`;report({at,message:guess===void 0?`${what}: ${TODO}`:`${what}: did you mean ${quoteValue(guess)}?`})}}});function dialogueNames(name){
const numbered=name.replace(/^-/,"");return[name,numbered,bareName(numbered)]}var bad=(by,expression)=>({title:`a quest with its number in ${by}`,text:roomWithExpression(expression),findings:[{at:"/logic/2#/Tasks/1/Effector/V",marks:"0_fi\
nd_key",message:`${by} names a quest without its number: write "find_key" in place of "0_find_key"`}]});var no_number_prefix_default=defineRule({id:"expression/\
no-number-prefix",level:"error",fix:"none",summary:"Expressions name a quest without its number",source:"quest and task records, part 2, quest names in expressi\
ons",why:"In expressions a quest is known by its Name without the number and the underscore. By its full Name it is not found, and the expression does nothing o\
r compares with nothing.",examples:()=>({good:[{title:"a quest without its number",text:roomWithExpression("if($T{find_key} == 'Completed', SetTask('open_door',\
 'Active', 0.0), 0.0)")}],bad:[bad("SetTask()","SetTask('0_find_key', 'Active', 0.0)"),bad("$T{}","if($T{0_find_key} == 'Completed', 1.0, 0.0)"),bad("$TN{}","if\
($TN{0_find_key} > 1.0, 1.0, 0.0)"),bad("OnChange()","OnChange('0_find_key', 'Completed')")]}),embeddedText(text,_report,{snapshot:snapshot2}){noteReferences(text,
snapshot2)},rawEmbedded(raw,_report,{snapshot:snapshot2}){noteReferences(raw,snapshot2)},snapshotEnd(snapshot2,report){const{references=[],names}=referencesIn(snapshot2)??
{};for(const{by,name,at}of references){const entry=names?.byFullName(name);if(entry===void 0)continue;report({at,message:`${by} names a quest without its number\
: write ${quoteValue(bareName(name))} in place of ${quoteValue(name)}`,related:[{at:entry.place.at("Name"),message:"the quest"}]})}}});var expressionRules=[no_number_prefix_default,known_quest_default];var EXPECTED=["prefabName","pos","rot","scale"];var without=(...fields)=>room(({roomItems})=>{for(const field of fields)delete roomItems["3"]?.[field]});var expected_fields_default=defineRule(
{id:"item/expected-fields",level:"warning",fix:"none",summary:"A room item has prefabName, pos, rot and scale",source:"game-management API, part 2, item record \
fields",why:"These fields say what the item is, where it stands, which way it faces and how large it is. What the game does without one of them is documented no\
where.",examples:()=>({good:[{title:"items with all four fields",text:room()},{title:"an item with these four fields only",text:'{ "roomItems": { "2": { "prefab\
Name": "SpawnPoint", "pos": { "x": 0, "y": 0, "z": 0 }, "rot": { "x": 0, "y": 0, "z": 0, "w": 1 }, "scale": { "x": 0.3, "y": 0.3, "z": 0.3 } } } }'}],bad:[{title:"\
an item without a rotation",text:without("rot"),findings:[{at:"/roomItems/3",marks:'"3"',message:'item "3" has no rot: every item needs prefabName, pos, rot and\
 scale'}]},{title:"an item that lacks several fields",text:without("pos","rot","scale"),findings:[{at:"/roomItems/3",marks:'"3"',message:'item "3" has no pos, r\
ot or scale: every item needs prefabName, pos, rot and scale'}]}]}),item({key,record,place},report){if(EXPECTED.every(field=>hasField(record,field)))return;const missing=EXPECTED.
filter(field=>!hasField(record,field));const last2=missing.at(-1);const list2=missing.length>1?`${missing.slice(0,-1).join(", ")} or ${last2}`:last2;report({at:recordAt(
place),message:`item ${quoteValue(key)} has no ${list2}: every item needs prefabName, pos, rot and scale`})}});var withExtraData=key=>room(({roomItems,logic})=>{Object.assign(roomItems[key]??{},{extraData:JSON.stringify({col:"FFFFFF"})});delete logic["3"]});var logic_key_clash_default=defineRule(
{id:"item/logic-key-clash",level:"info",fix:"none",summary:"An item has its logic in one place",source:"game-management API, part 2, room-data snapshot: logic i\
s merged into extraData",why:"An import merges the logic entry of an item into its extraData. What is in both may not come out as it stands in either.",examples:()=>({
good:[{title:"items with logic entries only",text:room()},{title:"an item with extraData only",text:withExtraData("3")}],bad:[{title:"an item with both",text:withExtraData(
"2"),findings:[{at:"/roomItems/2/extraData",marks:'"extraData"',message:'item "2" has extraData here and an entry in logic, and an import merges the second into\
 the first: keep its logic in one of them'}]}]}),item({key,record,place},report,{snapshot:snapshot2}){if(!hasField(record,"extraData"))return;const logic=snapshot2.
section("logic");if(!isObject(logic)||!Object.hasOwn(logic,key))return;report({at:keyAt(place.at("extraData")),message:`item ${quoteValue(key)} has extraData he\
re and an entry in logic, and an import merges the second into the first: keep its logic in one of them`,related:[{at:keyAt(snapshot2.place.at("logic").at(key)),
message:"its entry in logic"}]})}});var PARENT="parentItemID";function parentOf(record){const parent=integerField(record,PARENT);return parent===void 0||parent===0?void 0:String(parent)}var MOST_SHOWN=12;var withParents=parents=>room(({roomItems})=>{for(const[key,parentItemID]of Object.entries(parents))Object.assign(roomItems[key]??{},{parentItemID})});
var parent_cycle_default=defineRule({id:"item/parent-cycle",level:"error",fix:"none",summary:"No item is its own parent, directly or through others",source:"gam\
e-management API, part 2, item record fields",why:"A parent carries its children along. Items that are parents of each other belong nowhere in the room, and a p\
rogram that follows them upwards never ends.",state:()=>new Map,examples:()=>({good:[{title:"an item on an item on an item",text:withParents({3:2,4:3})}],bad:[{
title:"items that are each other\u2019s parents",text:withParents({2:4,3:2,4:3}),findings:[{at:"/roomItems/2/parentItemID",marks:"4",message:'items "2" \u2192 "4" \u2192 \
"3" \u2192 "2" are parents of each other in a circle: write 0 as the parent of one of them'}]},{title:"an item that is its own parent",text:withParents({3:3}),findings:[
{at:"/roomItems/3/parentItemID",marks:"3",message:'item "3" is its own parent: write 0 for no parent'}]}]}),item({key,record},_report,{state,snapshot:snapshot2}){
const parent=parentOf(record);if(parent!==void 0&&snapshot2.hasItem(parent))state.set(key,parent)},snapshotEnd(_snapshot,report,{state,inFileOrder}){const cycles=cyclesOf(
state);if(cycles.length===0)return;const keys=new Map(cycles.flat().map(key=>[parentPlace(key),key]));const ranks=new Map(inFileOrder([...keys.keys()]).map((place,rank2)=>[
keys.get(place),rank2]));for(const cycle of cycles){const at=cycle.indexOf(earliest(cycle,key=>ranks.get(key)??0));report(asDraft([...cycle.slice(at),...cycle.slice(
0,at)]))}}});function earliest(cycle,rank2){return cycle.reduce((first,key)=>rank2(key)<rank2(first)?key:first)}function cyclesOf(parents){const cycles=[];const seen=new Set;
for(const start of parents.keys()){const path=[];let key=start;while(key!==void 0&&!seen.has(key)){seen.add(key);path.push(key);key=parents.get(key)}const again=key===
void 0?-1:path.lastIndexOf(key);if(again>=0)cycles.push(path.slice(again))}return cycles}function parentPlace(key){return Place.root.along(["roomItems",key,PARENT])}
function asDraft(cycle){const[first="",...others]=cycle;const at=parentPlace(first);if(others.length===0)return{at,message:`item ${quoteValue(first)} is its own\
 parent: write 0 for no parent`};const shown=others.slice(0,MOST_SHOWN-1);const names=[first,...shown].map(quoteValue);if(shown.length<others.length)names.push(
`\u2026 (${others.length-shown.length} more)`);const circle=[...names,quoteValue(first)].join(" \u2192 ");return{at,message:`items ${circle} are parents of each\
 other in a circle: write 0 as the parent of one of them`,related:shown.map(key=>({at:parentPlace(key),message:`the parent of item ${quoteValue(key)}`}))}}var withParent=parent=>room(({roomItems})=>{Object.assign(roomItems["3"]??{},{parentItemID:parent})});var parent_exists_default=defineRule({id:"item/parent-exis\
ts",level:"warning",fix:"none",summary:"The parent of an item is an item of the file, or 0 for none",source:"game-management API, part 2, item record fields",why:"\
An import deletes every item that the file leaves out, so a parent that is not in the file is not in the room either. What happens to its children is documented\
 nowhere.",examples:()=>({good:[{title:"items without a parent",text:room()},{title:"an item whose parent is there",text:withParent(2)}],bad:[{title:"a parent t\
hat was deleted",text:withParent(12),findings:[{at:"/roomItems/3/parentItemID",marks:"12",message:'roomItems has no item "12" to be the parent of item "3": writ\
e 0 for no parent'}]}]}),item({key,record,place},report,{snapshot:snapshot2}){const parent=parentOf(record);if(parent===void 0||snapshot2.hasItem(parent))return;
report({at:place.at(PARENT),message:`roomItems has no item ${quoteValue(parent)} to be the parent of item ${quoteValue(key)}: write 0 for no parent`})}});var TOLERANCE=.001;var withRotation=rot=>room(({roomItems})=>{Object.assign(roomItems["3"]??{},{rot})});var unit_rotation_default=defineRule({id:"item/unit-rota\
tion",level:"warning",fix:"none",summary:"The rotation of an item is a quaternion of length 1",source:"game-management API, part 2, item record fields: rot is a\
 quaternion",why:"A quaternion is a rotation only when its length is 1. With another length an item is skewed or scaled as well, or stands as it likes.",examples:()=>({
good:[{title:"no rotation",text:room()},{title:"an eighth of a turn, rounded",text:withRotation({x:0,y:.3827,z:0,w:.9239})}],bad:[{title:"degrees in the place o\
f a quaternion",text:withRotation({x:0,y:90,z:0,w:1}),findings:[{at:"/roomItems/3/rot",marks:'{\n        "x": 0,\n        "y": 90,\n        "z": 0,\n        "w": 1\n\
      }',message:'rot of item "3" has length 90.006 and should have length 1: it is a quaternion, not an angle in degrees'}]},{title:"nothing but zeros",text:withRotation(
{x:0,y:0,z:0,w:0}),findings:[{at:"/roomItems/3/rot",marks:'{\n        "x": 0,\n        "y": 0,\n        "z": 0,\n        "w": 0\n      }',message:'rot of item "\
3" is all zeros, which is no rotation at all: write w as 1 for no turn'}]},{title:"a quaternion that was not brought to length 1",text:withRotation({x:0,y:1,z:0,
w:1}),findings:[{at:"/roomItems/3/rot",marks:'{\n        "x": 0,\n        "y": 1,\n        "z": 0,\n        "w": 1\n      }',message:'rot of item "3" has length\
 1.4142 and should have length 1: divide x, y, z and w by 1.4142'}]}]}),item({key,record,place},report){const rot=objectField(record,"rot");if(rot===void 0)return;
const[x,y,z,w]=[numberField(rot,"x"),numberField(rot,"y"),numberField(rot,"z"),numberField(rot,"w")];if(x===void 0||y===void 0||z===void 0||w===void 0)return;const length=Math.
sqrt(x*x+y*y+z*z+w*w);if(Math.abs(length-1)<=TOLERANCE)return;report({at:place.at("rot"),message:`rot of item ${quoteValue(key)} ${advice(length)}`})}});var AN_ANGLE=10;
var DIGITS2=5;function advice(length){if(length===0)return"is all zeros, which is no rotation at all: write w as 1 for no turn";const shown=Number(length.toPrecision(
DIGITS2));const what=`has length ${shown} and should have length 1`;if(length>AN_ANGLE)return`${what}: it is a quaternion, not an angle in degrees`;return`${what}\
: divide x, y, z and w by ${shown}`}var itemRules=[expected_fields_default,parent_exists_default,parent_cycle_default,unit_rotation_default,logic_key_clash_default];var EXPECTED2=["Tasks","ViewNodes"];var without2=(...keys)=>room(({logic})=>{for(const key of keys)delete logic["2"]?.[key]});var expected_keys_default=defineRule(
{id:"logic/expected-keys",level:"info",lenient:{level:"off"},fix:"none",summary:"The logic of an item has Tasks and ViewNodes",source:"game-management API, part\
 2, room-data snapshot: keys of a logic value",why:"The creator tool writes both lists, empty where there is nothing in them. What the game does without one of \
them is documented nowhere.",examples:()=>({good:[{title:"both lists",text:room()}],bad:[{title:"logic without ViewNodes",text:without2("ViewNodes"),findings:[{
at:"/logic/2",marks:'"2"',message:'the logic of item "2" has no ViewNodes: write [] where there is nothing in it'}]},{title:"a list under another name",text:room(
({logic})=>{const{Tasks,...others}=logic["2"]??{};logic["2"]={tasks:Tasks,...others}}),findings:[{at:"/logic/2",marks:'"2"',message:'the logic of item "2" has n\
o Tasks: correct the spelling of "tasks"'}]},{title:"logic with neither",text:without2("Tasks","ViewNodes"),findings:[{at:"/logic/2",marks:'"2"',message:'the lo\
gic of item "2" has no Tasks and no ViewNodes: write [] where there is nothing in them'}]}]}),embeddedText({role,reading,place},report){if(role!=="logic"||reading.
kind!=="value"||!isObject(reading.value))return;const{value}=reading;if(EXPECTED2.every(key=>hasField(value,key)))return;const missing=EXPECTED2.filter(key=>!hasField(
value,key));const slips=missing.flatMap(key=>misspelled(key,Object.keys(value))??[]).map(quoteValue);const todo=slips.length>0?`correct the spelling of ${slips.
join(" and ")}`:`write [] where there is nothing in ${missing.length===1?"it":"them"}`;const item2=quoteValue(String(place.step));report({at:recordAt(place),message:`\
the logic of item ${item2} has no ${missing.join(" and no ")}: ${todo}`})}});var FIELDS=[["col","string",'a text, such as "8B4513"'],["e","number","a number"],["c","boolean","true or false"]];var withField=field=>room(({logic})=>{Object.
assign(logic["3"]??{},field)});var field_types_default=defineRule({id:"logic/field-types",level:"warning",lenient:{level:"off"},fix:"none",summary:"In the logic\
 of an item, col is a text, e a number, and c true or false",source:"game-management API, part 2, room-data snapshot: keys of a logic value",why:"The game reads\
 these fields by their type. What they mean depends on the prefab of the item, so that another type may be right for some.",examples:()=>({good:[{title:"a wall \
with all three",text:room()}],bad:[{title:"a colour that is a number",text:withField({col:804513}),findings:[{at:"/logic/3#/col",marks:"804513",message:'col is \
804513: it is documented as a text, such as "8B4513"'}]},{title:"a number in quotes",text:withField({e:"0.5"}),findings:[{at:"/logic/3#/e",marks:'\\"0.5\\"',message:'\
e is "0.5": it is documented as a number'}]},{title:"a number for true",text:withField({c:1}),findings:[{at:"/logic/3#/c",marks:"1",message:"c is 1: it is docum\
ented as true or false"}]}]}),embeddedText({role,reading,place},report){if(role!=="logic"||reading.kind!=="value"||!isObject(reading.value))return;for(const[field,
type,words]of FIELDS){const value=reading.value[field];if(value===void 0||jsonType(value)===type)continue;report({at:place.inside().at(field),message:`${field} \
is ${quoteValue(value)}: it is documented as ${words}`})}}});var NUMBER=/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;var HABITS=[{pattern:/^[+-]?0[xX][0-9A-Fa-f]{1,30}$/,words:"is written in hexadecimal, which JSON doe\
s not have",repair:inDecimal},{pattern:/^[+-]?0(?:[bB][01]{1,100}|[oO][0-7]{1,40})$/,words:"is written in binary or octal, which JSON does not have",repair:inDecimal},
{pattern:/_/,words:"has an underscore between its digits",repair:text=>text.replaceAll("_","")},{pattern:/^\+/,words:"has a plus sign in front",repair:text=>text.
slice(1)},{pattern:/^[+-]?0\d/,words:"has a zero in front",repair:text=>text.replace(/^([+-]?)0+(?=\d)/,"$1")},{pattern:/^[+-]?\.\d/,words:"has no digit before \
its point",repair:text=>text.replace(".","0.")},{pattern:/^[^.]*\d\.(?!\d)/,words:"has no digit after its point",repair:text=>text.replace(".","")},{pattern:/[eE][+-]?$/,
words:"has an exponent without digits",repair:text=>text.replace(/[eE][+-]?$/,"")},{pattern:/\dn$/,words:"ends in an n",repair:text=>text.slice(0,-1)}];var LONGEST=80;
function numberMessage(text,shown){if(/^[+-]$/.test(text))return`a ${text==="-"?"minus":"plus"} sign without a number: write the number after it`;if(text===".")
return". is no value: write what belongs here";const habit=HABITS.find(({pattern})=>pattern.test(text));if(habit===void 0)return`${shown} is no number: correct \
it, or put it in quotes if it is a text`;const written=text.length>LONGEST?void 0:repaired(text);return`${shown} ${habit.words}: ${written===void 0?"JSON number\
s look like 10, -2.5 or 1e3":`write ${written}`}`}function repaired(text){let number=text;for(const{pattern,repair}of HABITS)if(pattern.test(number))number=repair(
number);return NUMBER.test(number)?number:void 0}function inDecimal(text){const sign=text.startsWith("-")?"-":"";return sign+String(BigInt(text.replace(/^[+-]/,
"")))}var LONGEST2=40;var LITERALS2={true:"true",false:"false",null:"null",none:"null",nil:"null",undefined:"null"};var INVISIBLE={"\xA0":"a no-break space","\u200B":"\
a zero-width space","\u2028":"a line separator","\u2029":"a paragraph separator","\u202F":"a narrow no-break space","\u3000":"an ideographic space","\uFEFF":"a \
byte-order mark"};var STRAY={";":"a semicolon has no place in JSON: write a comma, or nothing after the last","=":"an equals sign has no place in JSON: write a \
colon between a key and its value","=>":"an arrow has no place in JSON: write a colon between a key and its value","`":'a backtick has no place in JSON: texts s\
tand in double quotes, "',"'":'an apostrophe has no place outside a text: texts stand in double quotes, "',"\u201C":'a curly quote has no place outside a text: \
texts stand in straight double quotes, "',"\u201D":'a curly quote has no place outside a text: texts stand in straight double quotes, "'};var CONTROL={"\b":["a \
backspace","\\b"],"	":["a tab","\\t"],"\f":["a form feed","\\f"]};var MESSAGES={empty:({text})=>{if(text.trim()!=="")return"there is no value here: a snapshot s\
tands between { and }";return`there is ${text===""?"nothing":"only white space"} here: a snapshot stands between { and }`},"cut-off":({opened})=>opened==="["?"t\
he JSON ends inside a list: was it cut off, or is a ] missing?":"the JSON ends inside an object: was it cut off, or is a } missing?",comment:()=>"a comment: JSO\
N has none, so remove it","unclosed-comment":()=>"a comment that has no end: JSON has no comments, so remove it","trailing-comma":()=>"a comma with nothing afte\
r it: remove it","leading-comma":()=>"a comma with nothing before it: remove it","missing-comma":()=>"a comma is missing before this","missing-colon":()=>"a col\
on is missing between the key and this value","missing-value":({shown})=>`a value is missing before the ${shown}`,"misplaced-colon":()=>"a colon where none belo\
ngs: it stands between a key and its value, inside { and }","second-colon":()=>"two colons: remove one","second-comma":()=>"two commas with nothing between them\
: remove one, or write what is missing","decimal-comma":({shown,text})=>`${shown} has a comma: JSON writes ${text.replace(",",".")}`,"mismatched-bracket":({shown,
opened})=>opened===void 0?`${shown} closes nothing: remove it, or add what it closes`:`${shown} cannot close what ${opened} opened: write ${opened==="["?"]":"}"}\
, or close the inner one first`,"text-after-value":({text,shown})=>{if(/^[\]}]/.test(text))return`${shown} closes nothing: everything was closed before it`;if(text===
",")return"a comma after the end of the JSON: remove it";if(text===":")return"a key and its value stand outside braces: put { and } around them";return"more tex\
t after the end of the JSON: remove it, or join it with what comes before"},"unclosed-string":({last:last2})=>last2?"a text without its closing quote: is the qu\
ote missing, or was the JSON cut off?":'a text without its closing quote: add " at its end',"line-break-in-string":()=>"a line break inside a text: write \\n for\
 it, or close the text before it","control-character":({text})=>{const[name,written]=CONTROL[text.charAt(0)]??[`the control character ${codePoint(text)}`,unicodeEscape(
text)];return`${name} inside a text: write ${written} for it`},"bad-escape":({text,shown})=>text.startsWith("\\u")?`${shown} is not complete: \\u needs four hexa\
decimal digits, as in \\u00e9`:`${shown} means nothing in JSON: write \\\\ for a backslash`,"single-quotes":()=>'single quotes around a text: JSON has only doub\
le quotes, "',"curly-quotes":()=>'curly quotes around a text: JSON has only straight double quotes, "',"unquoted-key":({shown})=>`the key ${shown} stands withou\
t quotes: write "${shown}"`,"number-as-key":({shown})=>`the number ${shown} stands where a key belongs: write "${shown}"`,"value-as-key":({shown})=>`${shown} st\
ands where a key belongs: a key is a text in double quotes`,"not-a-number":({text})=>`JSON has no word ${text}: write null or a number`,"other-language-literal":({
text})=>`${text} is spelled ${LITERALS2[text.toLowerCase()]??"null"} in JSON`,"unquoted-text":({shown})=>`${shown} stands without quotes: put it in double quote\
s if it is a text`,"bad-number":({text,shown})=>numberMessage(text,shown),"stray-character":({text,shown})=>{const better=STRAY[text];if(better!==void 0)return better;
const name=INVISIBLE[text.charAt(0)];if(name===void 0&&text.trim()!=="")return`${shown} has no place in JSON: remove it`;return`${name??"a special space"} (${codePoint(
text)}) outside a text: write an ordinary space, or nothing`},"unescaped-quote":()=>'this quote ends the text too early: write \\" for a quote inside a text',"l\
eft-out":({shown})=>`${shown} stands for something that was left out: put it back, or remove the dots`,placeholder:({shown})=>`${shown} is a placeholder: write \
what belongs here, in double quotes if it is a text`,"web-page":()=>"this is a web page or XML, not a snapshot: the download may have failed","lfs-pointer":()=>"\
this only points to a file that Git LFS keeps: run git lfs pull to have it here","code-fence":()=>"a line of backticks around the JSON: keep only what stands be\
tween the first { and the last }","text-before-json":()=>"text in front of the JSON: keep only what stands between the first { and the last }","no-json":()=>"th\
ere is no JSON here: a snapshot stands between { and }","merge-conflict":()=>"two versions that git could not merge: keep one, and remove the lines with <<<<<<<\
, ======= and >>>>>>>"};function syntaxMessage(fault,bytes){const{start,end}=fault.span;const[from,to]=fault.kind==="empty"?[0,bytes.length]:[start,end];const text=decode(
bytes.subarray(from,Math.min(to,from+1e3)));const opened=fault.opened===void 0?void 0:asciiText(bytes,fault.opened.start,fault.opened.end);return MESSAGES[fault.
kind]({text,shown:shorten(text),opened,last:end>=bytes.length})}function openedMessage(fault){if(fault.byIndentation)return"this was never closed, as the indent\
ation below it says";return fault.kind==="cut-off"?"this is still open":"this is what was opened"}var decoder=new TextDecoder("utf-8",{ignoreBOM:true});function decode(bytes){
return decoder.decode(bytes)}function shorten(text){let shown="";for(const character of text){if(shown.length>=LONGEST2)return`${shown}\u2026`;shown+=visible(character)}
return shown}function codePoint(text){return`U+${hex(text).toUpperCase()}`}function unicodeEscape(text){return`\\u${hex(text)}`}function hex(text){return(text.codePointAt(
0)??0).toString(16).padStart(4,"0")}function heldObjectFault(text,{what,whenEmpty}){const{place,reading}=text;switch(reading.kind){case"empty":return{at:place,message:`${what} is an empty text: ${whenEmpty}`};case"\
broken":return brokenJson(text,{what,whenEmpty});case"too-deep":return void 0;case"value":if(isObject(reading.value))return void 0;return{at:place,message:`${what}\
 ${notAnObject(reading.value)}`}}}function notAText(what,value){const object=isObject(value)?"this object":"a JSON object";return`${what} is ${shownKind(value)}\
: it must be a text that holds ${object}`}function shownKind(value){if(Array.isArray(value))return"a list";if(typeof value==="string")return"a text in quotes";return isObject(
value)?"an object":quoteValue(value)}function notAnObject(value){if(holdsObject(value))return"was put into quotes twice: write its JSON object in quotes once";return`\
holds ${shownKind(value)}: it must hold a JSON object, between { and }`}function holdsObject(value){if(typeof value!=="string")return false;try{return isObject(
JSON.parse(value))}catch{return false}}function brokenJson(text,{what,whenEmpty}){const{place}=text;const fault=firstSyntaxFault(text);if(fault===void 0||fault.
kind==="empty"){return{at:place,message:`${what} holds only white space: ${whenEmpty}`}}const{opened}=fault;return{at:spanIn(place,fault.span,place),message:`in\
 ${what}, ${spelledInString(syntaxMessage(fault,embeddedBytes(text)))}`,...opened&&{related:[{at:spanIn(place,opened,place),message:openedMessage(fault)}]}}}function spelledInString(message){
return message.replace(/(?<=\b(?:write|add) )\S*["\\]\S*/g,advice2=>JSON.stringify(advice2).slice(1,-1))}function wallWith(logic){const text=rawRoom(snapshot2=>{const items=sectionOf(snapshot2,"roomItems");items["5"]=structuredClone(items["3"]??null);sectionOf(snapshot2,
"logic")["5"]="LOGIC"});return text.replace('"LOGIC"',()=>logic)}function sectionOf(snapshot2,name){const section=snapshot2[name];return isObject(section)?section:
{}}var ROWS=[["a list",'[{ "col": "8B4513" }]','[{ "col": "8B4513" }]','the logic of item "5" is a list: it must be a text that holds a JSON object'],["null","n\
ull","null",'the logic of item "5" is null: it must be a text that holds a JSON object'],["an empty text",'""','""','the logic of item "5" is an empty text: wri\
te "{}", or remove the entry'],["white space",'" \\n"','" \\n"','the logic of item "5" holds only white space: write "{}", or remove the entry'],["a comment and\
 nothing else",'"/* none */"',"/* none */",'in the logic of item "5", a comment: JSON has none, so remove it'],["a comma too many",String.raw`"{\"col\":\"8B4513\",}"`,
",",'in the logic of item "5", a comma with nothing after it: remove it'],["a truth value as Python has it",String.raw`"{\"c\":True}"`,"True",'in the logic of i\
tem "5", True is spelled true in JSON'],["logic that was cut off",String.raw`"{\"col\":\"8B4513\""`,"",'in the logic of item "5", the JSON ends inside an object\
: was it cut off, or is a } missing?'],["a line break with one backslash too few",String.raw`"{\"title\":\"Keep\nout\"}"`,String.raw`\n`,String.raw`in the logic of item "5", a line break inside a text: write \\n for it, or close the text before it`],
["an object that was put into a text twice",String.raw`"\"{\\\"col\\\":\\\"8B4513\\\"}\""`,String.raw`"\"{\\\"col\\\":\\\"8B4513\\\"}\""`,'the logic of item "5"\
 was put into quotes twice: write its JSON object in quotes once'],["a list in a text",'"[]"','"[]"','the logic of item "5" holds a list: it must hold a JSON ob\
ject, between { and }']];var rawObject=()=>({title:"an object that is not in a text",text:wallWith('{ "Tasks": [], "ViewNodes": [], "e": 0.50 }'),findings:[{at:"\
/logic/5",marks:'{ "Tasks": [], "ViewNodes": [], "e": 0.50 }',message:'the logic of item "5" is an object: it must be a text that holds this object'}],fixed:wallWith(
String.raw`"{ \"Tasks\": [], \"ViewNodes\": [], \"e\": 0.50 }"`)});var blank=()=>({title:"white space, even when an empty text is allowed",text:wallWith('" "'),
options:{allowEmpty:true},findings:[{at:"/logic/5",marks:'" "',message:'the logic of item "5" holds only white space: write "{}", or remove the entry'}]});function badExamples(){
const single2=ROWS.map(([title,logic,marks,message])=>({title,text:wallWith(logic),findings:[{at:"/logic/5",marks,message}]}));return[rawObject(),...single2,blank()]}var json_string_default=defineRule({id:"logic/json-string",level:"error",lenient:{options:{allowEmpty:true}},fix:"safe",summary:"The logic of an item is a text \
that holds a JSON object",source:"game-management API, part 2, room-data snapshot",why:"The import merges each logic text into its item, and the game reads the \
JSON in it. What it cannot read does nothing: the item has no effects and no triggers.",options:{allowEmpty:{type:"boolean",default:false,description:"accept an\
 empty text, which some tools write for an item without logic"}},examples:()=>({good:[{title:"a JSON object in a text",text:wallWith('"{\\"Tasks\\":[],\\"ViewNodes\
\\":[]}"')},{title:"an empty text, when that is allowed",text:wallWith('""'),options:{allowEmpty:true}}],bad:badExamples()}),rawEmbedded({role,value,place},report){
if(role!=="logic")return;report({at:place,message:notAText(logicAt(place),value),fix:isObject(value)?putIntoText(place):void 0})},embeddedText(text,report,{options}){
const{role,reading}=text;if(role!=="logic"||reading.kind==="value"&&isObject(reading.value))return;if(reading.kind==="empty"&&options.allowEmpty)return;const draft=heldObjectFault(
text,{what:logicAt(text.place),whenEmpty:'write "{}", or remove the entry'});if(draft!==void 0)report(draft)}});function logicAt(place){return`the logic of item\
 ${quoteValue(String(place.step))}`}function putIntoText(place){return{safety:"safe",description:"put the object into a text",edits:[{kind:"embed",place}]}}var known_item_default=defineRule({id:"logic/known-item",level:"error",fix:"none",summary:"Each logic entry belongs to an item of the file",source:"game-managem\
ent API, part 2, room-data snapshot; part 4, upload-room-data-url",why:"The import merges each logic entry into the item with the same key. Where no such item i\
s in the file, the logic is dropped without a word.",examples:()=>({good:[{title:"logic for items of the file",text:room()}],bad:[{title:"logic that was left be\
hind when its item went",text:room(({logic})=>{logic["12"]={Tasks:[],ViewNodes:[]}}),findings:[{at:"/logic/12",marks:'"12"',message:'roomItems has no item "12",\
 so its logic is dropped: correct the key, or remove the entry'}]}]}),state:()=>({silent:false}),snapshot({roomItems},_report,{state,optionsOf}){const isEmpty=roomItems!==
void 0&&Object.keys(roomItems).length===0;state.silent=roomItems===void 0||isEmpty&&!!optionsOf("snapshot/removes-all-items")},embeddedText({role,place},report,{
snapshot:snapshot2,state}){if(role==="logic"&&!state.silent)checkKey(place,snapshot2,report)},rawEmbedded({role,place},report,{snapshot:snapshot2,state}){if(role===
"logic"&&!state.silent)checkKey(place,snapshot2,report)}});function checkKey(place,snapshot2,report){const key=String(place.step);if(snapshot2.hasItem(key))return;
report({at:keyAt(place),message:`roomItems has no item ${quoteValue(key)}, so its logic is dropped: correct the key, or remove the entry`})}var logicRules=[json_string_default,known_item_default,expected_keys_default,field_types_default];function laterQuests(pairs,keyOf,inFileOrder){const singles=new Map;const shared=new Map;for(const pair2 of pairs){const key=keyOf(pair2);if(key===void 0)continue;
const single2=singles.get(key);if(single2===void 0)singles.set(key,pair2);else if(!shared.get(key)?.push(pair2))shared.set(key,[single2,pair2])}if(shared.size===
0)return[];const pairAt=new Map;const keys=new Map;for(const[key,quests2]of shared){for(const pair2 of quests2){keys.set(pair2,key);for(const{place}of pair2.entries)
pairAt.set(place,pair2)}}const firsts=new Map;const found=[];for(const place of inFileOrder([...pairAt.keys()])){const pair2=pairAt.get(place);const key=pair2&&
keys.get(pair2);if(pair2===void 0||key===void 0)continue;keys.delete(pair2);const first=firsts.get(key);if(first===void 0)firsts.set(key,pair2);const[laterEntry,
firstEntry]=[mainEntry(pair2),first&&mainEntry(first)];if(laterEntry&&firstEntry)found.push({later:laterEntry,first:firstEntry})}return found}var bare_name_unique_default=defineRule({id:"quest/bare-name-unique",level:"warning",fix:"none",summary:"No two quests have the same Name but for the number",source:"\
quest and task records, part 2, quest names in expressions",why:"SetTask(), $T{} and OnChange() name a quest without its number. They cannot tell such quests ap\
art.",examples:()=>({good:[{title:"Names that differ in more than the number",text:questsOnly()}],bad:[{title:"Names that differ in the number only",text:questsOnly(
quests2=>{for(const entry of Object.values(quests2)){if(entry.Name==="1_open_door")entry.Name="1_find_key"}}),findings:[{at:`/quests/${OPEN_DOOR}/Name`,marks:'"\
1_find_key"',message:'expressions know both "1_find_key" and "0_find_key" as "find_key": give one another name'}]}]}),snapshotEnd({quests:quests2},report,{inFileOrder}){
const bareNameOf=pair2=>{const name=agreedName(pair2);return name===void 0||bareName(name)===""?void 0:bareName(name)};const told=new Set;for(const{later,first}of laterQuests(
quests2?.pairs??[],bareNameOf,inFileOrder)){const name=later.record.Name;if(name===first.record.Name||told.has(name))continue;told.add(name);report({at:later.place.
at("Name"),message:`expressions know both ${questLabel(later)} and ${questLabel(first)} as ${quoteValue(bareName(String(name)))}: give one another name`,related:[
{at:first.place.at("Name"),message:"the first quest with this name"}]})}}});function sameValue(one,other){if(one===other)return true;const left=[one];const right=[other];for(let a=left.pop(),b=right.pop();a!==void 0&&b!==void 0;a=left.pop(),
b=right.pop()){if(a===b)continue;if(Array.isArray(a)){if(!Array.isArray(b)||a.length!==b.length)return false;for(const[index,element]of a.entries()){left.push(element);
right.push(b[index]??null)}}else if(isObject(a)){if(!isObject(b))return false;const keys=Object.keys(a);if(keys.length!==Object.keys(b).length)return false;for(const key of keys){
if(!Object.hasOwn(b,key))return false;left.push(a[key]??null);right.push(b[key]??null)}}else{return false}}return true}var COMPLETED_ONLY=[["Rewards","[]","reward"],["SuccessMsg",'""',"message"]];var changed=(inProgress,completed={})=>questsOnly(quests2=>{Object.assign(quests2[OPEN_DOOR]??
{},inProgress);Object.assign(quests2[OPEN_DOOR_COMPLETED]??{},completed)});var withLast=field=>questsOnly(quests2=>{const entry=quests2[OPEN_DOOR_COMPLETED]??{};
const value=entry[field]??null;delete entry[field];Object.assign(entry,{[field]:value})});var without3=field=>questsOnly(quests2=>{delete quests2[OPEN_DOOR_COMPLETED]?.[field]});
var completed_only_fields_default=defineRule({id:"quest/completed-only-fields",level:"error",fix:"mixed",summary:"Rewards and SuccessMsg are on the completed en\
try, and only there",source:"quest and task records, part 2, quest pair",why:"Rewards and the success message are given when a quest is completed, and the game \
reads them from its completed entry. On the other one they do nothing.",examples:()=>({good:[{title:"both fields on the completed entry only",text:questsOnly()}],
bad:[{title:"the same value on both entries",text:changed({SuccessMsg:""}),findings:[{at:`/quests/${OPEN_DOOR}/SuccessMsg`,marks:'"SuccessMsg"',message:"Success\
Msg is for the completed entry only: remove it here, the completed entry has the same"}],fixed:questsOnly()},{title:"rewards on the wrong entry",text:changed({Rewards:[
{type:"wearable",id:"hat"}]}),findings:[{at:`/quests/${OPEN_DOOR}/Rewards`,marks:'"Rewards"',message:'Rewards is for the completed entry only: move it to the co\
mpleted entry of "1_open_door"'}],fixed:questsOnly()},...COMPLETED_ONLY.map(([field,none,what])=>({title:`a completed entry without ${field}`,text:without3(field),
findings:[{at:`/quests/${OPEN_DOOR_COMPLETED}`,marks:`"${OPEN_DOOR_COMPLETED}"`,message:`the completed entry of "1_open_door" has no ${field}: write ${none} for\
 no ${what}`}],fixed:withLast(field)}))]}),questEntry(entry,report,{snapshot:{quests:quests2}}){const{record,place,status}=entry;if(status===void 0)return;const pair2=quests2?.
pairOf(entry);if(pair2!==void 0&&pair2[status].length>1)return;for(const[field,none,what]of COMPLETED_ONLY){if(hasField(record,field)===(status==="completed"))continue;
if(status==="completed"){report({at:recordAt(place),message:`the completed entry of ${questLabel(entry)} has no ${field}: write ${none} for no ${what}`,fix:addMember(
place,field,none,"safe",`add ${field} with ${none}`)});continue}const kept=pair2?.completed[0]&&member(pair2.completed[0].record,field);const isKept=kept!==void 0&&
sameValue(kept,record[field]??null);const at=place.at(field);report({at:keyAt(at),message:isKept?`${field} is for the completed entry only: remove it here, the \
completed entry has the same`:`${field} is for the completed entry only: move it to the completed entry of ${questLabel(entry)}`,fix:removeMember(at,isKept?"saf\
e":"unsafe",`remove ${field} from the inProgress entry`)})}}});function completePair({entries,inProgress,completed}){if(entries.length!==2||inProgress[0]===void 0||completed[0]===void 0)return void 0;return{inProgress:inProgress[0],
completed:completed[0]}}var NO_FAULTS2={mistyped:[],slips:new Set,alone:[],sameStatus:[],crowded:[]};var faultsOf=new WeakMap;function pairFaults(quests2){let faults=faultsOf.
get(quests2);if(faults===void 0){faults=findPairFaults(quests2);faultsOf.set(quests2,faults)}return faults}function findPairFaults(quests2){const broken=quests2.
pairs.filter(pair2=>completePair(pair2)===void 0);if(broken.length===0)return NO_FAULTS2;const loose=new LooseEntries;for(const entry of quests2.entries)if(textField(
entry.record,"EntryId")===void 0)loose.add(entry);const alone=new Set;const strays=new Map;const sameStatus=[];const crowded=new Set;for(const pair2 of broken){
const{entryId,entries}=pair2;const[first,second]=entries;if(first===void 0)continue;if(second===void 0){alone.add(first);loose.add(first)}else if(!isUuid(entryId)&&
!haveOneName(pair2)){for(const entry of entries)loose.add(entry)}else if(entries.length===2){if(first.status!==void 0&&second.status!==void 0)sameStatus.push([first,
second])}else{crowded.add(pair2);const stray=strayOf(pair2);if(stray===void 0)continue;strays.set(stray,pair2);loose.add(stray)}}const mistyped=[];const slips=new Set;
for(const[one,two]of loose.couples()){const[entry,other]=strays.has(two)?[two,one]:[one,two];alone.delete(entry);alone.delete(other);if(!hasUuid(entry)||!hasUuid(
other))continue;const home=strays.get(entry);if(home!==void 0)crowded.delete(home);mistyped.push({entry,other,strayed:home!==void 0});const[sound,otherSound]=[hasVersion4(
entry),hasVersion4(other)];if(sound!==otherSound)slips.add(sound?other:entry)}return{mistyped,slips,alone:alone.size<=namelessRecords(quests2)?[]:[...alone],sameStatus,
crowded:[...crowded]}}function namelessRecords(quests2){const isNameless=({record})=>textField(record,"EntryId")===void 0&&textField(record,"Name")===void 0;const values=Object.
values(quests2.section);return values.filter(value=>!isObject(value)).length+quests2.entries.filter(isNameless).length}function hasUuid({record}){return isUuid(
textField(record,"EntryId")??"")}function hasVersion4({record}){return isUuidVersion4(textField(record,"EntryId")??"")}function haveOneName({entries}){const name=entries[0]?.
record.Name;return entries.every(entry=>entry.record.Name===name)}function strayOf({entries,inProgress,completed}){if(entries.length!==3||inProgress.length===0||
completed.length===0)return void 0;return entries.find(entry=>{const[one,other]=entries.filter(each=>each!==entry);return one?.record.Name===other?.record.Name&&
one?.status!==other?.status&&one?.record.Name!==entry.record.Name})}var LooseEntries=class{byName=new Map;add(entry){const name=textField(entry.record,"Name");if(name===
void 0)return;const known=this.byName.get(name);if(known===void 0)this.byName.set(name,[entry]);else known.push(entry)}*couples(){for(const entries of this.byName.
values()){const left=new Map([["inProgress",[]],["completed",[]],[void 0,[]]]);for(const entry of entries)left.get(entry.status)?.push(entry);for(const[one,two]of COUPLES)
yield*take(left.get(one)??[],left.get(two)??[])}}};var COUPLES=[["inProgress","completed"],["inProgress",void 0],["completed",void 0]];function*take(ones,twos){
const count=Math.min(ones.length,twos.length);const partners=twos.splice(0,count);for(const[index,one]of ones.splice(0,count).entries()){const two=partners[index];
if(two!==void 0)yield[one,two]}}var ROOM_WIDE_FIELDS={Description:isSoundDescription,Creator:isSoundCreator};function isRoomWide(field){return Object.hasOwn(ROOM_WIDE_FIELDS,field)}function soundValue(entry,field){
const value=textField(entry.record,field);return value!==void 0&&ROOM_WIDE_FIELDS[field](value)?value:void 0}function severalQuestsSay(quests2,field){let first;
for(const entry of quests2.entries){if(soundValue(entry,field)===void 0)continue;const quest=quests2.pairOf(entry)??entry;first??=quest;if(quest!==first)return true}
return false}function onlyQuestDisagrees(quests2,field){const said=quests2.entries.filter(entry=>soundValue(entry,field)!==void 0);const[first,second]=said;if(first===
void 0||second===void 0||severalQuestsSay(quests2,field))return false;const pair2=quests2.pairOf(first);return pair2!==void 0&&completePair(pair2)!==void 0&&soundValue(
first,field)!==soundValue(second,field)}function disagreements(quests2,field,inFileOrder){const anyValue=quests2.entries[0]?.record[field];if(quests2.entries.every(
({record})=>record[field]===anyValue))return[];const groups=groupByValue(quests2,field);if(groups.size<2||!severalQuestsSay(quests2,field))return[];const[first]=usualGroup(
[...groups.values()],inFileOrder);if(first===void 0)return[];const value=soundValue(first,field)??"";groups.delete(value);const related=[{at:first.place.at(field),
message:"what other quests have"}];return[...groups].flatMap(([other,group])=>group.map(({place})=>({at:place.at(field),message:`${field} is ${quoteValue(other)}\
 here and ${quoteValue(value)} on other quests: write the same on all`,related})))}function groupByValue(quests2,field){const groups=new Map;for(const entry of quests2.
entries){const value=soundValue(entry,field);if(value===void 0)continue;const group=groups.get(value);if(group===void 0)groups.set(value,[entry]);else group.push(
entry)}return groups}function usualGroup(groups,inFileOrder){let most=0;for(const group of groups)most=Math.max(most,group.length);const largest=groups.filter(group=>group.
length===most);if(largest.length<2)return largest[0]??[];const groupAt=new Map;for(const group of largest)for(const{place}of group)groupAt.set(place,group);const[
earliest3]=inFileOrder([...groupAt.keys()]);return(earliest3&&groupAt.get(earliest3))??[]}var OWNER="Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N";var OTHER="Tz9PqW3eRt5YuI7oAs1DfG2hJk4L";var withCreator=creator=>questsOnly(quests2=>{for(const entry of Object.values(
quests2))if(entry.Name==="1_open_door")entry.Creator=creator});var bothEntries=(creator,message)=>[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/\
Creator`,marks:JSON.stringify(creator),message}));var creator_default=defineRule({id:"quest/creator",level:"error",lenient:{level:"warning"},fix:"none",summary:"\
Creator is the user id of the owner of the room, the same on all quests",source:"quest and task records, part 2, quest entry fields",why:"Creator says to whom a\
 quest belongs. A placeholder, or the id of somebody else, makes it a quest of nobody or of another room.",options:{owner:{type:"string",default:"",description:"\
The user id of the owner of the room. Unless it is set, any user id will do."}},state:()=>({sound:void 0}),examples:()=>({good:[{title:"one user id on all quest\
s",text:questsOnly()},{title:"the user id that the option names",text:questsOnly(),options:{owner:OWNER}}],bad:[{title:"a quest without a creator",text:withCreator(
""),findings:bothEntries("","Creator is empty: write the user id of the owner of the room")},{title:"a placeholder that was never filled in",text:withCreator("<\
OWNER_USER_ID>"),findings:bothEntries("<OWNER_USER_ID>",'Creator is still the placeholder "<OWNER_USER_ID>": write the user id of the owner of the room')},{title:"\
two creators: of values that are equally common, the later one is reported",text:withCreator(OTHER),findings:bothEntries(OTHER,`Creator is "${OTHER}" here and "${OWNER}\
" on other quests: write the same on all`)},{title:"somebody else than the option names",text:withCreator(OTHER),options:{owner:OWNER},findings:bothEntries(OTHER,
`Creator is "${OTHER}": the owner of the room is "${OWNER}"`)}]}),questEntry({record,place},report,{options:{owner},state}){const creator=textField(record,"Crea\
tor");if(creator===void 0||creator===state.sound)return;if(isSoundCreator(creator)||owner!==""&&creator===owner){state.sound=creator;return}const what=isPlaceholder(
creator)?`still the placeholder ${quoteValue(creator)}`:"empty";report({at:place.at("Creator"),message:`Creator is ${what}: write the user id of the owner of th\
e room`})},snapshotEnd({quests:quests2},report,{options:{owner},inFileOrder}){if(quests2===void 0)return;if(owner===""){for(const draft of disagreements(quests2,
"Creator",inFileOrder))report(draft);return}if(onlyQuestDisagrees(quests2,"Creator"))return;for(const{record,place}of quests2.entries){const creator=textField(record,
"Creator");if(creator===void 0||creator===owner||!isSoundCreator(creator))continue;report({at:place.at("Creator"),message:`Creator is ${quoteValue(creator)}: th\
e owner of the room is ${quoteValue(owner)}`})}}});var withDescription=(description,name)=>questsOnly(quests2=>{for(const entry of Object.values(quests2))if(name===void 0||entry.Name===name)entry.Description=description});
var bothEntries2=(description,message)=>[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Description`,marks:JSON.stringify(description),message}));
var description_default=defineRule({id:"quest/description",level:"error",lenient:{level:"warning"},fix:"none",summary:'Description is "created in" and the name \
of the game editor, the same on all quests',source:"quest and task records, part 2, quest entry fields",why:"Description is a fixed text that names the editor w\
hich made the quest. Another text was typed by hand, or the quest comes from another room.",options:{editor:{type:"string",default:"",description:"The name of t\
he game editor, in lowercase. Unless it is set, any name will do."}},state:()=>({sound:void 0}),examples:()=>({good:[{title:"the same editor on all quests",text:questsOnly()},
{title:"the editor that the option names",text:withDescription("created in studio2"),options:{editor:"studio2"}}],bad:[{title:"a description for players",text:withDescription(
"Open the door","1_open_door"),findings:bothEntries2("Open the door",'Description is "Open the door": write "created in " and the name of the game editor in low\
ercase')},{title:"two editors: of values that are equally common, the later one is reported",text:withDescription("created in unreal","1_open_door"),findings:bothEntries2(
"created in unreal",'Description is "created in unreal" here and "created in unity" on other quests: write the same on all')},{title:"another editor than the op\
tion names",text:withDescription("created in unreal","1_open_door"),options:{editor:"unity"},findings:bothEntries2("created in unreal",'Description is "created \
in unreal": write "created in unity"')}]}),questEntry({record,place},report,{options:{editor},state}){const description=textField(record,"Description");if(description===
void 0||description===state.sound)return;if(isSoundDescription(description)){state.sound=description;return}if(editor===""){report({at:place.at("Description"),message:`\
Description is ${quoteValue(description)}: write "created in " and the name of the game editor in lowercase`})}else if(description!==`created in ${editor}`){report(
otherEditor(place,description,editor))}},snapshotEnd({quests:quests2},report,{options:{editor},inFileOrder}){if(quests2===void 0)return;if(editor===""){for(const draft of disagreements(
quests2,"Description",inFileOrder))report(draft);return}if(onlyQuestDisagrees(quests2,"Description"))return;for(const{record,place}of quests2.entries){const description=textField(
record,"Description");if(description===void 0||!isSoundDescription(description))continue;if(description!==`created in ${editor}`)report(otherEditor(place,description,
editor))}}});function otherEditor(place,description,editor){return{at:place.at("Description"),message:`Description is ${quoteValue(description)}: write ${quoteValue(
`created in ${editor}`)}`}}var enabled_default=defineRule({id:"quest/enabled",level:"error",fix:"none",summary:"Enabled is true",source:"quest and task records, part 2, quest entry fields",
why:"A quest that is not enabled never changes its state, whatever players do.",examples:()=>({good:[{title:"quests that are enabled",text:questsOnly()}],bad:[{
title:"a quest that is switched off",text:questsOnly(quests2=>{for(const entry of Object.values(quests2))if(entry.Name==="0_find_key")entry.Enabled=false}),findings:[
FIND_KEY,FIND_KEY_COMPLETED].map(key=>({at:`/quests/${key}/Enabled`,marks:"false",message:"Enabled is false: the quest works only with true"}))}]}),questEntry({
record,place},report){if(record.Enabled!==false)return;report({at:place.at("Enabled"),message:"Enabled is false: the quest works only with true"})}});var withEntryId=entryId=>questsOnly(quests2=>{for(const entry of Object.values(quests2))if(entry.Name==="1_open_door")entry.EntryId=entryId});var bothEntries3=(entryId,message)=>[
OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/EntryId`,marks:`"${entryId}"`,message}));var VERSION_1="6fa459ea-ee8a-11ca-894e-db77e160355e";var entry_id_uuid_default=defineRule(
{id:"quest/entry-id-uuid",level:"error",lenient:{options:{version:"any"}},fix:"none",summary:"EntryId is a UUID of version 4",source:"quest and task records, pa\
rt 2, quest entry fields",why:"The two entries of a quest find each other by EntryId. One that was made up by hand may be on another quest as well.",options:{version:{
type:"choice",default:"4",choices:["4","any"],description:"Which UUIDs are accepted: those of version 4, or whatever has the form of a UUID."}},examples:()=>({good:[
{title:"an EntryId of version 4",text:questsOnly()},{title:"another version, where any will do",text:withEntryId(VERSION_1),options:{version:"any"}},{title:"the\
 form of a UUID without a version, where any will do",text:withEntryId("aaa11111-0000-0000-0000-000000000001"),options:{version:"any"}}],bad:[{title:"an EntryId\
 that is no UUID",text:withEntryId("open-door"),options:{version:"any"},findings:bothEntries3("open-door",'EntryId is "open-door", which is no UUID: write the s\
ame new UUID on both entries of the quest')},{title:"a UUID of another version",text:withEntryId(VERSION_1),findings:bothEntries3(VERSION_1,`EntryId is "${VERSION_1}\
", a UUID but not of version 4: write the same new UUID on both entries of the quest`)}]}),questEntry(entry,report,{options,snapshot:snapshot2}){const entryId=textField(
entry.record,"EntryId");if(entryId===void 0||isUuidVersion4(entryId))return;const formed=isUuid(entryId);if(formed&&options.version==="any")return;if(formed&&snapshot2.
quests!==void 0&&pairFaults(snapshot2.quests).slips.has(entry))return;const what=formed?"a UUID but not of version 4":"which is no UUID";report({at:entry.place.
at("EntryId"),message:`EntryId is ${quoteValue(entryId)}, ${what}: write the same new UUID on both entries of the quest`})}});var DIALOGUE=JSON.stringify({ExtraTaskDTODataDialog:{QT:"Have you seen my key?",AT:[]}});var BOTH=[FIND_KEY,FIND_KEY_COMPLETED];var withExtraText=text=>questsOnly(
quests2=>{for(const entry of Object.values(quests2))if(entry.Name==="0_find_key")entry.ExtraText=text});var extra_text_json_default=defineRule({id:"quest/extra-\
text-json",level:"error",fix:"none",summary:"ExtraText is empty or holds JSON",source:"quest and task records, part 2, quest entry fields",why:"A dialogue effec\
t reads the dialogue of its quest from ExtraText. It can read nothing from a text that is not JSON.",examples:()=>({good:[{title:"quests without a dialogue",text:questsOnly()},
{title:"a dialogue written as JSON",text:withExtraText(DIALOGUE)}],bad:[{title:"a dialogue with a comma too many",text:withExtraText('{"ExtraTaskDTODataDialog":\
{"QT":"Hello","AT":[]},}'),findings:BOTH.map(key=>({at:`/quests/${key}/ExtraText`,marks:",",message:"ExtraText is no JSON from here on: correct the dialogue, or\
 leave ExtraText empty"}))},{title:"a plain text",text:withExtraText("Hello there"),findings:BOTH.map(key=>({at:`/quests/${key}/ExtraText`,marks:"Hello there",message:"\
ExtraText is no JSON from here on: correct the dialogue, or leave ExtraText empty"}))},{title:"a dialogue that was cut off",text:withExtraText('{"ExtraTaskDTODa\
taDialog":{"QT":"Hello"'),findings:BOTH.map(key=>({at:`/quests/${key}/ExtraText`,marks:"",message:"ExtraText ends before its JSON does: complete the dialogue, o\
r leave ExtraText empty"}))},{title:"nothing but white space",text:withExtraText(" "),findings:BOTH.map(key=>({at:`/quests/${key}/ExtraText`,marks:'" "',message:'\
ExtraText holds nothing but white space: leave it empty, ""'}))}]}),embeddedText(text,report){if(text.role!=="ExtraText"||text.reading.kind!=="broken")return;const{
place}=text;if(place.paths.length>1||place.paths[0]?.[0]!=="quests")return;const fault=firstSyntaxFault(text);if(fault===void 0||fault.kind==="empty"){report({at:place,
message:'ExtraText holds nothing but white space: leave it empty, ""'});return}report({at:spanIn(place,fault.span,place),message:fault.kind==="cut-off"?"ExtraTe\
xt ends before its JSON does: complete the dialogue, or leave ExtraText empty":"ExtraText is no JSON from here on: correct the dialogue, or leave ExtraText empt\
y"})}});var QUEST_KINDS=["effector","quest-trigger","undecided-trigger","linked-task"];function questReference({kind,record}){const id=textField(record,"TaskTriggerId");
return id===""&&kind==="undecided-trigger"?void 0:id}var renamed=rename=>{const{quests:quests2}=JSON.parse(questsOnly());const names=new Map(Object.keys(quests2).map(id=>[id,rename(id)]));let text=questsOnly();for(const[
id,name]of names)text=text.replaceAll(`"${id}"`,JSON.stringify(name));return text};var openDoorAs=name=>renamed(id=>id===OPEN_DOOR?name:id);var UUID="c9f2d1a4-5\
b6e-4f70-8a1b-2c3d4e5f6071";var ALLOW="with --rule 'quest/id-format:error:";var id_format_default=defineRule({id:"quest/id-format",level:"error",lenient:{options:{
prefixes:["m"]}},fix:"none",summary:"A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix",source:"quest and task records, part 2, \
quest entry fields",why:"The creator tool makes quest ids of this form only, and a UUID is no valid one. An id of another form was made up by hand or by a scrip\
t.",options:{prefixes:{type:"strings",default:["mlh"],description:"What a quest id may begin with; an empty list allows anything. Ids seem to begin with the tim\
e they were made at, so rooms of another age need other prefixes."}},state:()=>({passed:false,foreign:[]}),examples:()=>({good:[{title:"ids as the documents hav\
e them",text:questsOnly()},{title:"ids that were made at another time",text:renamed(id=>id.replace("mlh","mk7")),options:{prefixes:["mlh","mk"]}}],bad:[{title:"\
an id that was made up",text:openDoorAs("open_door"),findings:[{at:"/quests/open_door",marks:'"open_door"',message:'quest id "open_door" is not 14 to 17 lowerca\
se letters or digits that begin with "mlh"'}]},{title:"a UUID",text:openDoorAs(UUID),findings:[{at:`/quests/${UUID}`,marks:`"${UUID}"`,message:`quest id "${UUID}\
" is a UUID: it needs 14 to 17 lowercase letters or digits that begin with "mlh"`}]},{title:"an id with another prefix than the rest",text:openDoorAs("mk75m8r2t\
6y4ef"),findings:[{at:"/quests/mk75m8r2t6y4ef",marks:'"mk75m8r2t6y4ef"',message:`quest id "mk75m8r2t6y4ef" does not begin with "mlh": if the creator tool made i\
t, allow that ${ALLOW}{"prefixes":["mlh","mk"]}'`}]},{title:"a room whose ids were all made at another time, with one finding at the first",text:renamed(id=>id.
replace("mlh","mk7")),findings:[{at:`/quests/${FIND_KEY.replace("mlh","mk7")}`,marks:`"${FIND_KEY.replace("mlh","mk7")}"`,message:`none of the 4 quest ids begin\
s with "mlh": if the creator tool made them, allow that ${ALLOW}{"prefixes":["mk"]}'`}]},{title:"an id in a reference, in a file without quests",text:rawRoom(snapshot2=>{
delete snapshot2.quests;snapshot2.logic={"2":JSON.stringify({Tasks:[{$type:"TaskTriggerSubscription",Trigger:{$type:"OnClickEvent"},Id:"a3d1f5b7-2c4e-4f60-8a9b-\
1c3d5e7f9012",TargetState:111,Name:"0_find_key",TaskTriggerId:"find_key"}],ViewNodes:[]})}}),findings:[{at:"/logic/2#/Tasks/0/TaskTriggerId",marks:'\\"find_key\\"',
message:'quest id "find_key" is not 14 to 17 lowercase letters or digits that begin with "mlh"'}]}]}),questEntry({key,record,place},report,{options:{prefixes},state}){
if(!isQuestIdShaped(key))report(misshapen(key,keyAt(place),prefixes));else if(beginsWithOne(key,prefixes))state.passed=true;else if((textField(record,"id")??key)===
key)state.foreign.push({id:key,place})},kinds:QUEST_KINDS,subscription({record,place},report,{snapshot:snapshot2,options:{prefixes},state}){if(snapshot2.section(
"quests")!==void 0)return;const id=textField(record,"TaskTriggerId");if(id===void 0)return;const at=place.at("TaskTriggerId");if(!isQuestIdShaped(id))report(misshapen(
id,at,prefixes));else if(beginsWithOne(id,prefixes))state.passed=true;else state.foreign.push({id,place:at})},snapshotEnd({quests:quests2},report,{options:{prefixes},
state:{passed,foreign},inFileOrder}){const asTarget=place=>quests2===void 0?place:keyAt(place);if(passed){for(const{id,place}of foreign)report({at:asTarget(place),
message:foreignId(id,prefixes,[...prefixes,id.slice(0,2)])});return}const[first]=inFileOrderOf(foreign,inFileOrder);if(first===void 0)return;const ids=new Set(foreign.
map(({id})=>id));report({at:asTarget(first.place),message:ids.size===1?foreignId(first.id,prefixes,beginnings(ids)):`none of the ${ids.size} quest ids begins wi\
th ${anyOf(prefixes)}: if the creator tool made them, ${allow(beginnings(ids))}`})}});function inFileOrderOf(ids,inFileOrder){if(ids.length<2)return ids;const byPlace=new Map(
ids.map(each=>[each.place,each]));return inFileOrder([...byPlace.keys()]).flatMap(place=>byPlace.get(place)??[])}function beginsWithOne(id,prefixes){return prefixes.
length===0||prefixes.some(prefix=>id.startsWith(prefix))}function misshapen(id,at,prefixes){const prefix=prefixes.length===0?"":` that begin with ${anyOf(prefixes)}`;
const form=`14 to 17 lowercase letters or digits${prefix}`;const what=isUuid(id)?`is a UUID: it needs ${form}`:`is not ${form}`;return{at,message:`quest id ${quoteValue(
id)} ${what}`}}function foreignId(id,prefixes,allowed){return`quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allow(
allowed)}`}function anyOf(prefixes){return prefixes.map(prefix=>quoteValue(prefix)).join(" or ")}function allow(prefixes){return`allow that with --rule 'quest/i\
d-format:error:${JSON.stringify({prefixes})}'`}function beginnings(ids){for(const length of[2,1]){const found=new Set([...ids].map(id=>id.slice(0,length)));if(found.
size<=3)return[...found].sort()}return[]}var id_matches_key_default=defineRule({id:"quest/id-matches-key",level:"error",fix:"none",summary:"The id of a quest entry is its key in quests",source:"quest a\
nd task records, part 2, quest entry fields",why:"Triggers and effects look a quest up by its id. When key and id differ, some of them find another quest or non\
e.",examples:()=>({good:[{title:"entries whose id is their key",text:questsOnly()}],bad:[{title:"an id that is not the key of its entry",text:questsOnly(quests2=>{
for(const entry of Object.values(quests2))if(entry.id===OPEN_DOOR)entry.id="mlh5m8r2t6y4zz"}),findings:[{at:`/quests/${OPEN_DOOR}/id`,marks:'"mlh5m8r2t6y4zz"',message:`\
id is "mlh5m8r2t6y4zz" and the key of the entry is "${OPEN_DOOR}": write the same in both places`}]}]}),questEntry({key,record,place},report){const id=textField(
record,"id");if(id===void 0||id===key)return;if(isQuestIdShaped(id)&&!isQuestIdShaped(key))return;report({at:place.at("id"),message:`id is ${quoteValue(id)} and\
 the key of the entry is ${quoteValue(key)}: write the same in both places`})}});var name_unique_default=defineRule({id:"quest/name-unique",level:"warning",fix:"none",summary:"No two quests have the same Name",source:"quest and task records,\
 part 2, quest entry fields; part 2, quest names in expressions",why:"Subscriptions carry the Name of their quest, and expressions know a quest by nothing else.\
 With two of one Name, the wrong one may answer.",examples:()=>({good:[{title:"quests with a Name each",text:questsOnly()}],bad:[{title:"a quest that was copied\
 and not renamed",text:questsOnly(quests2=>{for(const entry of Object.values(quests2))entry.Name="0_find_key"}),findings:[{at:`/quests/${OPEN_DOOR}/Name`,marks:'\
"0_find_key"',message:'another quest has the Name "0_find_key" already: give this one its own'}]}]}),snapshotEnd({quests:quests2},report,{inFileOrder}){for(const{
later,first}of laterQuests(quests2?.pairs??[],agreedName,inFileOrder)){report({at:later.place.at("Name"),message:`another quest has the Name ${questLabel(later)}\
 already: give this one its own`,related:[{at:first.place.at("Name"),message:"the first quest with this Name"}]})}}});var no_auto_start_default=defineRule({id:"quest/no-auto-start",level:"error",fix:"safe",summary:"AutoStart is false",source:"quest and task records, part 2, que\
st entry fields",why:"AutoStart does not activate a quest, though its name says so. The quest stays in Not Active until a trigger activates it.",examples:()=>({
good:[{title:"quests that wait for a trigger",text:questsOnly()}],bad:[{title:"a quest that is meant to start by itself",text:questsOnly(quests2=>{for(const entry of Object.
values(quests2))if(entry.Name==="0_find_key")entry.AutoStart=true}),findings:[FIND_KEY,FIND_KEY_COMPLETED].map(key=>({at:`/quests/${key}/AutoStart`,marks:"true",
message:"AutoStart is true and starts nothing: write false, a trigger is always needed"})),fixed:questsOnly()}]}),questEntry({record,place},report){if(record.AutoStart!==
true)return;const at=place.at("AutoStart");report({at,message:"AutoStart is true and starts nothing: write false, a trigger is always needed",fix:replaceValue(at,
"false","safe","write AutoStart as false")})}});var numbered_name_default=defineRule({id:"quest/numbered-name",level:"error",fix:"none",summary:"A quest Name is a number, an underscore and a name",source:"que\
st and task records, part 2, quest entry fields",why:"Expressions call a quest by what follows the number and the underscore. A Name without them is invalid, an\
d such a quest cannot be called.",examples:()=>({good:[{title:"a Name with its number",text:questsOnly()},{title:"more underscores and digits after the number",
text:questsOnly(quests2=>{for(const entry of Object.values(quests2))if(entry.Name==="1_open_door")entry.Name="10_2nd_door, left"})}],bad:[{title:"a Name without\
 a number, on both entries of the quest",text:questsOnly(quests2=>{for(const entry of Object.values(quests2))if(entry.Name==="1_open_door")entry.Name="open_door"}),
findings:[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Name`,marks:'"open_door"',message:'Name is "open_door": write a number, an underscore and\
 a name, such as "0_collect"'}))}]}),questEntry({record,place},report){const name=textField(record,"Name");if(name===void 0||isNumberedName(name))return;report(
{at:place.at("Name"),message:`Name is ${quoteValue(name)}: write a number, an underscore and a name, such as "0_collect"`})}});var FIND_KEY_ENTRY_ID="0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f";var OPEN_DOOR_ENTRY_ID="5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d";var SLIP="5b9c3e7a-1d2f-4a6b-8c4d-9e0\
f1a2b3c4e";var pair_complete_default=defineRule({id:"quest/pair-complete",level:"error",fix:"unsafe",summary:"Each EntryId has one inProgress and one completed \
entry",source:"quest and task records, part 2, quest pair",why:"The game keeps each quest as two entries, one for each Status. With one of them missing or there\
 twice, it cannot follow the quest from start to completion.",examples:()=>({good:[{title:"two entries of each quest",text:questsOnly()}],bad:[{title:"a quest w\
ithout its completed entry",text:questsOnly(quests2=>{delete quests2[OPEN_DOOR_COMPLETED]}),findings:[{at:`/quests/${OPEN_DOOR}`,marks:`"${OPEN_DOOR}"`,message:'\
"1_open_door" has no completed entry: add one with the same EntryId'}],fixed:questsOnly(quests2=>{const twin=quests2[OPEN_DOOR_COMPLETED]??{};delete quests2[OPEN_DOOR_COMPLETED];
quests2.mlh5m8r2h7sofs={...twin,id:"mlh5m8r2h7sofs"}})},{title:"a quest without its inProgress entry",text:questsOnly(quests2=>{delete quests2[OPEN_DOOR]}),findings:[
{at:`/quests/${OPEN_DOOR_COMPLETED}`,marks:`"${OPEN_DOOR_COMPLETED}"`,message:'"1_open_door" has no inProgress entry: add one with the same EntryId'}],fixed:questsOnly(
quests2=>{const completed=quests2[OPEN_DOOR_COMPLETED]??{};const{[OPEN_DOOR]:twin={}}=quests2;delete quests2[OPEN_DOOR];delete quests2[OPEN_DOOR_COMPLETED];quests2.
mlh5m8r21lpkzd={...twin,id:"mlh5m8r21lpkzd"};quests2[OPEN_DOOR_COMPLETED]=completed})},{title:"a quest without its inProgress entry, of which the subscriptions \
still have the id",text:room(({quests:quests2})=>{delete quests2[OPEN_DOOR]}),findings:[{at:`/quests/${OPEN_DOOR_COMPLETED}`,marks:`"${OPEN_DOOR_COMPLETED}"`,message:'\
"1_open_door" has no inProgress entry: add one with the same EntryId'}],alsoFound:["subscription/known-quest"],fixed:room()},{title:"an entry without a twin, an\
d with a broken Status",text:questsOnly(quests2=>{delete quests2[OPEN_DOOR_COMPLETED];Object.assign(quests2[OPEN_DOOR]??{},{Status:"started"})}),findings:[{at:`\
/quests/${OPEN_DOOR}`,marks:`"${OPEN_DOOR}"`,message:'"1_open_door" has a single entry: add the other one with the same EntryId'}],alsoFound:["schema"]},{title:"\
a mistyped EntryId",text:questsOnly(quests2=>{Object.assign(quests2[OPEN_DOOR_COMPLETED]??{},{EntryId:SLIP})}),findings:[{at:`/quests/${OPEN_DOOR_COMPLETED}/Ent\
ryId`,marks:`"${SLIP}"`,message:`EntryId is "${SLIP}" here and "${OPEN_DOOR_ENTRY_ID}" on the other entry of "1_open_door": write the same on both`}]},{title:"t\
wo entries with the same Status",text:questsOnly(quests2=>{Object.assign(quests2[OPEN_DOOR_COMPLETED]??{},{Status:"inProgress"})}),findings:[{at:`/quests/${OPEN_DOOR_COMPLETED}\
/Status`,marks:'"inProgress"',message:'both entries of "1_open_door" have the Status "inProgress": one needs "completed"'}]},{title:"two quests that share an En\
tryId",text:questsOnly(quests2=>{for(const entry of Object.values(quests2))entry.EntryId=FIND_KEY_ENTRY_ID}),findings:[{at:`/quests/${OPEN_DOOR}/EntryId`,marks:`\
"${FIND_KEY_ENTRY_ID}"`,message:"4 entries have this EntryId: only the two entries of one quest share one"}]}]}),state:()=>({lost:new Map}),subscription(subscription3,_report,{
snapshot:{quests:quests2},state:{lost}}){if(quests2===void 0)return;const id=questReference(subscription3);if(id===void 0||quests2.has(id))return;const name=textField(
subscription3.record,"Name");if(name===void 0)return;const ids=lost.get(name)??new Set;lost.set(name,ids.add(id))},snapshotEnd({quests:quests2},report,{inFileOrder,
state:{lost}}){if(quests2===void 0)return;const{mistyped,slips,alone,sameStatus,crowded}=pairFaults(quests2);for(const entry of alone)report(missingTwin(entry,quests2,
lost));const compared=[...sameStatus.flat(),...crowded.flatMap(({entries})=>entries)];for(const{entry,other}of mistyped)compared.push(entry,other);if(compared.length===
0)return;const ranks=new Map(inFileOrder(compared.map(({place})=>place)).map((place,rank2)=>[place,rank2]));const later=(one,other)=>rank(ranks,one)>rank(ranks,
other);for(const pair2 of mistyped)report(mistypedEntryId(pair2,slips,later));for(const pair2 of sameStatus)report(sameStatusTwice(pair2,later));for(const pair2 of crowded){
const draft=tooMany(pair2,ranks);if(draft!==void 0)report(draft)}}});function rank(ranks,entry){return ranks.get(entry.place)??0}function takeLostId({record},lost){
const name=textField(record,"Name")??"";const[id,...more]=lost.get(name)??[];lost.delete(name);return id!==void 0&&more.length===0&&isQuestIdShaped(id)?id:void 0}
function missingTwin(entry,quests2,lost){const at=keyAt(entry.place);const quest=questLabel(entry);if(entry.status===void 0)return{at,message:`${quest} has a si\
ngle entry: add the other one with the same EntryId`};const lacking=entry.status==="inProgress"?"completed":"inProgress";return{at,message:`${quest} has no ${lacking}\
 entry: add one with the same EntryId`,fix:writeTwin(entry,lacking,quests2,lacking==="inProgress"?takeLostId(entry,lost):void 0)}}function writeTwin(entry,status,quests2,lost){
const{record,place,key}=entry;const isCompleted=status==="completed";const edits=ids=>{const id=lost??ids.questId(place,key,taken=>quests2.has(taken));const changes=[
write(place.at("Status"),status)];if(hasField(record,"id"))changes.push(write(place.at("id"),id));for(const[field,none]of COMPLETED_FIELDS){if(hasField(record,field)===
isCompleted)continue;if(isCompleted)changes.push({kind:"insert",into:place,key:field,json:{kind:"json",json:none}});else changes.push({kind:"remove",place:place.
at(field)})}return[{kind:"insert",into:SECTION,key:id,json:{kind:"copy",of:place,edits:changes},beside:{side:isCompleted?"after":"before",step:key}}]};const named2=lost===
void 0?"":", with the id that its subscriptions name";return{safety:"unsafe",description:`add the ${status} entry, copied from this one${named2}`,edits}}var SECTION=Place.
root.at("quests");var COMPLETED_FIELDS=[["Rewards","[]"],["SuccessMsg",'""']];function write(place,text){return{kind:"replace",place,by:{kind:"json",json:JSON.stringify(
text)}}}function mistypedEntryId({entry,other,strayed},slips,later){const known=strayed||slips.has(entry)||slips.has(other);const isFirst=strayed||(known?slips.
has(entry):later(entry,other));const[wrong,twin]=isFirst?[entry,other]:[other,entry];const[here,there]=[wrong,twin].map(({record})=>quoteValue(record.EntryId??null));
return{at:wrong.place.at("EntryId"),message:`EntryId is ${here} here and ${there} on the other entry of ${questLabel(wrong)}: write the same on both`,related:[{
at:twin.place.at("EntryId"),message:"the EntryId of the other entry"}]}}function sameStatusTwice([one,two],later){const[oneEnds,twoEnds]=[looksCompleted(one),looksCompleted(
two)];const isOneWrong=oneEnds===twoEnds?later(one,two):oneEnds===(one.status==="inProgress");const[wrong,twin]=isOneWrong?[one,two]:[two,one];const needed=wrong.
status==="inProgress"?"completed":"inProgress";return{at:wrong.place.at("Status"),message:`both entries of ${questLabel(wrong)} have the Status "${wrong.status}\
": one needs "${needed}"`,related:[{at:twin.place.at("Status"),message:"the Status of the other entry"}]}}function looksCompleted({record}){return hasField(record,
"Rewards")||hasField(record,"SuccessMsg")}function tooMany({entries},ranks){const sorted=[...entries].sort((a,b)=>rank(ranks,a)-rank(ranks,b));const first=new Map;
const second=sorted.find(entry=>{if(first.has(entry.status))return true;first.set(entry.status,entry);return false});const surplus=second??first.get(void 0);const other=sorted.
find(entry=>entry!==surplus&&(second===void 0||entry.status===second.status));if(surplus===void 0||other===void 0)return void 0;return{at:surplus.place.at("Entr\
yId"),message:`${entries.length} entries have this EntryId: only the two entries of one quest share one`,related:[{at:other.place.at("EntryId"),message:"the fir\
st of them"}]}}function questOf(entry,quests2){const pair2=quests2.pairOf(entry);if(pair2===void 0)return entry;if(completePair(pair2)!==void 0)return pair2;const[one,other]=pair2.
entries;const isPair=pair2.entries.length===2&&one?.record.Name===other?.record.Name;return isPair?pair2:entry}function questName2({record,key}){return quoteValue(
textField(record,"Name")??key)}var tanglesOf=new WeakMap;function requirementTangles(quests2){let tangles=tanglesOf.get(quests2);if(tangles===void 0){tangles=findTangles(quests2);tanglesOf.set(
quests2,tangles)}return tangles}function linkPlace({entry,index}){return entry.place.at("Requirements").at(index).at("id")}function shortestCycle(start){const cameBy=new Map;
const queue=[start];for(const node of queue){for(const link of node.links){if(link.to.group!==start.group||cameBy.has(link.to))continue;cameBy.set(link.to,link);
if(link.to===start)return wayBack(link,start,cameBy);queue.push(link.to)}}return[]}function wayBack(last2,start,cameBy){const links=[];let link=last2;while(link!==
void 0){links.push(link);link=link.from===start?void 0:cameBy.get(link.from)}return links.reverse()}function findTangles(quests2){const selfLinks=new Map;const nodes=new Map;
const nodeOf=entry=>{const quest=questOf(entry,quests2);let node=nodes.get(quest);if(node===void 0){node={links:[],met:0,low:0,nextLink:0,group:0};nodes.set(quest,
node)}return node};const entries=new Set;for(const isInProgress of[true,false]){for(const entry of quests2.entries){if(entry.status==="inProgress"!==isInProgress)
continue;for(const[index,requirement2]of(arrayField(entry.record,"Requirements")??[]).entries()){const id=isObject(requirement2)?textField(requirement2,"id"):void 0;
const required=id===void 0?void 0:quests2.entry(id);if(required===void 0)continue;const[from,to]=[nodeOf(entry),nodeOf(required)];const link={entry,index,from,to};
if(from!==to){from.links.push(link);continue}entries.add(entry);if(!selfLinks.has(from))selfLinks.set(from,link)}}}numberGroups(nodes.values());const groups=new Map;
for(const node of nodes.values()){for(const link of node.links){if(link.to.group!==node.group)continue;entries.add(link.entry);const group=groups.get(node.group);
if(group===void 0)groups.set(node.group,[link]);else group.push(link)}}return{selfLinks:[...selfLinks.values()],groups:[...groups.values()],entries}}function numberGroups(nodes){
let met=0;let groups=0;const open=[];const path=[];const enter=node=>{met++;node.met=met;node.low=met;open.push(node);path.push(node)};for(const root of nodes){
if(root.met===0)enter(root);for(let node=path.at(-1);node!==void 0;node=path.at(-1)){const link=node.links[node.nextLink];node.nextLink++;if(link!==void 0){if(link.
to.met===0)enter(link.to);else if(link.to.group===0)node.low=Math.min(node.low,link.to.met);continue}path.pop();const before=path.at(-1);if(before!==void 0)before.
low=Math.min(before.low,node.low);if(node.low!==node.met)continue;groups++;let member3;do{member3=open.pop();if(member3!==void 0)member3.group=groups}while(member3!==
void 0&&member3!==node)}}}var SHARED_FIELDS=new Set(["EntryId","Name","Description","Group","DisplayGroup","Enabled","RepeatableLimit","FinishTime","AutoStart","TriggeredByInventory","Re\
quirements","Creator","TemplateName","Tracked","Visible","ExtraText"]);function hasOwnFinding(entry,field,snapshot2){const value=member(entry.record,field);if(value===
void 0||!SHARED_FIELDS.has(field))return false;return hasUnsoundValue(field,value)||hasSchemaFault(entry,field)||hasRequirementFault(entry,field,snapshot2)}function hasUnsoundValue(field,value){
if(field==="Enabled")return value===false;if(field==="AutoStart")return value===true;if(typeof value!=="string")return false;switch(field){case"Name":return!isNumberedName(
value);case"Description":return!isSoundDescription(value);case"Creator":return!isSoundCreator(value);case"TemplateName":return value!=="";case"ExtraText":return!isSoundExtraText(
value);default:return false}}function hasSchemaFault({status,record},field){const name=status==="completed"?"quest-entry-completed":"quest-entry-in-progress";return findSchemaFaults(
name,record).some(({path})=>path[0]===field)}function hasRequirementFault(entry,field,snapshot2){if(field!=="Requirements")return false;const{quests:quests2}=snapshot2;
if(quests2!==void 0&&requirementTangles(quests2).entries.has(entry))return true;const required=new Set;for(const requirement2 of arrayField(entry.record,"Requir\
ements")??[]){if(!isObject(requirement2)||findSchemaFaults("requirement",requirement2).length>0)return true;const id=textField(requirement2,"id")??"";if(!snapshot2.
knowsQuest(id))return true;const other=quests2?.entry(id);if(other===void 0)continue;const quest=quests2?.pairOf(other)??other;if(other.status==="completed"||required.
has(quest))return true;required.add(quest);const limit=integerField(other.record,"RepeatableLimit")??0;if(limit>0&&(numberField(requirement2,"amount")??0)>limit)
return true}return false}var OWN_FIELDS=new Set(["Status","id","Rewards","SuccessMsg","EntryId"]);var completedWith=change=>questsOnly(quests2=>{Object.assign(quests2[FIND_KEY_COMPLETED]??
{},change)});var pair_symmetry_default=defineRule({id:"quest/pair-symmetry",level:"error",fix:"unsafe",summary:"The two entries of a quest are the same but for \
Status, id, Rewards and SuccessMsg",source:"quest and task records, part 2, quest pair",why:"The game takes the fields of a quest from one entry or the other, d\
epending on its state. Where they differ the quest changes when it is completed.",state:()=>({differences:[],shared:new Map}),examples:()=>({good:[{title:"entri\
es that agree",text:questsOnly()},{title:"members in another order, and a number spelled in another way",text:questsOnly(quests2=>{for(const key of[FIND_KEY,FIND_KEY_COMPLETED])
Object.assign(quests2[key]??{},{mark:key===FIND_KEY?{x:1,y:[2]}:{y:[2],x:1}})}).replace('"x": 1,','"x": 1.0,')}],bad:[{title:"a value that was changed on one en\
try only",text:completedWith({Group:"multiplayer"}),findings:[{at:`/quests/${FIND_KEY_COMPLETED}/Group`,marks:'"multiplayer"',message:'Group is "multiplayer" he\
re and "" on the inProgress entry of "0_find_key": write the same on both'}],fixed:questsOnly()},{title:"lists that differ",text:questsOnly(quests2=>{Object.assign(
quests2[OPEN_DOOR_COMPLETED]??{},{Requirements:[]})}),findings:[{at:`/quests/${OPEN_DOOR_COMPLETED}/Requirements`,marks:"[]",message:'Requirements differs from \
the inProgress entry of "1_open_door": write the same on both'}],fixed:questsOnly()},{title:"a field of your own on the completed entry only",text:completedWith(
{note:"hidden"}),findings:[{at:`/quests/${FIND_KEY_COMPLETED}/note`,marks:'"note"',message:'"note" is only on the completed entry of "0_find_key": write it on b\
oth entries or on none'}],fixed:questsOnly()},{title:"a field of your own on the inProgress entry only",text:questsOnly(quests2=>{Object.assign(quests2[FIND_KEY]??
{},{note:"hidden"})}),findings:[{at:`/quests/${FIND_KEY_COMPLETED}`,marks:`"${FIND_KEY_COMPLETED}"`,message:'"note" is only on the inProgress entry of "0_find_k\
ey": write it on both entries or on none'}],fixed:questsOnly(quests2=>{Object.assign(quests2[FIND_KEY]??{},{note:"hidden"});const{Rewards,SuccessMsg,...shared}=quests2[FIND_KEY_COMPLETED]??
{};quests2[FIND_KEY_COMPLETED]={...shared,note:"hidden",Rewards,SuccessMsg}})}]}),questPair(pair2,_report,{state}){const complete=completePair(pair2);if(complete===
void 0)return;const{inProgress,completed}=complete;for(const field in completed.record){const value=completed.record[field];if(value===inProgress.record[field]||
OWN_FIELDS.has(field))continue;const other=Object.hasOwn(inProgress.record,field)?inProgress.record[field]:void 0;if(other===void 0||!sameValue(value,other))state.
differences.push({pair:complete,field})}for(const field in inProgress.record){if(!Object.hasOwn(completed.record,field)&&!OWN_FIELDS.has(field))state.differences.
push({pair:complete,field})}},snapshotEnd(snapshot2,report,{state}){const{quests:quests2}=snapshot2;if(quests2===void 0)return;for(const difference of state.differences){
if(!isExplained(difference,snapshot2,quests2,state.shared))report(asDraft2(difference))}}});function isExplained({pair:{inProgress,completed},field},snapshot2,quests2,shared){
if(!SHARED_FIELDS.has(field))return isMisspelled(field,inProgress.record,completed.record);const entries=[inProgress,completed];if(entries.some(({record})=>!Object.
hasOwn(record,field)))return true;if(entries.some(entry=>hasOwnFinding(entry,field,snapshot2)))return true;if(!isRoomWide(field))return false;let several=shared.
get(field);if(several===void 0){several=severalQuestsSay(quests2,field);shared.set(field,several)}return several}function isMisspelled(field,...records){const[holder,
...others]=records.filter(record=>Object.hasOwn(record,field));if(holder===void 0||others.length>0)return false;return[...SHARED_FIELDS].some(shared=>!Object.hasOwn(
holder,shared)&&misspelled(shared,[field])!==void 0)}function asDraft2({pair:{inProgress,completed},field}){const name=SHARED_FIELDS.has(field)?field:quoteValue(
field);const quest=questLabel(inProgress);const[here,there]=[completed.place.at(field),inProgress.place.at(field)];if(!Object.hasOwn(completed.record,field)){return{
at:recordAt(completed.place),message:`${name} is only on the inProgress entry of ${quest}: write it on both entries or on none`,related:[{at:keyAt(there),message:"\
the entry that has it"}],fix:{safety:"unsafe",description:`copy ${name} from the inProgress entry`,edits:[{kind:"insert",into:completed.place,key:field,json:copyOf(
there),beside:neighbour(inProgress.record,completed.record,field)}]}}}if(!Object.hasOwn(inProgress.record,field)){return{at:keyAt(here),message:`${name} is only\
 on the completed entry of ${quest}: write it on both entries or on none`,related:[{at:recordAt(inProgress.place),message:"the entry without it"}],fix:removeMember(
here,"unsafe",`remove ${name}, which the inProgress entry does not have`)}}const value=completed.record[field];const other=inProgress.record[field];return{at:here,
message:`${name} ${howTheyDiffer(value,other)} the inProgress entry of ${quest}: write the same on both`,related:[{at:there,message:"the value of the inProgress\
 entry"}],fix:{safety:"unsafe",description:`copy ${name} from the inProgress entry`,edits:[{kind:"replace",place:here,by:copyOf(there)}]}}}function howTheyDiffer(value,other){
if(typeof value!=="object"&&typeof other!=="object"){const[shown,otherShown]=[quoteValue(value),quoteValue(other)];if(shown!==otherShown)return`is ${shown} here\
 and ${otherShown} on`}return"differs from"}function copyOf(of){return{kind:"copy",of,edits:[]}}function neighbour(from,to,field){const keys=Object.keys(from);const before=keys.
slice(0,keys.indexOf(field)).findLast(key=>Object.hasOwn(to,key));return before===void 0?void 0:{side:"after",step:before}}var template_name_empty_default=defineRule({id:"quest/template-name-empty",level:"error",fix:"safe",summary:"TemplateName is empty",source:"quest and task recor\
ds, part 2, quest entry fields",why:"Quests in a room have no template. The creator tool always leaves the field empty, and what a value there would do is not d\
ocumented.",examples:()=>({good:[{title:"quests without a template",text:questsOnly()}],bad:[{title:"a quest with a template",text:questsOnly(quests2=>{for(const entry of Object.
values(quests2))if(entry.Name==="0_find_key")entry.TemplateName="Collect"}),findings:[FIND_KEY,FIND_KEY_COMPLETED].map(key=>({at:`/quests/${key}/TemplateName`,marks:'\
"Collect"',message:'TemplateName is "Collect": leave it empty, ""'})),fixed:questsOnly()}]}),questEntry({record,place},report){const name=textField(record,"Temp\
lateName");if(name===void 0||name==="")return;const at=place.at("TemplateName");report({at,message:`TemplateName is ${quoteValue(name)}: leave it empty, ""`,fix:replaceValue(
at,'""',"safe","empty TemplateName")})}});var questRules=[pair_complete_default,pair_symmetry_default,completed_only_fields_default,id_matches_key_default,id_format_default,entry_id_uuid_default,numbered_name_default,
name_unique_default,bare_name_unique_default,description_default,enabled_default,no_auto_start_default,template_name_empty_default,creator_default,extra_text_json_default];var requiringCompleted=alone=>questsOnly(quests2=>{for(const key of[OPEN_DOOR,OPEN_DOOR_COMPLETED]){const requirements=quests2[key]?.Requirements??[];for(const requirement2 of requirements)
requirement2.id=FIND_KEY_COMPLETED}if(alone)delete quests2[FIND_KEY]});var findings=message=>[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Requi\
rements/0/id`,marks:`"${FIND_KEY_COMPLETED}"`,message}));var in_progress_id_default=defineRule({id:"requirement/in-progress-id",level:"error",fix:"safe",summary:"\
A requirement names the required quest by its inProgress entry",source:"quest and task records, part 2, requirement object",why:"A quest has two entries with tw\
o ids. A requirement waits for the quest that the inProgress id stands for; with the other id it may wait forever.",examples:()=>({good:[{title:"a requirement w\
ith the id of the inProgress entry",text:questsOnly()}],bad:[{title:"a requirement with the id of the completed entry",text:requiringCompleted(false),findings:findings(
`"${FIND_KEY_COMPLETED}" is the completed entry of "0_find_key": a requirement needs the id of its inProgress entry, "${FIND_KEY}"`),fixed:questsOnly()},{title:"\
a completed entry that is alone",text:requiringCompleted(true),findings:findings(`"${FIND_KEY_COMPLETED}" is the completed entry of "0_find_key": a requirement \
needs the id of its inProgress entry`),alsoFound:["quest/pair-complete"]}]}),requirement({record,place},report,{snapshot:{quests:quests2}}){const id=textField(record,
"id");const required=id===void 0?void 0:quests2?.entry(id);if(id===void 0||quests2===void 0||required?.status!=="completed")return;const pair2=quests2.pairOf(required);
if(pair2!==void 0&&pair2.completed.length>Math.max(pair2.inProgress.length,1))return;const inProgress=soundInProgressId(required,quests2);const named2=inProgress===
void 0?"":`, ${quoteValue(inProgress)}`;const at=place.at("id");report({at,message:`${quoteValue(id)} is the completed entry of ${questName2(required)}: a requi\
rement needs the id of its inProgress entry${named2}`,related:[{at:keyAt(required.place),message:"the completed entry"}],fix:inProgress===void 0?void 0:replaceValue(
at,JSON.stringify(inProgress),"safe",`write the inProgress id of ${questName2(required)}`)})}});function soundInProgressId(completed,quests2){const pair2=quests2.
pairOf(completed);const inProgress=pair2&&completePair(pair2)?.inProgress;if(inProgress===void 0||inProgress.record.Name!==completed.record.Name)return void 0;return inProgress.
record.id===inProgress.key?inProgress.key:void 0}var requiring=id=>questsOnly(quests2=>{for(const key of[OPEN_DOOR,OPEN_DOOR_COMPLETED]){for(const requirement2 of quests2[key]?.Requirements??[])requirement2.id=
id}});var findings2=(marks,message)=>[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Requirements/0/id`,marks,message}));var ENTRY_ID="0f6d2a4e-7b\
1c-4c3d-9e5f-2a8b6c4d1e0f";var known_quest_default2=defineRule({id:"requirement/known-quest",level:"error",fix:"none",summary:"A requirement names a quest of th\
e file",source:"quest and task records, part 2, requirement object",why:"The game finds the required quest by its id. One that does not exist is never completed\
, so the quest that waits for it cannot start.",examples:()=>({good:[{title:"a requirement with the id of another quest",text:questsOnly()}],bad:[{title:"the id\
 of a quest that is not there",text:requiring("mlh0a1b2c3d4e5"),findings:findings2('"mlh0a1b2c3d4e5"','no quest of the file has the id "mlh0a1b2c3d4e5": write t\
he id of an inProgress entry, or remove the requirement')},{title:"the Name of a quest where its id belongs",text:requiring("0_find_key"),findings:findings2('"0\
_find_key"',`"0_find_key" is the Name of a quest: write the id of its inProgress entry, "${FIND_KEY}"`)},{title:"the EntryId of a quest where its id belongs",text:requiring(
ENTRY_ID),findings:findings2(`"${ENTRY_ID}"`,`"${ENTRY_ID}" is the EntryId of a quest: write the id of its inProgress entry, "${FIND_KEY}"`)}]}),state:()=>({unknown:[]}),
requirement({record,place},_report,{snapshot:snapshot2,state}){const id=textField(record,"id");const type=textField(record,"type")??"quest";if(id===void 0||type!==
"quest"||snapshot2.knowsQuest(id))return;state.unknown.push({id,place:place.at("id")})},snapshotEnd(snapshot2,report,{state}){const{quests:quests2}=snapshot2;const unknown=state.
unknown.filter(({id})=>!snapshot2.knowsQuest(id));if(quests2===void 0||unknown.length===0)return;const names={Name:inProgressBy("Name",quests2),EntryId:inProgressBy(
"EntryId",quests2)};for(const{id,place}of unknown){const field=names.Name.has(id)?"Name":"EntryId";const meant=names[field].get(id);report({at:place,message:meant===
void 0?`no quest of the file has the id ${quoteValue(id)}: write the id of an inProgress entry, or remove the requirement`:`${quoteValue(id)} is the ${field} of\
 a quest: write the id of its inProgress entry, ${quoteValue(meant.key)}`})}}});function inProgressBy(field,quests2){const entries=new Map;const shared=new Set;
for(const entry of quests2.entries){const value=entry.status==="inProgress"?textField(entry.record,field):void 0;if(value===void 0)continue;if(entries.has(value))
shared.add(value);entries.set(value,entry)}for(const value of shared)entries.delete(value);return entries}var MOST_SHOWN2=12;var requiring2=ids=>questsOnly(quests2=>{for(const{Name,Requirements}of Object.values(quests2)){const id=ids[String(Name)];if(id!==void 0)Requirements[0]=
{delete:false,amount:1,type:"quest",id}}});var no_cycle_default=defineRule({id:"requirement/no-cycle",level:"error",fix:"none",summary:"No quest requires itself\
, directly or through others",source:"quest and task records, part 2, requirement object",why:"A quest cannot be activated before those that it requires are com\
pleted. Quests that wait for each other in a circle never start.",examples:()=>({good:[{title:"a quest that requires one that requires nothing",text:questsOnly()}],
bad:[{title:"two quests that require each other",text:requiring2({"0_find_key":OPEN_DOOR}),findings:[{at:`/quests/${FIND_KEY}/Requirements/0/id`,marks:`"${OPEN_DOOR}\
"`,message:'"0_find_key" \u2192 "1_open_door" \u2192 "0_find_key" require each other, so none can ever start: remove one of these requirements'}]},{title:"a que\
st that requires itself",text:requiring2({"1_open_door":OPEN_DOOR}),findings:[{at:`/quests/${OPEN_DOOR}/Requirements/0/id`,marks:`"${OPEN_DOOR}"`,message:'"1_op\
en_door" requires itself, so it can never start: remove this requirement'}]}]}),snapshotEnd({quests:quests2},report,{inFileOrder}){if(quests2===void 0)return;const{
selfLinks,groups}=requirementTangles(quests2);for(const link of selfLinks){report({at:linkPlace(link),message:`${questName2(link.entry)} requires itself, so it \
can never start: remove this requirement`})}if(groups.length===0)return;const entries=new Set(groups.flatMap(links=>links.map(({entry})=>entry.place)));const ranks=new Map(
inFileOrder([...entries]).map((place,rank2)=>[place,rank2]));const rankOf=({entry})=>ranks.get(entry.place)??0;for(const links of groups){const first=earliest2(
links,rankOf);const cycle=first===void 0?[]:shortestCycle(first.from);const start=earliest2(cycle,rankOf);if(start===void 0)continue;const at=cycle.indexOf(start);
report(asDraft3(start,[...cycle.slice(at+1),...cycle.slice(0,at)]))}}});function earliest2(links,rankOf){let first=links[0];for(const link of links)if(first!==void 0&&
rankOf(link)<rankOf(first))first=link;return first}function asDraft3(start,others){const shown=others.slice(0,MOST_SHOWN2-1);const names=[start,...shown].map(({
entry})=>questName2(entry));if(shown.length<others.length)names.push(`\u2026 (${others.length-shown.length} more)`);const circle=[...names,questName2(start.entry)].
join(" \u2192 ");return{at:linkPlace(start),message:`${circle} require each other, so none can ever start: remove one of these requirements`,related:shown.map(link=>({
at:linkPlace(link),message:`${questName2(link.entry)} requires the next one here`}))}}var no_duplicate_default=defineRule({id:"requirement/no-duplicate",level:"warning",fix:"none",summary:"No quest is required twice by the same quest",source:"que\
st and task records, part 2, requirement object",why:"One requirement for a quest says all, its amount included. Of two that disagree, nobody can say which one \
counts.",examples:()=>({good:[{title:"one requirement for one quest",text:questsOnly()}],bad:[{title:"a quest that is required twice",text:questsOnly(quests2=>{
for(const key of[OPEN_DOOR,OPEN_DOOR_COMPLETED]){const requirements=quests2[key]?.Requirements;requirements.push({delete:false,amount:2,type:"quest",id:FIND_KEY})}}),
findings:[OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Requirements/1/id`,marks:`"${FIND_KEY}"`,message:'"0_find_key" is required here already: \
remove one of the two requirements'}))}]}),state:()=>({entry:void 0,seen:new Map,found:[]}),requirement({record,place,entry},_report,{snapshot:{quests:quests2},
state}){const id=textField(record,"id");if(id===void 0||(arrayField(entry.record,"Requirements")?.length??0)<2)return;if(state.entry!==entry){state.entry=entry;
state.seen=new Map}const required=quests2?.entry(id);const quest=required===void 0||quests2===void 0?id:questOf(required,quests2);const first=state.seen.get(quest);
if(first===void 0)state.seen.set(quest,place);else state.found.push({id,later:place,first})},snapshotEnd(snapshot2,report,{state}){for(const{id,later,first}of state.
found){if(!snapshot2.knowsQuest(id))continue;const required=snapshot2.quests?.entry(id);const name=required===void 0?quoteValue(id):questName2(required);report(
{at:later.at("id"),message:`${name} is required here already: remove one of the two requirements`,related:[{at:first.at("id"),message:"the first requirement for\
 this quest"}]})}}});var needing=(amount,limit)=>questsOnly(quests2=>{for(const key of[FIND_KEY,FIND_KEY_COMPLETED])Object.assign(quests2[key]??{},{RepeatableLimit:limit});for(const key of[
OPEN_DOOR,OPEN_DOOR_COMPLETED]){const requirements=quests2[key]?.Requirements??[];for(const requirement2 of requirements)requirement2.amount=amount}});var findings3=(marks,message)=>[
OPEN_DOOR,OPEN_DOOR_COMPLETED].map(key=>({at:`/quests/${key}/Requirements/0/amount`,marks,message}));var reachable_amount_default=defineRule({id:"requirement/re\
achable-amount",level:"error",fix:"none",summary:"A required quest can be completed as often as the requirement wants",source:"quest and task records, part 2, r\
equirement object and RepeatableLimit; part 3, other rules tied to transitions",why:"After as many completions as its RepeatableLimit allows, a quest cannot com\
plete again. A quest that waits for more of them never starts.",examples:()=>({good:[{title:"a quest that can be completed often enough",text:needing(3,3)},{title:"\
a quest without a limit",text:needing(100,0)}],bad:[{title:"more completions than the limit of the quest allows",text:needing(5,3),findings:findings3("5",'amoun\
t is 5, but "0_find_key" can be completed 3 times at most: write 3 or less, or raise its RepeatableLimit')},{title:"two completions of a quest that can be compl\
eted once",text:needing(2,1),findings:findings3("2",'amount is 2, but "0_find_key" can be completed only once: write 1, or raise its RepeatableLimit')}]}),requirement({
record,place},report,{snapshot:{quests:quests2}}){const amount=integerField(record,"amount");if(amount===void 0||amount<2||quests2===void 0)return;const id=textField(
record,"id");const required=id===void 0?void 0:quests2.entry(id);if(required===void 0)return;const limit=agreedLimit(required,quests2);if(limit===void 0||limit<=
0||amount<=limit)return;const most=limit===1?"only once: write 1":`${limit} times at most: write ${limit} or less`;report({at:place.at("amount"),message:`amount\
 is ${amount}, but ${questName2(required)} can be completed ${most}, or raise its RepeatableLimit`,related:[{at:required.place.at("RepeatableLimit"),message:"th\
e limit of the required quest"}]})}});function agreedLimit(entry,quests2){const limit=integerField(entry.record,"RepeatableLimit");const pair2=quests2.pairOf(entry);
if(pair2===void 0||pair2.entries.length!==2)return limit;return pair2.entries.every(({record})=>record.RepeatableLimit===limit)?limit:void 0}var requirementRules=[known_quest_default2,in_progress_id_default,no_cycle_default,reachable_amount_default,no_duplicate_default];var single=(title,text,at,[marks,message])=>({title,text,findings:[{at,marks,message}]});var ofBoth=(title,change,at,said)=>{const keys=[OPEN_DOOR,OPEN_DOOR_COMPLETED];
return{title,text:questsOnly(quests2=>{for(const key of keys)apply(quests2[key]??{},change)}),findings:keys.map(key=>{const[marks,message]=said;return{at:`/ques\
ts/${key}${at}`,marks:marks==="KEY"?`"${key}"`:marks,message}})}};var inLogic=(title,item2,change,at,said)=>single(title,room(({logic})=>apply(logic[item2]??{},
change)),`/logic/${item2}#${at}`,said);function apply(record,{at,to}){const steps=at.split("/").slice(1);const last2=steps.pop()??"";let holder=record;for(const step2 of steps){
holder=Array.isArray(holder)?holder[Number(step2)]:isObject(holder)?holder[step2]:void 0}if(Array.isArray(holder))holder[Number(last2)]=to??null;else if(isObject(
holder)&&to!==void 0)holder[last2]=to;else if(isObject(holder))delete holder[last2]}var LIST=single("a list of snapshots","[]","",["[]","the snapshot is an empt\
y list; it must be an object with sections such as roomItems, quests and logic"]);var sections=()=>[single("a section that is no object",'{ "quests": [1] }',"/q\
uests",["[1]","quests is a list; it must be an object that holds the quest entries by their id"]),single("roomTasks without its list",'{ "roomTasks": {} }',"/ro\
omTasks",['"roomTasks"','roomTasks has no Tasks: write "Tasks": [] when there are none']),single("a setting of the wrong type",'{ "settings": { "isNight": "fals\
e" } }',"/settings/isNight",['"false"','isNight is the text "false"; it must be true or false, without quotes']),single("an item that is no object",'{ "roomItem\
s": { "2": null } }',"/roomItems/2",["null","this room item is null; it must be an object"]),single("a position without all of its components",room(({roomItems})=>apply(
roomItems,{at:"/2/pos",to:{x:1}})),"/roomItems/2/pos",['"pos"',"pos has no y or z: a position needs x, y and z"]),single("a component in quotes",room(({roomItems})=>apply(
roomItems,{at:"/2/rot/w",to:"1"})),"/roomItems/2/rot/w",['"1"','rot.w is the text "1"; it must be a number, without quotes'])];var quests=()=>[ofBoth("a truth v\
alue written as a word",{at:"/Tracked",to:"yes"},"/Tracked",['"yes"','Tracked is the text "yes"; it must be true or false']),ofBoth("a Group that does not exist",
{at:"/Group",to:"solo"},"/Group",['"solo"','Group is "solo"; it must be "" (single player, saved), "nonPersistent" or "multiplayer"']),ofBoth("a Status that doe\
s not exist",{at:"/Status",to:"active"},"/Status",['"active"','Status is "active"; it must be "inProgress" or "completed"']),ofBoth("a limit below 0",{at:"/Repe\
atableLimit",to:-1},"/RepeatableLimit",["-1","RepeatableLimit is -1; it must be 0 (no limit) or more"]),ofBoth("a time limit below 0",{at:"/FinishTime",to:-30},
"/FinishTime",["-30","FinishTime is -30; it must be 0 (no time limit) or more"]),ofBoth("a missing field",{at:"/Visible"},"",["KEY","this quest entry has no Vis\
ible: write true to show the quest to the player, false to hide it"]),single("a field in another spelling, which is told once",questsOnly(quests2=>{const{Visible,
...others}=quests2[OPEN_DOOR]??{};quests2[OPEN_DOOR]={...others,visible:Visible}}),`/quests/${OPEN_DOOR}`,[`"${OPEN_DOOR}"`,'this quest entry has no Visible: co\
rrect the spelling of "visible"']),ofBoth("an amount below 1",{at:"/Requirements/0/amount",to:0},"/Requirements/0/amount",["0","amount is 0; it must be 1 or mor\
e"]),ofBoth("a requirement of another type",{at:"/Requirements/0/type",to:"item"},"/Requirements/0/type",['"item"','type is "item"; it must be "quest"']),ofBoth(
"a requirement that is to be removed",{at:"/Requirements/0/delete",to:true},"/Requirements/0/delete",["true","delete is true; it must be false"]),ofBoth("a requ\
irement without an amount",{at:"/Requirements/0/amount"},"/Requirements/0",["{","this requirement has no amount: say how many completions of the required quest \
are needed, usually 1"])];var SPOT="/Tasks/0/Effector/_transformState";var LINKED="/Tasks/1/Effector/linkedTasks/0";var tasks=()=>[inLogic("a subscription witho\
ut its Id","2",{at:"/Tasks/1/Id"},"/Tasks/1",["{","this effector subscription has no Id: write a UUID that nothing else in the file has"]),inLogic("a subscripti\
on that says neither what it is nor what it does","3",{at:"/Tasks/2",to:{Id:"3c6a2e40-b5d7-48f9-8324-a5c6e7089abc"}},"/Tasks/2",["{",'this subscription has no $\
type: write "TaskEffectorSubscription" or "TaskTriggerSubscription"']),inLogic("a subscription without its $type","2",{at:"/Tasks/1/$type"},"/Tasks/1",["{",'thi\
s effector subscription has no $type: write "TaskEffectorSubscription"']),inLogic("a trigger subscription without a Trigger","4",{at:"/Tasks/2/Trigger"},"/Tasks\
/2",["{",'this trigger subscription has no Trigger: say which event it waits for, such as {"$type":"OnClickEvent"}']),inLogic("a quest trigger without a code","\
2",{at:"/Tasks/0/TargetState"},"/Tasks/0",["{","this trigger subscription has no TargetState: write a transition code, such as 111 to activate the quest"]),inLogic(
"a state in quotes","2",{at:"/Tasks/1/TargetState",to:"2"},"/Tasks/1/TargetState",[String.raw`\"2\"`,'TargetState is the text "2"; it must be a whole number, wi\
thout quotes']),inLogic("a DirectEffector without an effect","4",{at:"/Tasks/2/DirectEffector/Effector"},"/Tasks/2/DirectEffector",[String.raw`\"DirectEffector\"`,
'DirectEffector has no Effector: say which effect it fires, such as {"$type":"ShowObjectEvent"}']),inLogic("a trigger without its $type","2",{at:"/Tasks/0/Trigg\
er",to:{}},"/Tasks/0/Trigger",[String.raw`\"Trigger\"`,'this trigger has no $type: say which event it is, such as "OnClickEvent"']),inLogic("an effect without i\
ts $type","2",{at:"/Tasks/1/Effector",to:{}},"/Tasks/1/Effector",[String.raw`\"Effector\"`,'this effect has no $type: say which effect it is, such as "ShowObjec\
tEvent"']),inLogic("a position with two numbers","3",{at:`${SPOT}/position`,to:[0,4.5]},`${SPOT}/position`,["[0,4.5]","_transformState.position holds 2 values; \
it must be a list of 3 numbers: x, y and z"]),inLogic("a duration below 0","3",{at:`${SPOT}/duration`,to:-2},`${SPOT}/duration`,["-2","_transformState.duration \
is -2; it must be 0 (at once) or more"]),inLogic("a movement without a duration","3",{at:`${SPOT}/duration`},SPOT,[String.raw`\"_transformState\"`,"_transformSt\
ate has no duration: write how many seconds the move takes, 0 for at once"]),inLogic("a chain without its list","3",{at:"/Tasks/1/Effector/linkedTasks"},"/Tasks\
/1/Effector",[String.raw`\"Effector\"`,"this RunTriggersFromEffector has no linkedTasks: list the linked tasks to run"]),inLogic("a linked task without a Trigge\
r","3",{at:`${LINKED}/Trigger`},LINKED,["{","this linked task has no Trigger: write {} to run at once, or a Delay in seconds inside"]),inLogic("a delay below 0",
"3",{at:`${LINKED}/Trigger/Delay`,to:-5},`${LINKED}/Trigger/Delay`,["-5","Delay is -5; it must be 0 (no delay) or more"])];function badExamples2(){return[LIST,...sections(),
...quests(),...tasks()]}var schema_default=defineRule({id:"schema",level:"error",fix:"none",summary:"Every known field is there where it must be, and has the documented type",source:"g\
ame-management API, part 2, room-data snapshot; quest and task records, part 2",why:'An import answers "success" to a file with a field of the wrong type and th\
en ignores the field, the record or the whole section.',examples:()=>({good:[{title:"a room with everything in place",text:room()},{title:"fields that nobody do\
cumented are kept and never a fault",text:'{ "settings": { "fog": [1, 2], "weather": {} } }'}],bad:badExamples2()}),schemaFault({place,fault},report){report({at:{
kind:"place",place,part:fault.part},message:fault.message})}});var schemaRules=[schema_default];var WHAT="roomSettingsExtraData";var settingsWith=extraData=>`{ "settings": { "roomBase": "BlankScene", "roomSettingsExtraData": ${extraData} } }`;var bad2=(title,extraData,marks,message)=>({
title,text:settingsWith(extraData),findings:[{at:"/settings/roomSettingsExtraData",marks,message}]});var extra_data_json_default=defineRule({id:"settings/extra-\
data-json",level:"error",fix:"none",summary:"roomSettingsExtraData is a text that holds a JSON object",source:"game-management API, part 2, room-data snapshot: \
known settings keys",why:"The game reads further settings of the room from the JSON in this text. It ignores all of them when it cannot read it.",examples:()=>({
good:[{title:"a JSON object in a text",text:room()},{title:"settings without it",text:'{ "settings": { "isNight": true } }'}],bad:[bad2("an object that is not i\
n a text",'{ "fog": false }','{ "fog": false }',`${WHAT} is an object: it must be a text that holds this object`),bad2("a number","0","0",`${WHAT} is 0: it must\
 be a text that holds a JSON object`),bad2("an empty text",'""','""',`${WHAT} is an empty text: write "{}", or leave it out`),bad2("white space",'"  "','"  "',`${WHAT}\
 holds only white space: write "{}", or leave it out`),bad2("points that stand for more",'"..."',"...",`in ${WHAT}, ... stands for something that was left out: \
put it back, or remove the dots`),bad2("a key without quotes",'"{fog:false}"',"fog",String.raw`in ${WHAT}, the key fog stands without quotes: write \"fog\"`),bad2(
"settings that were cut off",String.raw`"{\"fog\":{\"color\":\"FFF\""`,"",`in ${WHAT}, the JSON ends inside an object: was it cut off, or is a } missing?`),bad2(
"an object that was put into a text twice",String.raw`"\"{\\\"fog\\\":false}\""`,String.raw`"\"{\\\"fog\\\":false}\""`,`${WHAT} was put into quotes twice: write\
 its JSON object in quotes once`),bad2("a list in a text",'"[]"','"[]"',`${WHAT} holds a list: it must hold a JSON object, between { and }`)]}),rawEmbedded({role,
value,place},report){if(role==="roomSettingsExtraData")report({at:place,message:notAText(WHAT,value)})},embeddedText(text,report){if(text.role!=="roomSettingsEx\
traData")return;const draft=heldObjectFault(text,{what:WHAT,whenEmpty:'write "{}", or leave it out'});if(draft!==void 0)report(draft)}});var settingsRules=[extra_data_json_default];var logic_without_items_default=defineRule({id:"snapshot/logic-without-items",level:"warning",fix:"none",summary:"A file with logic has roomItems, too",source:"\
game-management API, part 2, room-data snapshot",why:"An import merges each logic entry into the item with the same key, and only into items of the same file. W\
ithout roomItems the logic is documented to go nowhere.",examples:()=>({good:[{title:"logic with the items that it belongs to",text:room()},{title:"a file with \
neither",text:'{ "settings": { "isNight": true } }'},{title:"a logic section with nothing in it",text:'{ "logic": {} }'}],bad:[{title:"logic alone",text:rawRoom(
snapshot2=>{delete snapshot2.roomItems}),findings:[{at:"/logic",marks:'"logic"',message:"there is no roomItems, and an import merges logic only into items of th\
e same file: add roomItems with all items of the room"}]},{title:"logic beside items whose section is misspelled",text:rawRoom(snapshot2=>{snapshot2.roomItem=snapshot2.
roomItems??{};delete snapshot2.roomItems}),findings:[{at:"/logic",marks:'"logic"',message:'there is no roomItems, and an import merges logic only into items of \
the same file: correct the spelling of "roomItem"'}],alsoFound:["snapshot/unknown-section"]}]}),section({name,value,place},report,{snapshot:snapshot2}){if(name!==
"logic"||snapshot2.section("roomItems")!==void 0)return;if(!isObject(value)||Object.keys(value).length===0)return;const slip=misspelled("roomItems",Object.keys(
snapshot2.root??{}));const todo=slip===void 0?"add roomItems with all items of the room":`correct the spelling of ${quoteValue(slip)}`;report({at:keyAt(place),message:`\
there is no roomItems, and an import merges logic only into items of the same file: ${todo}`})}});var SECTIONS=["roomItems","settings","roomTasks","quests","logic"];var nothing_to_import_default=defineRule({id:"snapshot/nothing-to-import",level:"warning",fix:"none",summary:"At least one section that an import reads is there",
source:"game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",why:"An import applies the sections that it finds and leaves all others a\
s they are. With none of them it changes nothing, which most often means that this is another kind of file.",examples:()=>({good:[{title:"a single section",text:'\
{ "roomTasks": { "Tasks": [] } }'}],bad:[{title:"JSON of another kind",text:'{ "name": "my-room", "version": "1.0.0" }',findings:[{at:"",marks:"{",message:"none\
 of roomItems, settings, roomTasks, quests and logic is here, so an import would change nothing: check that this file is a snapshot"}]},{title:"the whole answer\
 of a server",text:'{ "status": "success", "data": { "roomItems": {} } }',findings:[{at:"",marks:"{",message:'none of roomItems, settings, roomTasks, quests and\
 logic is here, so an import would change nothing: keep only what "data" holds'}]}]}),snapshot({root,place,sectionsPresent},report){if(root===void 0||sectionsPresent.
length>0)return;const holder=Object.keys(root).find(key=>holdsSections(root[key]));const todo=holder===void 0?"check that this file is a snapshot":`keep only wh\
at ${quoteValue(holder)} holds`;report({at:recordAt(place),message:`none of roomItems, settings, roomTasks, quests and logic is here, so an import would change \
nothing: ${todo}`})}});function holdsSections(value){return isObject(value)&&SECTIONS.some(name=>Object.hasOwn(value,name))}var removes_all_items_default=defineRule({id:"snapshot/removes-all-items",level:"error",fix:"none",summary:"roomItems is not empty",source:"game-management API,\
 part 4, upload-room-data-url",why:"An import deletes every item that the file leaves out. With an empty roomItems that is every item of the room.",examples:()=>({
good:[{title:"a room with items",text:room()},{title:"a file that leaves the items alone",text:'{ "settings": { "isNight": true } }'}],bad:[{title:"a room witho\
ut items",text:'{ "roomItems": {}, "settings": { "isNight": true } }',findings:[{at:"/roomItems",marks:"{}",message:"roomItems is empty, and an import of this d\
eletes every item of the room: leave roomItems out to keep them"}]}]}),section({name,place},report,{snapshot:{roomItems}}){if(name!=="roomItems"||roomItems===void 0||
Object.keys(roomItems).length>0)return;report({at:place,message:"roomItems is empty, and an import of this deletes every item of the room: leave roomItems out t\
o keep them"})}});var removes_all_quests_default=defineRule({id:"snapshot/removes-all-quests",level:"info",lenient:{level:"off"},fix:"none",summary:"quests is not empty",source:"\
game-management API, part 4, upload-room-data-url; quest and task records, part 1",why:"An import rewrites the quests of the room as a whole. With an empty ques\
ts section none is left.",examples:()=>({good:[{title:"a room with quests",text:questsOnly()},{title:"a file that leaves the quests alone",text:'{ "settings": {\
 "isNight": true } }'}],bad:[{title:"a room without quests",text:'{ "quests": {}, "settings": { "isNight": true } }',findings:[{at:"/quests",marks:"{}",message:"\
quests is empty, and an import of this removes every quest of the room: leave quests out to keep them"}]}]}),section({name,place},report,{snapshot:{quests:quests2}}){
if(name!=="quests"||quests2===void 0||Object.keys(quests2.section).length>0)return;report({at:place,message:"quests is empty, and an import of this removes ever\
y quest of the room: leave quests out to keep them"})}});var KNOWN=new Set(SECTIONS);var unknown_section_default=defineRule({id:"snapshot/unknown-section",level:"info",fix:"none",summary:"Every section is one that an \
import is documented to read",source:"game-management API, part 2, room-data snapshot; part 4, upload-room-data-url",why:"An import reads five sections. What it\
 does with others is documented nowhere: a section of your own is kept in the file and may have no effect, and one with a mistyped name is left out without a wo\
rd.",examples:()=>({good:[{title:"the five sections",text:room()}],bad:[{title:"a section of your own",text:rawRoom(snapshot2=>{snapshot2.notes={author:"me"}}),
findings:[{at:"/notes",marks:'"notes"',message:'no import is documented to read the section "notes": it stays in the file and may have no effect'}]},{title:"a s\
ection with a mistyped name",text:rawRoom(snapshot2=>{snapshot2.roomTask=snapshot2.roomTasks??null;delete snapshot2.roomTasks}),findings:[{at:"/roomTask",marks:'\
"roomTask"',message:'no import is documented to read the section "roomTask": did you mean roomTasks?'}]}]}),snapshot({root,place,sectionsPresent},report){if(root===
void 0||sectionsPresent.length===0)return;const missing=SECTIONS.filter(name=>!sectionsPresent.includes(name));for(const name of Object.keys(root)){if(KNOWN.has(
name))continue;const meant=nearest(name,missing);report({at:keyAt(place.at(name)),message:`no import is documented to read the section ${quoteValue(name)}: ${meant===
void 0?"it stays in the file and may have no effect":`did you mean ${meant}?`}`})}}});var snapshotRules=[unknown_section_default,nothing_to_import_default,removes_all_items_default,removes_all_quests_default,logic_without_items_default];var FIRST_SIZE=1024;var SeenTexts=class{low=new Int32Array(FIRST_SIZE);high=new Int32Array(FIRST_SIZE);count=0;add(text){if(this.count*2>=this.low.length)this.grow();
let low=text.length;let high=2166136261|0;for(let at=0;at<text.length;at++){const unit=text.charCodeAt(at);low=Math.imul(low,31)+(unit>=65&&unit<=90?unit|32:unit);
high=Math.imul(high^low,16777619)}return this.insert(low|0,high)}insert(low,high){const mask=this.low.length-1;const marked=high===0&&low===0?1:high;for(let place=(low^
low>>>16)&mask;;place=place+1&mask){const there=this.high[place];if(there===0&&this.low[place]===0){this.low[place]=low;this.high[place]=marked;this.count++;return false}
if(there===marked&&this.low[place]===low)return true}}grow(){const{low,high}=this;this.low=new Int32Array(low.length*2);this.high=new Int32Array(low.length*2);this.
count=0;for(let place=0;place<low.length;place++){if(low[place]!==0||high[place]!==0)this.insert(low[place],high[place])}}};function idForm(id){if(id!==last.id)last={id,form:formOf(id)};return last.form}var last={id:"",form:"no UUID"};function formOf(id){const version=uuidVersion(id);
if(version===4)return"version 4";return version===void 0?"no UUID":"other UUID"}function isAccepted(form,version){return form==="version 4"||form==="other UUID"&&
version==="any"}var ID="a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012";var UUID_RULE="subscription/id-uuid";var id_unique_default=defineRule({id:"subscription/id-unique",level:"error",fix:"\
unsafe",summary:"No two subscriptions or linked tasks have the same Id",source:"quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscriptio\
n and RunTriggersFromEffector",why:"Subscriptions are told apart by their Id. Of two with the same one, the game may run only one, or run it twice.",state:()=>({
seen:new SeenTexts,mayRepeat:false}),examples:()=>({good:[{title:"an Id for the trigger and another for the effect inside",text:roomWithButton(ID,"1a480c2e-93b5\
-46d7-9102-83a4c5e6789a")}],bad:[{title:"an Id that was copied",text:roomWithButton(ID,ID),findings:[{at:"/logic/2#/Tasks/0/Id",marks:`\\"${ID}\\"`,message:`ano\
ther subscription has the Id "${ID}" already: give this one its own`}],fixed:roomWithButton("f7c832c8-12da-4c0c-a2f7-5b24ae85cb93",ID)},{title:"an Id that was c\
opied in capitals",text:roomWithButton(ID.toUpperCase(),ID),findings:[{at:"/logic/2#/Tasks/0/Id",marks:`\\"${ID.toUpperCase()}\\"`,message:`Id "${ID.toUpperCase()}\
" and "${ID}" on another subscription are the same UUID: give this one its own`}],fixed:roomWithButton("5d95b81b-3d1f-4a66-bb98-1b58379de16f",ID)}]}),subscription({
record},_report,{state}){const id=textField(record,"Id");if(id!==void 0&&state.seen.add(id))state.mayRepeat=true},snapshotEnd(_snapshot,report,{state,optionsOf,
eachSubscription,inFileOrder}){if(!state.mayRepeat)return;const uuidOptions=optionsOf(UUID_RULE);const counts=new Map;const ids=new Map;eachSubscription(({record,
place})=>{const id=textField(record,"Id");const key=id===void 0?void 0:comparable(id,uuidOptions);if(id===void 0||key===void 0)return;counts.set(key,(counts.get(
key)??0)+1);ids.set(place.at("Id"),{id,key})});for(const[at,{key}]of ids)if(counts.get(key)===1)ids.delete(at);const firsts=new Map;for(const at of inFileOrder(
[...ids.keys()])){const{id,key}=ids.get(at)??{id:"",key:""};const first=firsts.get(key);if(first===void 0){firsts.set(key,{id,at});continue}report({at,message:id===
first.id?`another subscription has the Id ${quoteValue(id)} already: give this one its own`:`Id ${quoteValue(id)} and ${quoteValue(first.id)} on another subscri\
ption are the same UUID: give this one its own`,related:[{at:first.at,message:"the first one with this Id"}],fix:renewUuid(at,"unsafe","write a new UUID")})}}});
function comparable(id,uuidOptions){const form=idForm(id);if(uuidOptions!==void 0&&!isAccepted(form,uuidOptions.version))return void 0;return form==="no UUID"?id:
id.toLowerCase()}var ID2="a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012";var DIRECT_ID="1a480c2e-93b5-46d7-9102-83a4c5e6789a";var NO_VERSION="a1b2c3d4-0001-0001-0001-000000000001";var id_uuid_default=defineRule(
{id:"subscription/id-uuid",level:"error",lenient:{options:{version:"any"}},fix:"unsafe",summary:"The Id of a subscription or linked task is a UUID of version 4",
source:"quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector",why:"Subscriptions are told apart by thei\
r Id. One that was written by hand or left over from a template is likely to stand elsewhere, too.",options:{version:{type:"choice",default:"4",choices:["4","an\
y"],description:"Which UUIDs are accepted: those of version 4, or whatever has the form of a UUID."}},examples:()=>({good:[{title:"Ids of version 4",text:roomWithButton(
ID2,DIRECT_ID)},{title:"the form of a UUID without a version, where any will do",text:roomWithButton(NO_VERSION,DIRECT_ID),options:{version:"any"}}],bad:[{title:"\
a placeholder that was never filled in",text:roomWithButton("unique-uuid",DIRECT_ID),options:{version:"any"},findings:[{at:"/logic/2#/Tasks/0/Id",marks:'\\"uniqu\
e-uuid\\"',message:'Id is "unique-uuid", which is no UUID: write a new one'}],fixed:roomWithButton("bdde1445-4b05-40fd-b1b1-7c9fb1de63cd",DIRECT_ID)},{title:"a \
UUID of another version inside DirectEffector",text:roomWithButton(ID2,NO_VERSION),findings:[{at:"/logic/2#/Tasks/0/DirectEffector/Id",marks:`\\"${NO_VERSION}\\"`,
message:`Id is "${NO_VERSION}", a UUID but not of version 4: write a new one`}],fixed:roomWithButton(ID2,"e10b6fe8-8740-4978-b816-b118eb36acab")}]}),subscription({
record,place},report,{options:{version}}){const id=textField(record,"Id");if(id===void 0)return;const form=idForm(id);if(isAccepted(form,version))return;const what=form===
"no UUID"?"which is no UUID":"a UUID but not of version 4";const at=place.at("Id");report({at,message:`Id is ${quoteValue(id)}, ${what}: write a new one`,fix:renewUuid(
at,"unsafe","write a new UUID")})}});var subscribedToCompleted=()=>roomWithTask("2",1,task=>{task.TaskTriggerId=FIND_KEY_COMPLETED});var apartFromItsTwin=()=>room(({quests:quests2,logic})=>{Object.
assign(quests2[FIND_KEY_COMPLETED]??{},{EntryId:"0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e00"});const tasks2=logic["2"]?.Tasks??[];Object.assign(tasks2[1]??{},{TaskTriggerId:FIND_KEY_COMPLETED})});
var AT2={at:"/logic/2#/Tasks/1/TaskTriggerId",marks:`\\"${FIND_KEY_COMPLETED}\\"`};var in_progress_id_default2=defineRule({id:"subscription/in-progress-id",level:"\
error",lenient:{level:"warning"},fix:"unsafe",summary:"TaskTriggerId names a quest by its inProgress entry",source:"quest and task records, part 2, TaskEffector\
Subscription, TaskTriggerSubscription and linked tasks",why:"A quest has two entries with two ids, and subscriptions go by the one of the inProgress entry. With\
 the other id the subscription may be to no quest at all.",examples:()=>({good:[{title:"subscriptions with the ids of inProgress entries",text:room()}],bad:[{title:"\
the id of the completed entry",text:subscribedToCompleted(),findings:[{...AT2,message:`"${FIND_KEY_COMPLETED}" is the completed entry of "0_find_key": TaskTrigg\
erId needs the id of its inProgress entry, "${FIND_KEY}"`}],fixed:room()},{title:"the id of a completed entry whose twin has another EntryId",text:apartFromItsTwin(),
findings:[{...AT2,message:`"${FIND_KEY_COMPLETED}" is the completed entry of "0_find_key": TaskTriggerId needs the id of its inProgress entry`}],alsoFound:["que\
st/pair-complete"]}]}),kinds:QUEST_KINDS,subscription(subscription3,report,{snapshot:{quests:quests2}}){const id=questReference(subscription3);const entry=id===
void 0?void 0:quests2?.entry(id);if(id===void 0||entry?.status!=="completed"||entry.key!==id)return;const pair2=quests2?.pairOf(entry);if(pair2!==void 0&&pair2.
inProgress.length===0&&pair2.completed.length>1)return;const twin=pair2&&completePair(pair2)?.inProgress;const needed="TaskTriggerId needs the id of its inProgr\
ess entry";const at=subscription3.place.at("TaskTriggerId");report({at,message:`${quoteValue(id)} is the completed entry of ${questLabel(entry)}: ${needed}${twin?
`, ${quoteValue(twin.key)}`:""}`,related:[{at:keyAt(entry.place),message:"the completed entry"}],fix:twin&&replaceValue(at,JSON.stringify(twin.key),"unsafe",`wr\
ite the inProgress id of ${questLabel(entry)}`)})}});var QuestsByName=class{names=new Map;quests=new Map;anyEntry=new Map;constructor(index){for(const{entries}of index.pairs)this.add(entries);for(const entry of index.
entries){if(index.pairOf(entry)===void 0)this.add([entry]);const name=textField(entry.record,"Name");if(name!==void 0&&!this.anyEntry.has(name))this.anyEntry.set(
name,entry)}}add(quest){const[name,...others]=new Set(quest.map(({record})=>textField(record,"Name")));if(name===void 0||others.length>0||!isNumberedName(name))
return;for(const entry of quest)this.names.set(entry,name);const before=this.quests.get(name);if(before===void 0)this.quests.set(name,[quest]);else before.push(
quest)}soundName(entry){const name=this.names.get(entry);return name===void 0||this.onlyQuest(name)===void 0?void 0:name}withName(name){return this.anyEntry.get(
name)}onlyWithName(name){return this.onlyQuest(name)?.[0]}onlyQuest(name){const[quest,other,...more]=this.quests.get(name)??[];if(quest===void 0||other===void 0)
return quest;const halves=[...quest,...other];const statuses=new Set(halves.map(({status})=>status));return more.length===0&&halves.length===2&&statuses.has("in\
Progress")&&statuses.has("completed")?halves:void 0}};var indexes=new WeakMap;function questsByName(quests2){let index=indexes.get(quests2);if(index===void 0){index=
new QuestsByName(quests2);indexes.set(quests2,index)}return index}var withReference=(id,name)=>roomWithTask("2",1,task=>{Object.assign(task,{TaskTriggerId:id,Name:name})});var known_quest_default3=defineRule({id:"subscription/\
known-quest",level:"error",fix:"none",summary:"TaskTriggerId names a quest of the file",source:"quest and task records, part 2, TaskEffectorSubscription, TaskTr\
iggerSubscription and linked tasks",why:"A subscription to a quest that the room does not have never fires, and a trigger for it changes nothing.",state:()=>({unknown:[]}),
examples:()=>({good:[{title:"subscriptions to quests of the room",text:room()}],bad:[{title:"an id that is no quest, beside the Name of one",text:withReference(
"mlh0000000000a","0_find_key"),findings:[{at:"/logic/2#/Tasks/1/TaskTriggerId",marks:'\\"mlh0000000000a\\"',message:`no quest of the file has the id "mlh0000000\
000a": write "${FIND_KEY}", the id of "0_find_key"`}]},{title:"the Name of a quest in the place of its id",text:withReference("0_find_key","0_find_key"),findings:[
{at:"/logic/2#/Tasks/1/TaskTriggerId",marks:'\\"0_find_key\\"',message:`"0_find_key" is the Name of a quest: write the id of its inProgress entry, "${FIND_KEY}"`}]},
{title:"an id and a Name of no quest",text:withReference("quest-id","quest-name"),findings:[{at:"/logic/2#/Tasks/1/TaskTriggerId",marks:'\\"quest-id\\"',message:'\
no quest of the file has the id "quest-id": write the id of the inProgress entry of a quest in quests'}]},{title:"no id",text:withReference("","2_nowhere"),findings:[
{at:"/logic/2#/Tasks/1/TaskTriggerId",marks:'\\"\\"',message:"TaskTriggerId is empty: write the id of the inProgress entry of a quest in quests"}]}]}),kinds:QUEST_KINDS,
subscription(subscription3,_report,{snapshot:{quests:quests2},state}){if(quests2===void 0)return;const id=questReference(subscription3);if(id===void 0||quests2.
has(id))return;const{record,place}=subscription3;state.unknown.push({id,name:textField(record,"Name"),place})},snapshotEnd({quests:quests2,dialogueQuestIds},report,{
state:{unknown}}){if(quests2===void 0)return;for(const reference of unknown){if(dialogueQuestIds.has(reference.id))continue;report({at:reference.place.at("TaskT\
riggerId"),message:messageFor(reference,quests2)})}}});function messageFor({id,name},quests2){const idByName=text=>{const entry=questsByName(quests2).onlyWithName(
text);return entry&&quests2.inProgressId(entry)};const named2=idByName(id);if(named2!==void 0)return`${quoteValue(id)} is the Name of a quest: write the id of i\
ts inProgress entry, ${quoteValue(named2)}`;const what=id===""?"TaskTriggerId is empty":`no quest of the file has the id ${quoteValue(id)}`;const meant=name===void 0?
void 0:idByName(name);return name===void 0||meant===void 0?`${what}: write the id of the inProgress entry of a quest in quests`:`${what}: write ${quoteValue(meant)}\
, the id of ${quoteValue(name)}`}var DOCUMENTED_TYPES=new Map([["TaskEffectorSubscription","effector subscription"],["TaskTriggerSubscription","trigger subscription"],["MoveToSpot","effect"],["\
HideObjectEvent","effect"],["ShowObjectEvent","effect"],["RunTriggersFromEffector","effect"],["OnClickEvent","trigger"],["OnEnterEvent","trigger"]]);var KINDS={"effector subscription":{name:"a subscription",home:"Tasks"},"trigger subscription":{name:"a subscription",home:"Tasks"},effect:{name:"an effect",home:"\
the Effector of a subscription"},trigger:{name:"a trigger",home:"the Trigger of a TaskTriggerSubscription"}};var withTask=task=>room(({logic})=>{const tasks2=logic["\
2"]?.Tasks;tasks2.push(task)});var subscription2=()=>({$type:"TaskTriggerSubscription",Trigger:{$type:"OnClickEvent"},DirectEffector:{Effector:{$type:"HideObjec\
tEvent"}}});var misplaced_type_default=defineRule({id:"subscription/misplaced-type",level:"error",fix:"none",summary:"Subscriptions stand in Tasks, effects as E\
ffector, triggers as Trigger",source:"quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription",why:"The game looks for one kind of \
record in each of these places. It has no use for another kind there, so that nothing happens.",examples:()=>({good:[{title:"subscriptions, effects and triggers\
 where they belong",text:room()}],bad:[{title:"an effect without a subscription around it",text:withTask({$type:"HideObjectEvent"}),findings:[{at:"/logic/2#/Tas\
ks/2/$type",marks:'\\"HideObjectEvent\\"',message:"HideObjectEvent is an effect and stands in Tasks: put it into the Effector of a subscription"}]},{title:"a tr\
igger without a subscription around it",text:withTask({$type:"OnClickEvent"}),findings:[{at:"/logic/2#/Tasks/2/$type",marks:'\\"OnClickEvent\\"',message:"OnClic\
kEvent is a trigger and stands in Tasks: put it into the Trigger of a TaskTriggerSubscription"}]},{title:"a trigger in the place of an effect",text:roomWithTask(
"2",1,task=>{task.Effector={$type:"OnClickEvent"}}),findings:[{at:"/logic/2#/Tasks/1/Effector/$type",marks:'\\"OnClickEvent\\"',message:"OnClickEvent is a trigg\
er and stands as Effector: put it into the Trigger of a TaskTriggerSubscription"}]},{title:"an effect in the place of a trigger",text:roomWithTask("2",0,task=>{
task.Trigger={$type:"HideObjectEvent"}}),findings:[{at:"/logic/2#/Tasks/0/Trigger/$type",marks:'\\"HideObjectEvent\\"',message:"HideObjectEvent is an effect and\
 stands as Trigger: put it into the Effector of a subscription"}]},{title:"a subscription in the place of an effect",text:roomWithTask("2",1,task=>{task.Effector=
subscription2()}),findings:[{at:"/logic/2#/Tasks/1/Effector/$type",marks:'\\"TaskTriggerSubscription\\"',message:"TaskTriggerSubscription is a subscription and \
stands as Effector: put it into Tasks"}]},{title:"an effect in the place of a linked task",text:roomWithTask("3",1,({Effector})=>{const{linkedTasks:linkedTasks2}=Effector;
linkedTasks2.push({$type:"ShowObjectEvent"})}),findings:[{at:"/logic/3#/Tasks/1/Effector/linkedTasks/1/$type",marks:'\\"ShowObjectEvent\\"',message:"ShowObjectE\
vent is an effect and stands in linkedTasks: put it into the Effector of a subscription"}]}]}),otherTask({type,list:list2,place},report){const kind=DOCUMENTED_TYPES.
get(type);if(kind!==void 0)report(misplaced(type,kind,`in ${list2}`,place))},effect({type,place,subscription:{place:around}},report){const kind=type===void 0?void 0:
DOCUMENTED_TYPES.get(type);if(type===void 0||kind===void 0||kind==="effect")return;if(place.step==="Effector"&&place.parent===around)report(misplaced(type,kind,
"as Effector",place))},kinds:["quest-trigger","basic-trigger","undecided-trigger"],subscription({record,place},report){const trigger2=objectField(record,"Trigge\
r");const type=trigger2&&textField(trigger2,"$type");const kind=type===void 0?void 0:DOCUMENTED_TYPES.get(type);if(type===void 0||kind===void 0||kind==="trigger")
return;report(misplaced(type,kind,"as Trigger",place.at("Trigger")))}});function misplaced(type,kind,where,place){const{name,home}=KINDS[kind];return{at:place.at(
"$type"),message:`${type} is ${name} and stands ${where}: put it into ${home}`}}var QUEST_STATES=["Not Active","Active","Completed"];var TRANSITIONS=[{code:101,from:"any",to:0},{code:161,from:1,to:0},{code:171,from:2,to:0},{code:111,from:0,
to:1},{code:131,from:2,to:1},{code:151,from:"any",to:1},{code:121,from:1,to:2},{code:181,from:0,to:2},{code:141,from:"any",to:2}];var TRANSITION_CODES=new Set(TRANSITIONS.
map(({code})=>code));var withSecond=state=>room(({logic})=>{const tasks2=logic["2"]?.Tasks;const{TargetState,...effector2}=structuredClone(tasks2[1]??{});const Id="4d7b3f51-c6e8-4a0\
b-8435-b6d7f819abcd";tasks2.push({...effector2,Id,Effector:{$type:"ShowObjectEvent"},...state})});var one_per_state_default=defineRule({id:"subscription/one-per\
-state",level:"error",lenient:{level:"off"},fix:"none",summary:"An item has one effector subscription for each state of a quest",source:"quest and task records,\
 part 2, TaskEffectorSubscription: up to three for a quest, one for each state",why:"An item subscribes to each state of a quest once. Which effect a second sub\
scription to the same state has is not documented: the item may do one of the two things, or both.",state:()=>{const seen=()=>({first:void 0,byQuest:new Map});return{
tasks:void 0,seen:[seen(),seen(),seen()],repeated:[]}},examples:()=>({good:[{title:"effects for different states of a quest",text:withSecond({})},{title:"effect\
s for the same state of a quest, on two items",text:roomWithTask("3",0,task=>{Object.assign(task,{TargetState:2,Name:"0_find_key",TaskTriggerId:"mlh4k2p9x7q1ab"})})}],
bad:[{title:"a second effect for the same state",text:withSecond({TargetState:2}),findings:[{at:"/logic/2#/Tasks/2",marks:"{",message:'this item has an effect f\
or "0_find_key" in the state Completed already: keep one of them'}]}]}),kinds:["effector"],subscription(subscription3,_report,{snapshot:{quests:quests2},state:notes}){
const tasks2=subscription3.place.parent;const state=stateOf(subscription3.record);if(tasks2===void 0||state===void 0||!isOfItem(tasks2))return;if(notes.tasks!==
tasks2)begin(notes,tasks2);const seen=notes.seen[state];if(seen.first===void 0){seen.first=subscription3;return}if(seen.byQuest.size===0)note(seen.first,state,notes,
quests2);note(subscription3,state,notes,quests2)},snapshotEnd(snapshot2,report,{state:{repeated}}){for(const{id,quest,state,later,first}of repeated){if(snapshot2.
quests!==void 0&&!snapshot2.knowsQuest(id))continue;report({at:recordAt(later),message:`this item has an effect for ${quest} in the state ${QUEST_STATES[state]}\
 already: keep one of them`,related:[{at:recordAt(first),message:"the first subscription to this state"}]})}}});function begin(notes,tasks2){notes.tasks=tasks2;
for(const state of[0,1,2]){const seen=notes.seen[state];seen.first=void 0;if(seen.byQuest.size>0)seen.byQuest.clear()}}function note({record,place},state,{seen,
repeated},quests2){const id=textField(record,"TaskTriggerId");if(id===void 0||id==="")return;const entry=quests2?.entry(id);if(quests2!==void 0&&entry!==void 0&&
namesAnother(record,entry,quests2))return;const key=entry===void 0||quests2===void 0?id:questKey(entry,quests2);const first=seen[state].byQuest.get(key);if(first===
void 0){seen[state].byQuest.set(key,place);return}const quest=entry===void 0?quoteValue(textField(record,"Name")??id):questLabel(entry);repeated.push({id,quest,
state,later:place,first})}function stateOf(record){const state=record.TargetState;if(state===void 0)return 0;return state===1||state===2?state:void 0}function isOfItem(tasks2){
const value=tasks2.parent;if(tasks2.step!=="Tasks"||value===void 0)return false;return value.step===void 0||value.parent?.parent===Place.root}function namesAnother(record,entry,quests2){
const name=textField(record,"Name");if(name===void 0||name===entry.record.Name)return false;return questsByName(quests2).withName(name)!==void 0}function questKey(entry,quests2){
if(entry.status!=="completed")return entry.key;const quest=questOf(entry,quests2);return("inProgress"in quest?quest.inProgress[0]?.key:void 0)??entry.key}var withName=name=>roomWithTask("2",1,task=>{task.Name=name});var AT3="/logic/2#/Tasks/1/Name";var quest_name_default=defineRule({id:"subscription/quest-name",level:"\
error",fix:"mixed",summary:"Name is the Name of the quest that TaskTriggerId names",source:"quest and task records, part 2, TaskEffectorSubscription, TaskTrigge\
rSubscription and linked tasks",why:"A subscription names its quest twice, by id and by Name. Where the two disagree, it may answer to the wrong quest or to non\
e.",examples:()=>({good:[{title:"subscriptions with the Names of their quests",text:room()}],bad:[{title:"a Name that is no quest",text:withName("0_find_a_key"),
findings:[{at:AT3,marks:'\\"0_find_a_key\\"',message:'Name is "0_find_a_key": write "0_find_key", the Name of the quest in TaskTriggerId'}],fixed:room()},{title:"\
a Name without its number",text:withName("find_key"),findings:[{at:AT3,marks:'\\"find_key\\"',message:'Name is "find_key" without the number of the quest: write\
 "0_find_key"'}],fixed:room()},{title:"the Name of one quest and the id of another",text:withName("1_open_door"),findings:[{at:AT3,marks:'\\"1_open_door\\"',message:'\
Name says "1_open_door" and TaskTriggerId says "0_find_key": one of them, perhaps the id, is wrong'}],fixed:room()}]}),kinds:QUEST_KINDS,subscription(subscription3,report,{
snapshot:{quests:quests2}}){const id=questReference(subscription3);const entry=id===void 0?void 0:quests2?.entry(id);if(quests2===void 0||entry===void 0)return;
const{kind,record,place}=subscription3;const name=textField(record,"Name");if(name===void 0||name===entry.record.Name)return;if(name===""&&kind==="undecided-tri\
gger")return;const byName=questsByName(quests2);const right=byName.soundName(entry);if(right===void 0)return;const at=place.at("Name");const related=[{at:entry.
place.at("Name"),message:"the quest in TaskTriggerId"}];const other=byName.withName(name);if(other===void 0){report({at,message:wrongName(name,right),related,fix:writeName(
at,right,"safe")});return}report({at,message:`Name says ${quoteValue(name)} and TaskTriggerId says ${quoteValue(right)}: one of them, perhaps the id, is wrong`,
related:[...related,{at:other.place.at("Name"),message:"the quest in Name"}],fix:writeName(at,right,"unsafe")})}});function wrongName(name,right){return name===
bareName(right)?`Name is ${quoteValue(name)} without the number of the quest: write ${quoteValue(right)}`:`Name is ${quoteValue(name)}: write ${quoteValue(right)}\
, the Name of the quest in TaskTriggerId`}function writeName(at,name,safety){return replaceValue(at,JSON.stringify(name),safety,`write the Name ${quoteValue(name)}`)}var withState=state=>roomWithTask("2",1,task=>{task.TargetState=state});var atNotActive=()=>roomWithTask("2",1,task=>{delete task.TargetState});var STATES='writ\
e 1 (Active) or 2 (Completed), or leave it out for "Not Active"';var target_state_default=defineRule({id:"subscription/target-state",level:"error",fix:"mixed",summary:"\
TargetState of an effector subscription is 1, 2 or left out",source:"quest and task records, part 2, TaskEffectorSubscription",why:"The effect fires when its qu\
est enters the state that TargetState says. A state that no quest ever enters means an effect that never fires.",examples:()=>({good:[{title:"effects on Active \
and Completed",text:room()},{title:"an effect on Not Active",text:atNotActive()}],bad:[{title:"Not Active written as 0",text:withState(0),findings:[{at:"/logic/\
2#/Tasks/1/TargetState",marks:"0",message:'TargetState 0 is never written: leave TargetState out for "Not Active"'}],fixed:atNotActive()},{title:"a transition c\
ode",text:withState(121),findings:[{at:"/logic/2#/Tasks/1/TargetState",marks:"121",message:`TargetState 121 is a transition code, for triggers and linked tasks \
only: ${STATES}`}]},{title:"a number that is no state",text:withState(3),findings:[{at:"/logic/2#/Tasks/1/TargetState",marks:"3",message:`TargetState 3 is no qu\
est state: ${STATES}`}]}]}),kinds:["effector"],subscription({record,place},report){const state=integerField(record,"TargetState");if(state===void 0||state===1||
state===2)return;const at=place.at("TargetState");if(state===0){report({at,message:'TargetState 0 is never written: leave TargetState out for "Not Active"',fix:removeMember(
at,"safe","leave TargetState out")});return}const what=TRANSITION_CODES.has(state)?"a transition code, for triggers and linked tasks only":"no quest state";report(
{at,message:`TargetState ${quoteValue(state)} is ${what}: ${STATES}`})}});var withCode=code=>roomWithTask("2",0,task=>{task.TargetState=code});var transition_code_default=defineRule({id:"subscription/transition-code",level:"error",fix:"\
none",summary:"TargetState of a trigger that advances a quest, or of a linked task, is a transition code",source:"quest and task records, part 3, transition cod\
es",why:`A transition code says which state the quest has to be in and which one comes next. Any other number changes nothing in the game. The codes: ${TRANSITIONS.
map(inFull).join("; ")}.`,examples:()=>({good:[{title:"triggers and a linked task with a code each",text:room()}],bad:[{title:"a number that is no code",text:withCode(
110),findings:[{at:"/logic/2#/Tasks/0/TargetState",marks:"110",message:"TargetState 110 is no transition code: write 111 to activate the quest, 121 to complete \
it, 101 to reset it (there are 131, 141, 151, 161, 171 and 181, too)"}]},...[{state:0,to:"make the quest Not Active, write 101 from any state, 161 from Active o\
r 171 from Completed"},{state:1,to:"make the quest Active, write 111 from Not Active, 131 from Completed or 151 from any state"},{state:2,to:"make the quest Com\
pleted, write 121 from Active, 181 from Not Active or 141 from any state"}].map(({state,to})=>({title:`the state ${state} in the place of a code`,text:withCode(
state),findings:[{at:"/logic/2#/Tasks/0/TargetState",marks:String(state),message:`TargetState ${state} is a state, not a transition code: to ${to}`}]}))]}),kinds:[
"quest-trigger","linked-task"],subscription({record,place},report){const code=integerField(record,"TargetState");if(code===void 0||TRANSITION_CODES.has(code))return;
const ways=TRANSITIONS.filter(({to})=>to===code);report({at:place.at("TargetState"),message:ways.length===0?`TargetState ${quoteValue(code)} is no transition co\
de: write 111 to activate the quest, 121 to complete it, 101 to reset it (there are 131, 141, 151, 161, 171 and 181, too)`:`TargetState ${quoteValue(code)} is a\
 state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${anyOf2(ways.map(way))}`})}});function way({code,from}){return`${code} from ${stateName(
from)}`}function inFull(transition){return`${way(transition)} to ${stateName(transition.to)}`}function stateName(state){return state==="any"?"any state":QUEST_STATES[state]??
String(state)}function anyOf2(ways){return`${ways.slice(0,-1).join(", ")} or ${ways.at(-1)}`}var trigger_form_default=defineRule({id:"subscription/trigger-form",level:"error",fix:"none",summary:"A trigger subscription has either TaskTriggerId or DirectE\
ffector",source:"quest and task records, part 2, TaskTriggerSubscription",why:"A trigger either advances a quest or fires an effect of its own. With both fields\
, or with none, the game cannot tell which.",examples:()=>({good:[{title:"triggers of either form",text:room()}],bad:[{title:"both fields in one trigger subscri\
ption",text:roomWithTask("4",2,task=>{Object.assign(task,{TaskTriggerId:OPEN_DOOR})}),findings:[{at:"/logic/4#/Tasks/2/DirectEffector",marks:'\\"DirectEffector\\"',
message:"DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the other to advance a quest"}]},{title:"neither field",text:roomWithTask(
"4",0,task=>{delete task.TaskTriggerId}),findings:[{at:"/logic/4#/Tasks/0",marks:"{",message:"this trigger subscription has neither TaskTriggerId nor DirectEffe\
ctor: write the first to advance a quest, or the second to fire an effect"}]}]}),kinds:["undecided-trigger"],subscription({record,place},report){if(hasField(record,
"DirectEffector")){report({at:keyAt(place.at("DirectEffector")),message:"DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the othe\
r to advance a quest",related:[{at:keyAt(place.at("TaskTriggerId")),message:"TaskTriggerId"}]});return}report({at:recordAt(place),message:"this trigger subscrip\
tion has neither TaskTriggerId nor DirectEffector: write the first to advance a quest, or the second to fire an effect"})}});var NAMES=[...DOCUMENTED_TYPES.keys()];var LENGTHS=NAMES.map(({length})=>length);var MOST_SLIPS=2;var MOST_SLIPS_IN_LONG=3;var LONG=16;var SHORTEST=Math.min(...LENGTHS)-
MOST_SLIPS;var LONGEST3=Math.max(...LENGTHS)+MOST_SLIPS_IN_LONG;var MOST_REMEMBERED=1e3;var unknown_type_default=defineRule({id:"subscription/unknown-type",level:"\
info",fix:"none",summary:"A $type that looks like a documented one is spelled like it",source:"quest and task records, part 2, effect types and trigger types: t\
he lists are incomplete",why:"The game ignores a record of a kind that it does not know. Other kinds than the documented ones exist, so only names that look mis\
typed are reported.",state:()=>new Map,examples:()=>({good:[{title:"a kind of effect that is not documented",text:roomWithTask("2",1,task=>{task.Effector={$type:"\
PlaySoundOnce",Url:""}})},{title:"a kind of trigger whose name is another word",text:roomWithTask("2",0,task=>{task.Trigger={$type:"OnCollideEvent"}})}],bad:[{title:"\
a letter that is missing",text:roomWithTask("2",0,task=>{task.Trigger={$type:"OnClikEvent"}}),findings:[{at:"/logic/2#/Tasks/0/Trigger/$type",marks:'\\"OnClikEve\
nt\\"',message:'"OnClikEvent" is no documented $type: did you mean "OnClickEvent"?'}]},{title:"letters in the wrong case",text:roomWithTask("2",1,task=>{task.Effector=
{$type:"hideObjectEvent"}}),findings:[{at:"/logic/2#/Tasks/1/Effector/$type",marks:'\\"hideObjectEvent\\"',message:'"hideObjectEvent" is no documented $type: di\
d you mean "HideObjectEvent"?'}]},{title:"a mistyped kind of subscription",text:room().replace("TaskEffectorSubscription","TaskEffectorSubscribtion"),findings:[
{at:"/logic/2#/Tasks/1/$type",marks:'\\"TaskEffectorSubscribtion\\"',message:'"TaskEffectorSubscribtion" is no documented $type: did you mean "TaskEffectorSubsc\
ription"?'}]}]}),otherTask({type,place},report,{state}){tell(type,place,state,report)},effect({type,place},report,{state}){if(type!==void 0)tell(type,place,state,
report)},kinds:["quest-trigger","basic-trigger","undecided-trigger"],subscription({record,place},report,{state}){const trigger2=objectField(record,"Trigger");const type=trigger2&&
textField(trigger2,"$type");if(type!==void 0)tell(type,place,state,report,"Trigger")}});function tell(type,place,guesses,report,step2){if(DOCUMENTED_TYPES.has(type)||
type.length<SHORTEST||type.length>LONGEST3)return;let meant=guesses.get(type);if(meant===void 0&&!guesses.has(type)){meant=nearest(type,NAMES,type.length<LONG?MOST_SLIPS:
MOST_SLIPS_IN_LONG);if(guesses.size<MOST_REMEMBERED)guesses.set(type,meant)}if(meant===void 0)return;const record=step2===void 0?place:place.at(step2);report({at:record.
at("$type"),message:`${quoteValue(type)} is no documented $type: did you mean "${meant}"?`})}var subscriptionRules=[id_uuid_default,id_unique_default,target_state_default,transition_code_default,known_quest_default3,in_progress_id_default2,quest_name_default,
one_per_state_default,trigger_form_default,misplaced_type_default,unknown_type_default];var MAX_BYTES=52428800;var SURE_BYTES=5e7;function grouped(count){return String(count).replace(/\B(?=(?:\d{3})+$)/g,",")}var depth_default=defineRule({id:"text/depth",level:"error",fix:"none",summary:"Objects and lists are not nested without end",source:"RFC 8259, section 9: a rea\
der may limit the depth of nesting",why:"A snapshot is less than twenty levels deep. Deeper files are made by mistake or on purpose, and readers refuse them or \
crash.",options:{max:{type:"integer",default:256,minimum:1,description:"The most levels of objects and lists within each other. What lies deeper is not read."}},
examples:()=>({good:[{title:"nesting as deep as is allowed",text:'{ "roomTasks": { "Tasks": [] } }',options:{max:3}}],bad:[{title:"lists deeper than max",text:'\
{ "roomTasks": { "Tasks": [[[]]] } }',options:{max:4},findings:[{at:"/roomTasks/Tasks/0/0",marks:"[",message:"this lies deeper than 4 levels: take the lists and\
 objects around it apart"}]},{title:"the same inside a string that holds JSON",text:'{ "logic": { "2": "{\\"Tasks\\":[],\\"ViewNodes\\":[[[[]]]]}" }, "roomItems": {\
"2":{"prefabName":"GLB","pos":{"x":0,"y":0,"z":0},"rot":{"x":0,"y":0,"z":0,"w":1},"scale":{"x":1,"y":1,"z":1}}} }',options:{max:4},findings:[{at:"/logic/2#/View\
Nodes/0/0/0",marks:"[",message:"this lies deeper than 4 levels: take the lists and objects around it apart"}]}]}),textFault(fault,report){if(fault.kind!=="depth")
return;const place=(fault.holder?.inside()??Place.root).along(fault.path);report({at:spanIn(fault.holder,fault.span,place),message:`this lies deeper than ${grouped(
fault.max)} levels: take the lists and objects around it apart`})}});var duplicate_key_default=defineRule({id:"text/duplicate-key",level:"error",fix:"none",summary:"No object has the same key twice",source:"RFC 8259, section 4: n\
ames within an object should be unique; game-management API, part 2: sections are objects keyed by id",why:"Readers keep one of the two and drop the other witho\
ut a word, most of them the first. An item, a quest or a whole section is gone then.",examples:()=>({good:[{title:"the same key in different objects",text:'{ "s\
ettings": { "title": "A" }, "roomTasks": { "Tasks": [], "title": "B" } }'}],bad:[{title:"a setting written twice",text:'{ "settings": { "isNight": true, "isNigh\
t": false } }',findings:[{at:"/settings/isNight",marks:'"isNight"',message:'a second "isNight" in the same object: only the last one counts, so rename or remove\
 one'}]},{title:"the same key spelled with an escape, inside a string that holds JSON",text:String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":1,\"f\\u006fg\":2}" } }`,
findings:[{at:"/settings/roomSettingsExtraData#/fog",marks:String.raw`\"f\\u006fg\"`,message:'a second "fog" in the same object: only the last one counts, so re\
name or remove one'}]}]}),textFault(found,report){if(found.kind!=="tree"||found.fault.kind!=="duplicate-key")return;const{holder,fault}=found;const name=quoteValue(
fault.key);const place=(holder?.inside()??Place.root).along(fault.path);report({at:spanIn(holder,fault.span,place),message:`a second ${name} in the same object:\
 only the last one counts, so rename or remove one`,related:[{at:spanIn(holder,fault.first,place),message:`the first ${name}`}]})}});var SMALL='{ "roomTasks": { "Tasks": [] } }';var MARK="\uFEFF";function utf16(text){const bytes=new Uint8Array(text.length*2);for(let index=0;index<text.length;index++){
bytes[index*2]=text.charCodeAt(index)&255;bytes[index*2+1]=text.charCodeAt(index)>>8}return bytes}function latin1(text){return Uint8Array.from(text,character=>character.
charCodeAt(0))}var encoding_default=defineRule({id:"text/encoding",level:"error",fix:"safe",summary:"The file is UTF-8 without a byte-order mark",source:"game-m\
anagement API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark",why:"A reader stops at the first byte that is not UTF-8\
, or shows other letters than you wrote. Some readers do not get past a byte-order mark either.",examples:()=>({good:[{title:"letters of any language, as UTF-8",
text:'{ "settings": { "title": "G\xE4rten \u5EAD" } }'}],bad:[{title:"a byte-order mark",text:`${MARK}${SMALL}`,findings:[{at:"",marks:MARK,message:"the file be\
gins with a byte-order mark: save it as UTF-8 without one"}],fixed:SMALL},{title:'UTF-16, as some editors save "Unicode"',text:utf16(`${MARK}${SMALL}`),findings:[
{at:"",marks:"\uFFFD\uFFFD",message:"the file is UTF-16: save it as UTF-8"}]},{title:"a letter saved as Latin-1",text:latin1('{ "settings": { "title": "G\xE4rten" \
} }'),findings:[{at:"",marks:"\uFFFD",message:"this byte is not UTF-8: save the file as UTF-8"}]},{title:"several letters saved as Latin-1",text:latin1('{ "sett\
ings": { "title": "\xE4\xF6\xFC" } }'),findings:[{at:"",marks:"\uFFFD\uFFFD\uFFFD",message:"these 3 bytes are not UTF-8: save the file as UTF-8"}]}]}),textFault(found,report){
if(found.kind!=="encoding")return;const{fault}=found;const at=spanIn(void 0,fault.span);const message=messageOf(fault);if(fault.kind!=="byte-order-mark")return report(
{at,message});const edits=[{kind:"cut",span:fault.span}];report({at,message,fix:{safety:"safe",description:"remove the byte-order mark",edits}})}});function messageOf(fault){
switch(fault.kind){case"byte-order-mark":return"the file begins with a byte-order mark: save it as UTF-8 without one";case"other-encoding":return`the file is ${fault.
encoding}: save it as UTF-8`;case"not-utf8":{const count=fault.span.end-fault.span.start;return`${count===1?"this byte is":`these ${count} bytes are`} not UTF-8\
: save the file as UTF-8`}}}var lone_surrogate_default=defineRule({id:"text/lone-surrogate",level:"warning",fix:"none",summary:"No text holds half of a character",source:"RFC 8259, section\
 8.2: unpredictable for text that holds half of a surrogate pair",why:"Characters such as emoji are written as two escapes that belong together. One alone stand\
s for nothing: it becomes a replacement character when the text is stored, or the whole file is refused.",examples:()=>({good:[{title:"both halves of an emoji, \
and an emoji as it is",text:String.raw`{ "settings": { "title": "\ud83d\ude00 😀" } }`}],bad:[{title:"an emoji cut in half",text:String.raw`{ "settings": { "title": "Hello \ud83d" } }`,
findings:[{at:"/settings/title",marks:String.raw`"Hello \ud83d"`,message:String.raw`this text holds half of a character, \ud83d: write the whole character, or remove the half`}]},
{title:"several halves in one text",text:String.raw`{ "settings": { "title": "\ude00\ud83d" } }`,findings:[{at:"/settings/title",marks:String.raw`"\ude00\ud83d"`,
message:String.raw`this text holds halves of characters, \ude00 and 1 more: write the whole characters, or remove the halves`}]},{title:"half of an emoji in a k\
ey, inside a string that holds JSON",text:String.raw`{ "settings": { "roomSettingsExtraData": "{\"\\uDE00\":1}" } }`,findings:[{at:"/settings/roomSettingsExtraD\
ata#/\uDE00",marks:String.raw`\"\\uDE00\"`,message:String.raw`this key holds half of a character, \uDE00: write the whole character, or remove the half`}]}]}),textFault(found,report){
if(found.kind!=="tree"||found.fault.kind!=="lone-surrogate")return;const{holder,fault}=found;const what=fault.inKey?"this key":"this text";report({at:spanIn(holder,
fault.span,(holder?.inside()??Place.root).along(fault.path)),message:fault.count===1?`${what} holds half of a character, ${fault.escape}: write the whole charac\
ter, or remove the half`:`${what} holds halves of characters, ${fault.escape} and ${fault.count-1} more: write the whole characters, or remove the halves`})}});var SMALL2='{ "roomTasks": { "Tasks": [] } }';var near_size_limit_default=defineRule({id:"text/near-size-limit",level:"warning",fix:"none",summary:"The file is \
so small that it is 50 MB by every count",source:"game-management API, part 8, imported JSON size: at most 50 MB",why:"The document says 50 MB and not whether t\
hat is 50,000,000 bytes or 52,428,800. A file between the two may be refused.",options:{sureBytes:{type:"integer",default:SURE_BYTES,minimum:1,description:"Up t\
o so many bytes nothing is said."}},examples:()=>({good:[{title:"a small file",text:SMALL2}],bad:[{title:"a file between the two sizes",text:SMALL2,options:{sureBytes:30},
findings:[{at:"",marks:"",message:"the file has 32 bytes and may be too large: the limit of 50 MB is 30 or 52,428,800 bytes"}]}]}),textFault(fault,report,{options:{
sureBytes},optionsOf}){if(fault.kind!=="size"||fault.bytes<=sureBytes)return;const maxBytes=Number(optionsOf("text/size")?.maxBytes??MAX_BYTES);if(fault.bytes>maxBytes)
return;const limits=`${grouped(sureBytes)} or ${grouped(maxBytes)} bytes`;report({at:spanIn(void 0,span(0,0)),message:`the file has ${grouped(fault.bytes)} byte\
s and may be too large: the limit of 50 MB is ${limits}`})}});var QUOTE2=34;var BACKSLASH2=92;function decodeString(bytes,start,end){const limit=end-1;let at=start+1;while(at<limit&&bytes[at]!==BACKSLASH2)at++;if(at===limit)
return bytes.subarray(start+1,limit);const decoded=new Uint8Array(limit-start-1);decoded.set(bytes.subarray(start+1,at));let to=at-start-1;while(at<limit){const byte=bytes[at];
if(byte===BACKSLASH2){const length=unitLength(bytes,at,limit);to=writeEscape(bytes,at,length,decoded,to);at+=length}else{decoded[to++]=byte;at++}}return decoded.
subarray(0,to)}function sourceOffsets(bytes,start,end,decodedOffsets){const limit=end-1;const found=[];let at=start+1;let decoded=0;for(const wanted of decodedOffsets){
while(at<limit&&decoded<wanted){const length=bytes[at]===BACKSLASH2?unitLength(bytes,at,limit):1;const size=length===1?1:writeEscape(bytes,at,length,scratch2,0);
if(decoded+size>wanted)break;decoded+=size;at+=length}found.push(at)}return found}var scratch2=new Uint8Array(4);function unitLength(bytes,at,limit){const length=escapeLength(
bytes,at,limit);if(length===6&&isHighSurrogate(hexUnit(bytes,at+2,limit))&&isEscapedLow(bytes,at+6,limit))return 12;return length===0?Math.min(2,limit-at):length}
function isEscapedLow(bytes,at,limit){return bytes[at]===BACKSLASH2&&bytes[at+1]===117&&isLowSurrogate(hexUnit(bytes,at+2,limit))}function isHighSurrogate(unit){
return unit>=55296&&unit<=56319}function isLowSurrogate(unit){return unit>=56320&&unit<=57343}function writeEscape(bytes,at,length,into,to){if(length===12){const high=hexUnit(
bytes,at+2,at+12);const low=hexUnit(bytes,at+8,at+12);return writeCodePoint(65536+(high-55296)*1024+(low-56320),into,to)}if(length===6)return writeCodePoint(hexUnit(
bytes,at+2,at+6),into,to);into[to]=simpleEscape(bytes[at+1]??QUOTE2);return to+1}function simpleEscape(byte){switch(byte){case 98:return 8;case 102:return 12;case 110:
return 10;case 114:return 13;case 116:return 9;default:return byte}}function writeCodePoint(point,into,to){if(point<128){into[to]=point;return to+1}if(point<2048){
into[to]=192|point>>6;into[to+1]=128|point&63;return to+2}if(point<65536){into[to]=224|point>>12;into[to+1]=128|point>>6&63;into[to+2]=128|point&63;return to+3}
into[to]=240|point>>18;into[to+1]=128|point>>12&63;into[to+2]=128|point>>6&63;into[to+3]=128|point&63;return to+4}var SIGNED_URL="a signed upload URL";var ACCESS_KEY="an access key";var SECRET_PATTERNS=[{name:SIGNED_URL,looksLike:"a web address with a parameter such as X-Am\
z-Signature, X-Goog-Signature, Signature, sig, X-Amz-Security-Token or upload_id",find:signedQueries},{name:SIGNED_URL,looksLike:"a web address after signedUplo\
adURL",find:lastGroups(/\b[sS]ignedUploadURL["'\\]{0,8}\s{0,8}[:=]\s{0,8}["'\\]{0,8}(https?:\/\/[^\s"'\\]+)/g)},{name:ACCESS_KEY,looksLike:"six characters or mo\
re after x-access-key or x-api-key",find:lastGroups(/\bx-(?:access|api)-key["'\\\]]{0,8}\s{0,8}[:=]\s{0,8}["'\\]{0,8}(?:Bearer\s{1,8})?([^\s"'\\,;&{}]{6,})/gi)},
{name:ACCESS_KEY,looksLike:"AKIA or ASIA and 16 capital letters or digits",find:lastGroups(/\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/g)}];var SECRET_KEYS=new Map([["x-ac\
cess-key",ACCESS_KEY],["x-api-key",ACCESS_KEY],["signeduploadurl",SIGNED_URL]]);var PLACEHOLDER=/^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env)/i;var SHORTEST2=6;
var NEEDLE=/signature|security-token|sig(?:=|\\u003d)|upload_id|AKIA|ASIA|x-(?:access|api)-key|signeduploadurl/i;function mayHoldSecrets(text){return NEEDLE.test(
text)}function findSecrets(bytes,token,text,key){const found=secretsIn(text,key);if(found.length===0)return[];const offsets=utf8Offsets(text,found.flatMap(({start,
end})=>[start,end]));const source=sourceOffsets(bytes,token.start,token.end,offsets);return found.map(({name,start,end},index)=>({name,text:text.slice(start,end),
span:span(source[index*2],source[index*2+1])}))}function findRawSecrets(bytes){const text=new TextDecoder("windows-1252").decode(bytes);return secretsIn(text).map(
({name,start,end})=>({name,text:text.slice(start,end),span:span(start,end)}))}function secretsIn(text,key){const name=key===void 0?void 0:SECRET_KEYS.get(key.toLowerCase());
if(name!==void 0&&text.length>=SHORTEST2&&!PLACEHOLDER.test(text))return[{name,start:0,end:text.length}];if(!NEEDLE.test(text))return[];const all=[];for(const{name:name2,
find}of SECRET_PATTERNS){for(const{start,end}of find(text))all.push({name:name2,start,end})}all.sort((a,b)=>a.start-b.start);const found=[];for(const secret of all){
const last2=found.at(-1);if(last2===void 0||secret.start>=last2.end)found.push(secret);else if(secret.end>last2.end)found[found.length-1]={...last2,end:secret.end}}
return found}function lastGroups(pattern){return function*(text){for(const match of text.matchAll(pattern)){const group=match[1]??"";const end=match.index+match[0].
length;if(!PLACEHOLDER.test(group))yield{start:end-group.length,end}}}}var SIGNING_PARAMETER=/(?:[?&;]|\\u0026)(?:[\w-]*signature|sig|[\w-]*security-token|upload_id)(?:=|\\u003d)[^&;]/i;
function*signedQueries(text){const begin2=/https?:\/\//gi;let query=-1;while(begin2.test(text)){const end=endOfAddress(text,begin2.lastIndex);if(query<begin2.lastIndex)
query=text.indexOf("?",begin2.lastIndex);if(query<0)return;if(query<end&&SIGNING_PARAMETER.test(text.slice(query,end)))yield{start:query+1,end};begin2.lastIndex=
Math.max(end,begin2.lastIndex)}}var ENDS_ADDRESS=/[\s"'<>\\]/g;function endOfAddress(text,from){ENDS_ADDRESS.lastIndex=from;for(let match=ENDS_ADDRESS.exec(text);match!==
null;match=ENDS_ADDRESS.exec(text)){if(match[0]!=="\\"||!/^\\u00[0-9a-f]{2}/i.test(text.slice(match.index,match.index+6)))return match.index}return text.length}
var HEAD=6;var LONGEST_QUOTED=200;var SecretMask=class{secrets;heads;headLengths;constructor(secrets){const spellings=new Set;for(const secret of secrets){spellings.
add(secret);spellings.add(asQuoted(secret.slice(0,LONGEST_QUOTED)))}this.secrets=[...spellings].sort();const heads=this.secrets.map(secret=>secret.slice(0,HEAD));
this.heads=new Set(heads);this.headLengths=new Set(heads.map(head=>head.length))}mask(message){let masked="";let at=0;while(at<message.length){const length=this.
beginsAt(message,at)?this.longest(message.slice(at)):0;masked+=length>0?"***":message.charAt(at);at+=length||1}return masked}beginsAt(message,at){for(const length of this.
headLengths)if(this.heads.has(message.slice(at,at+length)))return true;return false}longest(text){let low=0;let high=this.secrets.length;while(low<high){const middle=low+
high>>1;if(this.secrets[middle]<text)low=middle+1;else high=middle}return Math.max(common(text,this.secrets[low-1]??""),common(text,this.secrets[low]??""))}};function asQuoted(text){
let quoted="";for(const character of text){quoted+=character==='"'||character==="\\"?`\\${character}`:visible(character)}return quoted}function common(a,b){let length=0;
while(length<a.length&&length<b.length&&a.charCodeAt(length)===b.charCodeAt(length))length++;return length}var LOOKED_FOR=SECRET_PATTERNS.map(({looksLike})=>looksLike).join("; ");var secret_default=defineRule({id:"text/secret",level:"warning",fix:"none",summary:"No t\
ext holds a signed upload URL or an access key",source:"game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, aut\
hentication",why:`Whoever has the file can act in your name until the credential ends, and roomlint shows it nowhere. It looks for: ${LOOKED_FOR}.`,examples:()=>({
good:[{title:"the address of a model, and the name of the header",text:'{ "settings": { "model": "https://assets.example/door.glb?dynamic=true", "note": "send x\
-access-key: <YOUR_ACCESS_KEY>" } }'}],bad:[{title:"a signed upload URL",text:'{ "settings": { "picture": "https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-S\
ignature=9f2c1a" } }',findings:[{at:"/settings/picture",marks:'"https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a"',message:"this text holds \
a signed upload URL: remove it, or use the assetURL that came with it"}]},{title:"an access key, inside a string that holds JSON",text:String.raw`{ "settings": { "roomSettingsExtraData": "{\"call\":\"curl -H 'x-access-key: k-41d7e0a93b'\"}" } }`,
findings:[{at:"/settings/roomSettingsExtraData#/call",marks:String.raw`\"curl -H 'x-access-key: k-41d7e0a93b'\"`,message:"this text holds an access key: remove \
it, and have the key replaced if others have seen the file"}]}]}),textFault(found,report){if(found.kind!=="tree"||found.fault.kind!=="secret")return;const{holder,
fault}=found;const place=(holder?.inside()??Place.root).along(fault.path);const names=new Set(fault.secrets.map(({name})=>name));for(const name of names){const todo=name===
SIGNED_URL?"remove it, or use the assetURL that came with it":"remove it, and have the key replaced if others have seen the file";report({at:spanIn(holder,fault.
span,place),message:`this text holds ${name}: ${todo}`})}}});var SMALL3='{ "roomTasks": { "Tasks": [] } }';var size_default=defineRule({id:"text/size",level:"error",fix:"none",summary:"The file is not larger than an impor\
t takes",source:"game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB",why:"The service asks for the size before it \
reads the file, and refuses a larger one. The room stays as it was.",options:{maxBytes:{type:"integer",default:MAX_BYTES,minimum:1,description:"The most bytes t\
hat a file may have. A larger one is not read."}},examples:()=>({good:[{title:"a file of just the size that is allowed",text:SMALL3,options:{maxBytes:SMALL3.length}}],
bad:[{title:"a file larger than maxBytes",text:SMALL3,options:{maxBytes:30},findings:[{at:"",marks:"",message:"the file has 32 bytes and an import takes at most\
 30: make it smaller, or import its sections one by one"}]}]}),textFault(fault,report,{options}){if(fault.kind!=="size"||fault.bytes<=options.maxBytes)return;const sizes=`\
the file has ${grouped(fault.bytes)} bytes and an import takes at most ${grouped(options.maxBytes)}`;report({at:spanIn(void 0,span(0,0)),message:`${sizes}: make\
 it smaller, or import its sections one by one`})}});var ROWS2=[["an empty file","","","there is nothing here: a snapshot stands between { and }"],["only white space"," \n","","there is only white space here: a sn\
apshot stands between { and }"],["a file that was cut off in an object",'{ "settings": { "isNight": tr',"","the JSON ends inside an object: was it cut off, or i\
s a } missing?"],["a file that was cut off in a list",'{ "roomTasks": { "Tasks": [',"","the JSON ends inside a list: was it cut off, or is a ] missing?"],["a we\
b page","<!DOCTYPE html>\n<title>Sign in</title>","<!DOCTYPE html>","this is a web page or XML, not a snapshot: the download may have failed"],["an error messag\
e","curl: (22) The requested URL returned error: 403","curl: (22) The requested URL returned error: 403","there is no JSON here: a snapshot stands between { and\
 }"],["a file that Git LFS keeps","version https://git-lfs.github.com/spec/v1\nsize 1\n","version https://git-lfs.github.com/spec/v1","this only points to a fil\
e that Git LFS keeps: run git lfs pull to have it here"],["the answer of an assistant",'Here is your room:\n{ "isNight": true }',"Here is your room:","text in f\
ront of the JSON: keep only what stands between the first { and the last }"],["a code fence",'```json\n{ "isNight": true }\n```\n',"```json","a line of backtick\
s around the JSON: keep only what stands between the first { and the last }"],["a comment",'{ "roomTasks": { "Tasks": [] } } // none yet',"// none yet","a comme\
nt: JSON has none, so remove it"],["a comment that has no end",'{ "roomTasks": /* none',"/* none","a comment that has no end: JSON has no comments, so remove it"],
["a trailing comma",'{ "sizes": [1, 2,] }',",","a comma with nothing after it: remove it"],["a leading comma",'{ , "sizes": [] }',",","a comma with nothing befo\
re it: remove it"],["two commas",'{ "isNight": true,, "fog": 1 }',",","two commas with nothing between them: remove one, or write what is missing"],["a comma fo\
r a decimal point",'{ "y": 1,5 }',"1,5","1,5 has a comma: JSON writes 1.5"],["two colons",'{ "isNight":: true }',":","two colons: remove one"],["a missing comma",
'{ "sizes": [1 2] }',"2","a comma is missing before this"],["a missing colon",'{ "isNight" true }',"true","a colon is missing between the key and this value"],[
"a missing value",'{ "isNight": }',"}","a value is missing before the }"],["a key in a list",'[ "isNight": true ]',":","a colon where none belongs: it stands be\
tween a key and its value, inside { and }"],["a bracket that closes another kind",'{ "Tasks": [ }',"}","} cannot close what [ opened: write ], or close the inne\
r one first"],["a brace that closes a list around it",'[ { "Tasks": 1 ]',"]","] cannot close what { opened: write }, or close the inner one first"],["a bracket \
that closes nothing","]","]","] closes nothing: remove it, or add what it closes"],["one brace too many","{ } }","}","} closes nothing: everything was closed be\
fore it"],["a comma after the end","{ },",",","a comma after the end of the JSON: remove it"],["no braces at all",'"isNight": true',":","a key and its value sta\
nd outside braces: put { and } around them"],["two values in one file","{ }\n{ }","{","more text after the end of the JSON: remove it, or join it with what come\
s before"],["a text without its closing quote",'{ "title": "Garden\n}','"Garden','a text without its closing quote: add " at its end'],["a file that was cut off\
 in a text",'{ "title": "Gard','"Gard',"a text without its closing quote: is the quote missing, or was the JSON cut off?"],["a line break inside a text",'{ "tit\
le": "My\ngarden" }',"\n","a line break inside a text: write \\n for it, or close the text before it"],["a tab inside a text",'{ "title": "My	garden" }',"	","a \
tab inside a text: write \\t for it"],["another control character inside a text",'{ "title": "Mygarden" }',"","the control character U+0001 inside a text: wri\
te \\u0001 for it"],["a backslash of a Windows path",String.raw`{ "path": "C:\Rooms" }`,String.raw`\R`,String.raw`\R means nothing in JSON: write \\ for a backslash`],
["an escape that lacks digits",String.raw`{ "title": "caf\ue9" }`,String.raw`\ue9`,String.raw`\ue9 is not complete: \u needs four hexadecimal digits, as in \u00e9`],
["single quotes",`{ 'isNight': true }`,`'isNight'`,'single quotes around a text: JSON has only double quotes, "'],["curly quotes","{ \u201CisNight\u201D: true }",
"\u201CisNight\u201D",'curly quotes around a text: JSON has only straight double quotes, "'],["a curly quote alone",'{ "sizes": [1 \u201C] }',"\u201C",'a curly \
quote has no place outside a text: texts stand in straight double quotes, "'],["a key without quotes","{ isNight: true }","isNight",'the key isNight stands with\
out quotes: write "isNight"'],["a number as a key","{ 2: { } }","2",'the number 2 stands where a key belongs: write "2"'],["a list as a key","{ [] }","[","[ sta\
nds where a key belongs: a key is a text in double quotes"],["NaN",'{ "sizes": [NaN] }',"NaN","JSON has no word NaN: write null or a number"],["True of Python",
'{ "isNight": True }',"True","True is spelled true in JSON"],["None of Python",'{ "isNight": None }',"None","None is spelled null in JSON"],["a text without quo\
tes",'{ "roomBase": BlankScene }',"BlankScene","BlankScene stands without quotes: put it in double quotes if it is a text"],["a zero in front",'{ "sizes": [-007\
] }',"-007","-007 has a zero in front: write -7"],["a plus sign",'{ "sizes": [+1] }',"+1","+1 has a plus sign in front: write 1"],["a point in front",'{ "sizes"\
: [.5] }',".5",".5 has no digit before its point: write 0.5"],["a point at the end",'{ "sizes": [5.] }',"5.","5. has no digit after its point: write 5"],["a hex\
adecimal number",'{ "sizes": [0xFF] }',"0xFF","0xFF is written in hexadecimal, which JSON does not have: write 255"],["a binary number",'{ "sizes": [0b101] }',"\
0b101","0b101 is written in binary or octal, which JSON does not have: write 5"],["digits in groups",'{ "sizes": [1_000] }',"1_000","1_000 has an underscore bet\
ween its digits: write 1000"],["an exponent without digits",'{ "sizes": [1e] }',"1e","1e has an exponent without digits: write 1"],["a big integer of JavaScript",
'{ "sizes": [10n] }',"10n","10n ends in an n: write 10"],["several slips of which no number can be made",'{ "sizes": [+1_0px] }',"+1_0px","+1_0px has an undersc\
ore between its digits: JSON numbers look like 10, -2.5 or 1e3"],["a sign alone",'{ "sizes": [-] }',"-","a minus sign without a number: write the number after i\
t"],["a point alone",'{ "sizes": [1, .] }',".",". is no value: write what belongs here"],["points that stand for more",'{ "sizes": [1, ...] }',"...","... stands\
 for something that was left out: put it back, or remove the dots"],["points that stand for more members",'{ "isNight": true, ... the rest ... }',"...","... sta\
nds for something that was left out: put it back, or remove the dots"],["a placeholder",'{ "id": <your id> }',"<your id>","<your id> is a placeholder: write wha\
t belongs here, in double quotes if it is a text"],["a date without quotes",'{ "day": 2026-01-31 }',"2026-01-31","2026-01-31 is no number: correct it, or put it\
 in quotes if it is a text"],["a quote inside a text",'{ "title": "My "little" garden" }','"','this quote ends the text too early: write \\" for a quote inside a\
 text'],["a semicolon",'{ "sizes": [1; 2] }',";","a semicolon has no place in JSON: write a comma, or nothing after the last"],["an equals sign",'{ "isNight" = \
true }',"=","an equals sign has no place in JSON: write a colon between a key and its value"],["an arrow",'{ "isNight" => true }',"=>","an arrow has no place in\
 JSON: write a colon between a key and its value"],["a backtick",'{ "sizes": [1 `] }',"`",'a backtick has no place in JSON: texts stand in double quotes, "'],["\
an apostrophe",`{ "sizes": [1 '] }`,`'`,'an apostrophe has no place outside a text: texts stand in double quotes, "'],["another sign",'{ "sizes": [1, ~ 2] }',"~",
"~ has no place in JSON: remove it"],["a no-break space, as web pages have it",'{\xA0"isNight": true }',"\xA0","a no-break space (U+00A0) outside a text: write \
an ordinary space, or nothing"],["another space that JSON does not know",'{\u2003"isNight": true }',"\u2003","a special space (U+2003) outside a text: write an \
ordinary space, or nothing"],["versions that git could not merge",'{\n<<<<<<< HEAD\n  "isNight": true\n=======\n  "isNight": false\n>>>>>>> other\n}',"<<<<<<< H\
EAD","two versions that git could not merge: keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>"]];var COMMENTS_ONLY={title:"comments and nothing \
else",text:"// later",findings:[{at:"",marks:"// later",message:"a comment: JSON has none, so remove it"},{at:"",marks:"// later",message:"there is no value her\
e: a snapshot stands between { and }"}]};var SEVERAL={title:"several slips at once, each told",text:`{ // my room
  'isNight': True,
}`,findings:[{at:"",marks:"// my room",message:"a comment: JSON has none, so remove it"},{at:"",marks:`'isNight'`,message:'single quotes around a text: JSON has\
 only double quotes, "'},{at:"",marks:"True",message:"True is spelled true in JSON"},{at:"",marks:",",message:"a comma with nothing after it: remove it"}]};function syntaxExamples(){
const single2=ROWS2.map(([title,text,marks,message])=>({title,text,findings:[{at:"",marks,message}]}));return[SEVERAL,COMMENTS_ONLY,...single2]}var syntax_default=defineRule({id:"text/syntax",level:"error",fix:"none",summary:"The file is JSON",source:"game-management API, part 2, room-data snapshot: a J\
SON file; RFC 8259",why:"The service cannot read the file, so the import fails. Other readers may forgive a comment or a trailing comma and hide the fault until\
 then.",examples:()=>({good:[{title:"JSON, with white space wherever it likes",text:'	{ "roomTasks" :\r\n{ "Tasks": [ ] } }\n'},{title:"what looks like a commen\
t inside a text",text:'{ "settings": { "note": "// no comment" } }'}],bad:syntaxExamples()}),textFault(found,report){if(found.kind!=="syntax")return;const{fault,
bytes,more}=found;const{opened}=fault;report({at:spanIn(void 0,fault.span),message:`${syntaxMessage(fault,bytes)}${more?" (there are more faults after this one)":
""}`,...opened&&{related:[{at:spanIn(void 0,opened),message:openedMessage(fault)}]}})}});var LONGEST4=40;var unsafe_number_default=defineRule({id:"text/unsafe-number",level:"warning",fix:"none",summary:"Every number comes through a reader unchanged",
source:"RFC 8259, section 6: numbers that IEEE 754 double precision holds are read alike everywhere",why:"Most readers keep numbers in double precision, which h\
as 15 to 17 digits. A longer number is rounded when the file is read, and saved rounded.",examples:()=>({good:[{title:"the largest whole number up to which all \
are safe, and usual fractions",text:'{ "settings": { "sizes": [9007199254740991, 0.1, -2.50, 1e21, 0.30000000000000004] } }'}],bad:[{title:"a whole number that \
double precision skips",text:'{ "settings": { "owner": 9007199254740993 } }',findings:[{at:"/settings/owner",marks:"9007199254740993",message:"9007199254740993 \
becomes 9007199254740992 when it is read: write it as a text, in quotes, if every digit counts"}]},{title:"more digits than double precision has, inside a strin\
g that holds JSON",text:String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":0.1234567890123456789}" } }`,findings:[{at:"/settings/roomSettingsExtraDat\
a#/fog",marks:"0.1234567890123456789",message:"0.1234567890123456789 becomes 0.12345678901234568 when it is read: more than 17 digits are not kept"}]},{title:"a\
 number that is too large",text:'{ "settings": { "sizes": [-1e400] } }',findings:[{at:"/settings/sizes/0",marks:"-1e400",message:"-1e400 is too large for any re\
ader and becomes -Infinity, or null when it is saved: write a smaller number"}]},{title:"a number that is too small",text:'{ "settings": { "sizes": [1e-400] } }',
findings:[{at:"/settings/sizes/0",marks:"1e-400",message:"1e-400 is too small for any reader and becomes 0: write 0, or a larger number"}]}]}),textFault(found,report){
if(found.kind!=="tree"||found.fault.kind!=="unsafe-number")return;const{holder,fault}=found;report({at:spanIn(holder,fault.span,(holder?.inside()??Place.root).along(
fault.path)),message:messageOf2(fault.text,fault.why)})}});function messageOf2(text,why){const shown=shorten2(text);switch(why){case"inexact-integer":return`${shown}\
 becomes ${shorten2(exactly(Number(text),text))} when it is read: write it as a text, in quotes, if every digit counts`;case"too-many-digits":return`${shown} be\
comes ${String(Number(text))} when it is read: more than 17 digits are not kept`;case"overflow":return`${shown} is too large for any reader and becomes ${String(
Number(text))}, or null when it is saved: write a smaller number`;case"underflow":return`${shown} is too small for any reader and becomes ${text.startsWith("-")?
"-0":"0"}: write 0, or a larger number`}}function exactly(value,text){if(!/[eE]/.test(text))return String(BigInt(value));const digits=text.replace(/[eE].*$/,"").
replace(/\D/g,"").length;return Math.abs(value)<1e25?String(BigInt(value)):value.toPrecision(Math.min(digits+3,30))}function shorten2(text){return text.length>LONGEST4?
`${text.slice(0,LONGEST4)}\u2026`:text}var textRules=[encoding_default,syntax_default,size_default,near_size_limit_default,duplicate_key_default,unsafe_number_default,lone_surrogate_default,depth_default,
secret_default];var enter_needs_trigger_prefab_default=defineRule({id:"trigger/enter-needs-trigger-prefab",level:"error",fix:"none",summary:"OnEnterEvent stands on items with t\
he prefabName Trigger only",source:"quest and task records, part 2, TaskTriggerSubscription",why:"Only a Trigger item notices who enters it. On any other item t\
he event never happens, and nothing that waits for it does.",examples:()=>({good:[{title:"OnEnterEvent on a Trigger item",text:room()}],bad:[{title:"OnEnterEven\
t on a model",text:roomWithTask("2",0,task=>{task.Trigger={$type:"OnEnterEvent"}}),findings:[{at:"/logic/2#/Tasks/0/Trigger/$type",marks:'\\"OnEnterEvent\\"',message:'\
OnEnterEvent never happens on item "2" ("GLB"): it needs an item with the prefabName "Trigger"'}]}]}),kinds:["quest-trigger","basic-trigger","undecided-trigger"],
subscription({record,place,itemKey},report,{snapshot:snapshot2}){if(objectField(record,"Trigger")?.$type!=="OnEnterEvent")return;const prefab=snapshot2.prefabOf(
itemKey);if(prefab===void 0||prefab==="Trigger")return;report({at:place.at("Trigger").at("$type"),message:`OnEnterEvent never happens on item ${quoteValue(itemKey)}\
 (${quoteValue(prefab)}): it needs an item with the prefabName "Trigger"`,related:[{at:snapshot2.place.along(["roomItems",itemKey,"prefabName"]),message:"what t\
he item is"}]})}});var triggerRules=[enter_needs_trigger_prefab_default];var RULES=[...textRules,...schemaRules,...snapshotRules,...itemRules,...logicRules,...settingsRules,...questRules,...requirementRules,...subscriptionRules,...triggerRules,
...effectRules,...expressionRules];var rulePack=new Map(RULES.map(rule=>[rule.id,rule]));var EditError=class extends Error{name="EditError"};function editPlace(edit){return edit.kind==="insert"?edit.into:edit.place}function describeEdit(edit){const{
pointer,embedded}=editPlace(edit).pointers;const at=[pointer,...embedded].join("#");const where=at===""?"the root":at;return edit.kind==="insert"?`insert ${JSON.
stringify(edit.key)} into ${where}`:`${edit.kind} ${where}`}function sortSplices(splices){return[...splices].sort((a,b)=>a.start-b.start||a.end-b.end)}function overlap(first,second){return second.start<first.end}function applySplices(bytes,splices){
const encoder2=new TextEncoder;const texts=splices.map(({text})=>encoder2.encode(text));let length=bytes.length;for(const[index,{start,end}]of splices.entries())
length+=(texts[index]?.length??0)-(end-start);const result=new Uint8Array(length);let from=0;let to=0;for(const[index,{start,end}]of splices.entries()){if(start<
from||end<start||end>bytes.length)throw new RangeError(`a splice of the bytes ${start} to ${end} does not fit behind ${from}`);result.set(bytes.subarray(from,start),
to);to+=start-from;const text=texts[index]??new Uint8Array;result.set(text,to);to+=text.length;from=end}result.set(bytes.subarray(from),to);return result}var Revision=class{constructor(length){
this.length=length;this.pieces=[{kind:"kept",start:0,length}]}length;pieces;add(splices){const encoder2=new TextEncoder;const result=[];const rest=this.pieces[Symbol.
iterator]();let current=rest.next().value;let at=0;const pass=(until,keep)=>{while(at<until&&current!==void 0){const length=Math.min(current.length,until-at);if(keep)
result.push(part(current,0,length));current=length<current.length?part(current,length,current.length):rest.next().value;at+=length}};for(const{start,end,text}of splices){
pass(start,true);pass(end,false);const bytes=encoder2.encode(text);result.push({kind:"new",text:bytes,length:bytes.length})}pass(Number.POSITIVE_INFINITY,true);
this.pieces=result}get splices(){const decoder2=new TextDecoder("utf-8",{ignoreBOM:true});const splices=[];let from=0;let added=[];const close=until=>{if(until>
from||added.length>0){const text=added.map(bytes=>decoder2.decode(bytes)).join("");if(until>from||text!=="")splices.push({start:byteOffset(from),end:byteOffset(
until),text})}added=[]};for(const piece of this.pieces){if(piece.kind==="new"){added.push(piece.text)}else if(piece.length>0){close(piece.start);from=piece.start+
piece.length}}close(this.length);return splices}};function part(piece,from,to){return piece.kind==="kept"?{kind:"kept",start:piece.start+from,length:to-from}:{kind:"\
new",text:piece.text.subarray(from,to),length:to-from}}function readTree(bytes,visitor){const scanner=new Scanner(bytes);const open=[];let inArray=false;let keyComes=false;for(;;){const kind=scanner.nextSolid();const{
start,end}=scanner;switch(kind){case Token.end:return;case Token.openObject:case Token.openArray:{inArray=kind===Token.openArray;open.push(start*2+(inArray?1:0));
keyComes=!inArray;if(visitor.open?.(inArray,start)===false)return;break}case Token.closeObject:case Token.closeArray:{const opened=open.pop();if(opened!==void 0)
visitor.close?.(opened%2===1,Math.floor(opened/2),end);const around=open.at(-1);inArray=around===void 0||around%2===1;keyComes=false;break}case Token.comma:keyComes=
!inArray&&open.length>0;break;case Token.colon:keyComes=false;break;default:if(keyComes)visitor.key?.(start,end);else visitor.scalar?.(kind,start,end)}}}function stringText(bytes,start,end){for(let at=start+1;at<end-1;at++){const byte=bytes[at];if(byte===92||byte>=128){return JSON.parse(new TextDecoder().decode(
bytes.subarray(start,end)))}}return asciiText(bytes,start+1,end-1)}function findTreeFaults(bytes,search){const faults=[];const stack=[];const path=()=>stack.map(container=>container.step);const beforeValue=()=>{const top=stack.
at(-1);if(top!==void 0&&typeof top.step==="number")top.step++};const seekSurrogates=(start,end,inKey)=>{const escapes=loneSurrogates(bytes,start,end);const[first]=escapes;
if(first===void 0)return;faults.push({kind:"lone-surrogate",escape:asciiText(bytes,first.start,first.end),count:escapes.length,inKey,span:span(start,end),path:path()})};
const seekSecrets=(start,end)=>{const step2=stack.at(-1)?.step;const token=span(start,end);const secrets=findSecrets(bytes,token,stringText(bytes,start,end),typeof step2===
"string"?step2:void 0);if(secrets.length>0)faults.push({kind:"secret",secrets,span:token,path:path()})};readTree(bytes,{open(isArray){beforeValue();stack.push({
keys:isArray||!search.duplicateKeys?void 0:new Map,step:isArray?-1:""});return true},close(){stack.pop()},key(start,end){const top=stack.at(-1);if(top===void 0)
return;const key=stringText(bytes,start,end);top.step=key;const first=top.keys?.get(key);if(first!==void 0)faults.push({kind:"duplicate-key",key,first,span:span(
start,end),path:path()});else top.keys?.set(key,span(start,end));if(search.loneSurrogates)seekSurrogates(start,end,true)},scalar(kind,start,end){beforeValue();if(kind===
Token.number&&search.unsafeNumbers){const text=asciiText(bytes,start,end);const why=numberFault(text);if(why!==void 0)faults.push({kind:"unsafe-number",text,why,
span:span(start,end),path:path()})}else if(kind===Token.string){if(search.loneSurrogates)seekSurrogates(start,end,false);if(search.secrets)seekSecrets(start,end)}}});
return faults}function loneSurrogates(bytes,start,end){const found=[];let at=start+1;const limit=end-1;while(at<limit){if(bytes[at]!==92){at++;continue}const length=escapeLength(
bytes,at,limit);const unit=length===6?hexUnit(bytes,at+2,limit):0;if(isHighSurrogate(unit)){const paired=escapeLength(bytes,at+6,limit)===6&&bytes[at+6]===92&&isLowSurrogate(
hexUnit(bytes,at+8,limit));if(!paired)found.push(span(at,at+6));at+=paired?12:6}else{if(isLowSurrogate(unit))found.push(span(at,at+6));at+=Math.max(length,2)}}return found}
function findDepthFault(bytes,max){const steps=[];let fault;const beforeValue=()=>{const step2=steps.at(-1);if(typeof step2==="number")steps[steps.length-1]=step2+
1};readTree(bytes,{open(isArray,start){beforeValue();if(steps.length>=max){fault={span:span(start,start+1),path:[...steps]};return false}steps.push(isArray?-1:"");
return true},close(){steps.pop()},key(start,end){if(bytes[end-1]===34&&end-start>1)steps[steps.length-1]=keyOfAnyText(bytes,start,end)},scalar:beforeValue});return fault}
function keyOfAnyText(bytes,start,end){try{return stringText(bytes,start,end)}catch{return new TextDecoder().decode(bytes.subarray(start+1,end-1))}}var QuestIndex=class{constructor(section,place){this.section=section;const entries=[];const groups=new Map;for(const[key,record]of Object.entries(section)){if(!isObject(
record))continue;const entry={key,record,place:place.at(key),status:questStatus(record)};entries.push(entry);this.byKey.set(key,entry);const id=textField(record,
"id")??key;if(id!==key&&!this.byStrayId.has(id))this.byStrayId.set(id,entry);const entryId=textField(record,"EntryId");if(entryId===void 0)continue;const group=groups.
get(entryId);if(group===void 0)groups.set(entryId,[entry]);else group.push(entry)}this.entries=entries;this.pairs=[...groups].map(([entryId,group])=>{const pair2={
entryId,entries:group,inProgress:group.filter(entry=>entry.status==="inProgress"),completed:group.filter(entry=>entry.status==="completed")};for(const entry of group)
this.pairOfEntry.set(entry,pair2);return pair2})}section;entries;pairs;byKey=new Map;byStrayId=new Map;pairOfEntry=new Map;asked;answer;has(id){return this.entry(
id)!==void 0||Object.hasOwn(this.section,id)}entry(id){if(id!==this.asked){this.asked=id;this.answer=this.byKey.get(id)??this.byStrayId.get(id)}return this.answer}pairOf(entry){
return this.pairOfEntry.get(entry)}inProgressId(entry){if(entry.status==="inProgress")return entry.key;return this.pairOf(entry)?.inProgress[0]?.key}};function questStatus(record){
const status=record.Status;return status==="inProgress"||status==="completed"?status:void 0}var Snapshot=class{constructor(value){this.value=value;this.root=isObject(value)?value:void 0;const quests2=this.section("quests");this.quests=isObject(quests2)?
new QuestIndex(quests2,this.place.at("quests")):void 0;const roomItems=this.section("roomItems");this.roomItems=isObject(roomItems)?roomItems:void 0}value;place=Place.
root;root;quests;roomItems;dialogueQuestIds=new Set;dialogueQuestNames=new Set;section(name){return this.root===void 0?void 0:member(this.root,name)}get sectionsPresent(){
return SECTIONS.filter(name=>this.section(name)!==void 0)}hasItem(key){return this.roomItems!==void 0&&Object.hasOwn(this.roomItems,key)}prefabOf(itemKey){const item2=this.
roomItems===void 0?void 0:member(this.roomItems,itemKey);return isObject(item2)?textField(item2,"prefabName"):void 0}knowsQuest(id){return(this.quests?.has(id)??
false)||this.dialogueQuestIds.has(id)}};var EFFECTOR_SUBSCRIPTION="TaskEffectorSubscription";var TRIGGER_SUBSCRIPTION="TaskTriggerSubscription";var RUN_TRIGGERS="RunTriggersFromEffector";function walkTasks(tasks2,place,context){
for(let index=0;index<tasks2.length;index++){const task=tasks2[index];const taskPlace=place.at(index);if(isObject(task))walkTask(task,taskPlace,context);else context.
check("subscription",task,taskPlace)}}function walkTask(task,place,context){const type=task.$type;if(type===EFFECTOR_SUBSCRIPTION)effectorSubscription2(task,place,
context);else if(type===TRIGGER_SUBSCRIPTION)triggerSubscription3(task,place,context);else if(typeof type==="string")otherTask(task,type,"Tasks",place,context);else
untypedTask(task,place,context)}function otherTask(task,type,list2,place,context){context.visitor.otherTask({type,list:list2,place});const subscription3=subscriptionOf(
"effector",task,place,context);if(type===RUN_TRIGGERS)linkedTasks(task,place,context);walkInside(task,place,subscription3,context)}function untypedTask(task,place,context){
if(hasField(task,"Effector"))effectorSubscription2(task,place,context);else if(hasField(task,"Trigger")||hasField(task,"DirectEffector"))triggerSubscription3(task,
place,context);else context.check("subscription",task,place)}function subscriptionOf(kind,record,place,context){return{kind,record,place,itemKey:context.itemKey}}
function effectorSubscription2(task,place,context){context.check("effector-subscription",task,place);const subscription3=subscriptionOf("effector",task,place,context);
context.visitor.subscription(subscription3);if(isObject(task.Effector))walkEffect(task.Effector,place.at("Effector"),subscription3,context)}function triggerSubscription3(task,place,context){
const direct=hasField(task,"DirectEffector");const advancing=hasField(task,"TaskTriggerId");const kind=direct===advancing?"undecided-trigger":direct?"basic-trig\
ger":"quest-trigger";context.check("trigger-subscription",task,place);const subscription3=subscriptionOf(kind,task,place,context);context.visitor.subscription(subscription3);
if(isObject(task.Trigger))context.check("trigger",task.Trigger,place,"Trigger");if(!isObject(task.DirectEffector))return;const directPlace=place.at("DirectEffec\
tor");if(kind==="basic-trigger")context.check("direct-effector",task.DirectEffector,directPlace);directEffector2(task.DirectEffector,directPlace,context)}function directEffector2(record,place,context){
const subscription3=subscriptionOf("direct-effector",record,place,context);context.visitor.subscription(subscription3);if(isObject(record.Effector))walkEffect(record.
Effector,place.at("Effector"),subscription3,context)}function linkedTasks({linkedTasks:linkedTasks2},place,context){if(!Array.isArray(linkedTasks2))return;const links=place.
at("linkedTasks");for(let index=0;index<linkedTasks2.length;index++){const linked=linkedTasks2[index];const linkedPlace=links.at(index);const type=isObject(linked)?
textField(linked,"$type"):void 0;if(isObject(linked)&&type!==void 0&&isOtherThanLinked(type)){otherTask(linked,type,"linkedTasks",linkedPlace,context);continue}
context.check("linked-task",linked,linkedPlace);if(isObject(linked))linkedTask2(linked,linkedPlace,context)}}function isOtherThanLinked(type){return DOCUMENTED_TYPES.
has(type)&&type!==TRIGGER_SUBSCRIPTION}function linkedTask2(record,place,context){const subscription3=subscriptionOf("linked-task",record,place,context);context.
visitor.subscription(subscription3);if(isObject(record.Trigger))context.check("linked-task-trigger",record.Trigger,place,"Trigger")}function walkEffect(record,place,subscription3,context){
const type=textField(record,"$type");context.check("effect",record,place);context.visitor.effect({type,record,place,subscription:subscription3});if(type===RUN_TRIGGERS)
linkedTasks(record,place,context);walkInside(record,place,subscription3,context)}function walkInside(value,place,subscription3,context){if(Array.isArray(value)){
for(let index=0;index<value.length;index++){const element=value[index];if(typeof element==="object"&&element!==null)walkPart(element,place.at(index),subscription3,
context)}return}const linksTasks=value.$type===RUN_TRIGGERS;for(const key of Object.keys(value)){const part2=value[key];if(typeof part2!=="object"||part2===null||
key==="Trigger")continue;if(linksTasks&&key==="linkedTasks")continue;walkPart(part2,place.at(key),subscription3,context)}}function walkPart(value,place,subscription3,context){
if(Array.isArray(value)){walkInside(value,place,subscription3,context);return}const type=value.$type;if(type===EFFECTOR_SUBSCRIPTION||type===TRIGGER_SUBSCRIPTION){
walkTask(value,place,context)}else if(typeof type==="string"){walkEffect(value,place,subscription3,context)}else{dialogueQuest(value,place,context);walkInside(value,
place,subscription3,context)}}function dialogueQuest(value,place,context){const id=textField(value,"id");if(id===void 0||textField(value,"EntryId")===void 0)return;
context.noteDialogueQuest(id,textField(value,"Name"));const extraText=textField(value,"ExtraText");if(extraText!==void 0&&extraText!=="")context.readDialogueText(
extraText,place.at("ExtraText"))}function walk2(snapshot2,visitor,options){new Walk(snapshot2,visitor,options).run()}var Walk=class{constructor(snapshot2,visitor,options){this.snapshot=snapshot2;
this.visitor=visitor;this.options=options}snapshot;visitor;options;itemKey="";run(){const{snapshot:snapshot2,visitor}=this;this.check("snapshot",snapshot2.value,
snapshot2.place);for(const name of snapshot2.sectionsPresent){visitor.section({name,value:snapshot2.section(name)??null,place:snapshot2.place.at(name)})}this.quests();
this.items();this.settings();this.roomTasks();this.logic()}check(record,value,place,step2){const faults=findSchemaFaults(record,value);for(let index=0;index<faults.
length;index++){const fault=faults[index];const at=step2===void 0?place:place.at(step2);this.visitor.schemaFault({record,fault,place:at.along(fault.path)})}}readDialogueText(text,place){
this.embeddedText("ExtraText",text,place)}noteDialogueQuest(id,name){this.snapshot.dialogueQuestIds.add(id);if(name!==void 0)this.snapshot.dialogueQuestNames.add(
name)}quests(){const{snapshot:snapshot2,visitor}=this;const{quests:quests2}=snapshot2;if(quests2===void 0)return;const place=snapshot2.place.at("quests");for(const[
key,value]of Object.entries(quests2.section)){if(!isObject(value))this.check("quest-entry",value,place.at(key))}for(const entry of quests2.entries){this.check(questRecord(
entry),entry.record,entry.place);visitor.questEntry(entry);this.requirements(entry);this.embedded("ExtraText",entry.record,entry.place)}for(const pair2 of quests2.
pairs)visitor.questPair(pair2)}requirements(entry){const requirements=entry.record.Requirements;if(!Array.isArray(requirements))return;const place=entry.place.at(
"Requirements");for(let index=0;index<requirements.length;index++){const record=requirements[index];this.check("requirement",record,place,index);if(isObject(record))
this.visitor.requirement({record,place:place.at(index),entry})}}items(){const{snapshot:snapshot2,visitor}=this;if(snapshot2.roomItems===void 0)return;const place=snapshot2.
place.at("roomItems");for(const key of Object.keys(snapshot2.roomItems)){const record=snapshot2.roomItems[key];const itemPlace=place.at(key);this.check("room-it\
em",record,itemPlace);if(!isObject(record))continue;visitor.item({key,record,place:itemPlace});const extraData=this.embedded("extraData",record,itemPlace);if(extraData!==
void 0)this.logicValue(extraData,key)}}settings(){const settings2=this.snapshot.section("settings");if(!isObject(settings2))return;const place=this.snapshot.place.
at("settings");this.check("settings",settings2,place);const extraData=this.embedded("roomSettingsExtraData",settings2,place);if(extraData?.reading.kind!=="value"||
!isObject(extraData.reading.value))return;this.embedded("EventData",extraData.reading.value,extraData.place.inside())}roomTasks(){const roomTasks2=this.snapshot.
section("roomTasks");if(isObject(roomTasks2))this.check("room-tasks",roomTasks2,this.snapshot.place.at("roomTasks"))}logic(){const logic=this.snapshot.section("\
logic");if(!isObject(logic))return;const place=this.snapshot.place.at("logic");for(const key of Object.keys(logic)){const value=logic[key];if(typeof value==="st\
ring"){const text=this.embeddedText("logic",value,place.at(key));this.logicValue(text,key)}else{this.visitor.rawEmbedded("logic",value,place.at(key));if(isObject(
value))this.tasksOf(value,place.at(key),key)}}}embedded(role,record,place){const value=record[role];if(value===void 0)return void 0;if(typeof value==="string")return this.
embeddedText(role,value,place.at(role));this.visitor.rawEmbedded(role,value,place.at(role));return void 0}embeddedText(role,value,place){const text=readEmbeddedText(
role,value,place,this.options);this.visitor.embeddedText(text);return text}logicValue(text,itemKey){if(text.reading.kind!=="value"||!isObject(text.reading.value))
return;this.tasksOf(text.reading.value,text.place.inside(),itemKey)}tasksOf(value,place,itemKey){this.check("logic-value",value,place);if(!Array.isArray(value.Tasks))
return;this.itemKey=itemKey;walkTasks(value.Tasks,place.at("Tasks"),this)}};function questRecord(entry){if(entry.status===void 0)return"quest-entry";return entry.
status==="completed"?"quest-entry-completed":"quest-entry-in-progress"}function byteOrderMarkLength(bytes){return bytes[0]===239&&bytes[1]===187&&bytes[2]===191?3:0}function otherEncoding(bytes){const[a,b,c,d]=bytes;const whole=encoding=>({
kind:"other-encoding",encoding,span:span(0,Math.min(bytes.length,encoding==="UTF-16"?2:4))});if(a===255&&b===254&&c===0&&d===0||a===0&&b===0&&c===254&&d===255)return whole(
"UTF-32");if(a===255&&b===254||a===254&&b===255)return whole("UTF-16");if(bytes.length<2)return void 0;if(a===0&&b===0&&c===0&&d)return whole("UTF-32");if(a&&b===
0&&c===0&&d===0)return whole("UTF-32");if(a===0&&b||a&&b===0)return whole("UTF-16");return void 0}function decodeUtf8(bytes){try{return new TextDecoder("utf-8",
{fatal:true,ignoreBOM:true}).decode(bytes)}catch{return void 0}}function findInvalidUtf8(bytes,limit=20){const faults=[];let at=0;while(at<bytes.length&&faults.
length<limit){const length=characterLength(bytes,at);if(length>0){at+=length;continue}const start=at;while(at<bytes.length&&characterLength(bytes,at)===0)at++;faults.
push({kind:"not-utf8",span:span(start,at)})}return faults}function characterLength(bytes,at){const first=bytes[at];if(first<128)return 1;if(first<194||first>244)
return 0;const second=bytes[at+1]??0;if(first<224)return isContinuation(second)?2:0;const[lowest,highest]=secondByteRange(first);if(second<lowest||second>highest||
!isContinuation(bytes[at+2]??0))return 0;if(first<240)return 3;return isContinuation(bytes[at+3]??0)?4:0}function secondByteRange(first){if(first===224)return[160,
191];if(first===237)return[128,159];if(first===240)return[144,191];if(first===244)return[128,143];return[128,191]}function isContinuation(byte){return(byte&192)===
128}function textOf2(bytes){let text="";let from=0;const decoder2=new TextDecoder("utf-8",{ignoreBOM:true});for(let at=bytes.indexOf(237);at>=0;at=bytes.indexOf(237,
at+1)){const second=bytes[at+1]??0;if(second<160)continue;const unit=53248|(second&63)<<6|(bytes[at+2]??0)&63;text+=decoder2.decode(bytes.subarray(from,at))+String.
fromCharCode(unit);from=at+3}return text+decoder2.decode(bytes.subarray(from))}var PlaceQuery=class _PlaceQuery{members;inside;inner;found;listed=false;member(step2){this.members??=new Map;let query=this.members.get(step2);if(query===void 0){
query=new _PlaceQuery;this.members.set(step2,query)}return query}};var NONE2=-1;var NO_INDEX=-2;function findPlaces(bytes,root,depth){const found=new Set;const stack=[];let pending;const queryHere=()=>{const top=stack.at(-1);if(top===void 0)
return root;if(top.index===NO_INDEX)return pending;top.index++;return top.query?.members?.get(String(top.index))};const record=(query,start,end,list2)=>{const top=stack.
at(-1);const inObject=top!==void 0&&top.index===NO_INDEX;const[keyStart,keyEnd]=inObject?[top.keyStart,top.keyEnd]:[NONE2,NONE2];top?.list?.push(keyStart,keyEnd,
start,end);if(query===void 0)return;const before=query.found;query.found={offsets:[start,end,keyStart,keyEnd],depth,list:list2,earlier:earlierWith(before)};found.
add(query)};readTree(bytes,{open(isArray){const own=queryHere();const query=own?.members===void 0?void 0:own;const list2=own?.listed?[]:void 0;stack.push({query,
own,index:isArray?-1:NO_INDEX,keyStart:-1,keyEnd:-1,list:list2});return true},close(_isArray,start,end){const closed=stack.pop();record(closed?.own,start,end,closed?.
list)},key(start,end){const top=stack.at(-1);if(top===void 0)return;top.keyStart=start;top.keyEnd=end;pending=top.query===void 0?void 0:top.query.members?.get(stringText(
bytes,start,end))},scalar(_kind,start,end){record(queryHere(),start,end)}});return found}var NOTHING_EARLIER=[];function earlierWith(before){if(before===void 0)
return NOTHING_EARLIER;const{earlier}=before;if(earlier===NOTHING_EARLIER)return[before];earlier.push(before);return earlier}var OffsetMapper=class{slots=[];add(numbers){for(let index=0;index<numbers.length;index++){if(numbers[index]!==NONE2)this.slots.push({numbers,index})}}addAll(other){
for(const slot of other.slots)this.slots.push(slot)}map(mapping){const value=({numbers,index})=>numbers[index]??0;this.slots.sort((a,b)=>value(a)-value(b));const mapped=mapping(
this.slots.map(value));for(const[rank2,{numbers,index}]of this.slots.entries())numbers[index]=mapped[rank2]??0}};function locate2(bytes,places,innerSpans=[]){const locator=new Locator;locator.query(places,innerSpans);locator.run(bytes,void 0);return locator}var Locator=class{root=new PlaceQuery;queries=new Map;inner=new Map;repeats=false;query(places,innerSpans){
for(const place of places)this.queryFor(place);for(const innerSpan of innerSpans){const query=this.queryFor(innerSpan.holder);query.inner??=[];query.inner.push(
innerSpan)}}queryFor(place){const known=this.queries.get(place);if(known!==void 0)return known;let query=this.root;if(place.parent!==void 0){const around=this.queryFor(
place.parent);if(place.step===void 0){around.inside??=new PlaceQuery;query=around.inside}else{query=around.member(String(place.step))}}this.queries.set(place,query);
return query}run(bytes,writer){if(this.queries.size>0)this.locateIn(bytes,this.root,0,writer)}of(place){const found=this.find(place);if(found===void 0)return void 0;
const[valueStart=0,valueEnd=0,keyStart=NONE2,keyEnd=NONE2]=found.offsets;return{value:span(valueStart,valueEnd),key:keyEnd===NONE2?void 0:span(keyStart,keyEnd),
depth:found.depth,repeated:found.earlier.length>0}}ofInner(wanted){const[start,end]=this.inner.get(wanted)??[];return start===void 0||end===void 0?void 0:span(start,
end)}find(place){const{found}=this.queryFor(place);if(!this.repeats||found===void 0||place.parent===void 0)return found;if(place.step===void 0)return this.find(
place.parent)===void 0?void 0:found;const around=this.find(place.parent);if(around===void 0)return void 0;const[start=0,end=0]=around.offsets;const isWithin=({offsets:[
at=0]})=>at>=start&&at<end;if(!isWithin(found))return void 0;return found.earlier.length===0?found:{...found,earlier:found.earlier.filter(isWithin)}}locateIn(bytes,root,depth,writer){
const found=findPlaces(bytes,root,depth);for(const query of found)this.repeats||=query!==this.root&&query.found?.earlier.length!==0;const texts=writer?.plan(bytes,
root,depth)??[];const mapper=new OffsetMapper;for(const{offsets}of texts)mapper.add(offsets);for(const query of found){if(query.found===void 0)continue;mapper.add(
query.found.offsets);for(const{offsets}of query.found.earlier)mapper.add(offsets);if(query.inside===void 0&&query.inner===void 0)continue;const[valueStart=0,valueEnd=0]=query.
found.offsets;if(bytes[valueStart]!==34||valueEnd===0)continue;const content=decodeString(bytes,valueStart,valueEnd);const inside=query.inside===void 0?{mapper:new OffsetMapper,
texts:[]}:this.locateIn(content,query.inside,depth+1,writer);for(const wanted of query.inner??[]){const offsets=[wanted.inner.start,wanted.inner.end];this.inner.
set(wanted,offsets);inside.mapper.add(offsets)}inside.mapper.map(sorted=>sourceOffsets(bytes,valueStart,valueEnd,sorted));mapper.addAll(inside.mapper);if(inside.
texts.length>0)writer?.escape(inside.texts,bytes,valueStart,valueEnd);for(const text of inside.texts)texts.push(text)}return{mapper,texts}}};var LINE_BREAK=/\r\n|\n|\r/;var TextLayout=class{colon;lineBreak;unit;constructor(bytes){const scanner=new Scanner(bytes);const solid=()=>{let kind=scanner.nextSolid();
if(kind===Token.stray)kind=scanner.nextSolid();return kind};const opened=solid();const open=scanner.end;const isObjectText=opened===Token.openObject;const first=isObjectText||
opened===Token.openArray?solid():Token.end;const lead=opened===Token.end?"":asciiText(bytes,open,scanner.start);const keyEnd=scanner.end;let colon=": ";if(isObjectText&&
first===Token.string&&solid()===Token.colon){solid();colon=asciiText(bytes,keyEnd,scanner.start)}this.colon=colon;this.lineBreak=LINE_BREAK.exec(lead)?.[0]??"\n";
const root=lineStart(bytes,open-1)??"";const indentation=afterLastBreak(lead)??"";const unit=indentation.startsWith(root)?indentation.slice(root.length):indentation;
this.unit=unit===""?"  ":unit}};function lineStart(bytes,at){let from=at;while(bytes[from-1]===32||bytes[from-1]===9)from--;const before=bytes[from-1];return before===
10||before===13?asciiText(bytes,from,at):void 0}function afterLastBreak(space){const last2=Math.max(space.lastIndexOf("\n"),space.lastIndexOf("\r"));return last2<
0?void 0:space.slice(last2+1)}function linesOf(space,unit){const indentation=afterLastBreak(space);const lineBreak=LINE_BREAK.exec(space)?.[0];if(indentation===
void 0||lineBreak===void 0)return void 0;return{lineBreak,indentation,unit}}function spellValue(value,layout){const isArray=Array.isArray(value);if(!isArray&&!isObject(
value))return Object.is(value,-0)?"-0":JSON.stringify(value);const{lines,colon,gap}=layout;const inner=lines===void 0?layout:{...layout,lines:{...lines,indentation:lines.
indentation+lines.unit}};const parts=isArray?value.map(element=>spellValue(element,inner)):Object.keys(value).map(key=>JSON.stringify(key)+colon+spellValue(value[key],
inner));const[open,close]=isArray?["[","]"]:["{","}"];if(parts.length===0)return open+close;if(lines===void 0)return open+parts.join(gap)+close;const before=lines.
lineBreak+lines.indentation;const comma=`,${before}${lines.unit}`;return`${open}${before}${lines.unit}${parts.join(comma)}${before}${close}`}var Container=class{constructor(bytes,start,end,list2){this.bytes=bytes;this.start=start;this.end=end;this.list=list2;this.isArray=bytes[start]===91;this.count=
list2.length/4}bytes;start;end;list;isArray;count;keysByIndex;indexes;byKey;orderOfKeys;startOf(index){const[keyStart=NONE2,,valueStart=0]=this.list.slice(index*
4,index*4+4);return keyStart===NONE2?valueStart:keyStart}endOf(index){return this.list[index*4+3]??0}indexAt(start){if(this.indexes===void 0){this.indexes=new Map;
for(let index=0;index<this.count;index++)this.indexes.set(this.startOf(index),index)}return this.indexes.get(start)}get keys(){if(this.keysByIndex===void 0){const keys=[];
for(let at=0;at<this.list.length&&!this.isArray;at+=4)keys.push(stringText(this.bytes,this.list[at]??0,this.list[at+1]??0));this.keysByIndex=keys}return this.keysByIndex}having(key){
if(this.byKey===void 0){this.byKey=new Map;for(const[index,known]of this.keys.entries()){const indexes2=this.byKey.get(known);if(indexes2===void 0)this.byKey.set(
known,[index]);else indexes2.push(index)}}return this.byKey.get(key)??[]}get order(){this.orderOfKeys??={found:orderOf(this.keys)};return this.orderOfKeys.found}placeFor(key){
const{keys,order}=this;if(order===void 0)return keys.length;let[low,high]=[0,keys.length];while(low<high){const middle=low+high>>1;if(order(keys[middle]??"",key))
low=middle+1;else high=middle}return low}layoutAt(index,text){const gap=index>0?this.gap(index-1):this.count>1?this.gap(0):void 0;const[,keyEnd=NONE2,valueStart=0]=this.
list.slice(index*4,index*4+4);const colon=keyEnd===NONE2?text.colon:asciiText(this.bytes,keyEnd,valueStart);const shownGap=gap??this.onlyGap(colon);return{colon,
gap:shownGap,lines:linesOf(shownGap,text.unit)}}gap(index){return asciiText(this.bytes,this.endOf(index),this.startOf(index+1))}onlyGap(colon){const lead=asciiText(
this.bytes,this.start+1,this.startOf(0));if(afterLastBreak(lead)!==void 0)return`,${lead}`;return lead!==""||colon.endsWith(" ")?", ":","}};var FEWEST_IN_ORDER=3;
var INTEGER=/^(?:0|[1-9]\d*)$/;function orderOf(keys){if(keys.length<FEWEST_IN_ORDER)return void 0;const orders=[(before,after)=>INTEGER.test(before)&&INTEGER.test(
after)&&Number(before)<Number(after),(before,after)=>before<after];return orders.find(inOrder=>keys.every((key,index)=>index===0||inOrder(keys[index-1]??"",key)))}var BACKSLASH3=92;var QUOTE3=34;var Spelling={unseen:0,plain:1,short:2,unicode:3};var SHORT2=new Map([[34,'\\"'],[92,"\\\\"],[47,"\\/"],[8,"\\b"],[12,"\\f"],[10,
"\\n"],[13,"\\r"],[9,"\\t"]]);var HTML_SPECIAL="<>&'+`";var ENOUGH=1<<20;var StringSpelling=class{constructor(bytes,start,end,asciiOnly){this.asciiOnly=asciiOnly;
const limit=Math.min(end-1,start+ENOUGH);for(let at=start+1;at<limit;){const byte=bytes[at];if(byte===BACKSLASH3){const length=escapeLength(bytes,at,end-1);if(length===
6)this.seeUnicode(bytes,at,hexUnit(bytes,at+2,end-1));else this.see(shortUnit(bytes[at+1]),Spelling.short);at+=length||2}else{if(byte<128)this.see(byte,Spelling.
plain);else if(this.beyondAscii===Spelling.unseen)this.beyondAscii=Spelling.plain;at++}}if(this.ascii[QUOTE3]===Spelling.unicode){for(const char of HTML_SPECIAL)
this.see(char.charCodeAt(0),Spelling.unicode)}}asciiOnly;ascii=new Uint8Array(128);beyondAscii=Spelling.unseen;capitals;see(unit,spelling){if(this.ascii[unit]===
Spelling.unseen)this.ascii[unit]=spelling}seeUnicode(bytes,at,unit){if(unit<128)this.see(unit,Spelling.unicode);else if(this.beyondAscii===Spelling.unseen&&isWholeCharacter(
bytes,at,unit))this.beyondAscii=Spelling.unicode;this.capitals??=hexCapitals(bytes,at)}spell(text){let spelled="";let plainFrom=0;for(let at=0;at<text.length;at++){
const unit=text.charCodeAt(at);const escaped=this.escape(text,at,unit);if(escaped===void 0)continue;spelled+=text.slice(plainFrom,at)+escaped;plainFrom=at+1}return plainFrom===
0?text:spelled+text.slice(plainFrom)}escape(text,at,unit){if(unit>=128){const mustBe2=isHalf(text,at,unit);const known=this.beyondAscii;const wanted=known===Spelling.
unseen?this.asciiOnly():known===Spelling.unicode;return mustBe2||wanted?this.unicode(unit):void 0}const spelling=this.ascii[unit];if(spelling===Spelling.unicode)
return this.unicode(unit);if(spelling===Spelling.short||unit<32||unit===QUOTE3||unit===BACKSLASH3)return SHORT2.get(unit)??this.unicode(unit);return void 0}unicode(unit){
return unicodeEscape2(unit,this.capitals??false)}};var TextSpelling=class{constructor(bytes){this.bytes=bytes}bytes;known;get asciiOnly(){this.known??=learn(this.
bytes);return this.known.asciiOnly}spell(json){if(!BEYOND_ASCII.test(json)||!this.asciiOnly)return json;const capitals=this.known?.capitals??false;return json.replaceAll(
EACH_BEYOND_ASCII,unit=>unicodeEscape2(unit.charCodeAt(0),capitals))}};var BEYOND_ASCII=/[\u0080-\uffff]/;var EACH_BEYOND_ASCII=/[\u0080-\uffff]/g;function learn(bytes){
const none={asciiOnly:false,capitals:false};let first=-1;for(let at=0;at<bytes.length;at++){const byte=bytes[at];if(byte>=128&&!(at<3&&bytes[0]===239&&bytes[1]===
187&&bytes[2]===191))return none;if(byte!==BACKSLASH3)continue;const unit=bytes[at+1]===117?hexUnit(bytes,at+2,bytes.length):-1;if(unit>=128&&first<0&&isWholeCharacter(
bytes,at,unit))first=at;at++}return first<0?none:{asciiOnly:true,capitals:hexCapitals(bytes,first)??false}}function isWholeCharacter(bytes,at,unit){if(!isHighSurrogate(
unit))return!isLowSurrogate(unit);const next=bytes[at+6]===BACKSLASH3&&bytes[at+7]===117;return next&&isLowSurrogate(hexUnit(bytes,at+8,bytes.length))}function isHalf(text,at,unit){
if(isHighSurrogate(unit))return!isLowSurrogate(text.charCodeAt(at+1));return isLowSurrogate(unit)&&!isHighSurrogate(text.charCodeAt(at-1))}function hexCapitals(bytes,at){
for(let index=at+2;index<at+6;index++){const byte=bytes[index];if(byte>=65)return byte<97}return void 0}function unicodeEscape2(unit,capitals){const hex2=unit.toString(
16).padStart(4,"0");return`\\u${capitals?hex2.toUpperCase():hex2}`}function shortUnit(letter){for(const[unit,written]of SHORT2)if(written.charCodeAt(1)===letter)
return unit;return letter}var INDEX=/^(?:0|[1-9]\d*)$/;var TextStyle=class{constructor(bytes){this.bytes=bytes;this.spelling=new TextSpelling(bytes)}bytes;spelling;layoutOfText;containers=new Map;get layout(){
this.layoutOfText??=new TextLayout(this.bytes);return this.layoutOfText}container({offsets:[start=0,end=0],list:list2=[]}){let container=this.containers.get(start);
if(container===void 0){container=new Container(this.bytes,start,end,list2);this.containers.set(start,container)}return container}spell(value,layout){return spellValue(
value,layout)}ofReplacement([start=0,,keyStart=NONE2,keyEnd=NONE2]){const{bytes,layout}=this;const colon=keyEnd===NONE2?layout.colon:asciiText(bytes,keyEnd,start);
const gap=colon.endsWith(" ")?", ":",";const isContainer=bytes[start]===123||bytes[start]===91;const lead=isContainer?leadOf(bytes,start):"";const own=linesOf(lead,
layout.unit);const memberStart=keyStart===NONE2?start:keyStart;if(own!==void 0){const indentation=lineStart(bytes,memberStart)??withoutUnit(own.indentation,layout.
unit);return{colon,gap,lines:{...own,indentation}}}const after=bytes[start+1+lead.length];const isEmpty=isContainer&&(after===125||after===93);if(isContainer&&!isEmpty)
return{colon,gap,lines:void 0};return{colon,gap,lines:this.linesAround(memberStart)}}linesAround(memberStart){const indentation=lineStart(this.bytes,memberStart);
if(indentation===void 0)return void 0;return{lineBreak:this.layout.lineBreak,indentation,unit:this.layout.unit}}};function leadOf(bytes,open){return asciiText(bytes,
open+1,skipSpace(bytes,open+1))}function withoutUnit(indentation,unit){return indentation.endsWith(unit)?indentation.slice(0,-unit.length):indentation}function insertions(inserted,style,gone,offsetsOf){
const made=[];const refilled=new Set;for(const[container,group]of byContainer(inserted,style)){refuseTwins(container,group,gone);const ordered=group.map(insertion=>({
...insertion,at:position(insertion.edit,container,offsetsOf)}));ordered.sort((a,b)=>a.at-b.at||byKey(container,a.edit,b.edit));const[first]=ordered;if(first===void 0)
continue;if(container.count===0){const[,,keyStart=NONE2]=first.container.offsets;made.push(filled(container,ordered,style,keyStart))}else if(keptFrom(container,
0,1,gone)===void 0){refilled.add(container.startOf(0));made.push(refill(container,ordered,style))}else{for(const insertion of ordered)made.push(beside(container,
insertion,gone,style))}}return{made,refilled}}function byContainer(inserted,style){const groups=new Map;for(const insertion of inserted){const container=style.container(
insertion.container);const group=groups.get(container);if(group===void 0)groups.set(container,[insertion]);else group.push(insertion)}return groups}function keptFrom(container,from,step2,gone){
for(let index=from;index>=0&&index<container.count;index+=step2)if(!gone.has(container.startOf(index)))return index;return void 0}function byKey({order},a,b){if(order===
void 0||a.beside!==void 0||b.beside!==void 0)return 0;return order(a.key,b.key)?-1:order(b.key,a.key)?1:0}function position({into,key,beside:neighbour2,...edit},container,offsetsOf){
if(neighbour2===void 0&&!container.isArray)return container.placeFor(key);if(neighbour2===void 0){if(key==="-")return container.count;if(INDEX.test(key)&&Number(
key)<=container.count)return Number(key);const whole=describeEdit({into,key,beside:neighbour2,...edit});throw new EditError(`cannot ${whole}: the list has ${container.
count===1?"1 element":`${container.count} elements`}, so give an index up to that, or "-"`)}const[valueStart,,keyStart=NONE2]=offsetsOf(into.at(neighbour2.step))??
[];const start=keyStart===NONE2?valueStart:keyStart;const index=start===void 0?void 0:container.indexAt(start);if(index===void 0){const whole=describeEdit({into,
key,beside:neighbour2,...edit});throw new EditError(`cannot ${whole}: there is no ${JSON.stringify(neighbour2.step)} to put it beside`)}return neighbour2.side===
"before"?index:index+1}function refuseTwins(container,group,gone){const coming=new Set;if(container.isArray)return;for(const{edit}of group){const there=container.
having(edit.key).some(index=>!gone.has(container.startOf(index)));if(there||coming.has(edit.key))throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(
edit.key)} stands there already`);coming.add(edit.key)}}function member2({edit,json},isElement,layout,style){const text=json(()=>layout);return isElement?text:style.
spelling.spell(JSON.stringify(edit.key))+layout.colon+text}function beside(container,insertion,gone,style){const{edit,at}=insertion;const before=keptFrom(container,
at-1,-1,gone);const neighbour2=before??keptFrom(container,at,1,gone)??0;const layout=container.layoutAt(neighbour2,style.layout);const text=member2(insertion,container.
isArray,layout,style);if(before===void 0){const start2=container.startOf(neighbour2);return{start:start2,end:start2,text:text+layout.gap,edit}}const start=container.
endOf(before);return{start,end:start,text:layout.gap+text,edit}}function refill(container,ordered,style){const layout=container.layoutAt(0,style.layout);const text=ordered.
map(insertion=>member2(insertion,container.isArray,layout,style)).join(layout.gap);const[first]=ordered;return{start:container.startOf(0),end:container.endOf(container.
count-1),text,edit:first.edit}}function filled(container,ordered,style,keyStart){const{start,end,isArray}=container;const{colon}=style.layout;const around=style.
linesAround(keyStart===NONE2?start:keyStart);const[open,close]=isArray?["[","]"]:["{","}"];const[first]=ordered;if(around===void 0){const layout2={colon,gap:colon.
endsWith(" ")?", ":",",lines:void 0};const text2=ordered.map(insertion=>member2(insertion,container.isArray,layout2,style)).join(layout2.gap);return{start,end,text:open+
text2+close,edit:first.edit}}const outer=around.lineBreak+around.indentation;const lines={...around,indentation:around.indentation+around.unit};const layout={colon,
gap:`,${outer}${around.unit}`,lines};const text=ordered.map(insertion=>member2(insertion,container.isArray,layout,style)).join(layout.gap);return{start,end,text:`${open}${outer}${around.
unit}${text}${outer}${close}`,edit:first.edit}}var EditPlanner=class{constructor(bytes,lookup){this.bytes=bytes;this.lookup=lookup;this.style=new TextStyle(bytes)}bytes;lookup;style;plan(edits){const splices=[];
const removals=[];const inserted=[];for(const edit of edits){switch(edit.kind){case"replace":splices.push(this.replacement(edit));break;case"rename":splices.push(
...this.renaming(edit,edits));break;case"embed":splices.push(this.embedding(edit));break;case"remove":removals.push(...this.removal(edit));break;case"insert":inserted.
push({edit,container:this.container(edit),json:layout=>this.json(edit.json,layout)})}}const gone=new Set(removals.map(({start})=>start));const{made,refilled}=insertions(
inserted,this.style,gone,place=>this.find(place)?.offsets);splices.push(...made);for(const run of runs(this.bytes,removals)){if(!refilled.has(run.start))splices.
push(cut(this.bytes,run))}return sortSplices(splices)}find(place){return this.lookup(place)}located(edit){const found=this.find(edit.place);if(found===void 0)throw new EditError(
`cannot ${describeEdit(edit)}: there is nothing`);return found}replacement(edit){const{offsets}=this.located(edit);const[start=0,end=0]=offsets;const json=this.
json(edit.by,()=>this.style.ofReplacement(offsets));return{start,end,text:json,edit}}embedding(edit){const[start=0,end=0]=this.located(edit).offsets;const spelling=new StringSpelling(
this.bytes,start,start,()=>this.style.spelling.asciiOnly);return{start,end,text:`"${spelling.spell(textOf2(this.bytes.subarray(start,end)))}"`,edit}}renaming(edit,edits){
const found=this.located(edit);if((found.offsets[2]??-1)<0)throw new EditError(`cannot ${describeEdit(edit)}: it has no key, because it stands in no object`);const parent=edit.
place.parent===void 0?void 0:this.find(edit.place.parent);const all=[...found.earlier,found];const own=new Set(all.map(({offsets})=>offsets[2]));const leaving=new Set(
edits.flatMap(other=>other.kind==="rename"||other.kind==="remove"?this.find(other.place)?.offsets[2]??[]:[]));if(edits.some(other=>other!==edit&&this.bringsKey(
other,edit.key,parent)))throw new EditError(`cannot ${describeEdit(edit)}: another edit brings ${JSON.stringify(edit.key)}, too`);const list2=parent?.list??[];for(let at=0;at<
list2.length;at+=4){const[keyStart=0,keyEnd=0]=[list2[at],list2[at+1]];if(own.has(keyStart)||leaving.has(keyStart))continue;if(stringText(this.bytes,keyStart,keyEnd)===
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
the copy: it is not part of it`);copied+=textOf2(this.bytes.subarray(at,splice.start))+splice.text;at=splice.end}return copied+textOf2(this.bytes.subarray(at,end))}};
function runs(bytes,removals){const merged=[];for(const removal of sortSplices(removals)){const last2=merged.at(-1);if(last2!==void 0&&removal.start===last2.start)
continue;if(last2!==void 0&&nextStart(bytes,last2.end)===removal.start)merged[merged.length-1]={...last2,end:removal.end};else merged.push(removal)}return merged}
function nextStart(bytes,end){const after=skipSpace(bytes,end);return bytes[after]===44?skipSpace(bytes,after+1):void 0}function cut(bytes,{start,end,edit}){const next=nextStart(
bytes,end);if(next!==void 0)return{start,end:next,text:"",edit};let before=start;while(isSpace(bytes[before-1]))before--;if(bytes[before-1]===44){before--;while(isSpace(
bytes[before-1]))before--;return{start:before,end,text:"",edit}}return{start:before,end:skipSpace(bytes,end),text:"",edit}}function locateEdits(bytes,places,innerSpans,groups){const locator=new Locator;locator.query(places,innerSpans);const writer=new EditWriter(locator,groups);locator.
run(bytes,writer);writer.refuseLost();return{of:place=>locator.of(place),ofInner:wanted=>locator.ofInner(wanted),splicesOf:group=>writer.splicesOf(group)}}var EditWriter=class{constructor(locator,groups){
this.locator=locator;for(const group of groups)this.add(group)}locator;results=new Map;editsOfText=new Map;planned=new Set;spellings=new Map;plan(bytes,root,depth){
const groups=this.editsOfText.get(root);if(groups===void 0||depth>0&&!isJson(textOf2(bytes)))return[];this.planned.add(root);const planner=new EditPlanner(bytes,
place=>this.locator.find(place));const splices=[];for(const[group,edits]of groups){const before=this.results.get(group);if(before===void 0||before instanceof EditError)
continue;try{for(const{start,end,text,edit}of planner.plan(edits)){const open={offsets:[start,end],text,edit};before.push(open);splices.push(open)}}catch(error){
if(!(error instanceof EditError))throw error;this.results.set(group,error)}}return splices}escape(splices,bytes,start,end){const spelling=this.spellingOf(bytes);
const string=new StringSpelling(bytes,start,end,()=>spelling.asciiOnly);for(const splice of splices)splice.text=string.spell(splice.text)}refuseLost(){for(const group of this.
results.keys()){const lost=group.find(edit=>!this.planned.has(this.textOf(edit)));if(lost===void 0)continue;this.results.set(group,new EditError(`cannot ${describeEdit(
lost)}: there is no text with JSON in it`))}}splicesOf(group){const result=this.results.get(group)??[];if(result instanceof EditError)throw result;const sorted=sortSplices(
result.map(({offsets:[start=0,end=0],text,edit})=>({start:byteOffset(start),end:byteOffset(end),text,edit})));for(const[index,splice]of sorted.entries()){const before=sorted[index-
1];if(before!==void 0&&overlap(before,splice))throw new EditError(`cannot ${describeEdit(before.edit)} and ${describeEdit(splice.edit)} together: both change th\
e same bytes`)}return sorted.map(({start,end,text})=>({start,end,text}))}add(group){this.results.set(group,[]);for(const edit of group){this.queryPlacesOf(edit);
const text=this.textOf(edit);let groups=this.editsOfText.get(text);if(groups===void 0){groups=new Map;this.editsOfText.set(text,groups)}const together=groups.get(
group);if(together===void 0)groups.set(group,[edit]);else together.push(edit)}}queryPlacesOf(edit){const{locator}=this;const query=locator.queryFor(editPlace(edit));
if(edit.kind==="insert"){query.listed=true;if(edit.beside!==void 0)locator.queryFor(edit.into.at(edit.beside.step))}if(edit.kind==="rename"&&edit.place.parent!==
void 0)locator.queryFor(edit.place.parent).listed=true;const json=edit.kind==="insert"?edit.json:edit.kind==="replace"?edit.by:void 0;if(json?.kind!=="copy")return;
locator.queryFor(json.of);for(const inCopy of json.edits)this.queryPlacesOf(inCopy)}textOf(edit){return this.locator.queryFor(textRoot(editPlace(edit)))}spellingOf(bytes){
let spelling=this.spellings.get(bytes);if(spelling===void 0){spelling=new TextSpelling(bytes);this.spellings.set(bytes,spelling)}return spelling}};function textRoot(place){
let root=place;while(root.step!==void 0&&root.parent!==void 0)root=root.parent;return root}var LF4=10;var CR3=13;function positions(bytes,sorted){const found=new Map;let at=byteOrderMarkLength(bytes);let line=1;let column=1;for(const offset of sorted){
while(at<offset){const byte=bytes[at];if(byte===LF4||byte===CR3&&bytes[at+1]!==LF4){line++;column=1;at++}else if(byte<128){column++;at++}else{const length=characterLength(
bytes,at);if(length>0&&at+length>offset)break;column+=length===4?2:1;at+=length||1}}found.set(offset,{offset,line,column})}return found}import{sha256}from"@noble/hashes/sha2.js";import{bytesToHex,utf8ToBytes}from"@noble/hashes/utils.js";var HEX_DIGITS=32;var LONGEST_TEXT=1e3;var Fingerprints=class{constructor(root){this.root=root}root;counts=new Map;digests=new Map;embedded=[];next(rule,place){
const{identity,value}=place===void 0?{identity:[],value:null}:this.identify(place);const text=JSON.stringify([rule,identity,this.briefly(value??null)]);const fingerprint=digest(
text).slice(0,HEX_DIGITS);const count=(this.counts.get(fingerprint)??0)+1;this.counts.set(fingerprint,count);return count===1?fingerprint:`${fingerprint}:${count}`}briefly(value){
const brief=typeof value==="string"?value.length<=LONGEST_TEXT:typeof value!=="object"||value===null;if(brief)return value;const known=this.digests.get(value)??
digest(canonical(value));this.digests.set(value,known);return known}identify(place){let value=this.root;let steps=[];const identity=[];for(const link of place.chain()){
if(link.parent===void 0)continue;if(link.step===void 0){value=this.inside(identity.length,value);identity.push(formatPointer(steps));steps=[]}else{value=childOf(
value,link.step);steps.push(typeof link.step==="number"?elementName(value,link.step):link.step)}}identity.push(formatPointer(steps));return{identity,value}}inside(depth,text){
const last2=this.embedded[depth];if(last2!==void 0&&last2.text===text)return last2.value;const value=parse(text);this.embedded[depth]={text,value};return value}};
function parse(text){if(typeof text!=="string")return void 0;try{return JSON.parse(text)}catch{return void 0}}function childOf(value,step2){if(Array.isArray(value))
return value[Number(step2)];return isObject(value)?member(value,String(step2)):void 0}function elementName(element,index){if(!isObject(element))return String(index);
const name=firstText(element,"Id")??firstText(element,"id");if(name!==void 0)return name;const type=firstText(element,"$type");return type===void 0?String(index):
`${type} ${firstText(element,"Name")??""}`}function firstText(element,key){const value=member(element,key);return typeof value==="string"?value:void 0}function digest(text){
return bytesToHex(sha256(utf8ToBytes(text.toWellFormed())))}var DEEPEST=500;function canonical(value,depth=0){if(typeof value!=="object"||value===null)return JSON.
stringify(value);if(depth>DEEPEST)return"\u2026";if(Array.isArray(value))return`[${value.map(element=>canonical(element,depth+1)).join(",")}]`;const members=Object.
keys(value).sort().map(key=>`${JSON.stringify(key)}:${canonical(value[key]??null,depth+1)}`);return`{${members.join(",")}}`}function openFix(draft,ids){const all=typeof draft.edits==="function"?draft.edits(ids):draft.edits;const cuts=all.filter(edit=>edit.kind==="cut");return{draft,cuts,
edits:all.filter(edit=>edit.kind!=="cut")}}function finishFix({draft,cuts,edits},locations){const isAmbiguous=edits.some(edit=>edit.kind==="remove"&&locations.of(
edit.place)?.repeated);if(isAmbiguous)return void 0;const splices=[...locations.splicesOf(edits)];for(const{span:cut2}of cuts)splices.push({start:cut2.start,end:cut2.
end,text:""});return{safety:draft.safety,description:draft.description,edits:sortSplices(splices)}}import{sha256 as sha2562}from"@noble/hashes/sha2.js";import{bytesToHex as bytesToHex2,concatBytes,utf8ToBytes as utf8ToBytes2}from"@noble/hashes/utils.js";var NEW_CHARACTERS=6;
var QUEST_ID2=/^[a-z0-9]{14,17}$/;var USUAL_PREFIX="mlh";var USUAL_LENGTH=16;var NewIdSource=class{constructor(bytes){this.bytes=bytes}bytes;digest;of(rule){return{
uuid:place=>asUuid(this.hex(rule,place,0)),questId:(place,like,isTaken)=>{const isId=QUEST_ID2.test(like);const kept=isId?like.slice(0,-NEW_CHARACTERS):USUAL_PREFIX;
const length=isId?NEW_CHARACTERS:USUAL_LENGTH-kept.length;for(let attempt=0;;attempt++){const id=kept+asBase36(this.hex(rule,place,attempt),length);if(!isTaken(
id))return id}}}}hex(rule,place,attempt){this.digest??=sha2562(this.bytes);const{pointer,embedded}=place.pointers;const again=attempt===0?[]:[attempt];const name=utf8ToBytes2(
JSON.stringify([rule,pointer,...embedded,...again]));return bytesToHex2(sha2562(concatBytes(this.digest,name)))}};function asUuid(hex2){const variant="89ab".charAt(
Number.parseInt(hex2.charAt(16),16)%4);return[hex2.slice(0,8),hex2.slice(8,12),`4${hex2.slice(13,16)}`,`${variant}${hex2.slice(17,20)}`,hex2.slice(20,32)].join(
"-")}function asBase36(hex2,length){return BigInt(`0x${hex2}`).toString(36).slice(-length)}function locateFindings(bytes,value,runner,hidden){const{drafts,crashes}=runner;if(drafts.length===0)return{findings:[],crashes,shownBytes:bytes};const targets=new Targets(
bytes,drafts,hidden.innerSpans);const placed=drafts.flatMap(({active,draft})=>{const at=targets.place(draft.at);const level=active.levelAt?.(at.pointer,at.embedded)??
active.level;if(level==="off")return[];const related=(draft.related??[]).map(other=>({message:other.message,at:targets.place(other.at)}));return[{active,draft,level,
at,related}]});placed.sort((a,b)=>a.at.span.start-b.at.span.start||compare(a.active.rule.id,b.active.rule.id));const offsets=[];for(const{at,related}of placed){
for(const{span:where}of[at,...related.map(other=>other.at)])offsets.push(where.start,where.end)}offsets.sort((a,b)=>a-b);const lines=positions(bytes,offsets);const fingerprints=new Fingerprints(
value);const{locations}=targets;const findings4=placed.map(({active,draft,level,at,related})=>{const rule=active.rule.id;const open=targets.fixes.get(draft);const fix=open===
void 0?void 0:finishFix(open,locations);return{rule,level,message:hidden.mask(draft.message),...findingPlace(at,lines),related:related.map(other=>({message:hidden.
mask(other.message),...findingPlace(other.at,lines)})),...fix===void 0?{}:{fix},fingerprint:fingerprints.next(rule,targetPlace(draft.at)),insideStrings:at.insideStrings}});
return{findings:findings4,crashes,shownBytes:hidden.cover(bytes,locations)}}function compare(a,b){return a<b?-1:a>b?1:0}function toTarget(at){return at instanceof
Place?{kind:"place",place:at,part:"value"}:at}function targetPlace(at){return toTarget(at).place}function findingPlace(at,lines){return{pointer:at.pointer,embedded:at.
embedded,start:positionAt(lines,at.span.start),end:positionAt(lines,at.span.end)}}function positionAt(lines,offset){const position2=lines.get(offset);if(position2===
void 0)throw new Error(`byte ${offset} was not counted`);return position2}var Targets=class{constructor(bytes,drafts,hidden){this.bytes=bytes;const places=[];const innerSpans=[
...hidden];const query=at=>{const target=toTarget(at);if(target.kind==="place"){places.push(target.place)}else if(target.holder!==void 0){const inner={holder:target.
holder,inner:target.span};this.inner.set(target,inner);innerSpans.push(inner)}};const newIds=new NewIdSource(bytes);for(const{active,draft}of drafts){query(draft.
at);for(const{at}of draft.related??[])query(at);if(draft.fix!==void 0)this.fixes.set(draft,openFix(draft.fix,newIds.of(active.rule.id)))}const edits=[...this.fixes.
values()].map(fix=>fix.edits);this.locations=locateEdits(bytes,places,innerSpans,edits)}bytes;locations;fixes=new Map;inner=new Map;place(at){const target=toTarget(
at);if(target.kind==="span"){const inner=this.inner.get(target);const where=inner===void 0?target.span:this.locations.ofInner(inner);const pointers=target.place?.
pointers??{pointer:"",embedded:[]};return{span:where??span(0,0),...pointers,insideStrings:depthOf(target.holder)}}const location=this.locations.of(target.place);
if(location===void 0)throw new Error(`${target.place.pointers.pointer} is not in the text`);return{span:this.partOf(location,target),...target.place.pointers,insideStrings:location.
depth}}partOf(location,target){if(target.part==="value")return location.value;if(location.key!==void 0)return location.key;return target.part==="record"?openingByte(
this.bytes,location.value):location.value}};function depthOf(holder){return holder===void 0?0:holder.paths.length}function openingByte(bytes,value){const first=bytes[value.
start];const isBracket=first===123||first===91;return isBracket?{start:value.start,end:byteOffset(value.start+1)}:value}var MOST_SYNTAX_FAULTS=20;function readText2(bytes,maxDepth,prescanned){const other=otherEncoding(bytes);if(other!==void 0)return{kind:"unreadable",faults:[{kind:"\
encoding",fault:other}]};const mark=byteOrderMarkLength(bytes);const text=decodeUtf8(bytes.subarray(mark));if(text===void 0){return{kind:"unreadable",faults:findInvalidUtf8(
bytes).map(fault=>({kind:"encoding",fault}))}}const faults=[];if(mark>0)faults.push({kind:"encoding",fault:{kind:"byte-order-mark",span:span(0,mark)}});const value=parse2(
text);const found=prescanned();if(found.surface.depth>maxDepth){const fault=findDepthFault(bytes.subarray(mark),maxDepth);if(fault!==void 0){const at=span(fault.
span.start+mark,fault.span.end+mark);faults.push({kind:"depth",holder:void 0,span:at,path:fault.path,max:maxDepth});return{kind:"unreadable",faults:[...faults,...syntaxFaults(
bytes,mark)]}}}if(value===void 0)return{kind:"unreadable",faults:[...faults,...syntaxFaults(bytes,mark)]};return{kind:"value",value,faults,prescan:found}}function parse2(text){
try{return JSON.parse(text)}catch{return void 0}}function syntaxFaults(bytes,mark){const found=findSyntaxFaults(bytes.subarray(mark),MOST_SYNTAX_FAULTS+1);return found.
slice(0,MOST_SYNTAX_FAULTS).map((fault,index)=>{const more=index===MOST_SYNTAX_FAULTS-1&&found.length>MOST_SYNTAX_FAULTS;const at=span(fault.span.start+mark,fault.
span.end+mark);const opened=fault.opened===void 0?{}:{opened:span(fault.opened.start+mark,fault.opened.end+mark)};return{kind:"syntax",fault:{...fault,...opened,
span:at},more,bytes}})}function suspicionOf(found,value,secrets){return{duplicateKeys:found.keysToCheck||found.escapedKeys&&countMembers(value)!==found.members,
unsafeNumbers:found.numbersToCheck,loneSurrogates:found.surrogatesToCheck,secrets}}function isSuspicious(suspicion){return suspicion.duplicateKeys||suspicion.unsafeNumbers||
suspicion.loneSurrogates||suspicion.secrets}function countMembers(value){let members=0;if(Array.isArray(value)){for(let index=0;index<value.length;index++){const element=value[index];
if(typeof element==="object"&&element!==null)members+=countMembers(element)}}else if(isObject(value)){for(const key in value){members++;const part2=value[key];if(typeof part2===
"object"&&part2!==null)members+=countMembers(part2)}}return members}var STAR2=42;var Redaction=class{texts=new Set;spans=[];inner=[];masking;add(text,holder,where){this.texts.add(text);if(holder===void 0)this.spans.push(where);else
this.inner.push({holder,inner:where})}get innerSpans(){return this.inner}mask(message){if(this.texts.size===0)return message;this.masking??=new SecretMask(this.
texts);return this.masking.mask(message)}cover(bytes,locations){if(this.texts.size===0)return bytes;const covered=bytes.slice();for(const at of this.spans)covered.
fill(STAR2,at.start,at.end);for(const place of this.inner){const at=locations.ofInner(place);if(at!==void 0)covered.fill(STAR2,at.start,at.end)}return covered}};var SUBSCRIPTION_KINDS=["effector","quest-trigger","basic-trigger","undecided-trigger","linked-task","direct-effector"];var NO_SNAPSHOT=new Snapshot(null);var Runner=class{constructor(rules,bytes){this.bytes=bytes;this.options=new Map(rules.map(({rule,options})=>[rule.id,options]));
for(const active of rules)this.register(active)}bytes;drafts=[];crashes=[];calls=new Map;options;contexts=[];walkAgain=()=>{};setSnapshot(snapshot2,walkAgain){for(const context of this.
contexts)context.snapshot=snapshot2;this.walkAgain=walkAgain}on(event){return this.caller(this.calls.get(event)??[])}onSubscription(){const all=this.calls.get("\
subscription")??[];const byKind={};for(const kind of SUBSCRIPTION_KINDS){byKind[kind]=this.caller(all.filter(({kinds})=>kinds===void 0||kinds.includes(kind)))}return subscription3=>byKind[subscription3.
kind](subscription3)}caller(calls){return subject=>{for(let index=0;index<calls.length;index++){const call=calls[index];try{call.listener(subject,call.report,call.
context)}catch(error){this.setAside(call.rule,error)}}}}setAside(rule,error){this.crashes.push({rule,error});for(const calls of this.calls.values()){for(const call of calls)
if(call.rule===rule)call.listener=()=>{}}}register(active){const{rule,options}=active;const report=draft=>{this.drafts.push({active,draft})};const context={options,
state:rule.state?.(),snapshot:NO_SNAPSHOT,inFileOrder:places=>this.inFileOrder(places),eachSubscription:visit=>this.walkAgain(visit),optionsOf:ruleId=>this.options.
get(ruleId)};this.contexts.push(context);for(const[event,listener]of Object.entries(rule.listeners)){if(listener===void 0)continue;const call={rule:rule.id,kinds:rule.
kinds,listener,report,context};const calls=this.calls.get(event);if(calls===void 0)this.calls.set(event,[call]);else calls.push(call)}}inFileOrder(places){const locations=locate2(
this.bytes,places);const start=place=>locations.of(place)?.value.start??0;return[...places].sort((a,b)=>start(a)-start(b))}};function lintText(bytes,settings2,prescanned=()=>prescan(bytes)){if(settings2.maxBytes!==void 0&&bytes.length>settings2.maxBytes)return lintSize(bytes.length,settings2);
return new Lint(bytes,settings2,prescanned).run()}function lintSize(size,settings2){const bytes=new Uint8Array;const runner=new Runner(settings2.rules,bytes);runner.
on("textFault")({kind:"size",bytes:size});const result=locateFindings(bytes,void 0,runner,new Redaction);return withUnchecked(result,"it is larger than text/siz\
e allows, and that rule is off")}function withUnchecked(result,why){return result.findings.length>0||result.crashes.length>0?result:{...result,unchecked:why}}var ignore=()=>{};
var NOBODY={schemaFault:ignore,section:ignore,item:ignore,questEntry:ignore,questPair:ignore,requirement:ignore,subscription:ignore,otherTask:ignore,effect:ignore,
embeddedText:ignore,rawEmbedded:ignore};var Lint=class{constructor(bytes,settings2,prescanned){this.bytes=bytes;this.settings=settings2;this.prescanned=prescanned;
this.runner=new Runner(settings2.rules,bytes);this.textFault=this.runner.on("textFault");this.textStart=byteOrderMarkLength(bytes)}bytes;settings;prescanned;runner;hidden=new Redaction;textFault;textStart;secrets=[];readAsJson=new Set;run(){
const{bytes,runner,settings:settings2}=this;this.textFault({kind:"size",bytes:bytes.length});const reading=readText2(bytes,settings2.maxDepth,this.prescanned);for(const fault of reading.
faults)this.textFault(fault);if(reading.kind==="unreadable"){for(const secret of findRawSecrets(bytes))this.hidden.add(secret.text,void 0,secret.span);const result=locateFindings(
bytes,void 0,runner,this.hidden);return withUnchecked(result,"it cannot be read as JSON, and the rule that would say why is off")}const suspicion=suspicionOf(reading.
prescan.surface,reading.value,reading.prescan.secretHints);this.treeFaults(bytes.subarray(this.textStart),this.textStart,void 0,suspicion);this.walk(reading.value,
reading.prescan);this.tellSecrets();return locateFindings(bytes,reading.value,runner,this.hidden)}walk(value,found){const{runner,settings:settings2}=this;const{
inside}=found;const clean=!found.secretHints&&!inside.numbersToCheck&&!inside.surrogatesToCheck&&!inside.keysToCheck;const surfacePrescanned=clean&&inside.depth<=
settings2.maxDepth;let membersInside=0;const surfaceTexts=[];const snapshot2=new Snapshot(value);const options={maxDepth:settings2.maxDepth,surfacePrescanned};runner.
setSnapshot(snapshot2,visit=>walk2(snapshot2,{...NOBODY,subscription:visit},options));runner.on("snapshot")(snapshot2);const embeddedText=runner.on("embeddedTex\
t");const rawEmbedded=runner.on("rawEmbedded");walk2(snapshot2,{schemaFault:runner.on("schemaFault"),section:runner.on("section"),item:runner.on("item"),questEntry:runner.
on("questEntry"),questPair:runner.on("questPair"),requirement:runner.on("requirement"),subscription:runner.onSubscription(),otherTask:runner.on("otherTask"),effect:runner.
on("effect"),rawEmbedded:(role,raw,place)=>rawEmbedded({role,value:raw,place}),embeddedText:text=>{const{reading}=text;const prescanned=reading.kind==="value"&&
reading.prescan===void 0;if(prescanned&&typeof reading.value==="object"){if(!inside.escapedKeys)return embeddedText(text);membersInside+=countMembers(reading.value);
surfaceTexts.push(text)}else{this.inside(text,found.secretHints)}embeddedText(text)}},options);if(surfacePrescanned&&inside.escapedKeys&&membersInside!==inside.
members){for(const text of surfaceTexts)this.inside(text,false)}runner.on("snapshotEnd")(snapshot2)}inside(text,fileMayHoldSecrets){const{reading,place}=text;if(reading.
kind==="too-deep"){const fault=findDepthFault(embeddedBytes(text),this.settings.maxDepth);if(fault!==void 0)this.textFault({kind:"depth",holder:place,...fault,max:this.
settings.maxDepth})}if(reading.kind!=="value")return;const secrets=fileMayHoldSecrets&&mayHoldSecrets(text.text);const found=reading.prescan??prescanText(text.text);
const suspicion=suspicionOf(found.surface,reading.value,secrets);if(secrets)this.readAsJson.add(placeName(place));if(isSuspicious(suspicion))this.treeFaults(embeddedBytes(
text),0,place,suspicion)}treeFaults(bytes,offset,holder,suspicion){if(!isSuspicious(suspicion))return;for(const fault of findTreeFaults(bytes,suspicion)){const shifted=offset===
0?fault:shift(fault,offset);if(fault.kind==="secret")this.secrets.push({holder,fault:shifted});else this.textFault({kind:"tree",holder,fault:shifted})}}tellSecrets(){
for(const{holder,fault}of this.secrets){if(fault.kind!=="secret")continue;for(const secret of fault.secrets)this.hidden.add(secret.text,holder,secret.span);const place=(holder?.
inside()??Place.root).along(fault.path);if(this.readAsJson.has(placeName(place)))continue;this.textFault({kind:"tree",holder,fault})}}};function shift(fault,offset){
const moved=at=>span(at.start+offset,at.end+offset);if(fault.kind==="duplicate-key")return{...fault,span:moved(fault.span),first:moved(fault.first)};if(fault.kind===
"secret"){const secrets=fault.secrets.map(secret=>({...secret,span:moved(secret.span)}));return{...fault,secrets,span:moved(fault.span)}}return{...fault,span:moved(
fault.span)}}function placeName(place){const{pointer,embedded}=place.pointers;return[pointer,...embedded].join("#")}var MOST_ROUNDS=10;var RepairError=class extends Error{name="RepairError"};function repairText(bytes,settings2,unsafe,first,wanted=()=>true){const revision=new Revision(
bytes.length);const repaired2=[];let text=bytes;let result=first;let chosen=chooseFixes(result.findings.filter(wanted),unsafe);for(let round=0;round<MOST_ROUNDS&&
chosen.findings.length>0;round++){text=applySplices(text,chosen.splices);revision.add(chosen.splices);for(const{rule,message}of chosen.findings)repaired2.push({
rule,message});const next=lintText(text,settings2);refuseBroken(result,next);result=next;chosen=chooseFixes(result.findings.filter(wanted),unsafe)}return{before:{
bytes,shown:first.shownBytes},after:{bytes:text,shown:result.shownBytes},splices:revision.splices,repaired:repaired2,result,unfinished:chosen.findings.length>0}}
var UNREADABLE=new Set(["text/syntax","text/depth","text/size"]);function refuseBroken(before,after){const broken=after.findings.find(({rule})=>UNREADABLE.has(rule));
if(broken!==void 0&&!before.findings.some(({rule})=>rule===broken.rule))throw new RepairError(`a repair would have left a file with this fault: ${broken.message}`);
if(after.unchecked!==void 0&&before.unchecked===void 0)throw new RepairError(`a repair would have left a file that cannot be checked: ${after.unchecked}`)}function chooseFixes(findings4,unsafe){
const wanted=unsafe?["safe","unsafe"]:["safe"];const chosen=[];let splices=[];for(const safety of wanted){const candidates=findings4.filter(({fix})=>fix?.safety===
safety);const taken=new Taken(splices);for(const finding of candidates){const edits=finding.fix?.edits??[];if(edits.length===0||!taken.add(edits))continue;chosen.
push(finding)}splices=taken.sorted}return{findings:chosen,splices}}var Taken=class{splices;constructor(splices){this.splices=[...splices]}add(splices){const places=splices.
map(splice=>this.placeFor(splice));const free=splices.every((splice,index)=>{const place=places[index];const[before,after]=[this.splices[place-1],this.splices[place]];
if(before!==void 0&&overlap(before,splice))return false;return after===void 0||!overlap(splice,after)});if(!free)return false;for(let index=splices.length-1;index>=
0;index--)this.splices.splice(places[index],0,splices[index]);return true}get sorted(){return sortSplices(this.splices)}placeFor({start,end}){let[low,high]=[0,this.
splices.length];while(low<high){const middle=low+high>>1;const other=this.splices[middle];if(other.start<start||other.start===start&&other.end<=end)low=middle+1;else
high=middle}return low}};export{keyAt,recordAt,replaceValue,renewUuid,removeMember,addMember,byteOffset,span,Token,asciiText,Scanner,escapeLength,hexUnit,isSpace,skipSpace,findSyntaxFaults,
Place,syntaxMessage,findSchemaFaults,depth_default,decodeString,sourceOffsets,isHighSurrogate,isLowSurrogate,findSecrets,findRawSecrets,SecretMask,size_default,
rulePack,stringText,byteOrderMarkLength,otherEncoding,decodeUtf8,findInvalidUtf8,characterLength,EditError,applySplices,locateEdits,positions,lintText,lintSize,
RepairError,repairText};

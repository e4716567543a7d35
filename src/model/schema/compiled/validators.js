// Generated from schemas/ by .ci/compile-schemas.ts. Do not edit.
const atRoot0 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
const atRoot1 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Effector"}};
const atRoot2 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
const atRoot3 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
const atRoot4 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskTriggerId"}};
const atRoot5 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Trigger"}};
const atRoot6 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetState"}};
const atRoot7 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "EntryId"}};
const atRoot8 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
const atRoot9 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Description"}};
const atRoot10 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"}};
const atRoot11 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Group"}};
const atRoot12 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayGroup"}};
const atRoot13 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Enabled"}};
const atRoot14 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "RepeatableLimit"}};
const atRoot15 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "FinishTime"}};
const atRoot16 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "AutoStart"}};
const atRoot17 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "TriggeredByInventory"}};
const atRoot18 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Requirements"}};
const atRoot19 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Creator"}};
const atRoot20 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "TemplateName"}};
const atRoot21 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tracked"}};
const atRoot22 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Visible"}};
const atRoot23 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExtraText"}};
const atRoot24 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rewards"}};
const atRoot25 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessMsg"}};
const atRoot26 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "delete"}};
const atRoot27 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
const atRoot28 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
const atRoot29 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
const atRoot30 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"}};
const atRoot31 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "z"}};
const atRoot32 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "w"}};
const atRoot33 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tasks"}};
const atRoot34 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedTasks"}};
const atRoot35 = {instancePath:"",schemaPath:"#/required",keyword:"required",params:{missingProperty: "DirectEffector"}};
"use strict";
export const directEffector = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"direct-effector.schema.json","type":"object","properties":{"Effector":{"type":"object"},"Id":{"type":"string"}}};

function validate52(data, instancePath = ""){
/*# sourceURL="direct-effector.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Effector !== undefined){
let data0 = data.Effector;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {instancePath:instancePath+"/Effector",schemaPath:"#/properties/Effector/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err1 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


export const effect = validate53;
const schema20 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"effect.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string","not":{"const":""}}},"allOf":[{"if":{"required":["$type"],"properties":{"$type":{"const":"MoveToSpot"}}},"then":{}},{"if":{"required":["$type"],"properties":{"$type":{"const":"HideObjectEvent"}}},"then":{}},{"if":{"required":["$type"],"properties":{"$type":{"const":"ShowObjectEvent"}}},"then":{}},{"if":{"required":["$type"],"properties":{"$type":{"const":"RunTriggersFromEffector"}}},"then":{}}]};

function validate53(data, instancePath = ""){
/*# sourceURL="effect.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs11 = errors;
const _errs12 = errors;
if("" !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs12 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


export const effectorSubscription = validate54;
const schema21 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"effector-subscription.schema.json","type":"object","required":["$type","Effector","Id","Name","TaskTriggerId"],"properties":{"$type":{"type":"string","not":{"const":""}},"Effector":{"type":"object"},"Id":{"type":"string"},"TargetState":{"type":"integer"},"Name":{"type":"string"},"TaskTriggerId":{"type":"string"}}};

function validate54(data, instancePath = ""){
/*# sourceURL="effector-subscription.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Effector === undefined){
const err1 = instancePath === "" ? atRoot1 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Effector"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Id === undefined){
const err2 = instancePath === "" ? atRoot2 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Name === undefined){
const err3 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskTriggerId === undefined){
const err4 = instancePath === "" ? atRoot4 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskTriggerId"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if("" !== data0){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err7 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.Effector !== undefined){
let data1 = data.Effector;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err8 = {instancePath:instancePath+"/Effector",schemaPath:"#/properties/Effector/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err9 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.TargetState !== undefined){
let data3 = data.TargetState;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err11 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.TaskTriggerId !== undefined){
if(typeof data.TaskTriggerId !== "string"){
const err12 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


export const hideObject = validate55;
const schema22 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"hide-object.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string"}}};

function validate55(data, instancePath = ""){
/*# sourceURL="hide-object.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
if(typeof data.$type !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


export const linkedTaskTrigger = validate56;
const schema23 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"linked-task-trigger.schema.json","type":"object","properties":{"Delay":{"type":"number","minimum":0}}};

function validate56(data, instancePath = ""){
/*# sourceURL="linked-task-trigger.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Delay !== undefined){
let data0 = data.Delay;
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err0 = {instancePath:instancePath+"/Delay",schemaPath:"#/properties/Delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/Delay",schemaPath:"#/properties/Delay/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


export const linkedTask = validate57;
const schema24 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"linked-task.schema.json","type":"object","required":["Trigger","Id","TargetState","Name","TaskTriggerId"],"properties":{"Trigger":{"type":"object"},"Id":{"type":"string"},"TargetState":{"type":"integer"},"Name":{"type":"string"},"TaskTriggerId":{"type":"string"}}};

function validate57(data, instancePath = ""){
/*# sourceURL="linked-task.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Trigger === undefined){
const err0 = instancePath === "" ? atRoot5 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Trigger"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Id === undefined){
const err1 = instancePath === "" ? atRoot2 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.TargetState === undefined){
const err2 = instancePath === "" ? atRoot6 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetState"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Name === undefined){
const err3 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskTriggerId === undefined){
const err4 = instancePath === "" ? atRoot4 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskTriggerId"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Trigger !== undefined){
let data0 = data.Trigger;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err5 = {instancePath:instancePath+"/Trigger",schemaPath:"#/properties/Trigger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.TargetState !== undefined){
let data2 = data.TargetState;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err8 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.TaskTriggerId !== undefined){
if(typeof data.TaskTriggerId !== "string"){
const err9 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


export const logicValue = validate58;
const schema25 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"logic-value.schema.json","type":"object","properties":{"Tasks":{"type":"array","items":{}},"ViewNodes":{"type":"array"},"col":{"type":"string"},"e":{"type":"number"},"c":{"type":"boolean"}}};

function validate58(data, instancePath = ""){
/*# sourceURL="logic-value.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Tasks !== undefined){
if(!(Array.isArray(data.Tasks))){
const err0 = {instancePath:instancePath+"/Tasks",schemaPath:"#/properties/Tasks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ViewNodes !== undefined){
if(!(Array.isArray(data.ViewNodes))){
const err1 = {instancePath:instancePath+"/ViewNodes",schemaPath:"#/properties/ViewNodes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.col !== undefined){
if(typeof data.col !== "string"){
const err2 = {instancePath:instancePath+"/col",schemaPath:"#/properties/col/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.e !== undefined){
if(!(typeof data.e == "number")){
const err3 = {instancePath:instancePath+"/e",schemaPath:"#/properties/e/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.c !== undefined){
if(typeof data.c !== "boolean"){
const err4 = {instancePath:instancePath+"/c",schemaPath:"#/properties/c/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


export const moveToSpot = validate59;
const schema26 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"move-to-spot.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string"},"_transformState":{"type":"object","properties":{"position":{"type":"array","items":{"type":"number"},"minItems":3,"maxItems":3},"rotation":{"type":"array","items":{"type":"number"},"minItems":4,"maxItems":4},"scale":{"type":"array","items":{"type":"number"},"minItems":3,"maxItems":3},"duration":{"type":"number","minimum":0}}}}};

function validate59(data, instancePath = ""){
/*# sourceURL="move-to-spot.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
if(typeof data.$type !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data._transformState !== undefined){
let data1 = data._transformState;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.position !== undefined){
let data2 = data1.position;
if(Array.isArray(data2)){
if(data2.length > 3){
const err2 = {instancePath:instancePath+"/_transformState/position",schemaPath:"#/properties/_transformState/properties/position/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.length < 3){
const err3 = {instancePath:instancePath+"/_transformState/position",schemaPath:"#/properties/_transformState/properties/position/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(typeof data2[i0] == "number")){
const err4 = {instancePath:instancePath+"/_transformState/position/" + i0,schemaPath:"#/properties/_transformState/properties/position/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/_transformState/position",schemaPath:"#/properties/_transformState/properties/position/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.rotation !== undefined){
let data4 = data1.rotation;
if(Array.isArray(data4)){
if(data4.length > 4){
const err6 = {instancePath:instancePath+"/_transformState/rotation",schemaPath:"#/properties/_transformState/properties/rotation/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.length < 4){
const err7 = {instancePath:instancePath+"/_transformState/rotation",schemaPath:"#/properties/_transformState/properties/rotation/minItems",keyword:"minItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(typeof data4[i1] == "number")){
const err8 = {instancePath:instancePath+"/_transformState/rotation/" + i1,schemaPath:"#/properties/_transformState/properties/rotation/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/_transformState/rotation",schemaPath:"#/properties/_transformState/properties/rotation/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.scale !== undefined){
let data6 = data1.scale;
if(Array.isArray(data6)){
if(data6.length > 3){
const err10 = {instancePath:instancePath+"/_transformState/scale",schemaPath:"#/properties/_transformState/properties/scale/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.length < 3){
const err11 = {instancePath:instancePath+"/_transformState/scale",schemaPath:"#/properties/_transformState/properties/scale/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(typeof data6[i2] == "number")){
const err12 = {instancePath:instancePath+"/_transformState/scale/" + i2,schemaPath:"#/properties/_transformState/properties/scale/items/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/_transformState/scale",schemaPath:"#/properties/_transformState/properties/scale/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.duration !== undefined){
let data8 = data1.duration;
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/_transformState/duration",schemaPath:"#/properties/_transformState/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/_transformState/duration",schemaPath:"#/properties/_transformState/properties/duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/_transformState",schemaPath:"#/properties/_transformState/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


export const questEntryCompleted = validate60;
const schema27 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"quest-entry-completed.schema.json","$ref":"quest-entry.schema.json#/$defs/shared","type":"object","required":["Rewards","SuccessMsg"],"properties":{"Status":{"const":"completed"},"Rewards":{"$ref":"quest-entry.schema.json#/$defs/rewards"},"SuccessMsg":{"$ref":"quest-entry.schema.json#/$defs/successMessage"}}};
const schema29 = {"type":"object","required":["EntryId","id","Name","Description","Status","Group","DisplayGroup","Enabled","RepeatableLimit","FinishTime","AutoStart","TriggeredByInventory","Requirements","Creator","TemplateName","Tracked","Visible","ExtraText"],"properties":{"EntryId":{"type":"string"},"id":{"type":"string"},"Name":{"type":"string"},"Description":{"type":"string"},"Status":{"type":"string","enum":["inProgress","completed"]},"Group":{"type":"string","enum":["","nonPersistent","multiplayer"]},"DisplayGroup":{"type":"string"},"Enabled":{"type":"boolean"},"RepeatableLimit":{"type":"integer","minimum":0},"FinishTime":{"type":"number","minimum":0},"AutoStart":{"type":"boolean"},"TriggeredByInventory":{"type":"boolean"},"Requirements":{"type":"array","items":{}},"Creator":{"type":"string"},"TemplateName":{"type":"string"},"Tracked":{"type":"boolean"},"Visible":{"type":"boolean"},"ExtraText":{"type":"string","if":{"not":{"const":""}},"then":{}}}};

function validate68(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EntryId === undefined){
const err0 = instancePath === "" ? atRoot7 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EntryId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = instancePath === "" ? atRoot8 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Name === undefined){
const err2 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Description === undefined){
const err3 = instancePath === "" ? atRoot9 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Status === undefined){
const err4 = instancePath === "" ? atRoot10 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Group === undefined){
const err5 = instancePath === "" ? atRoot11 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Group"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.DisplayGroup === undefined){
const err6 = instancePath === "" ? atRoot12 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayGroup"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.Enabled === undefined){
const err7 = instancePath === "" ? atRoot13 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Enabled"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.RepeatableLimit === undefined){
const err8 = instancePath === "" ? atRoot14 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RepeatableLimit"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.FinishTime === undefined){
const err9 = instancePath === "" ? atRoot15 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FinishTime"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.AutoStart === undefined){
const err10 = instancePath === "" ? atRoot16 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "AutoStart"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.TriggeredByInventory === undefined){
const err11 = instancePath === "" ? atRoot17 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TriggeredByInventory"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Requirements === undefined){
const err12 = instancePath === "" ? atRoot18 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Requirements"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.Creator === undefined){
const err13 = instancePath === "" ? atRoot19 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Creator"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.TemplateName === undefined){
const err14 = instancePath === "" ? atRoot20 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TemplateName"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.Tracked === undefined){
const err15 = instancePath === "" ? atRoot21 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tracked"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Visible === undefined){
const err16 = instancePath === "" ? atRoot22 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Visible"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.ExtraText === undefined){
const err17 = instancePath === "" ? atRoot23 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExtraText"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.EntryId !== undefined){
if(typeof data.EntryId !== "string"){
const err18 = {instancePath:instancePath+"/EntryId",schemaPath:"#/properties/EntryId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err20 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.Description !== undefined){
if(typeof data.Description !== "string"){
const err21 = {instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Status !== undefined){
let data4 = data.Status;
if(typeof data4 !== "string"){
const err22 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data4 === "inProgress") || (data4 === "completed"))){
const err23 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues: schema29.properties.Status.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Group !== undefined){
let data5 = data.Group;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data5 === "") || (data5 === "nonPersistent")) || (data5 === "multiplayer"))){
const err25 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/enum",keyword:"enum",params:{allowedValues: schema29.properties.Group.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.DisplayGroup !== undefined){
if(typeof data.DisplayGroup !== "string"){
const err26 = {instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.Enabled !== undefined){
if(typeof data.Enabled !== "boolean"){
const err27 = {instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.RepeatableLimit !== undefined){
let data8 = data.RepeatableLimit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.FinishTime !== undefined){
let data9 = data.FinishTime;
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.AutoStart !== undefined){
if(typeof data.AutoStart !== "boolean"){
const err32 = {instancePath:instancePath+"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.TriggeredByInventory !== undefined){
if(typeof data.TriggeredByInventory !== "boolean"){
const err33 = {instancePath:instancePath+"/TriggeredByInventory",schemaPath:"#/properties/TriggeredByInventory/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.Requirements !== undefined){
if(!(Array.isArray(data.Requirements))){
const err34 = {instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.Creator !== undefined){
if(typeof data.Creator !== "string"){
const err35 = {instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.TemplateName !== undefined){
if(typeof data.TemplateName !== "string"){
const err36 = {instancePath:instancePath+"/TemplateName",schemaPath:"#/properties/TemplateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.Tracked !== undefined){
if(typeof data.Tracked !== "boolean"){
const err37 = {instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.Visible !== undefined){
if(typeof data.Visible !== "boolean"){
const err38 = {instancePath:instancePath+"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.ExtraText !== undefined){
if(typeof data.ExtraText !== "string"){
const err39 = {instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


const schema30 = {"type":"array"};

function validate70(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


const schema31 = {"type":"string"};

function validate72(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}



function validate60(data, instancePath = ""){
/*# sourceURL="quest-entry-completed.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate68(data, instancePath))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Rewards === undefined){
const err0 = instancePath === "" ? atRoot24 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rewards"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessMsg === undefined){
const err1 = instancePath === "" ? atRoot25 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessMsg"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Status !== undefined){
if("completed" !== data.Status){
const err2 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/const",keyword:"const",params:{allowedValue: "completed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Rewards !== undefined){
if(!(validate70(data.Rewards, instancePath+"/Rewards"))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.SuccessMsg !== undefined){
if(!(validate72(data.SuccessMsg, instancePath+"/SuccessMsg"))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


export const questEntryInProgress = validate74;
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"quest-entry-in-progress.schema.json","$ref":"quest-entry.schema.json#/$defs/shared","type":"object","properties":{"Status":{"const":"inProgress"},"Rewards":{"not":{}},"SuccessMsg":{"not":{}}}};

function validate75(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EntryId === undefined){
const err0 = instancePath === "" ? atRoot7 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EntryId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = instancePath === "" ? atRoot8 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Name === undefined){
const err2 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Description === undefined){
const err3 = instancePath === "" ? atRoot9 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Status === undefined){
const err4 = instancePath === "" ? atRoot10 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Group === undefined){
const err5 = instancePath === "" ? atRoot11 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Group"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.DisplayGroup === undefined){
const err6 = instancePath === "" ? atRoot12 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayGroup"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.Enabled === undefined){
const err7 = instancePath === "" ? atRoot13 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Enabled"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.RepeatableLimit === undefined){
const err8 = instancePath === "" ? atRoot14 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RepeatableLimit"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.FinishTime === undefined){
const err9 = instancePath === "" ? atRoot15 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FinishTime"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.AutoStart === undefined){
const err10 = instancePath === "" ? atRoot16 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "AutoStart"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.TriggeredByInventory === undefined){
const err11 = instancePath === "" ? atRoot17 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TriggeredByInventory"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Requirements === undefined){
const err12 = instancePath === "" ? atRoot18 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Requirements"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.Creator === undefined){
const err13 = instancePath === "" ? atRoot19 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Creator"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.TemplateName === undefined){
const err14 = instancePath === "" ? atRoot20 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TemplateName"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.Tracked === undefined){
const err15 = instancePath === "" ? atRoot21 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tracked"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Visible === undefined){
const err16 = instancePath === "" ? atRoot22 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Visible"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.ExtraText === undefined){
const err17 = instancePath === "" ? atRoot23 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExtraText"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.EntryId !== undefined){
if(typeof data.EntryId !== "string"){
const err18 = {instancePath:instancePath+"/EntryId",schemaPath:"#/properties/EntryId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err20 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.Description !== undefined){
if(typeof data.Description !== "string"){
const err21 = {instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Status !== undefined){
let data4 = data.Status;
if(typeof data4 !== "string"){
const err22 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data4 === "inProgress") || (data4 === "completed"))){
const err23 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues: schema29.properties.Status.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Group !== undefined){
let data5 = data.Group;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data5 === "") || (data5 === "nonPersistent")) || (data5 === "multiplayer"))){
const err25 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/enum",keyword:"enum",params:{allowedValues: schema29.properties.Group.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.DisplayGroup !== undefined){
if(typeof data.DisplayGroup !== "string"){
const err26 = {instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.Enabled !== undefined){
if(typeof data.Enabled !== "boolean"){
const err27 = {instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.RepeatableLimit !== undefined){
let data8 = data.RepeatableLimit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.FinishTime !== undefined){
let data9 = data.FinishTime;
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.AutoStart !== undefined){
if(typeof data.AutoStart !== "boolean"){
const err32 = {instancePath:instancePath+"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.TriggeredByInventory !== undefined){
if(typeof data.TriggeredByInventory !== "boolean"){
const err33 = {instancePath:instancePath+"/TriggeredByInventory",schemaPath:"#/properties/TriggeredByInventory/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.Requirements !== undefined){
if(!(Array.isArray(data.Requirements))){
const err34 = {instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.Creator !== undefined){
if(typeof data.Creator !== "string"){
const err35 = {instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.TemplateName !== undefined){
if(typeof data.TemplateName !== "string"){
const err36 = {instancePath:instancePath+"/TemplateName",schemaPath:"#/properties/TemplateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.Tracked !== undefined){
if(typeof data.Tracked !== "boolean"){
const err37 = {instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.Visible !== undefined){
if(typeof data.Visible !== "boolean"){
const err38 = {instancePath:instancePath+"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.ExtraText !== undefined){
if(typeof data.ExtraText !== "string"){
const err39 = {instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}



function validate74(data, instancePath = ""){
/*# sourceURL="quest-entry-in-progress.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate75(data, instancePath))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Status !== undefined){
if("inProgress" !== data.Status){
const err0 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/const",keyword:"const",params:{allowedValue: "inProgress"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Rewards !== undefined){
const err1 = {instancePath:instancePath+"/Rewards",schemaPath:"#/properties/Rewards/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.SuccessMsg !== undefined){
const err2 = {instancePath:instancePath+"/SuccessMsg",schemaPath:"#/properties/SuccessMsg/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


export const questEntry = validate61;
const schema28 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"quest-entry.schema.json","$ref":"#/$defs/shared","type":"object","properties":{"Rewards":{"$ref":"#/$defs/rewards"},"SuccessMsg":{"$ref":"#/$defs/successMessage"}},"allOf":[{"if":{"required":["Status"],"properties":{"Status":{"const":"inProgress"}}},"then":{}},{"if":{"required":["Status"],"properties":{"Status":{"const":"completed"}}},"then":{}}],"$defs":{"shared":{"type":"object","required":["EntryId","id","Name","Description","Status","Group","DisplayGroup","Enabled","RepeatableLimit","FinishTime","AutoStart","TriggeredByInventory","Requirements","Creator","TemplateName","Tracked","Visible","ExtraText"],"properties":{"EntryId":{"type":"string"},"id":{"type":"string"},"Name":{"type":"string"},"Description":{"type":"string"},"Status":{"type":"string","enum":["inProgress","completed"]},"Group":{"type":"string","enum":["","nonPersistent","multiplayer"]},"DisplayGroup":{"type":"string"},"Enabled":{"type":"boolean"},"RepeatableLimit":{"type":"integer","minimum":0},"FinishTime":{"type":"number","minimum":0},"AutoStart":{"type":"boolean"},"TriggeredByInventory":{"type":"boolean"},"Requirements":{"type":"array","items":{}},"Creator":{"type":"string"},"TemplateName":{"type":"string"},"Tracked":{"type":"boolean"},"Visible":{"type":"boolean"},"ExtraText":{"type":"string","if":{"not":{"const":""}},"then":{}}}},"rewards":{"type":"array"},"successMessage":{"type":"string"}}};

function validate62(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EntryId === undefined){
const err0 = instancePath === "" ? atRoot7 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EntryId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = instancePath === "" ? atRoot8 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Name === undefined){
const err2 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Description === undefined){
const err3 = instancePath === "" ? atRoot9 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Description"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Status === undefined){
const err4 = instancePath === "" ? atRoot10 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Group === undefined){
const err5 = instancePath === "" ? atRoot11 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Group"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.DisplayGroup === undefined){
const err6 = instancePath === "" ? atRoot12 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DisplayGroup"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.Enabled === undefined){
const err7 = instancePath === "" ? atRoot13 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Enabled"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.RepeatableLimit === undefined){
const err8 = instancePath === "" ? atRoot14 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RepeatableLimit"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.FinishTime === undefined){
const err9 = instancePath === "" ? atRoot15 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FinishTime"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.AutoStart === undefined){
const err10 = instancePath === "" ? atRoot16 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "AutoStart"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.TriggeredByInventory === undefined){
const err11 = instancePath === "" ? atRoot17 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TriggeredByInventory"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Requirements === undefined){
const err12 = instancePath === "" ? atRoot18 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Requirements"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.Creator === undefined){
const err13 = instancePath === "" ? atRoot19 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Creator"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.TemplateName === undefined){
const err14 = instancePath === "" ? atRoot20 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TemplateName"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.Tracked === undefined){
const err15 = instancePath === "" ? atRoot21 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tracked"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Visible === undefined){
const err16 = instancePath === "" ? atRoot22 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Visible"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.ExtraText === undefined){
const err17 = instancePath === "" ? atRoot23 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExtraText"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.EntryId !== undefined){
if(typeof data.EntryId !== "string"){
const err18 = {instancePath:instancePath+"/EntryId",schemaPath:"#/properties/EntryId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err20 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.Description !== undefined){
if(typeof data.Description !== "string"){
const err21 = {instancePath:instancePath+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Status !== undefined){
let data4 = data.Status;
if(typeof data4 !== "string"){
const err22 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data4 === "inProgress") || (data4 === "completed"))){
const err23 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues: schema29.properties.Status.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Group !== undefined){
let data5 = data.Group;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data5 === "") || (data5 === "nonPersistent")) || (data5 === "multiplayer"))){
const err25 = {instancePath:instancePath+"/Group",schemaPath:"#/properties/Group/enum",keyword:"enum",params:{allowedValues: schema29.properties.Group.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.DisplayGroup !== undefined){
if(typeof data.DisplayGroup !== "string"){
const err26 = {instancePath:instancePath+"/DisplayGroup",schemaPath:"#/properties/DisplayGroup/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.Enabled !== undefined){
if(typeof data.Enabled !== "boolean"){
const err27 = {instancePath:instancePath+"/Enabled",schemaPath:"#/properties/Enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.RepeatableLimit !== undefined){
let data8 = data.RepeatableLimit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err28 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/RepeatableLimit",schemaPath:"#/properties/RepeatableLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.FinishTime !== undefined){
let data9 = data.FinishTime;
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/FinishTime",schemaPath:"#/properties/FinishTime/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.AutoStart !== undefined){
if(typeof data.AutoStart !== "boolean"){
const err32 = {instancePath:instancePath+"/AutoStart",schemaPath:"#/properties/AutoStart/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.TriggeredByInventory !== undefined){
if(typeof data.TriggeredByInventory !== "boolean"){
const err33 = {instancePath:instancePath+"/TriggeredByInventory",schemaPath:"#/properties/TriggeredByInventory/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.Requirements !== undefined){
if(!(Array.isArray(data.Requirements))){
const err34 = {instancePath:instancePath+"/Requirements",schemaPath:"#/properties/Requirements/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.Creator !== undefined){
if(typeof data.Creator !== "string"){
const err35 = {instancePath:instancePath+"/Creator",schemaPath:"#/properties/Creator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.TemplateName !== undefined){
if(typeof data.TemplateName !== "string"){
const err36 = {instancePath:instancePath+"/TemplateName",schemaPath:"#/properties/TemplateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.Tracked !== undefined){
if(typeof data.Tracked !== "boolean"){
const err37 = {instancePath:instancePath+"/Tracked",schemaPath:"#/properties/Tracked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.Visible !== undefined){
if(typeof data.Visible !== "boolean"){
const err38 = {instancePath:instancePath+"/Visible",schemaPath:"#/properties/Visible/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.ExtraText !== undefined){
if(typeof data.ExtraText !== "string"){
const err39 = {instancePath:instancePath+"/ExtraText",schemaPath:"#/properties/ExtraText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}



function validate64(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}



function validate66(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}



function validate61(data, instancePath = ""){
/*# sourceURL="quest-entry.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate62(data, instancePath))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Rewards !== undefined){
if(!(validate64(data.Rewards, instancePath+"/Rewards"))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.SuccessMsg !== undefined){
if(!(validate66(data.SuccessMsg, instancePath+"/SuccessMsg"))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}


export const requirement = validate77;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"requirement.schema.json","type":"object","required":["delete","amount","type","id"],"properties":{"delete":{"type":"boolean","const":false},"amount":{"type":"integer","minimum":1},"type":{"type":"string","const":"quest"},"id":{"type":"string"}}};

function validate77(data, instancePath = ""){
/*# sourceURL="requirement.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delete === undefined){
const err0 = instancePath === "" ? atRoot26 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delete"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = instancePath === "" ? atRoot27 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = instancePath === "" ? atRoot28 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id === undefined){
const err3 = instancePath === "" ? atRoot8 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.delete !== undefined){
let data0 = data.delete;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data0){
const err5 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("quest" !== data2){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "quest"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


export const roomItem = validate78;
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"room-item.schema.json","type":"object","properties":{"prefabName":{"type":"string"},"pos":{"$ref":"#/$defs/vector3"},"rot":{"$ref":"#/$defs/quaternion"},"scale":{"$ref":"#/$defs/vector3"},"modelsize":{"$ref":"#/$defs/vector3"},"modelCenter":{"$ref":"#/$defs/vector3"},"contentString":{"type":"string"},"parentItemID":{"type":"integer"},"placed":{"type":"boolean"},"locked":{"type":"boolean"},"superLocked":{"type":"boolean"},"interactivityType":{"type":"integer"},"interactivityURL":{"type":"string"},"hoverTitle":{"type":"string"},"hoverBodyContent":{"type":"string"},"ImageInteractivityDetails":{"type":"object"},"sessionData":{"type":"string"},"instanceId":{"type":"string"},"currentEditornetId":{"type":"integer"},"extraData":{}},"$defs":{"vector3":{"type":"object","required":["x","y","z"],"properties":{"x":{"type":"number"},"y":{"type":"number"},"z":{"type":"number"}}},"quaternion":{"type":"object","required":["x","y","z","w"],"properties":{"x":{"type":"number"},"y":{"type":"number"},"z":{"type":"number"},"w":{"type":"number"}}}}};
const schema39 = {"type":"object","required":["x","y","z"],"properties":{"x":{"type":"number"},"y":{"type":"number"},"z":{"type":"number"}}};

function validate79(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
const err0 = instancePath === "" ? atRoot29 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.y === undefined){
const err1 = instancePath === "" ? atRoot30 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.z === undefined){
const err2 = instancePath === "" ? atRoot31 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "z"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.x !== undefined){
if(!(typeof data.x == "number")){
const err3 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.y !== undefined){
if(!(typeof data.y == "number")){
const err4 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.z !== undefined){
if(!(typeof data.z == "number")){
const err5 = {instancePath:instancePath+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


const schema40 = {"type":"object","required":["x","y","z","w"],"properties":{"x":{"type":"number"},"y":{"type":"number"},"z":{"type":"number"},"w":{"type":"number"}}};

function validate81(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
const err0 = instancePath === "" ? atRoot29 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.y === undefined){
const err1 = instancePath === "" ? atRoot30 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.z === undefined){
const err2 = instancePath === "" ? atRoot31 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "z"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.w === undefined){
const err3 = instancePath === "" ? atRoot32 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "w"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.x !== undefined){
if(!(typeof data.x == "number")){
const err4 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.y !== undefined){
if(!(typeof data.y == "number")){
const err5 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.z !== undefined){
if(!(typeof data.z == "number")){
const err6 = {instancePath:instancePath+"/z",schemaPath:"#/properties/z/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.w !== undefined){
if(!(typeof data.w == "number")){
const err7 = {instancePath:instancePath+"/w",schemaPath:"#/properties/w/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}



function validate78(data, instancePath = ""){
/*# sourceURL="room-item.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prefabName !== undefined){
if(typeof data.prefabName !== "string"){
const err0 = {instancePath:instancePath+"/prefabName",schemaPath:"#/properties/prefabName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pos !== undefined){
if(!(validate79(data.pos, instancePath+"/pos"))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.rot !== undefined){
if(!(validate81(data.rot, instancePath+"/rot"))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.scale !== undefined){
if(!(validate79(data.scale, instancePath+"/scale"))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.modelsize !== undefined){
if(!(validate79(data.modelsize, instancePath+"/modelsize"))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.modelCenter !== undefined){
if(!(validate79(data.modelCenter, instancePath+"/modelCenter"))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.contentString !== undefined){
if(typeof data.contentString !== "string"){
const err1 = {instancePath:instancePath+"/contentString",schemaPath:"#/properties/contentString/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.parentItemID !== undefined){
let data7 = data.parentItemID;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err2 = {instancePath:instancePath+"/parentItemID",schemaPath:"#/properties/parentItemID/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.placed !== undefined){
if(typeof data.placed !== "boolean"){
const err3 = {instancePath:instancePath+"/placed",schemaPath:"#/properties/placed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err4 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.superLocked !== undefined){
if(typeof data.superLocked !== "boolean"){
const err5 = {instancePath:instancePath+"/superLocked",schemaPath:"#/properties/superLocked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.interactivityType !== undefined){
let data11 = data.interactivityType;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err6 = {instancePath:instancePath+"/interactivityType",schemaPath:"#/properties/interactivityType/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.interactivityURL !== undefined){
if(typeof data.interactivityURL !== "string"){
const err7 = {instancePath:instancePath+"/interactivityURL",schemaPath:"#/properties/interactivityURL/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hoverTitle !== undefined){
if(typeof data.hoverTitle !== "string"){
const err8 = {instancePath:instancePath+"/hoverTitle",schemaPath:"#/properties/hoverTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hoverBodyContent !== undefined){
if(typeof data.hoverBodyContent !== "string"){
const err9 = {instancePath:instancePath+"/hoverBodyContent",schemaPath:"#/properties/hoverBodyContent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ImageInteractivityDetails !== undefined){
let data15 = data.ImageInteractivityDetails;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err10 = {instancePath:instancePath+"/ImageInteractivityDetails",schemaPath:"#/properties/ImageInteractivityDetails/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sessionData !== undefined){
if(typeof data.sessionData !== "string"){
const err11 = {instancePath:instancePath+"/sessionData",schemaPath:"#/properties/sessionData/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.instanceId !== undefined){
if(typeof data.instanceId !== "string"){
const err12 = {instancePath:instancePath+"/instanceId",schemaPath:"#/properties/instanceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.currentEditornetId !== undefined){
let data18 = data.currentEditornetId;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err13 = {instancePath:instancePath+"/currentEditornetId",schemaPath:"#/properties/currentEditornetId/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


export const roomTasks = validate86;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"room-tasks.schema.json","type":"object","required":["Tasks"],"properties":{"Tasks":{"type":"array"}}};

function validate86(data, instancePath = ""){
/*# sourceURL="room-tasks.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Tasks === undefined){
const err0 = instancePath === "" ? atRoot33 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tasks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Tasks !== undefined){
if(!(Array.isArray(data.Tasks))){
const err1 = {instancePath:instancePath+"/Tasks",schemaPath:"#/properties/Tasks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


export const runTriggersFromEffector = validate87;
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"run-triggers-from-effector.schema.json","type":"object","required":["$type","linkedTasks"],"properties":{"$type":{"type":"string"},"linkedTasks":{"type":"array","items":{}},"useRandom":{"type":"boolean"}}};

function validate87(data, instancePath = ""){
/*# sourceURL="run-triggers-from-effector.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.linkedTasks === undefined){
const err1 = instancePath === "" ? atRoot34 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedTasks"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$type !== undefined){
if(typeof data.$type !== "string"){
const err2 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.linkedTasks !== undefined){
if(!(Array.isArray(data.linkedTasks))){
const err3 = {instancePath:instancePath+"/linkedTasks",schemaPath:"#/properties/linkedTasks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.useRandom !== undefined){
if(typeof data.useRandom !== "boolean"){
const err4 = {instancePath:instancePath+"/useRandom",schemaPath:"#/properties/useRandom/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


export const settings = validate88;
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"settings.schema.json","type":"object","properties":{"roomBase":{"type":"string"},"isNight":{"type":"boolean"},"chatDisabled":{"type":"boolean"},"tasksRefresh":{"type":"boolean"},"roomSettingsExtraData":{"type":"string"}}};

function validate88(data, instancePath = ""){
/*# sourceURL="settings.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roomBase !== undefined){
if(typeof data.roomBase !== "string"){
const err0 = {instancePath:instancePath+"/roomBase",schemaPath:"#/properties/roomBase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.isNight !== undefined){
if(typeof data.isNight !== "boolean"){
const err1 = {instancePath:instancePath+"/isNight",schemaPath:"#/properties/isNight/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.chatDisabled !== undefined){
if(typeof data.chatDisabled !== "boolean"){
const err2 = {instancePath:instancePath+"/chatDisabled",schemaPath:"#/properties/chatDisabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tasksRefresh !== undefined){
if(typeof data.tasksRefresh !== "boolean"){
const err3 = {instancePath:instancePath+"/tasksRefresh",schemaPath:"#/properties/tasksRefresh/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.roomSettingsExtraData !== undefined){
if(typeof data.roomSettingsExtraData !== "string"){
const err4 = {instancePath:instancePath+"/roomSettingsExtraData",schemaPath:"#/properties/roomSettingsExtraData/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


export const showObject = validate89;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"show-object.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string"}}};

function validate89(data, instancePath = ""){
/*# sourceURL="show-object.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
if(typeof data.$type !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


export const snapshot = validate90;
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"snapshot.schema.json","type":"object","properties":{"roomItems":{"type":"object","additionalProperties":{}},"settings":{"type":"object"},"roomTasks":{"type":"object"},"quests":{"type":"object","additionalProperties":{}},"logic":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate90(data, instancePath = ""){
/*# sourceURL="snapshot.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roomItems !== undefined){
let data0 = data.roomItems;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/roomItems",schemaPath:"#/properties/roomItems/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.settings !== undefined){
let data1 = data.settings;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.roomTasks !== undefined){
let data2 = data.roomTasks;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err2 = {instancePath:instancePath+"/roomTasks",schemaPath:"#/properties/roomTasks/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.quests !== undefined){
let data3 = data.quests;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err3 = {instancePath:instancePath+"/quests",schemaPath:"#/properties/quests/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.logic !== undefined){
let data4 = data.logic;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
const err4 = {instancePath:instancePath+"/logic/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logic/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/logic",schemaPath:"#/properties/logic/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


export const subscription = validate91;
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"subscription.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string","not":{"const":""}}},"allOf":[{"if":{"required":["$type"],"properties":{"$type":{"const":"TaskEffectorSubscription"}}},"then":{}},{"if":{"required":["$type"],"properties":{"$type":{"const":"TaskTriggerSubscription"}}},"then":{}}]};

function validate91(data, instancePath = ""){
/*# sourceURL="subscription.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
if("" !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs8 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}


export const triggerSubscriptionBasic = validate92;
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"trigger-subscription-basic.schema.json","$ref":"trigger-subscription.schema.json#/$defs/shared","type":"object","required":["DirectEffector"],"properties":{"DirectEffector":{},"TaskTriggerId":{"not":{}}}};
const schema49 = {"type":"object","required":["$type","Trigger"],"properties":{"$type":{"type":"string","not":{"const":""}},"Trigger":{"type":"object"},"Id":{"type":"string"},"TargetState":{"type":"integer"},"Name":{"type":"string"},"TaskTriggerId":{"type":"string"},"DirectEffector":{"type":"object"}}};

function validate96(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Trigger === undefined){
const err1 = instancePath === "" ? atRoot5 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Trigger"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if("" !== data0){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.Trigger !== undefined){
let data1 = data.Trigger;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/Trigger",schemaPath:"#/properties/Trigger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.TargetState !== undefined){
let data3 = data.TargetState;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err8 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.TaskTriggerId !== undefined){
if(typeof data.TaskTriggerId !== "string"){
const err9 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.DirectEffector !== undefined){
let data6 = data.DirectEffector;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}



function validate92(data, instancePath = ""){
/*# sourceURL="trigger-subscription-basic.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate96(data, instancePath))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.DirectEffector === undefined){
const err0 = instancePath === "" ? atRoot35 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DirectEffector"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TaskTriggerId !== undefined){
const err1 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


export const triggerSubscriptionQuest = validate98;
const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"trigger-subscription-quest.schema.json","$ref":"trigger-subscription.schema.json#/$defs/shared","type":"object","required":["Id","TargetState","Name","TaskTriggerId"],"properties":{"Id":{"type":"string"},"TargetState":{},"Name":{},"TaskTriggerId":{},"DirectEffector":{"not":{}}}};

function validate99(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Trigger === undefined){
const err1 = instancePath === "" ? atRoot5 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Trigger"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if("" !== data0){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.Trigger !== undefined){
let data1 = data.Trigger;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/Trigger",schemaPath:"#/properties/Trigger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.TargetState !== undefined){
let data3 = data.TargetState;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err8 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.TaskTriggerId !== undefined){
if(typeof data.TaskTriggerId !== "string"){
const err9 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.DirectEffector !== undefined){
let data6 = data.DirectEffector;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}



function validate98(data, instancePath = ""){
/*# sourceURL="trigger-subscription-quest.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate99(data, instancePath))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = instancePath === "" ? atRoot2 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TargetState === undefined){
const err1 = instancePath === "" ? atRoot6 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetState"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Name === undefined){
const err2 = instancePath === "" ? atRoot3 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.TaskTriggerId === undefined){
const err3 = instancePath === "" ? atRoot4 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskTriggerId"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.DirectEffector !== undefined){
const err5 = {instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


export const triggerSubscription = validate93;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"trigger-subscription.schema.json","$ref":"#/$defs/shared","type":"object","if":{"required":["DirectEffector"],"properties":{"DirectEffector":{}}},"then":{},"else":{},"$defs":{"shared":{"type":"object","required":["$type","Trigger"],"properties":{"$type":{"type":"string","not":{"const":""}},"Trigger":{"type":"object"},"Id":{"type":"string"},"TargetState":{"type":"integer"},"Name":{"type":"string"},"TaskTriggerId":{"type":"string"},"DirectEffector":{"type":"object"}}}}};

function validate94(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Trigger === undefined){
const err1 = instancePath === "" ? atRoot5 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Trigger"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if("" !== data0){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err4 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.Trigger !== undefined){
let data1 = data.Trigger;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {instancePath:instancePath+"/Trigger",schemaPath:"#/properties/Trigger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.TargetState !== undefined){
let data3 = data.TargetState;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/TargetState",schemaPath:"#/properties/TargetState/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
const err8 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.TaskTriggerId !== undefined){
if(typeof data.TaskTriggerId !== "string"){
const err9 = {instancePath:instancePath+"/TaskTriggerId",schemaPath:"#/properties/TaskTriggerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.DirectEffector !== undefined){
let data6 = data.DirectEffector;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/DirectEffector",schemaPath:"#/properties/DirectEffector/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}



function validate93(data, instancePath = ""){
/*# sourceURL="trigger-subscription.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate94(data, instancePath))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}


export const trigger = validate101;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"trigger.schema.json","type":"object","required":["$type"],"properties":{"$type":{"type":"string","not":{"const":""}}}};

function validate101(data, instancePath = ""){
/*# sourceURL="trigger.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$type === undefined){
const err0 = instancePath === "" ? atRoot0 : {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$type !== undefined){
let data0 = data.$type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
if("" !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
if(valid1){
const err3 = {instancePath:instancePath+"/$type",schemaPath:"#/properties/%24type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


export const validators = {
  "direct-effector": directEffector,
  "effect": effect,
  "effector-subscription": effectorSubscription,
  "hide-object": hideObject,
  "linked-task-trigger": linkedTaskTrigger,
  "linked-task": linkedTask,
  "logic-value": logicValue,
  "move-to-spot": moveToSpot,
  "quest-entry-completed": questEntryCompleted,
  "quest-entry-in-progress": questEntryInProgress,
  "quest-entry": questEntry,
  "requirement": requirement,
  "room-item": roomItem,
  "room-tasks": roomTasks,
  "run-triggers-from-effector": runTriggersFromEffector,
  "settings": settings,
  "show-object": showObject,
  "snapshot": snapshot,
  "subscription": subscription,
  "trigger-subscription-basic": triggerSubscriptionBasic,
  "trigger-subscription-quest": triggerSubscriptionQuest,
  "trigger-subscription": triggerSubscription,
  "trigger": trigger,
};

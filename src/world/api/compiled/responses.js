// Generated from src/world/api/schemas.ts by .ci/compile-responses.ts. Do not edit.
"use strict";
export const CreatedRoom = validate20;
const schema31 = {"title":"CreatedRoom","type":"object","required":["code","room"],"properties":{"code":{"type":"string","enum":["SUCCESS"],"description":"SUCCESS on success"},"room":{"type":"object","required":["RoomID","Name"],"additionalProperties":true,"properties":{"RoomID":{"type":"string","not":{"const":""},"description":"the identifier of the new game"},"Name":{"type":["string","null"]}}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.room === undefined) && (missing0 = "room"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "SUCCESS")){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema31.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.room !== undefined){
let data1 = data.room;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.RoomID === undefined) && (missing1 = "RoomID")) || ((data1.Name === undefined) && (missing1 = "Name"))){
validate20.errors = [{instancePath:instancePath+"/room",schemaPath:"#/properties/room/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.RoomID !== undefined){
let data2 = data1.RoomID;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate20.errors = [{instancePath:instancePath+"/room/RoomID",schemaPath:"#/properties/room/properties/RoomID/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs8 = errors;
const _errs9 = errors;
if("" !== data2){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs9 === errors;
if(valid2){
validate20.errors = [{instancePath:instancePath+"/room/RoomID",schemaPath:"#/properties/room/properties/RoomID/not",keyword:"not",params:{}}];
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.Name !== undefined){
let data3 = data1.Name;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate20.errors = [{instancePath:instancePath+"/room/Name",schemaPath:"#/properties/room/properties/Name/type",keyword:"type",params:{type: schema31.properties.room.properties.Name.type}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/room",schemaPath:"#/properties/room/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"room":true},"dynamicProps":false,"dynamicItems":false};

export const DuplicatedRoom = validate21;
const schema32 = {"title":"DuplicatedRoom","type":"object","required":["code","message","roomId"],"properties":{"code":{"type":"string","enum":["SUCCESS"]},"message":{"type":"string","description":"a copy message for people"},"roomId":{"type":"string","not":{"const":""},"description":"the identifier of the new game"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.roomId === undefined) && (missing0 = "roomId"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate21.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "SUCCESS")){
validate21.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema32.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomId !== undefined){
let data2 = data.roomId;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/roomId",schemaPath:"#/properties/roomId/type",keyword:"type",params:{type: "string"}}];
return false;
}
const _errs7 = errors;
const _errs8 = errors;
if("" !== data2){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs8 === errors;
if(valid1){
validate21.errors = [{instancePath:instancePath+"/roomId",schemaPath:"#/properties/roomId/not",keyword:"not",params:{}}];
return false;
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"code":true,"message":true,"roomId":true},"dynamicProps":false,"dynamicItems":false};

export const UpdatedRoom = validate22;
const schema33 = {"title":"UpdatedRoom","type":"object","required":["data"],"properties":{"data":{"type":"object","required":["RoomID"],"additionalProperties":true,"properties":{"RoomID":{"type":"string"},"Name":{"description":"any JSON value"},"Description":{"description":"any JSON value"},"ShortDescription":{"description":"any JSON value"},"Overview":{"description":"any JSON value"},"Image":{"description":"any JSON value"},"Gallery":{"description":"any JSON value"},"Genre":{"description":"any JSON value"},"Subgenres":{"description":"any JSON value"},"Purpose":{"description":"any JSON value"},"Discord":{"description":"any JSON value"},"IdSlug":{"description":"any JSON value"},"ShowOnDirectory":{"description":"any JSON value"},"MuteGuests":{"description":"any JSON value"},"HighRes":{"description":"any JSON value"},"HideNameOnLoadingScreen":{"description":"any JSON value"},"Status":{"description":"any JSON value"},"AttachedLists":{"description":"any JSON value"},"AttachedItems":{"description":"any JSON value"},"RelatedLevelStagingRoomIDs":{"description":"any JSON value"}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.RoomID === undefined) && (missing1 = "RoomID")){
validate22.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.RoomID !== undefined){
if(typeof data0.RoomID !== "string"){
validate22.errors = [{instancePath:instancePath+"/data/RoomID",schemaPath:"#/properties/data/properties/RoomID/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"data":true},"dynamicProps":false,"dynamicItems":false};

export const BuildItems = validate23;
const schema34 = {"title":"BuildItems","type":"object","required":["code","items"],"properties":{"code":{"type":"string","enum":["SUCCESS"]},"items":{"type":"array","items":{"title":"BuildItem","type":"object","required":["id","name","type","category","glb","audio","thumbnailSrc"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"type":{"type":"string"},"category":{"type":"string"},"glb":{"type":["string","null"]},"audio":{"type":["string","null"]},"thumbnailSrc":{"type":"string"}}}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.items === undefined) && (missing0 = "items"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "SUCCESS")){
validate23.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema34.properties.code.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.type === undefined) && (missing1 = "type"))) || ((data2.category === undefined) && (missing1 = "category"))) || ((data2.glb === undefined) && (missing1 = "glb"))) || ((data2.audio === undefined) && (missing1 = "audio"))) || ((data2.thumbnailSrc === undefined) && (missing1 = "thumbnailSrc"))){
validate23.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs7 = errors;
if(typeof data2.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs9 = errors;
if(typeof data2.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.type !== undefined){
const _errs11 = errors;
if(typeof data2.type !== "string"){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/type",schemaPath:"#/properties/items/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.category !== undefined){
const _errs13 = errors;
if(typeof data2.category !== "string"){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/category",schemaPath:"#/properties/items/items/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.glb !== undefined){
let data7 = data2.glb;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/glb",schemaPath:"#/properties/items/items/properties/glb/type",keyword:"type",params:{type: schema34.properties.items.items.properties.glb.type}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.audio !== undefined){
let data8 = data2.audio;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/audio",schemaPath:"#/properties/items/items/properties/audio/type",keyword:"type",params:{type: schema34.properties.items.items.properties.audio.type}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.thumbnailSrc !== undefined){
const _errs19 = errors;
if(typeof data2.thumbnailSrc !== "string"){
validate23.errors = [{instancePath:instancePath+"/items/" + i0+"/thumbnailSrc",schemaPath:"#/properties/items/items/properties/thumbnailSrc/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"code":true,"items":true},"dynamicProps":false,"dynamicItems":false};

export const UploadDestination = validate24;
const schema35 = {"title":"UploadDestination","type":"object","required":["signedUploadURL","assetURL","objectKey"],"properties":{"signedUploadURL":{"type":"string","description":"temporary, and holds a credential: never logged, never published"},"assetURL":{"type":"string"},"objectKey":{"type":"string"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.signedUploadURL === undefined) && (missing0 = "signedUploadURL")) || ((data.assetURL === undefined) && (missing0 = "assetURL"))) || ((data.objectKey === undefined) && (missing0 = "objectKey"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.signedUploadURL !== undefined){
const _errs1 = errors;
if(typeof data.signedUploadURL !== "string"){
validate24.errors = [{instancePath:instancePath+"/signedUploadURL",schemaPath:"#/properties/signedUploadURL/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assetURL !== undefined){
const _errs3 = errors;
if(typeof data.assetURL !== "string"){
validate24.errors = [{instancePath:instancePath+"/assetURL",schemaPath:"#/properties/assetURL/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objectKey !== undefined){
const _errs5 = errors;
if(typeof data.objectKey !== "string"){
validate24.errors = [{instancePath:instancePath+"/objectKey",schemaPath:"#/properties/objectKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"signedUploadURL":true,"assetURL":true,"objectKey":true},"dynamicProps":false,"dynamicItems":false};


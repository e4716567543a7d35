import{jsonWithoutCommands}from"./chunk-FKAQQFHU.js";import{repositoryPath}from"./chunk-C4YI3HT6.js";import{sha256}from"@noble/hashes/sha2.js";import{bytesToHex,utf8ToBytes}from"@noble/hashes/utils.js";var SEVERITIES={error:"major",warning:"minor",info:"info"};var GitLabReporter=class{constructor(folder){this.folder=folder}folder;entries=0;*file({path,findings,
error}){const inRepository=repositoryPath(this.folder,path);if(error!==void 0){yield this.entry({description:error,check_name:"roomlint",fingerprint:digest(inRepository,
"error",error),severity:"critical",location:{path:inRepository,lines:{begin:1}}})}for(const{rule,level,message,start,fingerprint}of findings){yield this.entry({
description:message,check_name:rule,fingerprint:digest(inRepository,rule,fingerprint),severity:SEVERITIES[level],location:{path:inRepository,lines:{begin:start.
line}}})}}end(){return this.entries===0?"[]\n":"\n]\n"}entry(entry){return`${this.entries++===0?"[\n":",\n"}${jsonWithoutCommands(entry)}`}};function digest(...parts){
return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0,32)}export{GitLabReporter};

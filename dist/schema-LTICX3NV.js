import{EXIT,TELLING_EXITS}from"./chunk-PRCPKBQZ.js";import{UsageError,writeOut}from"./chunk-2GYK7IXN.js";import"./chunk-L5TGTLJA.js";import"./chunk-UE2GTNOF.js";
import{nearest}from"./chunk-SEJ7SXFO.js";import"./chunk-2WPEU7UQ.js";import"./chunk-UEA4PZUM.js";import"./chunk-FKAQQFHU.js";import{readdirSync,readFileSync}from"node:fs";var ENDING=".schema.json";var schema={name:"schema",synopsis:"[record]",summary:"print the JSON Schema of a record, or list the records",options:[],details:`Wit\
hout a record, the names of all records are listed. JSON Schema 2020-12; unknown fields are allowed everywhere.

  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the shape of check --format json
  roomlint schema config                   the shape of roomlint.config.json
  roomlint schema roundtrip-report         the shape of roundtrip --format json
`,exits:TELLING_EXITS,run({positionals}){const[record,extra]=positionals;if(extra!==void 0)throw new UsageError(`schema prints one record: leave out "${extra}"`);
const folder=schemaFolder();const records=readdirSync(folder).filter(name=>name.endsWith(ENDING)).map(name=>name.slice(0,-ENDING.length)).sort();if(record===void 0){
writeOut(`${records.join("\n")}
`);return EXIT.clean}if(!records.includes(record)){const guess=nearest(record,records);const hint=guess===void 0?'"roomlint schema" lists them':`did you mean ${guess}\
?`;throw new UsageError(`there is no record "${record}": ${hint}`)}writeOut(readFileSync(new URL(`${record}${ENDING}`,folder),"utf8"));return EXIT.clean}};function schemaFolder(){
for(const up of["../schemas/","../../schemas/"]){const folder=new URL(up,import.meta.url);try{readdirSync(folder);return folder}catch{}}throw new Error("the fol\
der schemas/ is missing from the package")}export{schema};

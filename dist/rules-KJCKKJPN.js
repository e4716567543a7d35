import{EXIT,TELLING_EXITS}from"./chunk-PRCPKBQZ.js";import{UsageError,writeOut}from"./chunk-2GYK7IXN.js";import"./chunk-L5TGTLJA.js";import"./chunk-UE2GTNOF.js";
import{rulePack}from"./chunk-5ADMPDGK.js";import"./chunk-SEJ7SXFO.js";import"./chunk-2WPEU7UQ.js";import"./chunk-6QMVN2JM.js";import"./chunk-UEA4PZUM.js";
import"./chunk-FKAQQFHU.js";var rules={name:"rules",synopsis:"[--json]",summary:"list every rule with its level and what it reports",options:[{name:"json",help:"as JSON, with sources, reas\
ons and options"}],details:`Columns: level in the preset "recommended" (and in "lenient" where it differs), whether a repair is
known (safe, unsafe, or mixed: it depends on the case), id, and what is reported.
`,exits:TELLING_EXITS,run({switches,positionals}){const[extra]=positionals;if(extra!==void 0)throw new UsageError(`rules takes no path: leave out "${extra}"`);const all=[
...rulePack.values()];writeOut(switches.has("json")?`${JSON.stringify(all.map(asJson),null,2)}
`:table(all));return EXIT.clean}};function table(all){const rows=all.map(rule=>[levels(rule),rule.fix==="none"?"":rule.fix,rule.id,rule.summary]);const widths=[
0,1,2].map(column=>Math.max(...rows.map(row=>(row[column]??"").length)));const line=row=>row.map((cell,column)=>cell.padEnd(widths[column]??0)).join("  ").trimEnd();
return`${rows.map(line).join("\n")}
`}function levels({level,lenient}){return lenient?.level===void 0||lenient.level===level?level:`${level} (${lenient.level})`}function asJson({id,level,lenient,fix,
summary,source,why,options}){return{id,level,lenient,fix,summary,source,why,options}}export{rules};

import{TextReporter,unifiedDiff}from"./chunk-KS6MHPDL.js";import{lintText,repairText,rulePack}from"./chunk-HSO7PULM.js";import{activeRules,isObject,
member,parsePointer,presetSetting,printable}from"./chunk-FMW4FYWV.js";var FILE="room.json";var MOST_LINES=16;var AROUND=3;var LONGEST_LINE=200;function rulePage(rule){const{good,bad}=rule.examples();const parts=[`# ${rule.id}`,`${rule.
summary}.`,facts(rule),"## Why",rule.why,"## What it reports",...bad.flatMap(example=>badExample(rule,example)),"## What it accepts",...good.flatMap(example=>goodExample(
rule,example,bad[0]))];if(Object.keys(rule.options??{}).length>0)parts.push("## Options",optionTable(rule));parts.push("## Source",`${sentence(rule.source)}`);return`${parts.
join("\n\n")}
`}function facts({level,lenient,fix}){const relaxed=lenient===void 0?"the same":[lenient.level,...Object.entries(lenient.options??{}).map(([name,value])=>`\`${name}\
: ${JSON.stringify(value)}\``)].filter(part=>part!==void 0).join(", with ");return["| level | in `lenient` | repair |","|---|---|---|",`| ${level} | ${relaxed} \
| ${REPAIRS[fix]} |`].join("\n")}var REPAIRS={none:"none",safe:"`--fix`",unsafe:"`--fix --unsafe-fixes`",mixed:"in some cases"};function sentence(text){return`${text.
charAt(0).toUpperCase()}${text.slice(1)}.`}function badExample(rule,example){const bytes=toBytes(example.text);const settings=settingsOf(rule,example.options);const result=lintText(
bytes,settings);const own=result.findings.filter(finding=>finding.rule===rule.id);const parts=[`### ${sentence(example.title).slice(0,-1)}`,...withOptions(rule,
example)];const shown=excerptAt(example,own[0]);if(shown!==void 0)parts.push(shown);parts.push(fenced("text",outputOf(own,result)));const repair=repairText(bytes,
settings,true,result);if(repair.splices.length>0){const change={path:FILE,before:repair.before.shown,after:repair.after.shown,splices:repair.splices,longestLine:LONGEST_LINE};
parts.push("repaired:",fenced("diff",[...unifiedDiff(change)].join("").trimEnd()))}return parts}function goodExample(rule,example,bad){const[found]=lintText(toBytes(
bad.text),settingsOf(rule,bad.options)).findings;const shown=excerptAt(example,found)??excerpt(toText(example.text),void 0);return[`### ${sentence(example.title).
slice(0,-1)}`,...withOptions(rule,example),shown]}function withOptions(rule,{options}){if(options===void 0)return[];return[`With \`"${rule.id}": ["${rule.level}\
", ${JSON.stringify(options)}]\` in the config:`]}function outputOf(findings,{shownBytes}){const reporter=new TextReporter((_style,text)=>text,false);const report={
path:FILE,bytes:shownBytes.length,findings,rules:[],shownBytes};return[...reporter.file(report)].join("").trimEnd()}function settingsOf(rule,options){const setting=presetSetting(
"recommended",rule);const own={level:rule.level,options:{...setting.options,...options}};const rules=activeRules(rulePack,new Map([[rule.id,own]]));const max=options===
void 0?void 0:member(options,"max");return{rules,maxDepth:rule.id==="text/depth"&&typeof max==="number"?max:256}}function excerptAt({text},finding){const whole=toText(
text);if(finding===void 0||whole.split("\n").length<=MOST_LINES)return excerpt(whole,void 0);let value;try{value=JSON.parse(whole)}catch{return excerpt(whole,finding.
start.line)}const steps=[finding.pointer,...finding.embedded].map(parsePointer);let key;for(const[level,path]of steps.entries()){const isLast=level===steps.length-
1;key=isLast?path.at(-1):void 0;value=follow(value,isLast?path.slice(0,-1):path);if(!isLast&&typeof value==="string")value=parsed(value)}if(value===void 0||!isObject(
value)&&!Array.isArray(value))return void 0;const json=JSON.stringify(value,null,2);const at=json.split("\n").findIndex(line=>key!==void 0&&line.startsWith(`  ${JSON.
stringify(key)}`));return excerpt(json,at<0?void 0:at+1)}function parsed(text){try{return JSON.parse(text)}catch{return void 0}}function follow(value,path){let here=value;
for(const step of path){if(Array.isArray(here))here=here[Number(step)];else here=isObject(here)?member(here,step):void 0}return here}function excerpt(text,line){
const lines=text.trimEnd().split("\n").map(shown2=>shown2.length>LONGEST_LINE?`${shown2.slice(0,LONGEST_LINE)}\u2026`:shown2);if(lines.length<=MOST_LINES)return fenced(
"json",lines.join("\n"));const middle=line??1;const from=Math.max(0,middle-1-AROUND);const to=Math.min(lines.length,from+MOST_LINES);const shown=lines.slice(from,
to);if(from>0)shown.unshift("\u2026");if(to<lines.length)shown.push("\u2026");return fenced("json",shown.join("\n"))}function fenced(language,content){const longest=Math.
max(2,...[...content.matchAll(/`+/g)].map(([ticks])=>ticks.length));const fence="`".repeat(longest+1);return`${fence}${language}
${printable(content,"\n	")}
${fence}`}function optionTable({options={}}){const rows=Object.entries(options).map(([name,spec])=>`| \`${name}\` | ${typeOf(spec)} | \`${JSON.stringify(spec.default)}\
\` | ${spec.description} |`);return["| option | type | default | meaning |","|---|---|---|---|",...rows].join("\n")}function typeOf(spec){switch(spec.type){case"\
choice":return spec.choices.map(choice=>`\`${JSON.stringify(choice)}\``).join(" or ");case"integer":return`whole number from ${spec.minimum}`;case"strings":return"\
list of texts";case"string":return"text";case"boolean":return"`true` or `false`"}}function toBytes(text){return typeof text==="string"?new TextEncoder().encode(
text):text}function toText(text){return typeof text==="string"?text:new TextDecoder("utf-8",{ignoreBOM:true}).decode(text)}export{rulePage};

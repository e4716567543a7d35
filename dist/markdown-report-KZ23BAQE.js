import{counted,countedFiles}from"./chunk-RDUKH6PP.js";import{visible}from"./chunk-UEA4PZUM.js";import{repositoryPath}from"./chunk-C4YI3HT6.js";var MOST_BYTES=9e5;var MOST_ROWS=500;var MOST_FAILED=100;var LONGEST_MESSAGE=300;var MarkdownReporter=class{constructor(linkBase,folder){this.linkBase=linkBase;
this.folder=folder}linkBase;folder;rows={error:[],warning:[],info:[]};failed=[];failures=0;unchecked=0;file({path,bytes,findings,error}){if(bytes===void 0)this.
unchecked++;if(error!==void 0&&this.failures++<MOST_FAILED)this.failed.push(`- ${code(path)}: ${text(error)}
`);for(const finding of findings){const rows=this.rows[finding.level];if(rows.length<MOST_ROWS)rows.push({path,finding})}return[]}end({files,errors,warnings,infos,
fixable}){const found=errors+warnings+infos;const counts=[counted(errors,"error"),counted(warnings,"warning"),counted(infos,"info")].filter(part=>!part.startsWith(
"0 "));const repairs=fixable>0?` \`roomlint --fix\` repairs ${fixable} of them.`:"";const head=found===0?"No findings":counts.join(", ");const checked=countedFiles(
files,this.unchecked);let body=checked===void 0?"## roomlint\n\n**Nothing was checked.**\n":`## roomlint

**${head}** in ${checked}.${repairs}
`;if(this.failed.length>0)body+=`
Not checked:

${this.failed.join("")}`;const more=this.failures-this.failed.length;if(more>0)body+=`- and ${counted(more,"more file")}
`;const rows=[...this.rows.error,...this.rows.warning,...this.rows.info];if(rows.length>0)body+="\n| | where | what | rule |\n|---|---|---|---|\n";let told=0;let bytes=byteLength(
body);for(const row of rows){const line=this.row(row);bytes+=byteLength(line);if(bytes>MOST_BYTES)break;body+=line;told++}return told<found?`${body}
\u2026 and ${counted(found-told,"more finding")}: the JSON report has all of them.
`:body}row({path,finding:{level,message,rule,start}}){const place=code(`${path}:${start.line}:${start.column}`);const where=this.linkBase===void 0?place:`[${place}\
](${this.linkBase}${encoded(repositoryPath(this.folder,path))}#L${start.line})`;return`| ${level} | ${where} | ${text(message)} | ${code(rule)} |
`}};function encoded(path){return path.split("/").map(encodeURIComponent).join("/").replaceAll("(","%28").replaceAll(")","%29")}function byteLength(content){return new TextEncoder().
encode(content).length}function text(content){const cut=content.length>LONGEST_MESSAGE?`${content.slice(0,LONGEST_MESSAGE)}\u2026`:content;let shown="";for(const character of cut){
const seen=visible(character);shown+=/^[\\`*_[\]#|<>~&@]$/.test(seen)?`&#${seen.charCodeAt(0)};`:seen}return shown}function code(content){return`<code>${text(content)}\
</code>`}export{MarkdownReporter};

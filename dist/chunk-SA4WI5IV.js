import{EXIT,UsageError,readArguments,writeErr,writeOut}from"./chunk-QVHADQOI.js";import{nearest}from"./chunk-ZRMAVGTP.js";import{readFileSync}from"node:fs";var EXIT_CODES=`Exit codes
  0  nothing at error level, and warnings within --max-warnings
  1  findings
  2  the work could not be done: bad usage or config, an unreadable file, a pattern that selects nothing
  3  a crash: a fault of roomlint
`;function generalHelp(commands){const width=Math.max(...commands.map(({name,synopsis})=>`${name} ${synopsis}`.length));const lines=commands.map(({name,synopsis,
summary})=>`  ${`${name} ${synopsis}`.padEnd(width)}  ${summary}`);return`roomlint finds what is wrong with room-data snapshots, at the exact byte, before an im\
port makes it live.

Usage
  roomlint [command] [options] [paths..]

Commands
${lines.join("\n")}

"check" is the default: "roomlint rooms/" is "roomlint check rooms/".
"roomlint <command> --help" tells the options of each.

Try it
  roomlint garden.json                    check one snapshot
  roomlint rooms/                         check every .json file below a folder
  curl -s "$URL" | roomlint -             check what a pipe brings
  roomlint garden.json && ./import.sh     import only what has no error

${EXIT_CODES}`}function commandHelp(command){const options=[...command.options,{name:"help",help:"show this help"}];const titles=options.map(({name,value})=>value===
void 0?`--${name}`:`--${name} ${value}`);const width=Math.max(...titles.map(title=>title.length));const lines=options.map(({help},index)=>{const[first="",...rest]=help.
split("\n");const more=rest.map(line=>`
${" ".repeat(width+4)}${line}`).join("");return`  ${(titles[index]??"").padEnd(width)}  ${first}${more}`});return`${command.summary}

Usage
  roomlint ${command.name} ${command.synopsis}

Options
${lines.join("\n")}

${command.details}
${EXIT_CODES}`}var COMMANDS={check:async()=>(await import("./check-TZEFT5MC.js")).check,rules:async()=>(await import("./rules-RBERBR3V.js")).rules,schema:async()=>(await import("./schema-YNJ2HU6Z.js")).
schema};var COMMAND_NAMES=Object.keys(COMMANDS);async function run(args){try{return await dispatch(args)}catch(error){if(error instanceof UsageError){complain(error.
message);return EXIT.trouble}complain(`roomlint has crashed, which is a fault of roomlint and not of your files. Please report this:
${describe(error)}`);return EXIT.crash}}async function dispatch(args){const[first]=args;const name=COMMAND_NAMES.find(command2=>command2===first);if(name===void 0&&
(first==="--help"||first==="-h"||first==="help")){writeOut(generalHelp(await Promise.all(COMMAND_NAMES.map(command2=>COMMANDS[command2]()))));return EXIT.clean}
const command=await COMMANDS[name??"check"]();const given=readArguments(command.name,command.options,name===void 0?args:args.slice(1));if(given.switches.has("he\
lp")){writeOut(commandHelp(command));return EXIT.clean}if(given.switches.has("version")){writeOut(`${version()}
`);return EXIT.clean}return command.run(given)}function mistypedCommand(word){return nearest(word,COMMAND_NAMES)}function complain(message){writeErr(`roomlint: ${message}\

`)}function version(){for(const up of["../package.json","../../package.json"]){try{const text=readFileSync(new URL(up,import.meta.url),"utf8");const about=JSON.
parse(text);if(about.name==="roomlint"&&about.version!==void 0)return about.version}catch{}}return"unknown"}function describe(error){return error instanceof Error?
error.stack??error.message:String(error)}export{run,mistypedCommand,complain};

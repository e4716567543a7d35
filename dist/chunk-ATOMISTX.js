import{UsageError,readSnapshotFile,readStandardInput,selectFiles}from"./chunk-OKQKJOG6.js";import{join}from"node:path";var STDIN="-";var GIT_OPTIONS=[{name:"staged",help:"check what the next commit would change, as it is staged; paths narrow it down.\nWith --fix, repairs are stag\
ed, too"},{name:"since",value:"REF",example:"--since origin/main",help:"check the files that this branch has changed since it left REF, those that git does not\n\
track yet among them; paths narrow it down"}];async function selectTasks({values,switches,positionals},repairs){const since=values.get("since")?.[0];if(switches.
has("staged")&&since!==void 0)throw new UsageError("--staged and --since contradict each other: give one of them");if(since===void 0&&!switches.has("staged"))return selectPaths(
positionals.length===0?["."]:positionals,values.get("stdin-filename")?.[0]);if(positionals.includes(STDIN))throw new UsageError('standard input is in no reposit\
ory: leave out "-"');const{changedTasks,stagedTasks}=await import("./git-selection-72Z25HA6.js");return since===void 0?stagedTasks(positionals,repairs):changedTasks(
since,positionals)}function fileTask(file){return{file,target:{kind:"file"},read:maxBytes=>readSnapshotFile(file.absolute,maxBytes)}}async function selectPaths(paths,stdinName){
const{files,problems}=await selectFiles(paths.filter(path=>path!==STDIN));const tasks=[...files.map(fileTask),...problems.map(({path,message})=>({file:{path,absolute:path},
problem:message}))];if(paths.includes(STDIN)){const file={path:stdinName??"<stdin>",absolute:join(process.cwd(),stdinName??"stdin")};tasks.push({file,target:{kind:"\
standard-output"},read:readStandardInput})}return tasks.sort((a,b)=>Buffer.compare(Buffer.from(a.file.path),Buffer.from(b.file.path)))}export{STDIN,GIT_OPTIONS,selectTasks,fileTask};

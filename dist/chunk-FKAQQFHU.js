var OLD_COMMAND="##[";var COMMAND_LINE=/^([\s\u0085]*):(?=:)/gm;function withoutCommands(text){return text.replaceAll(OLD_COMMAND,"## [").replaceAll(COMMAND_LINE,
"$1: ")}function mayHoldCommands(text){return text.includes(OLD_COMMAND)||text.search(COMMAND_LINE)!==-1}function jsonWithoutCommands(value,indentation){return JSON.
stringify(value,null,indentation).replaceAll(OLD_COMMAND,"##\\u005b")}export{withoutCommands,mayHoldCommands,jsonWithoutCommands};

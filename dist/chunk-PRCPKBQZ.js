import{nearest}from"./chunk-SEJ7SXFO.js";var COMMAND_NAMES=["check","roundtrip","explain","rules","schema"];var ELSEWHERE={lint:"check",validate:"check",verify:"check",test:"check",fix:"check --fix",repair:"\
check --fix",format:"check --fix",diff:"roundtrip",compare:"roundtrip",list:"rules",version:"--version"};function mistypedCommand(word){const meant=Object.hasOwn(
ELSEWHERE,word)?ELSEWHERE[word]:nearest(word,COMMAND_NAMES);return meant===void 0?void 0:`roomlint ${meant}`}var EXIT={clean:0,findings:1,trouble:2,crash:3};var TELLING_EXITS={
clean:"it was told",trouble:"there is no such thing, or the command was called in another way than its usage says"};export{COMMAND_NAMES,mistypedCommand,EXIT,TELLING_EXITS};

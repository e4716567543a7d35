import{nearest}from"./chunk-AZ7KAKKW.js";var COMMAND_NAMES=["check","roundtrip","explain","rules","schema"];function mistypedCommand(word){return COMMAND_NAMES.find(name=>name===nearest(word,COMMAND_NAMES))}
var EXIT={clean:0,findings:1,trouble:2,crash:3};export{COMMAND_NAMES,mistypedCommand,EXIT};

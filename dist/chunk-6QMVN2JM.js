function defineRule(definition){const{textFault,schemaFault,snapshot,section,item,questEntry,questPair,requirement,...rest}=definition;const{subscription,otherTask,
effect,embeddedText,rawEmbedded,snapshotEnd,...about}=rest;const listeners={textFault,schemaFault,snapshot,section,item,questEntry,questPair,requirement,subscription,
otherTask,effect,embeddedText,rawEmbedded,snapshotEnd};return{...about,listeners}}export{defineRule};

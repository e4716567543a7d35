import{EXIT,TELLING_EXITS}from"./chunk-PRCPKBQZ.js";import{UsageError,writeOut}from"./chunk-2GYK7IXN.js";import"./chunk-L5TGTLJA.js";import"./chunk-UE2GTNOF.js";
import{rulePage}from"./chunk-JVMCDHBD.js";import"./chunk-S3UWOQOV.js";import"./chunk-ACIYMXU2.js";import"./chunk-KBIQ34BK.js";import"./chunk-J5OZYQPQ.js";
import{rulePack}from"./chunk-5ADMPDGK.js";import{didYouMean}from"./chunk-SEJ7SXFO.js";import"./chunk-2WPEU7UQ.js";import"./chunk-6QMVN2JM.js";
import"./chunk-RDUKH6PP.js";import"./chunk-UEA4PZUM.js";import"./chunk-FKAQQFHU.js";var explain={name:"explain",synopsis:"<rule>",summary:"say what a rule reports, why, and what to do, with examples",options:[],details:`  roomlint explain quest\
/no-auto-start

"roomlint rules" lists the rules.
`,exits:TELLING_EXITS,run({positionals}){const[id,extra]=positionals;if(id===void 0)throw new UsageError("explain needs a rule, as in roomlint explain quest/no-\
auto-start");if(extra!==void 0)throw new UsageError(`explain takes one rule: leave out "${extra}"`);const rule=rulePack.get(id);if(rule===void 0){throw new UsageError(
`there is no rule "${id}": ${hint(id)}`)}writeOut(rulePage(rule));return EXIT.clean}};function hint(word){const ids=[...rulePack.keys()];const parts=ids.filter(
id=>id.split("/").includes(word));if(parts.length>1)return`there are ${parts.join(", ")}`;return didYouMean(parts[0]??word,ids,'"roomlint rules" lists them all')}export{explain};

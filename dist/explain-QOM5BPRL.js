import{EXIT}from"./chunk-2KOUZARA.js";import{UsageError,writeOut}from"./chunk-5CNRXQ6M.js";import{rulePage}from"./chunk-WCQOMXND.js";import"./chunk-6ATZE6DX.js";
import"./chunk-RJNCEUGU.js";import"./chunk-YSQQVHGW.js";import"./chunk-FVMXXFB3.js";import{rulePack}from"./chunk-BINBBKD7.js";import"./chunk-Z5AKA632.js";
import{didYouMean}from"./chunk-AZ7KAKKW.js";import"./chunk-2WPEU7UQ.js";import"./chunk-6QMVN2JM.js";import"./chunk-RDUKH6PP.js";import"./chunk-UEA4PZUM.js";
import"./chunk-FKAQQFHU.js";var explain={name:"explain",synopsis:"<rule>",summary:"say what a rule reports, why, and what to do, with examples",options:[],details:`  roomlint explain quest\
/no-auto-start

"roomlint rules" lists the rules.
`,run({positionals}){const[id,extra]=positionals;if(id===void 0)throw new UsageError("explain needs a rule, as in roomlint explain quest/no-auto-start");if(extra!==
void 0)throw new UsageError(`explain takes one rule: leave out "${extra}"`);const rule=rulePack.get(id);if(rule===void 0){const hint=didYouMean(id,[...rulePack.
keys()],'"roomlint rules" lists them all');throw new UsageError(`there is no rule "${id}": ${hint}`)}writeOut(rulePage(rule));return EXIT.clean}};export{explain};

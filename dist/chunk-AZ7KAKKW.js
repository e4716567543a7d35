import leven from"leven";function nearest(word,candidates,mostSlips=Math.max(word.length<4?1:2,Math.floor(word.length/3))){let best;let least=mostSlips+1;for(const candidate of candidates){
const distance=leven(word.toLowerCase(),candidate.toLowerCase(),{maxDistance:least});if(distance<least){least=distance;best=candidate}}return best}function didYouMean(word,candidates,otherwise){
const guess=nearest(word,candidates);return guess===void 0?otherwise:`did you mean "${guess}"?`}function misspelled(field,keys){return nearest(field,keys,Math.min(
2,Math.floor(field.length/4)))}export{nearest,didYouMean,misspelled};

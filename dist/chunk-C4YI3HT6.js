function repositoryPath(folder,path){if(folder===""||path.startsWith("/")||/^[A-Za-z]:/.test(path))return path;const steps=folder.split("/");for(const step of path.
split("/")){if(step===".."&&steps.length>0&&steps.at(-1)!=="..")steps.pop();else steps.push(step)}return steps.join("/")}export{repositoryPath};

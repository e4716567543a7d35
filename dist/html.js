"use strict";
const { escaped, svg } = require("./shared-report.js");
// src/verdict/report/picture/html.ts
function html(packing, { title, script, scriptHash }) {
	const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<form id="search-form" role="search"><label for="search">Find a quest or an item</label> <input id="search" type="search" autocomplete="off"> <button>Next</button> <span id="found" role="status"></span></form>
<div class="size"><button id="smaller" type="button" aria-label="Smaller">\u2212</button> <button id="larger" type="button" aria-label="Larger">+</button> <button id="whole" type="button">Show all</button></div>
</header>
<main>
<section id="stage" tabindex="0" aria-label="Picture: arrow keys move it, + and \u2212 change its size">
`;
	const after = `</section>
<aside id="details" aria-live="polite" aria-label="What was chosen"><p>Choose a quest or an item to see what changes it, and what it changes.</p></aside>
</main>
<footer><details><summary>Licences of others</summary><p>The places of boxes and lines were worked out with elkjs (EPL-2.0 or GPL-3.0-or-later), which is not part of this page.</p></details></footer>
<script>${script}<\/script>
</body>
</html>
`;
	return [
		before,
		...svg(packing, title, "page"),
		after
	];
}
const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--edge:#818b98;--panel:#f6f8fa;--mark:#0a58ca}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--edge:#7d8793;--panel:#161b22;--mark:#6cb2ff}}
*{box-sizing:border-box}
body{margin:0;height:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--text);font:15px/1.45 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.5rem 1rem;border-bottom:1px solid var(--edge)}
h1{font-size:1.05rem;margin:0;overflow-wrap:anywhere}
input,button{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--edge);border-radius:6px;padding:.2rem .55rem;max-width:100%}
button{cursor:pointer}
main{flex:1;display:flex;min-height:0}
#stage{flex:1;overflow:hidden;touch-action:none;cursor:grab;position:relative;min-width:0}
#stage svg{position:absolute;left:0;top:0;transform-origin:0 0;user-select:none}
#details{width:22rem;overflow:auto;padding:1rem;background:var(--panel);border-left:1px solid var(--edge);overflow-wrap:anywhere}
#details h2{font-size:1.05rem;margin:0 0 .5rem}
#details h3{font-size:.95rem;margin:1rem 0 .3rem}
#details p{white-space:pre-line;margin:.3rem 0}
#details ul{list-style:none;margin:0;padding:0}
#details li button{width:100%;text-align:left;white-space:pre-line;margin:.2rem 0}
footer{padding:.25rem 1rem;border-top:1px solid var(--edge);font-size:.85rem}
:focus-visible{outline:3px solid var(--mark);outline-offset:1px}
.quests .box{cursor:pointer}
.quests .box.found .shape{stroke:var(--mark);stroke-width:3}
.quests .box.selected .shape{stroke:var(--mark);stroke-width:4;stroke-dasharray:none}
.quests .edge.selected path{stroke:var(--mark);stroke-width:2.5}
@media (max-width:700px){main{flex-direction:column}#details{width:auto;max-height:40vh;border-left:0;border-top:1px solid var(--edge)}}
`;
exports.html = html;

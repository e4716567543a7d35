/** The colours and lines of a picture. What never happens has its own line and a cross as well. */
export const STYLE = `
.quests{--paper:#fff;--ink:#1f2328;--soft:#59636e;--line:#818b98;--box:#f6f8fa;--item:#eef4ff;--item-line:#4a76c9;--need:#7a45c4;--never:#c01f2b;--never-box:#fff1f1;--start:#dff5e3;--done:#dcecff;font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){.quests{--paper:#0d1117;--ink:#e6edf3;--soft:#a3adb8;--line:#7d8793;--box:#161b22;--item:#12233f;--item-line:#6f9be8;--need:#b58cf0;--never:#ff7b72;--never-box:#331a1d;--start:#143d22;--done:#12315a}}
.quests text{fill:var(--ink);font-size:11px;text-anchor:middle}
.quests .paper{fill:var(--paper)}
.quests .name{font-size:13px;font-weight:600}
.quests .shape{fill:var(--box);stroke:var(--line)}
.quests .item .shape{fill:var(--item);stroke:var(--item-line)}
.quests .elsewhere .shape{stroke-dasharray:2 3}
.quests .quest.never .shape{fill:var(--never-box);stroke:var(--never);stroke-width:2;stroke-dasharray:6 3}
.quests .state rect{fill:var(--paper);stroke:var(--line)}
.quests .state.s1.usual rect{fill:var(--start)}
.quests .state.s2.usual rect{fill:var(--done)}
.quests .state.never rect{fill:var(--never-box);stroke:var(--never);stroke-dasharray:4 3}
.quests .state.never text,.quests .label.never{fill:var(--never);font-weight:600}
.quests .state.skipped rect{stroke-dasharray:2 3}
.quests .state.skipped text{fill:var(--soft);font-style:italic}
.quests .edge path{fill:none;stroke:var(--line);stroke-width:1.4}
.quests .edge.requirement path{stroke:var(--need);stroke-dasharray:7 4}
.quests .edge.influence path{stroke-dasharray:2 4}
.quests .edge.never path{stroke:var(--never);stroke-dasharray:4 3}
.quests .label{paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
.quests .arrow{fill:var(--line)}
.quests .arrow.requirement{fill:var(--need)}
.quests .arrow.never{fill:var(--never)}
.quests .cluster{fill:none;stroke:var(--line);stroke-dasharray:1 4}
.quests .cluster-title{text-anchor:start;font-weight:600;fill:var(--soft)}
.quests .legend text{text-anchor:start}
`;

interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly box: string;
  readonly item: string;
  readonly itemLine: string;
  readonly need: string;
  readonly never: string;
  readonly neverBox: string;
  readonly start: string;
  readonly done: string;
}

const LIGHT: Colours = {
  ...{ paper: '#fff', ink: '#1f2328', soft: '#59636e', line: '#818b98', box: '#f6f8fa' },
  ...{ item: '#eef4ff', itemLine: '#4a76c9', need: '#7a45c4', never: '#c01f2b', neverBox: '#fff1f1' },
  ...{ start: '#dff5e3', done: '#dcecff' },
};
const DARK: Colours = {
  ...{ paper: '#0d1117', ink: '#e6edf3', soft: '#a3adb8', line: '#7d8793', box: '#161b22' },
  ...{ item: '#12233f', itemLine: '#6f9be8', need: '#b58cf0', never: '#ff7b72', neverBox: '#331a1d' },
  ...{ start: '#143d22', done: '#12315a' },
};

/** Written out: librsvg and others know no variables of CSS, and would fill everything with black. */
function coloured(colours: Colours): string {
  const { paper, ink, soft, line, box, item, itemLine, need, never, neverBox, start, done } = colours;
  return `.quests text{fill:${ink}}
.quests .paper{fill:${paper}}
.quests .shape{fill:${box};stroke:${line}}
.quests .item .shape{fill:${item};stroke:${itemLine}}
.quests .quest.never .shape{fill:${neverBox};stroke:${never}}
.quests .state rect{fill:${paper};stroke:${line}}
.quests .state.s1.usual rect{fill:${start}}
.quests .state.s2.usual rect{fill:${done}}
.quests .state.never rect{fill:${neverBox};stroke:${never}}
.quests .state.never text,.quests .label.never{fill:${never}}
.quests .state.skipped text{fill:${soft}}
.quests .edge path{stroke:${line}}
.quests .edge.requirement path{stroke:${need}}
.quests .edge.never path{stroke:${never}}
.quests .label{stroke:${paper}}
.quests .arrow{fill:${line}}
.quests .arrow.requirement{fill:${need}}
.quests .arrow.never{fill:${never}}
.quests .cluster{stroke:${line}}
.quests .cluster-title{fill:${soft}}`;
}

/** The colours and lines of a picture. What never happens has its own line and a cross as well. */
export const STYLE = `
.quests{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.quests text{font-size:11px;text-anchor:middle}
.quests .name{font-size:13px;font-weight:600}
.quests .elsewhere .shape{stroke-dasharray:2 3}
.quests .quest.never .shape{stroke-width:2;stroke-dasharray:6 3}
.quests .state.never rect{stroke-dasharray:4 3}
.quests .state.never text,.quests .label.never{font-weight:600}
.quests .state.skipped rect{stroke-dasharray:2 3}
.quests .state.skipped text{font-style:italic}
.quests .edge path{fill:none;stroke-width:1.4}
.quests .edge.requirement path{stroke-dasharray:7 4}
.quests .edge.influence path{stroke-dasharray:2 4}
.quests .edge.never path{stroke-dasharray:4 3}
.quests .label{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
.quests .cluster{fill:none;stroke-dasharray:1 4}
.quests .cluster-title{text-anchor:start;font-weight:600}
.quests .legend text{text-anchor:start}
${coloured(LIGHT)}
@media (prefers-color-scheme:dark){${coloured(DARK).replaceAll('\n', '')}}
`;

declare const _default: import("../../src/lint/rule.js").Rule;
export default _default;

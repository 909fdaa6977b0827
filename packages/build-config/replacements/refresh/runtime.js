// ONE react-refresh runtime for the page: a second one, from a remote, would load after react-dom has started and never find its renderer,
// so a remote's components would not repaint.
const own = require("whole-react-refresh/cjs/react-refresh-runtime.development.js");
globalThis.__DRYRUN_REACT_REFRESH__ ??= own;
const one = globalThis.__DRYRUN_REACT_REFRESH__;
// Module ids repeat between builds, so they get a prefix.
module.exports = { ...one, register: (type, id) => one.register(type, `${__DRYRUN_APP__}:${id}`) };

// ONE react-refresh runtime for the page: a second one (a remote's) is injected after react-dom started
// and never learns of its renderer, so a remote's components would not repaint.
const own = require("whole-react-refresh/cjs/react-refresh-runtime.development.js");
globalThis.__DRYRUN_REACT_REFRESH__ ??= own;
const one = globalThis.__DRYRUN_REACT_REFRESH__;
// ids are module ids, which repeat between builds: prefix them.
module.exports = { ...one, register: (type, id) => one.register(type, `${__DRYRUN_APP__}:${id}`) };

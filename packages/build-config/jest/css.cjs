// A CSS module in which each class is its own name.
module.exports = new Proxy({}, { get: (_, name) => name === "__esModule" || name });

globalThis.__stundenbuchRefresh ??= require('react-refresh/runtime.js');
module.exports = globalThis.__stundenbuchRefresh;

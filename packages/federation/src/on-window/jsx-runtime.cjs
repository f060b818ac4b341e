module.exports = globalThis.sbReact.jsxRuntime;

module.exports = globalThis.sbReact.react;

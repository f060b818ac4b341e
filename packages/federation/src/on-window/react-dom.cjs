module.exports = globalThis.sbReact.reactDom;

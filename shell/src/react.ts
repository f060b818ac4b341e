// Both bundles of the shell need React, and whoever logs in goes through both: it is one file of its own, named here.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

const sbReact = {
  react,
  jsxRuntime,
  reactDom,
  /** The largest part is run when somebody asks for it: reading this file is a task, running that part another one. */
  get reactDomClient(): typeof import('react-dom/client') {
    return require('react-dom/client');
  },
};

Object.assign(globalThis, { sbReact });

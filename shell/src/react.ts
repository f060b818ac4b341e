// Both bundles of the shell need React, and everyone who logs in uses both: a shared file, named here.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

const sbReact = {
  react,
  jsxRuntime,
  reactDom,
  /** The largest part runs on first use: parsing this file and running that part are separate tasks. */
  get reactDomClient(): typeof import('react-dom/client') {
    return require('react-dom/client');
  },
};

Object.assign(globalThis, { sbReact });

// Both bundles of the shell need React, and whoever logs in goes through both: it is one file of its own, named here.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

Object.assign(globalThis, { sbReact: { react, jsxRuntime, reactDom, reactDomClient } });

export { baseConfig } from './base.mjs';
export { build, run as bundle } from './build.mjs';
export { dev } from './dev.mjs';
export { CONTRACT } from './manifest.mjs';
export { needsOf, offer, shared } from './needs.mjs';
export { remoteConfig } from './remote.mjs';
export { sharedNames } from './shared.mjs';
export { publicConfig, shellConfig } from './shell.mjs';

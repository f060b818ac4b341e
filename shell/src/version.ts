import { version } from '../../package.json';

/** Of the program, as its release notes name it. */
export const VERSION = `v${version}`;

export { chooseKeys, useKeys, useKeysOn } from './use-keys.ts';

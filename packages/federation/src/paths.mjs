import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const shellDir = join(root, 'shell');
export const remoteDir = (name) => join(root, 'remotes', name);
export const dirOf = (name) => (name === 'shell' ? shellDir : remoteDir(name));

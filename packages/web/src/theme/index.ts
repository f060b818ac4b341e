export { chooseScheme, currentScheme, type SchemeChoice, startScheme } from './scheme.ts';
export { PHONE, palettes, type Scheme, shape, type } from './tokens.ts';
export { useMedia, usePhone } from './use-media.ts';
export { useColorScheme, useSchemeChoice } from './use-scheme.ts';
export { applyVariables } from './variables.ts';

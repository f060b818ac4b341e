import { useSyncExternalStore } from 'react';
import { chosenScheme, currentScheme, onScheme, type SchemeChoice } from './scheme.ts';
import type { Scheme } from './tokens.ts';

export const useColorScheme = (): Scheme => useSyncExternalStore(onScheme, currentScheme);
export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(onScheme, chosenScheme);

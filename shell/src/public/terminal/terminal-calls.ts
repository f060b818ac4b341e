import type { MissingBreak } from '@stundenbuch/domain/records/punch/contract';
import { TERMINAL_HEADER } from '@stundenbuch/domain/records/punch/limits';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import type {
  AtTerminal,
  TerminalCompany,
  TerminalLook,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { get, post } from '../parts/call.ts';

const KEY = 'terminal';

/** What this browser sends instead of a session. */
export const readKey = (): string | null => localStorage.getItem(KEY);
export const storeKey = (key: string): void => localStorage.setItem(KEY, key);

const by = (key: string) => ({ [TERMINAL_HEADER]: key });

export const companyOf = (key: string): Promise<TerminalCompany> =>
  get<TerminalCompany>('/api/terminal', by(key));

export const lookAt = (key: string, given: TerminalLook): Promise<AtTerminal> =>
  post<AtTerminal>('/api/terminal/look', given, by(key));

export const sendPunch = (
  key: string,
  given: TerminalLook & { tap: Punch; client_id: string },
): Promise<AtTerminal> => post<AtTerminal>('/api/terminal/tap', given, by(key));

export const sendBreak = (key: string, given: TerminalLook & MissingBreak): Promise<AtTerminal> =>
  post<AtTerminal>('/api/terminal/missing-break', given, by(key));

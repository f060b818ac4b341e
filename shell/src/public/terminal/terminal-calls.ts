import type { MissingBreak } from '@stundenbuch/domain/records/punch/contract';
import { TERMINAL_HEADER } from '@stundenbuch/domain/records/punch/limits';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import type {
  AtTerminal,
  TerminalLook,
  TerminalPlace,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { get, post } from '../parts/call.ts';

const CODE = 'terminal';

/** What this browser sends instead of a session. */
export const readCode = (): string | null => localStorage.getItem(CODE);
export const storeCode = (code: string): void => localStorage.setItem(CODE, code);

const by = (code: string) => ({ [TERMINAL_HEADER]: code });

export const placeOf = (code: string): Promise<TerminalPlace> =>
  get<TerminalPlace>('/api/terminal', by(code));

export const lookAt = (code: string, given: TerminalLook): Promise<AtTerminal> =>
  post<AtTerminal>('/api/terminal/look', given, by(code));

export const sendPunch = (
  code: string,
  given: TerminalLook & { tap: Punch; client_id: string },
): Promise<AtTerminal> => post<AtTerminal>('/api/terminal/tap', given, by(code));

export const sendBreak = (code: string, given: TerminalLook & MissingBreak): Promise<AtTerminal> =>
  post<AtTerminal>('/api/terminal/missing-break', given, by(code));

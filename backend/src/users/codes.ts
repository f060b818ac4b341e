import { hash, randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@stundenbuch/domain/session/codes';

export const newCode = (): string => codeFrom(randomBytes(CODE_LENGTH));

/** What is stored of a code; it is random, so that no salt is needed. */
export const codeHash = (code: string): Buffer => hash('sha256', code, 'buffer');

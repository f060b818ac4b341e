import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';

/**
 * The error of a failed call.
 * refused: the server said no and why; broken: an unexpected answer; network: no answer.
 */
export interface Failure extends Refusal {
  kind: 'refused' | 'broken' | 'network';
}

const NO_ANSWER = 'Keine Verbindung zum Server. Ihre Eingaben sind noch da, bitte versuchen Sie es erneut.';
const NOT_UNDERSTOOD = 'Der Server hat unerwartet geantwortet. Bitte versuchen Sie es erneut.';

function statusOf(error: FetchBaseQueryError): number {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : 0;
}

function sentenceOf(data: unknown): Refusal | null {
  const isRefusal = typeof data === 'object' && data !== null && 'message' in data && 'code' in data;
  return isRefusal ? (data as Refusal) : null;
}

export function toFailure(error: FetchBaseQueryError): Failure {
  const status = statusOf(error);
  if (status === 0) return { kind: 'network', status, code: 'network', message: NO_ANSWER };
  const sentence = sentenceOf(error.data);
  if (sentence && status >= 400 && status < 500) return { ...sentence, status, kind: 'refused' };
  return {
    kind: 'broken',
    status,
    code: sentence?.code ?? 'broken',
    message: sentence?.message ?? NOT_UNDERSTOOD,
  };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

/** 403 and 404 while loading lead to /403, everything else to an error with a retry (AMB-106). */
export const isForbidden = (failure: unknown): boolean =>
  isFailure(failure) && (failure.status === 403 || failure.status === 404);

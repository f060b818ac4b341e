import type { SignOnFailure } from '@stundenbuch/domain/sides/signon/failures';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { TargetRefused } from '../../platform/http/outbound.ts';

/** Why a sign-on ends, for the login page. */
export class SignOnFailed extends Error {
  constructor(
    readonly failure: SignOnFailure,
    readonly fault?: string,
  ) {
    super(failure);
  }
}

const UNREACHABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** What went wrong at the provider, in our words and as the library calls it; anything else is a fault of ours. */
export function failedAt(error: unknown): SignOnFailed {
  if (error instanceof SignOnFailed) return error;
  if (causesOf(error).some((cause) => cause instanceof TargetRefused))
    return new SignOnFailed('unreachable', 'TARGET_REFUSED');
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return new SignOnFailed('refused', error.error);
  if (error instanceof ClientError) {
    const { code = 'OAUTH' } = error;
    return new SignOnFailed(UNREACHABLE.includes(code) ? 'unreachable' : 'invalid', code);
  }
  if (error instanceof TypeError && error.message === 'fetch failed')
    return new SignOnFailed('unreachable', 'FETCH_FAILED');
  throw error;
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}

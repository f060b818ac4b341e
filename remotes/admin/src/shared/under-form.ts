import { isFailure } from '@stundenbuch/web/api';

/** Removes the field from a refusal, so that the server's sentence appears below the form, as specified. */
export async function underForm<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isFailure(error) ? { ...error, field: undefined } : error;
  }
}

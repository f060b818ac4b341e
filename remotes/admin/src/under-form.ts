import { isFailure } from '@stundenbuch/web/api';

/** Takes the field out of a refusal, so that the server's sentence stands under the form, as the specification says. */
export async function underForm<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isFailure(error) ? { ...error, field: undefined } : error;
  }
}

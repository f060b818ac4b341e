import { z } from 'zod';
import { required } from '../../wire/fields.ts';
import { isExpiry } from './expiry.ts';

/** 'never' or 'MM-DD'. */
export const expiryDay = z.string(required('expiry_day')).refine(isExpiry);

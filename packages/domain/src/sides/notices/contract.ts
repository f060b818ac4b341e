import { z } from 'zod';
import { QUIET, WORK_KINDS } from './kinds.ts';

/** A notice in words. */
export const notice = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it leads. */
  path: z.string().nullable(),
  created_at: z.string(),
  read: z.boolean(),
});
export type WireNotice = z.output<typeof notice>;

export const noticeCount = z.object({ unread: z.int() });

/** Answer of PUT /notice/{id}/read and /notice/read: how many were unread. */
export const noticesRead = z.object({ read: z.int() });

export const noticeChoices = z.object({
  /** Whether this installation sends mail. */
  mail: z.boolean(),
  /** Whether mails wait from 20 to 6 o'clock. */
  quiet: z.boolean(),
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), app: z.boolean(), mail: z.boolean() })),
});
export type NoticeChoices = z.output<typeof noticeChoices>;

/** How one wants to be told of a kind; of `quiet` only `mail` counts. */
export const noticeChoiceInput = z.object({
  kind: z.enum([...WORK_KINDS, QUIET.name], 'invalid_input'),
  app: z.boolean('invalid_input'),
  mail: z.boolean('invalid_input'),
});
export type NoticeChoice = z.output<typeof noticeChoiceInput>;

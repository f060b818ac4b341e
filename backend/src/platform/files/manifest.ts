import { z } from 'zod';

const access = z.looseObject({ login: z.literal(true) });
const placed = { order: z.number(), access };

const shape = z.object({
  tag: z.string(),
  attrs: z.record(z.string(), z.string()),
  get children() {
    return z.array(shape).optional();
  },
});

/** The name of an icon of the shell, or the drawing itself. */
const icon = z.union([z.string(), z.looseObject({ icon: shape })]);
const fields = z.array(z.string());
const link = z.looseObject({ label: z.string(), path: z.string(), icon });

/**
 * What the shell reads from a module's description before it loads any of its code. A malformed description
 * would break everyone's navigation, so it counts as none.
 */
export const manifest = z.looseObject({
  name: z.string().max(100),
  contract: z.number(),
  version: z.string().max(100),
  flags: z.array(z.string()),
  navigation: z.array(link.extend(placed)),
  routes: z.array(z.looseObject({ path: z.string(), page: z.string(), access })),
  slots: z.array(z.looseObject({ slot: z.string(), tile: link.optional(), ...placed })),
  commands: z
    .array(link.extend({ access, key: z.string().optional(), words: z.string().optional() }))
    .optional(),
  records: z
    .array(
      z.looseObject({
        kind: z.string(),
        icon,
        call: z.looseObject({ method: z.literal('GET'), path: z.string(), access, reads: fields.optional() }),
        label: fields,
        hint: fields,
        path: z.string(),
        by: z.string(),
      }),
    )
    .optional(),
  pageKeys: z
    .array(z.looseObject({ page: z.string(), access, keys: z.array(z.tuple([z.string(), z.string()])) }))
    .optional(),
  /** What its code uses from the shell; older builds do not say. */
  needs: z.array(z.string()).default([]),
  /** Scripts and style sheets of the build; older builds do not say. */
  files: z.array(z.string()).optional(),
});

export type Manifest = z.infer<typeof manifest>;

const HERE = /^\/(remotes\/[a-z][a-z0-9-]*|releases\/[a-z][a-z0-9-]*\/\d[\w.+-]*)\/$/;
const ELSEWHERE = /^https?:\/\/[^?#\s]+\/$/;

/** A folder of this server: /remotes/<name>/ built here, /releases/<name>/<version>/ copied here. */
export const isLocal = (address: string): boolean => HERE.test(address);

/** One line of registry.json, which alone decides which release of a module is live. */
const line = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  address: z
    .string()
    .refine((address) => isLocal(address) || (ELSEWHERE.test(address) && URL.canParse(address)), {
      message: 'neither a folder of this server nor the address of another one, with a slash at its end',
    }),
  version: z.string().optional(),
});

export const registry = z.object({ modules: z.array(line) });

export type Registered = z.infer<typeof line>;

/** One line for the log, however long the other server's message is. */
export function reasonOf(error: unknown): string {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')
      : (error as Error).message;
  return text.slice(0, 300);
}

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

/** A name that the shell knows, or what is drawn. */
const icon = z.union([z.string(), z.looseObject({ icon: shape })]);
const link = z.looseObject({ label: z.string(), path: z.string(), icon });

/**
 * What the shell reads of a module's description before it loads a byte of its code. A description that is not like
 * this would break the navigation of everybody, so it counts as none.
 */
export const manifest = z.looseObject({
  name: z.string().max(100),
  contract: z.number(),
  version: z.string().max(100),
  flags: z.array(z.string()),
  navigation: z.array(link.extend(placed)),
  routes: z.array(z.looseObject({ path: z.string(), page: z.string(), access })),
  slots: z.array(z.looseObject({ slot: z.string(), tile: link.optional(), ...placed })),
  /** What its code takes from the shell; an older build does not say. */
  needs: z.array(z.string()).default([]),
  /** Scripts and style sheets of the build; an older build does not say. */
  files: z.array(z.string()).optional(),
});

export type Manifest = z.infer<typeof manifest>;

const HERE = /^\/(remotes\/[a-z][a-z0-9-]*|releases\/[a-z][a-z0-9-]*\/\d[\w.+-]*)\/$/;
const ELSEWHERE = /^https?:\/\/[^?#\s]+\/$/;

/** A folder of this server: /remotes/<name>/ as it was built here, /releases/<name>/<version>/ as it was copied here. */
export const isLocal = (address: string): boolean => HERE.test(address);

/** One line of registry.json: which release of a module is live is decided there, and nowhere else. */
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

/** One line for the log, however long the other server's text is. */
export function reasonOf(error: unknown): string {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')
      : (error as Error).message;
  return text.slice(0, 300);
}

import type { z } from 'zod';
import type { SettingGroup } from '../access/feature.ts';

/**
 * What is stored, by today's schema: a key that is missing has its default, one that the schema does not know is dropped,
 * and a value that an older release took and this one does not counts as missing.
 */
export function settingsOf<Settings extends z.ZodObject>(
  { settings }: SettingGroup<Settings>,
  stored: Readonly<Record<string, unknown>>,
): z.output<Settings> {
  const fits = ([key, schema]: [string, z.ZodType]) => schema.safeParse(stored[key]).success;
  const fitting = Object.entries(settings.shape as Record<string, z.ZodType>).filter(fits);
  return settings.parse(Object.fromEntries(fitting.map(([key]) => [key, stored[key]])));
}

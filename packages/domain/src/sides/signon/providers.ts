export const PRESETS = ['entra', 'google', 'other'] as const;
export type Preset = (typeof PRESETS)[number];

export const MODES = ['beside', 'only'] as const;
export type SignOnMode = (typeof MODES)[number];

export const PRESET_WORDS: Readonly<Record<Preset, string>> = {
  entra: 'Microsoft Entra',
  google: 'Google Workspace',
  other: 'Anderer Anbieter (OpenID Connect)',
};

/** Admins who come in without the provider, before employees have to take it. */
export const READY_ADMINS = 2;

const TENANT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One directory, by its id: `common` and the like let people of any come in. */
export function tenantOf(typed = ''): string | null {
  const tenant = typed.toLowerCase();
  return TENANT.test(tenant) ? tenant : null;
}

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(${LABEL}\\.)+${LABEL}$`);
export const isDomain = (text: string): boolean =>
  DOMAIN.test(text) && /[a-z]/.test(text.split('.').at(-1) ?? '');

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Its name in the DNS, apart from what else a domain says there. */
export const txtName = (domain: string): string => `_stundenbuch.${domain}`;

/** What a provider calls its account; of Entra the issuer by the directory, as it documents it. */
export function issuerOf(preset: Preset, tenant: string | null, issuer = ''): string {
  if (preset === 'entra') return `https://login.microsoftonline.com/${tenant}/v2.0`;
  return preset === 'google' ? 'https://accounts.google.com' : issuer;
}

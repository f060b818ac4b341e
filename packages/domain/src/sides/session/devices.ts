const UNKNOWN = 'Unbekanntes Gerät';

// The first that fits: most browsers name others, too.
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a device in words, without anything that tells one such device from another. */
export function deviceOf(agent: string | undefined): string {
  const text = (agent ?? '').slice(0, 500);
  const [browser] = BROWSERS.find(([, mark]) => mark.test(text)) ?? [];
  const [system] = SYSTEMS.find(([, mark]) => mark.test(text)) ?? [];
  if (!browser && !system) return UNKNOWN;
  if (!browser) return system as string;
  if (!system) return browser;
  return ['iPhone', 'iPad'].includes(system) ? `${browser} auf dem ${system}` : `${browser} unter ${system}`;
}

const STEP = 15 * 60_000;

/** When a device was used, as exactly as it is stored: the beginning of the quarter of an hour. */
export const seenStep = (instant: number): number => Math.floor(instant / STEP) * STEP;

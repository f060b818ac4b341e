/** 'h:mm' as a form shows minutes of a day: 7:45. */
export function formatMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** '7:45', '7' and '7,75' are minutes; everything else is null. */
export function parseMinutes(text: string): number | null {
  const typed = text.trim().replace(/\s*h$/i, '');
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed);
  return decimal ? Math.round(Number(`${decimal[1]}.${decimal[2] ?? 0}`) * 60) : null;
}

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Months since the year 0; of what is no month 0. */
const indexOf = (month: string): number =>
  isMonth(month) ? Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 : 0;

/** From one month to another, both included. */
export const monthCount = (from: string, to: string): number => Math.max(0, indexOf(to) - indexOf(from) + 1);

export function monthsFrom(from: string, to: string): string[] {
  const first = indexOf(from);
  return Array.from({ length: monthCount(from, to) }, (_, i) => {
    const month = first + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

const months = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'yyyy-mm' as 'November 2026'. */
export const monthName = (month: string): string => months.format(Date.parse(`${month}-01`));

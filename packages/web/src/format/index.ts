export {
  breakText,
  formatDay,
  formatDayMonth,
  formatFullDay,
  formatHours,
  formatNumber,
  formatShortDay,
  parseDecimal,
  weekdayName,
} from '@stundenbuch/domain/calendar/format';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

export const formatEuro = (value: number): string => euro.format(value);

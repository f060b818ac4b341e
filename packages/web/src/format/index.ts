export {
  breakText,
  formatDay,
  formatDayMonth,
  formatDifference,
  formatFullDay,
  formatHours,
  formatNumber,
  formatShortDay,
  parseDecimal,
  weekdayName,
} from '@stundenbuch/domain/time/format';

/** '§ 4 ArbZG' on one line: the sign does not stay behind at its end. */
export const formatLaw = (law: string): string => law.replaceAll('§ ', '§\u00a0');

/** 'Feiertag 150 %' breaks before the number, if at all: the sign does not begin a line. */
export const formatPercents = (text: string): string => text.replaceAll(' %', '\u00a0%');

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** With a minus sign instead of a hyphen: '−2.725,50 €'. */
export const formatEuro = (value: number): string => euro.format(value).replace('-', '−');

const wholeEuro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Sums of projects and companies, where cents are noise: '−2.725 €'. */
export const formatWholeEuro = (value: number): string =>
  wholeEuro.format(Math.round(value) + 0).replace('-', '−');

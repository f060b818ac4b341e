import type { ThemeConfig } from 'antd';
import type { palettes, Scheme } from '../theme/tokens.ts';

type Tokens = NonNullable<ThemeConfig['components']>;

/** Only lines between rows, and tight spacing on the desktop. */
export const tableTokens = (colour: (typeof palettes)[Scheme]): NonNullable<Tokens['Table']> => ({
  headerBg: colour.surface,
  headerColor: colour.muted,
  headerSplitColor: 'transparent',
  headerBorderRadius: 0,
  headerSortHoverBg: colour.raised,
  headerSortActiveBg: colour.surface,
  bodySortBg: colour.surface,
  rowHoverBg: colour.raised,
  borderColor: colour.line,
  cellPaddingBlockMD: 9,
  // As wide as the sorting marks are: with antd's 12 a list of customers takes two lines a row.
  cellPaddingInlineMD: 8,
  cellFontSizeMD: 16,
  // A line of text makes a row of 36.
  cellPaddingBlockSM: 5.5,
  cellPaddingInlineSM: 8,
  cellFontSizeSM: 16,
});

/** Seven touch targets in a row, with little padding so that they fit on 320 pixels. */
export const touchCalendar: NonNullable<Tokens['DatePicker']> = {
  padding: 3,
  cellWidth: 44,
  cellHeight: 32,
  textHeight: 44,
};

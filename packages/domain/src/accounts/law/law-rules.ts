/** What the working-time guide looks at, in the order in which it is reported. */
export const LAW_RULES = [
  ...(['break', 'no_break', 'day8', 'day10', 'week60', 'rest11'] as const),
  ...(['sunday', 'holiday', 'rest_day', 'sundays15', 'average8', 'night', 'night8'] as const),
  ...([
    'minor_day8',
    'minor_week40',
    'minor_break',
    'minor_no_break',
    'minor_rest12',
    'minor_hours',
  ] as const),
  ...(['minor_saturday', 'minor_sunday', 'minor_holiday', 'minor_days5', 'minor_span'] as const),
  'late7',
] as const;
export type LawRule = (typeof LAW_RULES)[number];

/** What a company says of a code: nothing, a note, a note that asks for a reason, or that it is not stored. */
export const LAW_LEVELS = ['off', 'note', 'reason', 'refuse'] as const;
export type LawLevel = (typeof LAW_LEVELS)[number];

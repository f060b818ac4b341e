/** The tables whose rows in closed months are held against the log, as one calls them. */
const THINGS: Readonly<Record<string, string>> = {
  entries: 'Ein Eintrag',
  work_intervals: 'Ein Zeitabschnitt',
  time_postings: 'Eine Buchung des Stundenkontos',
  vacation_postings: 'Eine Buchung des Urlaubskontos',
};

export const COMPARED_TABLES = Object.keys(THINGS);

const WORDS = {
  unknown: 'steht nicht im Verlauf',
  other: 'ist anders als im Verlauf',
  gone: 'aus dem Verlauf fehlt',
} as const;

/** A row of a closed month that is not what the log says. */
export interface Difference {
  table: string;
  person: number;
  first_name: string;
  name: string;
  day: string;
  fault: keyof typeof WORDS;
}

/** 'Anna Muster, 05.10.2026: Ein Eintrag steht nicht im Verlauf.' */
export function differenceSentence({ table, first_name, name, day, fault }: Difference): string {
  const date = day.split('-').reverse().join('.');
  return `${first_name} ${name}, ${date}: ${THINGS[table]} ${WORDS[fault]}.`;
}

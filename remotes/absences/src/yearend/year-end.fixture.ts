import type { YearEnd, YearEndPerson, YearEndPreview } from '@stundenbuch/domain/workflows/yearend/contract';
import type { NoticePerson, VacationNotice } from '@stundenbuch/domain/workflows/yearend/notice-contract';

const yearEndPerson = (user: number, changes: Partial<YearEndPerson> = {}): YearEndPerson => ({
  ...{
    user,
    first_name: 'Anna',
    name: 'Berger',
    entitlement: 30,
    taken: 22,
    rest: 8,
    carried: 8,
    expires: 0,
  },
  proof: 'Kein Nachweis – verfällt nicht.',
  note: '',
  undecided: 0,
  deficit: 0,
  rows: 0,
  decided: { expire: false, carry: false },
  ...changes,
});

export const yearEndPreview: YearEndPreview = {
  hash: 'f'.repeat(64),
  people: [
    yearEndPerson(7, { expires: 3, proof: 'Gelesen am 11.01.2026', rows: 1 }),
    yearEndPerson(8, {
      first_name: 'Bernd',
      undecided: 30,
      note: 'krank seit 01.12.2023',
      rest: 30.5,
      carried: 30.5,
    }),
    yearEndPerson(9, { first_name: 'Clara', rest: -2, carried: 0, deficit: 2, note: '2 zu viel genommen' }),
  ],
};

export const yearEnd = (changes: Partial<YearEnd> = {}): YearEnd => ({
  id: 4,
  year: 2025,
  applied_at: '2026-04-02T09:00:00Z',
  applied_by: 'Karl Chef',
  undone_at: null,
  expired: 3,
  carried: 0,
  ...changes,
});

export const noticePerson = (user: number, changes: Partial<NoticePerson> = {}): NoticePerson => ({
  user,
  first_name: 'Anna',
  name: 'Berger',
  days: 8,
  deadline: '2027-03-31',
  in_time: false,
  due: true,
  sent_at: null,
  channel: null,
  read_at: null,
  ...changes,
});

export const vacationNotice = (id: number, changes: Partial<VacationNotice> = {}): VacationNotice => ({
  id,
  year: 2026,
  days: 8,
  deadline: '2027-03-31',
  channel: 'app',
  sent_at: '2026-11-19T08:00:00Z',
  text: 'Ihnen stehen aus 2026 noch 8 Urlaubstage zu.',
  read_at: null,
  ...changes,
});

import { contingentAmountInput } from '@stundenbuch/domain/accounts/contingents/contract';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { type AbsenceKindInput, absenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import { KIND_PRESETS, type KindPreset } from '@stundenbuch/domain/records/kinds/presets';
import { sickCaseInput } from '@stundenbuch/domain/records/sickcases/contract';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import { Contingents } from '../accounts/contingents/contingents.service.ts';
import type { Caller } from '../platform/session/caller.ts';
import { AbsenceKinds } from '../records/kinds/absence-kinds.service.ts';
import { SickCases } from '../workflows/sickcases/sick-cases.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import type { AskedDays } from './showcase-year.ts';
import { firstDay } from './year.ts';

const TAKEN_OVER: readonly string[] = ['Kind krank', 'Unbezahlt', 'Bildungsurlaub'];

/** A kind that the company has made itself, in hours as well. */
const AT_THE_DOCTORS: AbsenceKindInput = {
  ...{ name: 'Arztbesuch', short: 'AR', base: TYPE.specialLeave, credit: 'neutral', paid: 'yes' },
  ...{ entered_by: 'worker', approval: true, proof: 'asked', halves: true, hours: true, look: 'away' },
  ...{ colour: 'amber', pattern: 'dots', own_sickness: false, contingent_id: null, statutory: 'none' },
};

/** Days a year; of a sick child only Selma has them. */
const AMOUNTS: Readonly<Record<string, number>> = { 'Kind krank': 15, Bildungsurlaub: 5 };
const PARENT = 'selma';
const CERTIFIED = 'armin';

/** The office takes over three presets at the beginning, two with their contingents, and makes a kind of its own; `ids` are those of the kinds, by name. */
export function kindOccurrences(stage: Stage, ids: Map<string, number>): Occurrence[] {
  const { house, today } = stage;
  const begin = firstDay(today);
  const presets = KIND_PRESETS.filter(({ name }) => TAKEN_OVER.includes(name));
  return [...presets, AT_THE_DOCTORS].map((preset) =>
    on(stage, begin, 8, bossOf(stage), async (boss) => {
      const contingent_id = await contingentOf(stage, boss, preset, begin);
      const kind = absenceKindInput.parse({ ...preset, contingent_id });
      const { id } = await house.service(AbsenceKinds).create(boss, kind);
      ids.set(preset.name, id);
    }),
  );
}

async function contingentOf(
  stage: Stage,
  boss: Caller,
  { name, contingent }: Pick<KindPreset, 'name' | 'contingent'>,
  begin: Day,
): Promise<number | null> {
  const amount = AMOUNTS[name];
  if (!contingent || amount === undefined) return null;
  const contingents = stage.house.service(Contingents);
  const year = yearOf(begin);
  const fields = { ...contingent, name, unit: 'days', per: 'year', year, amount } as const;
  const { id } = await contingents.create(boss, fields);
  if (contingent.only_for) {
    const parent = typed(contingentAmountInput, { user: idOf(stage, PARENT), year });
    await contingents.setAmount(boss, id, parent);
  }
  return id;
}

/** Who was sick for a week in March has brought the certificate; it is noted when the sickness is over. */
export function certificateOccurrences(stage: Stage, requests: readonly AskedDays[]): Occurrence[] {
  const sick = requests.filter(({ type, kind, who, from, to }) => {
    const isWeek = type === TYPE.sickness && kind === null && who === CERTIFIED && from < to;
    return isWeek && to < stage.today;
  });
  return sick.map(({ person, from, to }) =>
    on(stage, addDays(to, 1), 8, bossOf(stage), (boss) => {
      const dates = { established_on: from, certified_until: to, requested_on: null };
      const noted = { day: from, worked: null, certificate: 'paper', remark: null, ...dates } as const;
      return stage.house.service(SickCases).save(boss, person.id, typed(sickCaseInput, noted));
    }),
  );
}

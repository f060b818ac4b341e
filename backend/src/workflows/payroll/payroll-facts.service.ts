import { Injectable } from '@nestjs/common';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { dayAmounts, type PayrollSpan } from '@stundenbuch/domain/accounts/payroll/amounts';
import type {
  HandoverFacts,
  PayrollCase,
  PayrollPerson,
} from '@stundenbuch/domain/accounts/payroll/handover';
import type { PersonAmounts } from '@stundenbuch/domain/accounts/payroll/lines';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import { caseOn } from '@stundenbuch/domain/records/sickcases/cases';
import { isAskedFor } from '@stundenbuch/domain/records/sickcases/certificate';
import { sixWeeksOf } from '@stundenbuch/domain/records/sickcases/six-weeks';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { type PaidBeside, Surcharges } from '../../accounts/allowances/surcharges.service.ts';
import { type EntryRow, entriesBetween } from '../../accounts/overtime/account-rows.ts';
import { workFactsOf } from '../../day/work-facts.ts';
import { type SettingRow, settingRows } from '../../features/settings.service.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { hasMonth, type MonthRow, monthRows } from '../months/month-rows.ts';
import { recordOf } from '../sickcases/sick-records.ts';
import { type PersonSickness, type SicknessRow, sicknessOf, sicknessSince } from '../sickcases/sick-rows.ts';
import {
  boundsOf,
  type ClosedRow,
  closedAgain,
  erasedBefore,
  type HandedRow,
  handedLines,
  type PayoutRow,
  type PayrollPersonRow,
  payouts,
  payrollPeople,
  type SpanRow,
  workSpans,
} from './payroll-rows.ts';
import type { ReadSetup } from './payroll-setups.service.ts';

/** What a handover is made of, read in a constant number of statements, however many people and months there are. */
@Injectable()
export class PayrollFacts {
  constructor(
    private readonly database: Database,
    private readonly surcharges: Surcharges,
  ) {}

  async of(
    tenant: Tenant,
    setup: ReadSetup,
    { month, excluded }: { month: string; excluded: readonly number[] },
    tx?: Tx,
  ): Promise<HandoverFacts> {
    const [people, states, closedOnceMore, handed, settings, erased] = (await this.database.readAll(
      tenant,
      [
        payrollPeople(tenant),
        monthRows(tenant, month, null),
        closedAgain(tenant, month),
        handedLines(tenant),
        settingRows(tenant),
        erasedBefore(tenant),
      ],
      tx,
    )) as [
      PayrollPersonRow[],
      MonthRow[],
      ClosedRow[],
      HandedRow[],
      SettingRow[],
      [{ month: string | null }],
    ];
    const isThere = (origin: string) => origin >= (erased[0].month ?? '');
    const again = closedOnceMore.filter(({ origin }) => isThere(origin));
    const { from, to } = boundsOf([month, ...again.map(({ origin }) => origin)]);
    const [entries, spans, paid, sick] = (await this.database.readAll(
      tenant,
      [
        entriesBetween(tenant, null, from, to),
        workSpans(tenant, from, to),
        payouts(tenant, from, to),
        sicknessSince(tenant, from),
      ],
      tx,
    )) as [EntryRow[], SpanRow[], PayoutRow[], SicknessRow[]];

    const beside = await this.surcharges.of(tenant, null, from, to, tx);
    const storedOf = (name: string) => settings.find(({ feature }) => feature === name)?.value ?? {};
    const { certificate_day } = settingsOf(kindsFeature, storedOf(kindsFeature.name));
    const days: DaysOfCompany = {
      settings: settingsOf(overtimeFeature, storedOf(overtimeFeature.name)),
      entries: Map.groupBy(entries, ({ user }) => user),
      payouts: Map.groupBy(paid, ({ user }) => user),
      sick: new Map(sick.map((row) => [row.user, sicknessOf(row)])),
      ownSickness: new Set(setup.kinds.flatMap(({ id, own_sickness }) => (own_sickness ? [id] : []))),
      spans: spansOf(spans),
      beside,
    };
    const stateOf = new Map(states.map((row) => [row.user, row]));
    const againOf = Map.groupBy(again, ({ user }) => user);
    const { choices, wageTypes, sources, layouts } = setup;
    const layout = layouts.find(({ id }) => id === choices.layout_id) ?? null;
    return {
      ...{ month, choices, wageTypes, sources, layout, handed, ownSickness: days.ownSickness },
      excluded: new Set(excluded),
      people: people.map(({ user, first_name, name, personnel_number, cost_centre, ...row }) => {
        const work = workFactsOf(row);
        const state = stateOf.get(user);
        const isClosed = state?.state === 'closed';
        const months = [
          ...(isClosed && isThere(month) ? [month] : []),
          ...(againOf.get(user) ?? []).map(({ origin }) => origin),
        ];
        return {
          ...{ user, first_name, name, personnel_number, cost_centre, work },
          isOpen: !isClosed && state !== undefined && hasMonth(state, month),
          cases: choices.sick_cases ? casesFor(days.sick.get(user), certificate_day) : [],
          months: months.map((origin) => amountsOf(days, user, work, origin)),
        } satisfies PayrollPerson;
      }),
    };
  }
}

interface DaysOfCompany {
  settings: { type80: 'lowering' | 'neutral' };
  entries: ReadonlyMap<number, EntryRow[]>;
  payouts: ReadonlyMap<number, PayoutRow[]>;
  sick: ReadonlyMap<number, PersonSickness>;
  ownSickness: ReadonlySet<number>;
  spans: ReadonlyMap<number, PayrollSpan[]>;
  beside: ReadonlyMap<number, PaidBeside> | null;
}

function amountsOf(all: DaysOfCompany, user: number, work: WorkFacts, origin: string): PersonAmounts {
  const isOfMonth = ({ day }: { day: Day }) => monthOf(day) === origin;
  const beside = all.beside?.get(user);
  const amounts = dayAmounts({
    month: origin,
    work,
    settings: all.settings,
    entries: (all.entries.get(user) ?? []).filter(isOfMonth),
    payouts: (all.payouts.get(user) ?? []).filter(isOfMonth),
    spans: all.spans,
    beside: beside && {
      days: beside.days.filter(isOfMonth),
      allowances: beside.allowances.filter(isOfMonth),
    },
    ownSickness: all.ownSickness,
    isAfterSixWeeks: afterSixWeeks(all.sick.get(user)),
  });
  return { user, origin, amounts };
}

function afterSixWeeks(sickness: PersonSickness | undefined): (day: Day) => boolean {
  if (!sickness) return () => false;
  const { cases, facts } = sickness;
  return (day) => {
    const found = caseOn(cases, day);
    return found !== null && day > sixWeeksOf(cases, found, facts).ends;
  };
}

/** What the payroll program asks the health insurance with, as the list of cases says it (SICK-02). */
function casesFor(sickness: PersonSickness | undefined, certificateDay: number): PayrollCase[] {
  if (!sickness) return [];
  return sickness.cases.map((one) => {
    const { first, last, worked_first_day, certificate, due } = recordOf(sickness, one, certificateDay);
    return {
      first,
      last,
      worked_first_day,
      is_asked_for: isAskedFor({ certificate, due }, sickness.insurance),
    };
  });
}

function spansOf(rows: readonly SpanRow[]): Map<number, PayrollSpan[]> {
  return new Map(
    [...Map.groupBy(rows, ({ entry }) => entry)].map(([entry, all]) => [
      entry,
      all.map(({ from, to }) => [from, to] as const),
    ]),
  );
}

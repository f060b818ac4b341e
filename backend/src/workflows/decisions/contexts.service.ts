import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { requestBalances } from '@stundenbuch/domain/accounts/overtime/credit';
import type { AccountEntry } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import type {
  AbsenceContext,
  Hint,
  RequestContext,
  Shortage,
  StaffingRule,
} from '@stundenbuch/domain/workflows/decisions/contract';
import { vacationChange } from '@stundenbuch/domain/workflows/decisions/request-account';
import { plannedFrom } from '../../accounts/overtime/account-rows.ts';
import { OvertimeService, type TimeAccount } from '../../accounts/overtime/overtime.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../../accounts/vacation/vacation-facts.ts';
import {
  type CalendarRow,
  type Calendars,
  calendarOfCompany,
  calendarsOf,
  personalWorkColumns,
} from '../../day/work-facts.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { groupsOf, shownDays } from './context-groups.ts';
import { groupIdsOf, keysOf, Presence } from './presence.ts';
import { type GroupRows, groupRows, keyOfRule, rulesOfCompany } from './presence-rows.ts';
import {
  type Counted,
  type EndingRow,
  endingProjects,
  type RecordedRow,
  type RequestRow,
  recordedOn,
  requestsOf,
} from './request-rows.ts';

const VACATION: readonly number[] = [TYPE.vacation, TYPE.vacationLastYear];

interface Facts {
  requests: RequestRow[];
  rules: StaffingRule[];
  calendars: Calendars | null;
}

/** What somebody decides by: who else is away, who is there, what is left of the account (DEC-02, VIS-05). */
@Injectable()
export class Contexts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly overtime: OvertimeService,
  ) {}

  /**
   * The same statements for one request and for two hundred; people are named for one alone, which is what is looked at. Who may
   * not decide on a request gets nothing of it.
   */
  async of(who: Caller, ids: readonly number[]): Promise<AbsenceContext> {
    const today = this.clock.today();
    const { requests, rules, calendars } = await this.facts(who, ids, 'open');
    if (requests.length === 0) return { requests: [], groups: [] };
    const days = shownDays(requests);
    const named = ids.length === 1 ? requests.flatMap(mainKeyOf) : [];
    const asked = {
      groups: groupIdsOf(countedKeys(requests, rules)),
      named,
      days,
      span: spanOf(days),
    };
    const mine = requests.map(({ id, user, days: own }) => ({ id, user, days: own.map(({ day }) => day) }));
    // Of a large company each takes as long as the other: beside each other, on two connections.
    const [[rows], [recorded, projects, vacations, planned]] = (await Promise.all([
      this.database.read(who, groupRows(who, asked)),
      this.database.readAll(who, [
        recordedOn(who, {
          users: mine.flatMap(({ user, days: own }) => own.map(() => user)),
          days: mine.flatMap(({ days: own }) => own),
        }),
        endingProjects(
          who,
          {
            ids: mine.map(({ id }) => id),
            users: mine.map(({ user }) => user),
            firsts: mine.map(({ days: [first = ''] }) => first),
            lasts: mine.map(({ days: own }) => own.at(-1) ?? ''),
          },
          today,
        ),
        vacationsOf(who, peopleWith(requests, VACATION), personalWorkColumns(who)),
        plannedFrom(who, peopleWith(requests, [TYPE.overtime]), today),
      ]),
    ])) as [[GroupRows], [RecordedRow[], EndingRow[], PersonVacation[], (AccountEntry & { user: number })[]]];
    const presence = new Presence(rows, rules, calendars);
    const facts = {
      today,
      presence,
      recorded: new Map(recorded.map((row) => [`${row.user} ${row.day}`, row])),
      projects: Map.groupBy(projects, ({ request }) => request),
      vacations: new Map(vacations.map((row) => [row.id, vacationFactsOf(row, calendars)])),
      overtime: await this.overtimeOf(who, peopleWith(requests, [TYPE.overtime])),
      planned: Map.groupBy(planned, ({ user }) => user),
    };
    return {
      requests: requests.map((request) => contextOf(request, facts)),
      groups: groupsOf(requests, ids.length === 1 ? rows.people : null, presence, calendars),
    };
  }

  /** Where fewer are there than have to be, now that requests were decided; nothing is asked where nobody has to. */
  async shortagesOf(who: Caller, id: number): Promise<Shortage[]> {
    const { requests, rules, calendars } = await this.facts(who, [id], 'alive');
    if (rules.length === 0 || requests.length === 0) return [];
    const days = requests.flatMap((request) => request.days.map(({ day }) => day)).sort();
    const groups = groupIdsOf(countedKeys(requests, rules));
    const [rows] = await this.database.read<GroupRows>(
      who,
      groupRows(who, { groups, named: [], days, span: spanOf(days) }),
    );
    const presence = new Presence(rows as GroupRows, rules, calendars);
    return requests.flatMap((request) => shortagesIn(request, presence));
  }

  private async facts(who: Caller, ids: readonly number[], counted: Counted): Promise<Facts> {
    const [requests, rules, [calendar]] = (await this.database.readAll(who, [
      requestsOf(who, ids, this.clock.today(), counted),
      rulesOfCompany(who),
      sql`select ${calendarOfCompany(who)} as calendar`,
    ])) as [RequestRow[], StaffingRule[], { calendar: CalendarRow | null }[]];
    return { requests, rules, calendars: calendarsOf(calendar?.calendar) };
  }

  private async overtimeOf(
    who: Caller,
    users: readonly number[],
  ): Promise<Map<number, TimeAccount['facts']>> {
    if (users.length === 0 || !allows(overtimeAccess.current, who)) return new Map();
    const found = await this.overtime.of(who, users);
    const isBegun = found && found.since <= this.clock.today();
    return new Map(isBegun ? found.accounts.map(({ user, facts }) => [user, facts]) : []);
  }
}

interface ContextFacts {
  today: Day;
  presence: Presence;
  recorded: ReadonlyMap<string, RecordedRow>;
  projects: ReadonlyMap<number, EndingRow[]>;
  vacations: ReadonlyMap<number, ReturnType<typeof vacationFactsOf>>;
  overtime: ReadonlyMap<number, TimeAccount['facts']>;
  planned: ReadonlyMap<number, AccountEntry[]>;
}

function contextOf(request: RequestRow, facts: ContextFacts): RequestContext {
  const { presence, recorded } = facts;
  const [group = null] = mainKeyOf(request);
  const asked = request.days.map(({ half, ...day }) => ({ ...day, portion: portionOf(half) }));
  const days = [...new Set(asked.map(({ day }) => day))].map((day) => {
    const { booked = 0, worked = 0 } = recorded.get(`${request.user} ${day}`) ?? {};
    // The request is among them.
    const away = group === null ? 0 : Math.max(0, presence.on(group, day).away - 1);
    return { day, away, booked, worked };
  });
  const { accounts, isTooMuch } = accountsOf(request, asked, facts);
  const shortages = shortagesIn(request, presence);
  const whole = new Set(asked.filter(({ portion }) => portion === 1).map(({ day }) => day));
  const isRecorded = days.some(({ day, booked, worked }) => whole.has(day) && booked + worked > 0);
  const hints: Hint[] = [
    ...(shortages.length > 0 ? (['staffing'] as const) : []),
    ...(isTooMuch ? (['vacation'] as const) : []),
    ...(isRecorded ? (['booked'] as const) : []),
  ];
  const projects = (facts.projects.get(request.id) ?? []).map(({ id, name, ends }) => ({ id, name, ends }));
  const { id, substitute } = request;
  return { id, group, days, accounts, shortages, substitute, projects, hints };
}

type Asked = readonly { day: Day; project: number; portion: number }[];

function accountsOf(request: RequestRow, asked: Asked, facts: ContextFacts) {
  const charged = asked.filter(({ project }) => VACATION.includes(project));
  const vacation = facts.vacations.get(request.user);
  if (charged.length > 0 && vacation) return vacationChange(vacation, charged, facts.today);
  const reduced = asked.filter(({ project }) => project === TYPE.overtime);
  const account = facts.overtime.get(request.user);
  if (reduced.length === 0 || !account) return { accounts: [], isTooMuch: false };
  const planned = facts.planned.get(request.user) ?? [];
  const balances = requestBalances({ ...account, planned }, reduced);
  return { accounts: [{ kind: 'overtime' as const, year: null, ...balances }], isTooMuch: false };
}

const shortagesIn = (request: RequestRow, presence: Presence): Shortage[] =>
  [...new Set(request.days.map(({ day }) => day))].flatMap((day) => presence.shortages(keysOf(request), day));

/** Whose days are shown: the home team's, else those of the same job. */
const mainKeyOf = (request: RequestRow): string[] =>
  keysOf(request).filter((_, at, keys) => at === 0 && keys.length > 1);

/** That, and what a rule is about. */
function countedKeys(requests: readonly RequestRow[], rules: readonly StaffingRule[]): string[] {
  const ruled = new Set(rules.map(keyOfRule));
  return requests.flatMap((request) => [
    ...mainKeyOf(request),
    ...keysOf(request).filter((key) => ruled.has(key)),
  ]);
}

function peopleWith(requests: readonly RequestRow[], types: readonly number[]): number[] {
  const those = requests.filter(({ days }) => days.some(({ project }) => types.includes(project)));
  return [...new Set(those.map(({ user }) => user))];
}

const spanOf = (days: readonly Day[]): { from: Day; to: Day } => ({
  from: days[0] as Day,
  to: days.at(-1) as Day,
});

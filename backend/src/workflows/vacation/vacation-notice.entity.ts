import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Day } from '@stundenbuch/domain/time/day';
import type { VacationNotice as WireNotice } from '@stundenbuch/domain/workflows/yearend/notice-contract';

/** Frozen: only `read_at` and `confirmed_at` are ever set (schema/vacation.sql). */
const schema = defineEntity({
  name: 'VacationNotice',
  tableName: 'vacation_notices',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    year: p.smallint(),
    days: p.decimal('number').precision(6).scale(2),
    deadline: p.date().$type<Day>(),
    text: p.string().length(2000),
    sha256: p.character().length(64),
    channel: p.string().length(5).$type<WireNotice['channel']>(),
    sent_at: p.datetime(),
    sent_by: p.integer(),
    read_at: p.datetime().nullable(),
    confirmed_at: p.datetime().nullable(),
    note: p.string().length(255).nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class VacationNotice extends schema.class {}
schema.setClass(VacationNotice);

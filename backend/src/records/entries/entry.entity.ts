import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Credit } from '@stundenbuch/domain/records/entries/credit';

const schema = defineEntity({
  name: 'Entry',
  tableName: 'entries',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    day: p.date(),
    type: p.smallint().nullable(),
    project: p.integer().name('project_id').nullable(),
    hours: p.decimal('number').precision(5).scale(2),
    target: p.decimal('number').precision(7).scale(4).nullable(),
    start_minute: p.smallint().nullable(),
    end_minute: p.smallint().nullable(),
    break_hours: p.decimal('number').precision(4).scale(2).nullable(),
    booking_text: p.string().length(255).nullable(),
    status: p.smallint().nullable(),
    net_minutes: p.smallint().nullable(),
    break_minutes: p.smallint().nullable(),
    first_half: p.boolean().default(true),
    second_half: p.boolean().default(true),
    request: p.integer().name('request_id').nullable(),
    created_at: p.datetime(),
    decided_at: p.datetime().nullable(),
    decided_by: p.integer().nullable(),
    pre_approved_by: p.integer().nullable(),
    pre_approved_at: p.datetime().nullable(),
    kind: p.integer().name('kind_id').nullable(),
    credit: p.string().length(11).$type<Credit>().nullable(),
    sick_from: p.smallint().nullable(),
    away_minutes: p.smallint().nullable(),
    // The database sets it.
    job: p.integer().name('job_id').nullable(),
  },
});

export class Entry extends schema.class {}
schema.setClass(Entry);

import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    email: p.string().length(254),
    pending_email: p.string().length(254).nullable(),
    pending_until: p.datetime().nullable(),
    password_hash: p.text().nullable().hidden().lazy(),
    first_name: p.string().length(50),
    name: p.string().length(50),
    job: p.integer().name('job_id').nullable(),
    active: p.boolean().default(true),
    weeklyhours: p.decimal('number').precision(5).scale(2).nullable(),
    vacation: p.decimal('number').precision(4).scale(1).default(25),
    vacation_lastyear: p.decimal('number').precision(4).scale(1).default(0),
    vacation_lastyear_entered_in: p.smallint(),
    worker_since: p.date().nullable(),
    working_days: p.string().length(7).nullable(),
    personnelNumber: p.string().length(50).nullable(),
    role: p.smallint().default(1),
    global_admin: p.boolean().default(false),
    birth_date: p.date().nullable(),
    milog: p.boolean().default(false),
    records_from: p.date().nullable(),
    records: p.boolean().default(true),
    has_factor: p.boolean().default(false),
    created_at: p.datetime().nullable(),
    version: p.integer().version(),
  },
});

export class User extends schema.class {}
schema.setClass(User);

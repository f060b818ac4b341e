import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PersonExpiry } from '@stundenbuch/domain/accounts/vacation/expiry';

const schema = defineEntity({
  name: 'VacationExpiry',
  tableName: 'vacation_expiries',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    expiry: p.string().length(5).$type<NonNullable<PersonExpiry['expiry']>>().nullable(),
    suspended_until: p.date().$type<NonNullable<PersonExpiry['suspended_until']>>().nullable(),
    // Counts what is sent, also where it changes nothing.
    version: p.integer().default(1),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class VacationExpiry extends schema.class {}
schema.setClass(VacationExpiry);

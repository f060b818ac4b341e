import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Contract',
  tableName: 'contracts',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    valid_from: p.date(),
    ends_on: p.date().nullable(),
    weeklyhours: p.decimal('number').precision(5).scale(2),
    minutes: p.array(Number, String).columnType('smallint[]'),
    vacation: p.decimal('number').precision(4).scale(1),
    place: p.integer().name('place_id').nullable(),
    note: p.string().length(255).nullable(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer().nullable(),
  },
});

export class Contract extends schema.class {}
schema.setClass(Contract);

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Beginning } from '@stundenbuch/domain/records/sickcases/cases';
import type { Certificate } from '@stundenbuch/domain/records/sickcases/certificate';

const schema = defineEntity({
  name: 'SickCase',
  tableName: 'sick_cases',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    first_day: p.date(),
    last_day: p.date(),
    begins: p.string().length(6).$type<Beginning>().nullable(),
    worked: p.boolean().nullable(),
    established_on: p.date().nullable(),
    certified_until: p.date().nullable(),
    certificate: p.string().length(10).$type<Certificate>().nullable(),
    requested_on: p.date().nullable(),
    remark: p.string().length(80).nullable(),
    version: p.integer().version(),
    changed_at: p.datetime(),
    changed_by: p.integer(),
  },
});

export class SickCase extends schema.class {}
schema.setClass(SickCase);

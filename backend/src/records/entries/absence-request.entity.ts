import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SubstituteAnswer } from '@stundenbuch/domain/records/absences/contract';

const schema = defineEntity({
  name: 'AbsenceRequest',
  tableName: 'absence_requests',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    note: p.string().length(255).nullable(),
    decline_reason: p.string().length(255).nullable(),
    substitute: p.integer().name('substitute_id').nullable(),
    substitute_answer: p.string().length(3).$type<SubstituteAnswer>().nullable(),
    substitute_answered_at: p.datetime().nullable(),
    closure: p.integer().name('closure_id').nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class AbsenceRequest extends schema.class {}
schema.setClass(AbsenceRequest);

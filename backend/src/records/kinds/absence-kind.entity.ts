import { defineEntity, p } from '@mikro-orm/postgresql';
import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';

const schema = defineEntity({
  name: 'AbsenceKind',
  tableName: 'absence_kinds',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(40),
    short: p.string().length(3),
    base: p.smallint().$type<AbsenceKindInput['base']>(),
    credit: p.string().length(11).$type<AbsenceKindInput['credit']>(),
    paid: p.string().length(5).$type<AbsenceKindInput['paid']>(),
    entered_by: p.string().length(6).$type<AbsenceKindInput['entered_by']>(),
    approval: p.boolean(),
    proof: p.string().length(6).$type<AbsenceKindInput['proof']>(),
    halves: p.boolean(),
    hours: p.boolean(),
    look: p.string().length(7).$type<AbsenceKindInput['look']>(),
    colour: p.string().length(6).$type<AbsenceKindInput['colour']>(),
    pattern: p.string().length(7).$type<AbsenceKindInput['pattern']>(),
    own_sickness: p.boolean(),
    contingent_id: p.integer().nullable(),
    statutory: p.string().length(9).$type<AbsenceKindInput['statutory']>(),
    archived_at: p.datetime().nullable(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class AbsenceKind extends schema.class {}
schema.setClass(AbsenceKind);

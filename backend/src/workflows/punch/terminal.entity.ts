import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Terminal',
  tableName: 'terminals',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(40),
    secret_hash: p.blob(),
    revoked_at: p.datetime().nullable(),
    used_at: p.datetime().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Terminal extends schema.class {}
schema.setClass(Terminal);

import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    token_hash: p.blob().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    id: p.bigint('number'),
    agent: p.string().length(60).nullable(),
    seen_at: p.datetime().nullable(),
    proved_at: p.datetime().nullable(),
    kind: p.string().length(5).default('login').$type<'login' | 'token'>(),
    scopes: p.array().columnType('text[]').default([]),
    name: p.string().length(60).nullable(),
    created_at: p.datetime(),
    expires_at: p.datetime(),
    // Copies from the records of the person and the company, maintained by triggers.
    role: p.smallint().default(1),
    global_admin: p.boolean().default(false),
    active: p.boolean().default(true),
    permission: p.character().length(10).default('0000000000'),
    features: p.array().columnType('text[]').default([]),
    has_factor: p.boolean().default(false),
    factor_from: p.date().nullable(),
  },
});

export class Session extends schema.class {}
schema.setClass(Session);

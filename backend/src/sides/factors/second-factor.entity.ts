import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    kind: p.text().$type<'totp' | 'passkey'>(),
    name: p.string().length(40),
    secret: p.blob().$type<Buffer>().nullable(),
    last_step: p.bigint('string').default('0'),
    credential_id: p.blob().$type<Buffer>().nullable(),
    public_key: p.blob().$type<Buffer>().nullable(),
    counter: p.bigint('number').default(0),
    transports: p.array().columnType('varchar(20)[]').default([]),
    confirmed_at: p.datetime().nullable(),
    proves_from: p.datetime().nullable(),
    used_at: p.datetime().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class SecondFactor extends schema.class {}
schema.setClass(SecondFactor);

import { defineEntity, p } from '@mikro-orm/postgresql';
import { tenantPolicy } from './tenancy.ts';

const schema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    token_hash: p.blob().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    created_at: p.datetime(),
    expires_at: p.datetime(),
  },
  policies: tenantPolicy('sessions'),
});

export class Session extends schema.class {}
schema.setClass(Session);

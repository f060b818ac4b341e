import { defineEntity, p } from '@mikro-orm/postgresql';
import type { NoticeKind } from '@stundenbuch/domain/sides/notices/kinds';

const schema = defineEntity({
  name: 'OutboxMail',
  tableName: 'outbox',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    address: p.string().length(254),
    kind: p.string().length(30).$type<NoticeKind>(),
    data: p.json<Record<string, unknown>>(),
    about: p.string().length(60).nullable(),
    due: p.datetime(),
    tries: p.smallint().default(0),
    state: p.string().length(7).$type<'waiting' | 'sent' | 'held' | 'failed'>().default('waiting'),
    finished_at: p.datetime().nullable(),
    answer: p.string().length(200).nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class OutboxMail extends schema.class {}
schema.setClass(OutboxMail);

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { FeedKind } from '@stundenbuch/domain/workflows/feeds/feature-words';

const schema = defineEntity({
  name: 'Feed',
  tableName: 'feeds',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    kind: p.string().length(4).$type<FeedKind>(),
    show_type: p.boolean(),
    secret_hash: p.blob(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Feed extends schema.class {}
schema.setClass(Feed);

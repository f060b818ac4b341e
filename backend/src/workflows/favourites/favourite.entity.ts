import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Favourite',
  tableName: 'favourites',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    project: p.integer().name('project_id'),
    booking_text: p.string().length(255),
    hours: p.decimal('number').precision(4).scale(2).nullable(),
    position: p.smallint(),
  },
});

export class Favourite extends schema.class {}
schema.setClass(Favourite);

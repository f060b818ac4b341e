import { Injectable } from '@nestjs/common';
import type {
  CategoryInput,
  categoryInput,
  Category as WireCategory,
} from '@stundenbuch/domain/sides/people/contract';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Database } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Category } from './category.entity.ts';

const shape = {
  sortable: { name: sql`name` },
  shown: { name: sql`name` },
  order: sql`name`,
  key: sql`id`,
} satisfies ListShape;

export const categoryQuery = queryOf(shape);

const conflicts = { categories_name: () => refuseAdmin('category_taken', 'name') };

@Injectable()
export class Categories {
  constructor(private readonly database: Database) {}

  list(who: Caller, query: ListQuery) {
    const source = {
      columns: sql`id, name`,
      tables: sql`categories`,
      where: sql`company_id = ${who.company}`,
    };
    return list<WireCategory>(this.database, who, source, shape, query);
  }

  async read(who: Caller, id: number): Promise<WireCategory> {
    return readOne<WireCategory>(
      this.database,
      who,
      sql`select id, name from categories where company_id = ${who.company} and id = ${id}`,
    );
  }

  create(who: Caller, { name }: CategoryInput): Promise<WireCategory> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const category = tx.create(Category, { company: who.company, name });
      await tx.flush();
      return { id: category.id, name };
    });
  }

  change(who: Caller, id: number, input: Input<typeof categoryInput>): Promise<WireCategory> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const category = existing(await tx.findOne(Category, { company: who.company, id }));
      category.name = input.read().name;
      return { id, name: category.name };
    });
  }
}

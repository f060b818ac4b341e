import { Controller } from '@nestjs/common';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { category, categoryInput } from '@stundenbuch/domain/sides/people/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Categories, categoryQuery } from '../../sides/company/categories.service.ts';

type Category = Input<typeof categoryInput>;

@Controller()
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Route(adminCalls.categories, 'The categories of projects and inventory', {
    answer: z.array(category),
    query: categoryQuery,
  })
  list(who: Caller, query: Input<typeof categoryQuery>) {
    return this.categories.list(who, query.read());
  }

  @Route(adminCalls.category, 'One category', { answer: category })
  read(who: Caller, id: number) {
    return this.categories.read(who, id);
  }

  @Route(adminCalls.createCategory, 'Create a category', { answer: category, body: categoryInput })
  create(who: Caller, input: Category) {
    return this.categories.create(who, input.read());
  }

  @Route(adminCalls.changeCategory, 'Rename a category', { answer: category, body: categoryInput })
  change(who: Caller, id: number, input: Category) {
    return this.categories.change(who, id, input);
  }
}

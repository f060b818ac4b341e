import { Controller, Get, Post, Put } from '@nestjs/common';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
import { category, categoryInput } from '@stundenbuch/domain/sides/people/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Categories, categoryQuery } from '../../sides/company/categories.service.ts';

type Category = Input<typeof categoryInput>;

@Controller('category')
export class CategoriesController {
  constructor(private readonly categories: Categories) {}

  @Get()
  @Access(calls.categories)
  @Answers(z.array(category), 'The categories of projects and inventory')
  list(@Who() who: Caller, @Listing(categoryQuery) query: Input<typeof categoryQuery>) {
    return this.categories.list(who, query.read());
  }

  @Get(':id')
  @Access(calls.category)
  @Answers(category, 'One category')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.categories.read(who, id);
  }

  @Post()
  @Access(calls.createCategory)
  @Answers(category, 'Create a category')
  create(@Who() who: Caller, @Body(categoryInput) input: Category) {
    return this.categories.create(who, input.read());
  }

  @Put(':id')
  @Access(calls.changeCategory)
  @Answers(category, 'Rename a category')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(categoryInput) input: Category) {
    return this.categories.change(who, id, input);
  }
}

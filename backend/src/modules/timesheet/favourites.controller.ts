import { Controller } from '@nestjs/common';
import { favouriteCalls } from '@stundenbuch/domain/workflows/favourites/calls';
import { arrangeInput, favouriteInput, favourites } from '@stundenbuch/domain/workflows/favourites/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Favourites } from '../../workflows/favourites/favourites.service.ts';

@Controller()
export class FavouritesController {
  constructor(private readonly favourites: Favourites) {}

  @Route(favouriteCalls.list, 'The own favourites, in their order', { answer: favourites })
  list(who: Caller) {
    return this.favourites.list(who);
  }

  @Route(favouriteCalls.add, 'Remember a booking as a favourite, or other hours of one', {
    answer: favourites,
    body: favouriteInput,
  })
  add(who: Caller, input: Input<typeof favouriteInput>) {
    return this.favourites.add(who, input);
  }

  @Route(favouriteCalls.arrange, 'Bring the own favourites into an order', {
    answer: favourites,
    body: arrangeInput,
  })
  arrange(who: Caller, input: Input<typeof arrangeInput>) {
    return this.favourites.arrange(who, input);
  }

  @Route(favouriteCalls.remove, 'Delete a favourite', { answer: favourites })
  remove(who: Caller, id: number) {
    return this.favourites.remove(who, id);
  }
}

import { call } from '../../access/call.ts';
import { favouriteAccess } from './access.ts';
import type { ArrangeInput, Favourite, FavouriteInput } from './contract.ts';

export const favouriteCalls = {
  list: call<Favourite[]>()('GET timesheet/favourite', favouriteAccess.list, {
    reads: ['Favourite', 'Project'],
  }),
  add: call<Favourite[], FavouriteInput>()('POST timesheet/favourite', favouriteAccess.add, {
    changes: ['Favourite'],
  }),
  arrange: call<Favourite[], ArrangeInput>()('PUT timesheet/favourite', favouriteAccess.arrange, {
    changes: ['Favourite'],
  }),
  remove: call<Favourite[]>()('DELETE timesheet/favourite/:id', favouriteAccess.remove, {
    changes: ['Favourite'],
  }),
};

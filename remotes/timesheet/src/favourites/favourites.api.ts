import { favouriteCalls } from '@stundenbuch/domain/workflows/favourites/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    favourites: query(build, favouriteCalls.list),
    addFavourite: mutation(build, favouriteCalls.add),
    arrangeFavourites: mutation(build, favouriteCalls.arrange),
    removeFavourite: mutation(build, favouriteCalls.remove),
  }),
});

export const {
  useFavouritesQuery,
  useAddFavouriteMutation,
  useArrangeFavouritesMutation,
  useRemoveFavouriteMutation,
} = favouritesApi;

import { allows } from '@stundenbuch/domain/access/access';
import { favouriteAccess } from '@stundenbuch/domain/workflows/favourites/access';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';

/** Pages with bookings bring these parts along only where somebody has favourites. */
export const useHasFavourites = (): boolean => allows(favouriteAccess.list, useSession().who);

export const FavouriteChips = lazyPage(async () => (await import('./favourite-chips.tsx')).FavouriteChips);
export const FavouriteStar = lazyPage(async () => (await import('./favourite-star.tsx')).FavouriteStar);
export const DayFavourites = lazyPage(async () => (await import('./day-favourites.tsx')).DayFavourites);
export const StarOfOpened = lazyPage(async () => (await import('./favourite-star.tsx')).StarOfOpened);

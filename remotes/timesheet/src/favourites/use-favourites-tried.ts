import { useEffect, useState } from 'react';
import { useFavouritesQuery } from './favourites.api.ts';
import { DayFavourites, useHasFavourites } from './lazy.ts';

/**
 * Whether the row above a day has been tried: what lies below it then keeps its place. A list that fails is asked for again by the
 * row itself, which must not take it away.
 */
export function useFavouritesTried(): boolean {
  const has = useHasFavourites();
  const { isLoading } = useFavouritesQuery(undefined, { skip: !has });
  const [hasCode, setCode] = useState(DayFavourites.isLoaded);
  useEffect(() => {
    const tried = () => setCode(true);
    if (has) DayFavourites.preload().then(tried, tried);
  }, [has]);
  const isTried = !has || (hasCode && !isLoading);
  const [wasTried, setTried] = useState(isTried);
  if (isTried && !wasTried) setTried(true);
  return wasTried;
}

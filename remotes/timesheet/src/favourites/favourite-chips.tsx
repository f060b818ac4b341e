import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { Button, IconButton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { detailOf, reasonOf } from './favourite-words.ts';
import { useFavouritesQuery } from './favourites.api.ts';
import './favourites.css';

const ArrangeDialog = lazyPage(async () => (await import('./arrange-dialog.tsx')).ArrangeDialog);

interface Props {
  onChoose: (favourite: Favourite) => void;
  busy?: boolean;
}

/** A tap chooses one; those of a project that can't be booked are grey and say why (DAY-06). */
export function FavouriteChips({ onChoose, busy = false }: Props) {
  const { data = [] } = useFavouritesQuery();
  const [isArranging, setArranging] = useState(false);
  if (data.length === 0 && !isArranging) return null;
  return (
    <section className="ts-favourites" aria-label="Favoriten">
      {data.map((favourite) => {
        const reason = reasonOf(favourite);
        return (
          <Button key={favourite.id} disabled={reason !== null || busy} onClick={() => onChoose(favourite)}>
            <strong>{favourite.project_name}</strong>
            <small>{reason ?? detailOf(favourite)}</small>
          </Button>
        );
      })}
      <IconButton icon="edit" label="Favoriten ordnen" onClick={() => setArranging(true)} />
      {isArranging && <ArrangeDialog favourites={data} onClose={() => setArranging(false)} />}
    </section>
  );
}

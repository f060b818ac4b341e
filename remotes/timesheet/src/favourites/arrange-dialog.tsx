import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { Button, Dialog, IconButton } from '@stundenbuch/web/kit';
import { useEffect, useRef, useState } from 'react';
import { detailOf, favouriteName } from './favourite-words.ts';
import {
  useAddFavouriteMutation,
  useArrangeFavouritesMutation,
  useRemoveFavouriteMutation,
} from './favourites.api.ts';
import { useSaying } from './use-saying.ts';

interface Props {
  favourites: readonly Favourite[];
  onClose: () => void;
}

/** The order by hand; what is saved at once needs no button that saves. */
export function ArrangeDialog({ favourites, onClose }: Props) {
  const [arrange, { isLoading: isMoving }] = useArrangeFavouritesMutation();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const orSay = useSaying();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: number; words: string } | null>(null);
  const place = favourites.findIndex(({ id }) => id === moved?.id) + 1;
  // The row has gone elsewhere: the keyboard goes with it.
  useEffect(() => {
    const row = list.current?.children[place - 1];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('.sb-icon-action:enabled') ?? [])];
    (buttons.find(({ ariaLabel }) => ariaLabel?.endsWith(moved?.words ?? '')) ?? buttons[0])?.focus();
  }, [place, moved]);

  function move(at: number, by: 1 | -1) {
    const ids = favourites.map(({ id }) => id);
    const [id] = ids.splice(at, 1) as [number];
    ids.splice(at + by, 0, id);
    if (!isMoving)
      orSay(async () => {
        await arrange({ ids }).unwrap();
        setMoved({ id, words: by < 0 ? 'nach vorn' : 'nach hinten' });
      });
  }

  return (
    <Dialog open title="Favoriten ordnen" onClose={onClose}>
      <ul className="ts-arranged" ref={list}>
        {favourites.map((favourite, at) => {
          const { id, project, booking_text, hours } = favourite;
          const name = favouriteName(favourite);
          return (
            <li key={id}>
              <div className="sb-grow">
                <strong>{favourite.project_name}</strong>
                <small className="sb-muted">{detailOf(favourite)}</small>
                {hours !== null && (
                  <Button
                    kind="quiet"
                    label={`${name} ohne Stunden merken`}
                    onClick={() => orSay(() => add({ project, booking_text }).unwrap())}
                  >
                    Ohne Stunden
                  </Button>
                )}
              </div>
              <span className="sb-nowrap">
                <IconButton
                  icon="up"
                  label={`${name} nach vorn`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="down"
                  label={`${name} nach hinten`}
                  disabled={at === favourites.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  icon="delete"
                  label={`${name} löschen`}
                  onClick={() => orSay(() => remove(id).unwrap())}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {favourites.length === 0 && <p>Der Stern neben einer Buchung merkt sie als Favorit.</p>}
      <p className="sb-hidden" role="status">
        {place > 0 && `Platz ${place} von ${favourites.length}`}
      </p>
      <div className="sb-form-actions">
        <Button kind="primary" onClick={onClose}>
          Fertig
        </Button>
      </div>
    </Dialog>
  );
}

import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import { favouriteTexts } from '@stundenbuch/domain/workflows/favourites/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { IconButton } from '@stundenbuch/web/kit';
import { useEntryQuery } from '../shared/timesheet.api.ts';
import { useAddFavouriteMutation, useFavouritesQuery, useRemoveFavouriteMutation } from './favourites.api.ts';
import { useSaying } from './use-saying.ts';

/** Remembers a booking with its hours, or forgets it again (DAY-06). */
export function FavouriteStar({ entry }: { entry: Entry }) {
  const { data } = useFavouritesQuery();
  const [add] = useAddFavouriteMutation();
  const [remove] = useRemoveFavouriteMutation();
  const alert = useAlert();
  const orSay = useSaying();
  const { project, hours } = entry;
  const booking_text = entry.booking_text ?? '';
  const known = data?.find((one) => one.project === project && one.booking_text === booking_text);

  const press = () =>
    orSay(async () => {
      if (known) await remove(known.id).unwrap();
      else await add({ project, booking_text, hours }).unwrap();
      alert(known ? favouriteTexts.removed : favouriteTexts.added);
    });

  return (
    <IconButton
      icon={known ? StarFilled : StarOutlined}
      label={`${nameOfEntry(entry)} ${known ? 'aus den Favoriten nehmen' : 'als Favorit merken'}`}
      disabled={!data}
      onClick={press}
    />
  );
}

/** The same of a booking that a page has opened. */
export function StarOfOpened({ id }: { id: string }) {
  const { currentData: entry } = useEntryQuery(id);
  return entry && kindOf(entry.project) === 'project' ? <FavouriteStar entry={entry} /> : null;
}

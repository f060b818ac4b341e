import type { Day } from '@stundenbuch/domain/time/day';
import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { favouriteTexts } from '@stundenbuch/domain/workflows/favourites/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { useNavigate } from 'react-router-dom';
import { DAY_PATHS } from '../shared/day-view.ts';
import { useSaveBookingMutation } from '../shared/timesheet.api.ts';
import { FavouriteChips } from './favourite-chips.tsx';
import { useSaying } from './use-saying.ts';

/** Above a day that can be booked: a tap books, or opens the form where hours are missing. */
export function DayFavourites({ day }: { day: Day }) {
  const [save, { isLoading }] = useSaveBookingMutation();
  const navigate = useNavigate();
  const alert = useAlert();
  const undoOf = useUndo();
  const orSay = useSaying();

  function choose({ project, booking_text, hours }: Favourite) {
    if (hours === null) {
      navigate(DAY_PATHS.book(day), { state: { project, booking_text } });
      return;
    }
    orSay(async () => {
      const saved = await save({ id: null, input: { day, project, booking_text, hours } }).unwrap();
      alert(favouriteTexts.booked, 'success', undoOf(saved));
    });
  }

  return <FavouriteChips onChoose={choose} busy={isLoading} />;
}

import { PROJECT_STATUS, projectStatusLabel } from '@stundenbuch/domain/sides/projects/status';
import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { formatHours } from '@stundenbuch/web/format';

/** Why it can't be booked; null where it can. */
export function reasonOf({ status, archived }: Favourite): string | null {
  if (archived) return 'archiviert';
  return status === PROJECT_STATUS.inProgress ? null : projectStatusLabel(status);
}

/** '2,00 h · Dach gedeckt': what a long text must not push out comes first. */
export const detailOf = ({ booking_text, hours }: Favourite): string =>
  hours === null ? booking_text : `${formatHours(hours)} h · ${booking_text}`;

/** 'Dachsanierung: Dach gedeckt', unique among those of a person. */
export const favouriteName = ({ project_name, booking_text }: Favourite): string =>
  `${project_name}: ${booking_text}`;

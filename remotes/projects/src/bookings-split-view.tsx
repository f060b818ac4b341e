import { allows } from '@stundenbuch/domain/access/access';
import { mayReadPerson, timesheetPages } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { ModulePage } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import type { ReactNode } from 'react';

const BOOKING = '/manage-booking';
const pages = { [BOOKING]: () => <ModulePage path={BOOKING} /> };

export type PathOfBooking = (booking: Entry) => string | null;

/** The list of bookings, each of which leads to its page for whoever may read it; readers have no page of a booking. */
export function BookingsSplitView({ children }: { children: (pathOf?: PathOfBooking) => ReactNode }) {
  const { who, user } = useSession();
  const mayOpen = allows(timesheetPages[BOOKING], who);
  const pathOf: PathOfBooking = (booking) =>
    mayOpen && who && user && mayReadPerson({ id: user.id, role: who.role }, booking.user)
      ? `${BOOKING}?id=${booking.id}`
      : null;
  return (
    <SplitView name="Buchungen" pages={pages}>
      {children(pathOf)}
    </SplitView>
  );
}

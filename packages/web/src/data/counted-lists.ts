/** The lists that say 'Zeige 0 bis 0 von 0 Elementen' below nothing, as specified (AMB-87); below others it only repeats. */
const COUNTED = [
  ...['absences', 'addresses', 'categories', 'companies', 'company-people', 'customerprojects', 'customers'],
  ...['hourlyrates', 'inventory', 'jobs', 'pending-absences', 'processed-absences', 'projectBookings'],
  ...['projectOverview', 'projectbookings', 'projects', 'timeBookings', 'workers', 'workingTimeOverview'],
  'workingTimes',
] as const;

const counted: ReadonlySet<string> = new Set(COUNTED);

export const countsNothing = (id: string): boolean => counted.has(id);

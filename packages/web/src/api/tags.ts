/** Every noun that a change can touch. A mutation invalidates all the nouns whose lists or sums it moves. */
export const tags = [
  'Session',
  'User',
  'Company',
  'Job',
  'Category',
  'Project',
  'HourlyRate',
  'Customer',
  'Address',
  'Inventory',
  'Entry',
  'WorkingTime',
  'Booking',
  'Absence',
  'Finding',
] as const;

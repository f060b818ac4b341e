/** The states of a project. It accepts bookings while in progress. */
export const PROJECT_STATUS = { cancelled: 0, inProgress: 1, requested: 2, finished: 3 } as const;

const LABELS: Readonly<Record<number, string>> = {
  [PROJECT_STATUS.cancelled]: 'Abgebrochen',
  [PROJECT_STATUS.inProgress]: 'In Bearbeitung',
  [PROJECT_STATUS.requested]: 'Anfrage',
  [PROJECT_STATUS.finished]: 'Abgeschlossen',
};

/** Only in the filter of the overview, never stored. */
export const ALL_PROJECTS = 100;

export const projectStatusOptions = Object.entries(LABELS).map(([value, label]) => ({
  value: Number(value),
  label,
}));

export const projectFilterOptions = [
  { value: ALL_PROJECTS as number, label: 'Alle' },
  ...projectStatusOptions,
];

export function projectStatusLabel(status: number): string {
  return LABELS[status] ?? '';
}

/** The tone of a status, for the colour and icon beside its label. */
export function projectStatusTone(status: number): 'neutral' | 'info' | 'warn' | 'good' {
  if (status === PROJECT_STATUS.inProgress) return 'info';
  if (status === PROJECT_STATUS.requested) return 'warn';
  return status === PROJECT_STATUS.finished ? 'good' : 'neutral';
}

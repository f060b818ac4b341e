import { quoted } from './office.ts';

/** A table of the product: its page, the server's data, and the expected file. */
export interface Exported {
  id: string;
  who: 'admin' | 'globalAdmin';
  path: string;
  tab?: string;
  titles: string;
  lines: (get: <T>(path: string) => Promise<T>) => Promise<string[][]>;
}

export const text = (value: string | null | undefined) => (value ? quoted(value) : '');
export const hours = (value: number | null | undefined) =>
  typeof value === 'number' ? value.toFixed(2) : '';
export const number = (value: number | null) => (value === null ? '' : String(value));
export const day = (value: string | null) => (value ? value.split('-').reverse().join('.') : '');
export const weekday = (value: string) =>
  quoted(
    new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' })
      .format(new Date(value))
      .slice(0, 2),
  );
export const person = ({ first_name, name }: { first_name: string; name: string }) =>
  text(`${first_name} ${name}`);
export const absenceStatus = (status: number | null) =>
  status === null ? '' : text(['Beantragt', 'Genehmigt', 'Abgelehnt', 'Storniert'][status]);
export const projectStatus = (status: number) =>
  text(['Abgebrochen', 'In Bearbeitung', 'Anfrage', 'Abgeschlossen'][status]);
export const role = (code: number) => text({ 1: 'Mitarbeiter', 2: 'Admin', 4: 'Leser' }[code]);
export const active = (flag: number) => text(flag ? 'aktiv' : 'inaktiv');

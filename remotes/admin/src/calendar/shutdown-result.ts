import type { ShutdownPerson } from '@stundenbuch/domain/workflows/requests/shutdown-contract';

/** The message of a booked shutdown: for how many, and for whom not, unless its preview had announced it. */
export function shutdownResult(people: readonly ShutdownPerson[], previewed: readonly ShutdownPerson[] = []) {
  const without = people.filter(({ days }) => days === 0);
  const announced = new Set(previewed.filter(({ days }) => days === 0).map(({ user }) => user));
  const unannounced = without.filter(({ user }) => !announced.has(user));
  const short = namesOf(unannounced.filter((one) => one.short));
  const nothing = namesOf(unannounced.filter((one) => !one.short));
  const parts = [
    `Betriebsferien für ${people.length - without.length} Mitarbeiter gebucht.`,
    short && `Ausgelassen, weil der Urlaub nicht reicht: ${short}.`,
    nothing && `Ohne Arbeitstag in dieser Zeit: ${nothing}.`,
  ];
  return { text: parts.filter(Boolean).join(' '), tone: short ? 'warning' : 'success' } as const;
}

const namesOf = (people: readonly ShutdownPerson[]) =>
  people.map(({ first_name, name }) => `${first_name} ${name}`).join(', ');

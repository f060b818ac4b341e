import type { FirstSteps as Steps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { type Person, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { FirstSteps } from './first-steps.tsx';

const person: Person = { role: 'admin', features: ['calendar'], flags: ['timebooking'] };
const steps: Steps = {
  steps: [
    { name: 'land', done: true, open: 0 },
    { name: 'people', done: true, open: 0 },
    { name: 'contracts', done: false, open: 1 },
    { name: 'invitations', done: false, open: 2 },
    { name: 'project', done: false, open: 0 },
  ],
  place: { name: 'Hauptsitz', land: 'BY', holiday: { day: '2026-12-25', name: '1. Weihnachtstag' } },
};

const show = (answer: Steps, firstSteps = true) =>
  renderPage(<FirstSteps />, {
    person: { ...person, ...(firstSteps && { ofCompany: { first_steps: true } }) },
    calls: {
      'GET /api/company/first-steps': answer,
      'DELETE /api/company/first-steps': { steps: [], place: null },
    },
  });

it('[START-04] each step leads to its page, says what is missing, and the Land names its next holiday', async () => {
  const screen = await show(steps);
  const links = screen.getByRole('link');
  await expect.element(links).toHaveLength(5);
  expect(links.elements().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/company-calendar',
      'Land für die Feiertage wählen, erledigtBayern, nächster Feiertag: 1. Weihnachtstag am Fr, 25.12.2026',
    ],
    [
      '/new-worker',
      'Mitarbeiter mit ihren Stunden anlegen, erledigtName, E-Mail, Arbeitsplatz und Stunden, ab wann erfasst wird',
    ],
    ['/myworkers', 'Verträge eintragenFehlt noch bei einer Person'],
    [
      '/myworkers',
      'Mitarbeiter registrieren sichJeder mit seiner E-Mail auf der Seite „Registrieren“, fehlt noch bei 2 Personen',
    ],
    ['/new-project', 'Erstes Projekt anlegenDarauf werden die Stunden gebucht.'],
  ]);
});

it.each([
  [0, '/company-place'],
  [2, '/company-settings'],
])('[START-04] without a usual place among %i the Land leads to %s', async (open, path) => {
  const screen = await show({ steps: [{ name: 'land', done: false, open }], place: null });
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', path);
});

it('[START-04] are dismissed, and ask nothing of a company that has begun', async () => {
  const screen = await show(steps);
  await screen.getByRole('button', { name: 'Erste Schritte nicht mehr zeigen' }).click();
  await expect.poll(() => screen.sent.map(({ call }) => call)).toContain('DELETE /api/company/first-steps');
  await screen.unmount();
  const begun = await show(steps, false);
  await expect.element(begun.getByRole('heading')).not.toBeInTheDocument();
  expect(begun.sent).toEqual([]);
});

import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { worker } from '../people/people.fixture.ts';
import { Anonymise } from './anonymise.tsx';

const gone = worker({ active: 0 });

export const showAnonymise = (answer: unknown, deletion = { from: null, refusal: null } as object) =>
  renderPage(<Anonymise worker={gone} deletion={deletion as never} today="2026-11-20" />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'POST /api/user/8/anonymise': answer },
  });

/** Opens the question; returns what says yes. */
async function ask(answer: () => Response) {
  const screen = await showAnonymise(answer);
  return async () => {
    await screen.getByRole('button', { name: 'Person anonymisieren' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Anonymisieren', exact: true }).click();
  };
}

export const privacyForm: RefusedForm = [
  ask,
  { own_anonymise: undefined, anonymised: undefined, person_active: undefined, name_kept: undefined },
];

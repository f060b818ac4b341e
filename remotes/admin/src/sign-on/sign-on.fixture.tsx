import type { SignOn } from '@stundenbuch/domain/sides/signon/contract';
import { type Answers, type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { page } from 'vitest/browser';
import { worker } from '../people/people.fixture.ts';
import { SignOnPart } from './sign-on-part.tsx';
import { UnlinkPerson } from './unlink-person.tsx';

export const firm: SignOn['domains'][number] = {
  id: 5,
  domain: 'firma.example',
  verified_at: null,
  txt: { name: '_stundenbuch.firma.example', value: 'stundenbuch-verify=abc' },
};

export const entra: NonNullable<SignOn['setup']> = {
  preset: 'entra',
  issuer: 'https://login.microsoftonline.com/11111111-2222-4333-8444-555555555555/v2.0',
  tenant: '11111111-2222-4333-8444-555555555555',
  client_id: 'app-1',
  trust_email: true,
  mode: 'beside',
  tested_at: null,
  version: 3,
};

const uri = 'https://zeiten.firma.example/api/sso/callback';
export const signOnOf = (extra: Partial<SignOn> = {}): SignOn => ({
  ...{ redirect_uri: uri, setup: entra, domains: [firm], ready_admins: 1 },
  ...extra,
});

const person = { role: 'admin', features: ['security'] } as const;

export const showPart = (calls: Answers = {}, signOn = signOnOf()) =>
  renderPage(<SignOnPart />, { person, calls: { 'GET /api/sso': signOn, ...calls } });

async function fillProvider(answer: () => Response) {
  const screen = await showPart({ 'PUT /api/sso': answer });
  await screen.getByLabelText('Client-ID').fill('app-2');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

async function addDomain(answer: () => Response) {
  const screen = await showPart({ 'POST /api/sso/domain': answer });
  await screen.getByLabelText('Domain', { exact: true }).fill('firma');
  return () => screen.getByRole('button', { name: 'Domain eintragen' }).click();
}

async function verifyDomain(answer: Response) {
  await showPart({ 'POST /api/sso/domain/5/verify': answer });
  await page.getByRole('button', { name: 'Eintrag prüfen: firma.example' }).click();
}

const showUnlink = (answer: Answers[string]) =>
  renderPage(<UnlinkPerson worker={worker()} />, {
    person,
    calls: { 'GET /api/sso': signOnOf(), 'DELETE /api/user/8/identity': answer },
  });

export async function unlink(answer: Answers[string]) {
  const screen = await showUnlink(answer);
  await screen.getByRole('button', { name: 'Firmenkonto lösen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Lösen', exact: true }).click();
  return screen;
}

export const signOnRefusals: Provocations = {
  domain_taken: (refused) => verifyDomain(refused('domain')),
  domain_unverified: (refused) => verifyDomain(refused()),
  own_unlink: async (refused) => {
    await unlink(refused());
  },
};

export const signOnForms: readonly RefusedForm[] = [
  [
    fillProvider,
    {
      sso_unavailable: undefined,
      tenant_needed: 'tenant',
      issuer_refused: 'issuer',
      secret_missing: 'client_secret',
      sso_untested: 'mode',
      sso_admins: 'mode',
    },
  ],
  [addDomain, { domain_invalid: 'domain', domain_limit: 'domain' }],
];

/// <reference types="vite/client" />
import type { Sentences } from '@stundenbuch/domain/wire/refusal';
import { type Provocations, type RefusedForm, refuse, type Typed } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** From all nouns and modules: new ones are found by themselves. */
const sentences: Sentences = Object.assign(
  {},
  ...tablesOf<Sentences>(
    import.meta.glob('../packages/domain/src/**/messages.ts', { eager: true }),
    'Sentences',
  ),
);
const fixtures = import.meta.glob<object>('../{shell,remotes/*}/src/refusals.fixture.tsx', { eager: true });
const provoked = tablesOf<Provocations>(fixtures, 'Refusals').flatMap((refusals) => Object.entries(refusals));
const forms = tablesOf<readonly RefusedForm[]>(fixtures, 'Forms').flat();

function tablesOf<Table>(files: Record<string, unknown>, ending: string): Table[] {
  const named = Object.values(files).flatMap((file) => Object.entries(file as Record<string, Table>));
  return named.flatMap(([name, table]) => (name.endsWith(ending) ? [table] : []));
}

const sentenceOf = (code: string) => sentences[code] as Sentences[string];

/** Refusals that no screen can provoke, or shows. */
const NEVER_ON_A_SCREEN: Record<string, string> = {
  unauthenticated: 'ends the session and opens the login (base-query.web.test.ts)',
  cross_site: 'the browser marks only calls of other pages so (binding.test.ts)',
  company_locked: 'only of a company that the operator has locked (login-page.test.tsx)',
  binding_needed: 'our login page always asks for both halves of a session (login-page.test.tsx)',
  scope_missing: 'said to programs (every-call/tokens.test.ts)',
  feed_too_often: 'programs fetch calendars (feeds.test.ts)',
  days_too_many: 'the page asks for two months at most (days.test.ts)',
  not_json: 'the browser side sends JSON only',
  body_too_large: 'the longest text of a form has 10 000 characters, the limit is 1 MiB',
};

/** Where the specification wants a different text on the screen than in the answer (AUTH-11). */
const said = (code: string) => sentenceOf(code === 'too_many_attempts' ? 'login_failed' : code).message;

function answerOf(code: string, field?: string) {
  const { status, message } = sentenceOf(code);
  return refuse(status, code, message, field);
}

async function type(typed: Typed) {
  for (const [label, text] of Object.entries(typed))
    await page.getByLabelText(label, { exact: true }).fill(text);
  // A date counts when its field is left.
  await userEvent.keyboard('{Tab}');
}

async function expectSentence(code: string) {
  // The form fills in placeholders in braces; the server's answer is used here as it is.
  const words = said(code).split(/\{\w+\}/);
  const sentence = new RegExp(words.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.+'));
  await expect.element(page.getByText(sentence).first()).toBeVisible();
}

it.each(provoked)('[AMB-18] [AMB-108] the screen says %s', async (code, provoke) => {
  await provoke((field) => answerOf(code, field));
  await expectSentence(code);
});

it.each(forms.map(([fill, fields]) => [Object.keys(fields).join(', '), fill, fields] as const))(
  '[AMB-18] [AMB-108] the screen says %s, one after the other',
  async (_, fill, fields) => {
    let answer: Response;
    const send = await fill(() => answer);
    for (const [code, how] of Object.entries(fields)) {
      // A server that agrees, where the browser is to refuse what is typed.
      answer = typeof how === 'object' ? Response.json(null) : answerOf(code, how);
      if (typeof how === 'object') await type(how);
      await send();
      await expectSentence(code);
    }
  },
);

it('[AMB-18] every refusal of the domain is met on a screen', () => {
  const inForms = forms.flatMap(([, fields]) => Object.keys(fields));
  const met = [...provoked.map(([code]) => code), ...inForms, ...Object.keys(NEVER_ON_A_SCREEN)];
  expect(met.sort()).toEqual(Object.keys(sentences).sort());
});

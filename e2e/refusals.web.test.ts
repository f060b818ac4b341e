import { sentences } from '@stundenbuch/domain/refusals';
import { refuse } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { absenceRefusals } from '../remotes/absences/src/refusals.fixture.tsx';
import { adminRefusals } from '../remotes/admin/src/refusals.fixture.tsx';
import { customerRefusals } from '../remotes/customers/src/refusals.fixture.tsx';
import { inventoryRefusals } from '../remotes/inventory/src/refusals.fixture.tsx';
import { projectRefusals } from '../remotes/projects/src/refusals.fixture.tsx';
import { timesheetRefusals } from '../remotes/timesheet/src/refusals.fixture.tsx';
import { sessionRefusals } from '../shell/src/refusals.fixture.tsx';

type Code = keyof typeof sentences;

/** What no screen can provoke, or none says. */
const NEVER_ON_A_SCREEN: Partial<Record<Code, string>> = {
  unauthenticated: 'ends the session and opens the login (base-query.test.ts)',
  not_json: 'the browser side sends JSON only',
  body_too_large: 'the longest text of a form has 10 000 characters, the limit is 1 MiB',
};

/** Where the specification wants other words on the screen than on the wire (AUTH-11). */
const said = (code: Code) => sentences[code === 'too_many_attempts' ? 'login_failed' : code].message;

const provoked = [
  sessionRefusals,
  timesheetRefusals,
  absenceRefusals,
  adminRefusals,
  projectRefusals,
  customerRefusals,
  inventoryRefusals,
].flatMap((refusals) => Object.entries(refusals));

it.each(provoked)('[AMB-18] [AMB-108] the screen says %s', async (name, provoke) => {
  const code = name as Code;
  const { status, message } = sentences[code];
  await provoke((field) => refuse(status, code, message, field));
  // What stands in braces is filled in by the form; the server's answer comes here as it is.
  const words = said(code).split(/\{\w+\}/);
  const sentence = new RegExp(words.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.+'));
  await expect.element(page.getByText(sentence).first()).toBeVisible();
});

it('[AMB-18] every refusal of the domain is met on a screen', () => {
  const met = [...provoked.map(([code]) => code), ...Object.keys(NEVER_ON_A_SCREEN)];
  expect(met.sort()).toEqual(Object.keys(sentences).sort());
});

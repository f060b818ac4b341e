import { expect, it } from 'vitest';
import type { z } from 'zod';
import { codeInput, emailCodeInput, emailInput, forgotInput, inviteInput } from './code-contract.ts';
import { proofInput, resetInput } from './contract.ts';
import {
  appCodeInput,
  factorNameInput,
  newAppInput,
  newPasskeyInput,
  secondStepInput,
  usedPasskeyInput,
} from './factor-contract.ts';

const used = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
const made = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: Array(10).fill('x'.repeat(20)) },
};
const usedWith = (change: object) => ({ ...used, response: { ...used.response, ...change } });
const madeWith = (change: object) => ({
  name: 'Tablet',
  passkey: { ...made, response: { ...made.response, ...change } },
});

it.each<[string, z.ZodType, unknown, unknown]>([
  ['six digits in groups', appCodeInput, { code: ' 123 456 ' }, { code: '123456' }],
  ['a passkey', usedPasskeyInput, used, used],
  [
    'a long passkey of a user',
    usedPasskeyInput,
    usedWith({ userHandle: 'x'.repeat(20_000) }),
    usedWith({ userHandle: 'x'.repeat(20_000) }),
  ],
  ['a new passkey', newPasskeyInput, madeWith({}), madeWith({})],
  [
    'one of no known way',
    newPasskeyInput,
    madeWith({ transports: undefined }),
    madeWith({ transports: undefined }),
  ],
  ['a name', factorNameInput, { name: 'x'.repeat(40) }, { name: 'x'.repeat(40) }],
  ['an app without a name', newAppInput, {}, {}],
  [
    'a second step',
    secondStepInput,
    { challenge: 'x'.repeat(100), code: '12 34 56' },
    { challenge: 'x'.repeat(100), code: '123456' },
  ],
  ['a forgotten password', forgotInput, { email: ' Anna@Muster.EXAMPLE ' }, { email: 'anna@muster.example' }],
  ['an invitation by mail', inviteInput, { mail: true }, { mail: true }],
  ['an invitation', inviteInput, {}, {}],
  ['a new password', resetInput, { code: 'abcd-ol', password: 'x' }, { code: 'ABCD01', password: 'x' }],
  ['a new e-mail', emailInput, { email: ' Anna@Muster.example' }, { email: 'anna@muster.example' }],
  ['its code', emailCodeInput, { code: 'abcd' }, { code: 'ABCD' }],
  ['a password as proof', proofInput, { password: 'x' }, { password: 'x' }],
  ['digits as proof', proofInput, { code: '123 456' }, { code: '123456' }],
  ['a passkey as proof', proofInput, { passkey: used }, { passkey: used }],
])('[MFA-01] [ACCT-01] %s is read', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it.each<[string, z.ZodType, unknown, string]>([
  ['no digits', appCodeInput, {}, 'code fields_missing'],
  ['a page of digits', appCodeInput, { code: '1'.repeat(21) }, 'code text_too_long'],
  ['a huge passkey', usedPasskeyInput, { ...used, id: 'x'.repeat(20_001) }, 'id invalid_input'],
  ['a passkey without an id', usedPasskeyInput, { ...used, rawId: 5 }, 'rawId invalid_input'],
  ['a passkey of another type', usedPasskeyInput, { ...used, type: 'password' }, 'type invalid_input'],
  [
    'a passkey that has not signed',
    usedPasskeyInput,
    usedWith({ signature: null }),
    'response,signature invalid_input',
  ],
  [
    'a new passkey of another type',
    newPasskeyInput,
    { name: 'x', passkey: { ...made, type: '' } },
    'passkey,type invalid_input',
  ],
  [
    'too many ways',
    newPasskeyInput,
    madeWith({ transports: Array(11).fill('usb') }),
    'passkey,response,transports invalid_input',
  ],
  [
    'a long way',
    newPasskeyInput,
    madeWith({ transports: ['x'.repeat(21)] }),
    'passkey,response,transports,0 invalid_input',
  ],
  [
    'a way that is no text',
    newPasskeyInput,
    madeWith({ transports: [5] }),
    'passkey,response,transports,0 invalid_input',
  ],
  ['a long name', factorNameInput, { name: 'x'.repeat(41) }, 'name text_too_long'],
  ['no name', factorNameInput, { name: ' ' }, 'name fields_missing'],
  ['an app with a long name', newAppInput, { name: 'x'.repeat(41) }, 'name text_too_long'],
  ['a long challenge', secondStepInput, { challenge: 'x'.repeat(101) }, 'challenge text_too_long'],
  ['no code', codeInput, {}, 'code fields_missing'],
  ['no proof', proofInput, {}, 'password fields_missing'],
  ['a reset without its code', resetInput, { password: 'x' }, 'code fields_missing'],
  ['an invitation by maybe', inviteInput, { mail: 'ja' }, 'mail invalid_input'],
])('[MFA-01] [ACCT-01] %s is refused', (_, schema, sent, fault) => {
  const { issues = [] } = schema.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});

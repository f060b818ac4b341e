import { expect, it } from 'vitest';
import { privacySentences } from './messages.ts';
import { type AnonymiseFacts, anonymiseRefusal } from './rules.ts';

const gone: AnonymiseFacts = {
  id: 11,
  active: false,
  global_admin: false,
  email: 'a@b.example',
  kept_until: null,
};
const admin = { id: 13, globalAdmin: false };
const asked = (person: Partial<AnonymiseFacts>, who: Parameters<typeof anonymiseRefusal>[0] = admin) =>
  anonymiseRefusal(who, { ...gone, ...person }, '2026-11-20')?.code ?? null;

it('[GDPR-02] [SET-63] in this order it is refused to make somebody nobody', () => {
  const all = {
    id: 13,
    active: true,
    global_admin: true,
    email: 'anonym-13@invalid',
    kept_until: '2026-11-21',
  };
  expect(asked(all)).toBe('own_anonymise');
  expect(asked({ ...all, id: 11 })).toBe('forbidden');
  expect(asked({ ...all, id: 11 }, { id: 13, globalAdmin: true })).toBe('anonymised');
  expect(asked({ ...all, id: 11 }, null)).toBe('anonymised');
  expect(asked({ active: true, kept_until: '2026-11-21' })).toBe('person_active');
  expect(asked({ kept_until: '2026-11-21' })).toBe('name_kept');
  expect(asked({ kept_until: '2026-11-20' })).toBeNull();
  expect(asked({})).toBeNull();
});

it('[GDPR-02] says so', () => {
  expect(Object.values(privacySentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '403 Die eigene Person lässt sich nicht anonymisieren.',
    '409 Diese Person ist schon anonymisiert.',
    '409 Bitte nehmen Sie der Person zuerst den Zugang.',
    '409 Das Unternehmen wird gerade schon heruntergeladen. Bitte warten Sie, bis das fertig ist.',
    '409 Anonymisieren lässt sich die Person frühestens am {date}.',
  ]);
});

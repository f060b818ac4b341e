import { expect, it } from 'vitest';
import { sickCaseSentences } from './messages.ts';

it('[SICK-01] [SICK-02] [SICK-06] says what somebody can do about it', () => {
  expect(Object.values(sickCaseSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 An diesem Tag ist keine Krankheit mehr eingetragen.',
    '409 Davor liegt kein anderer Krankheitsfall.',
    '400 Der Tag liegt zwischen dem {from} und heute.',
    '400 Die AU endet frühestens am {date}.',
    '400 Der Tag der Anforderung liegt zwischen dem {from} und heute.',
    '400 Krank ab einer Uhrzeit geht für heute oder einen Tag davor.',
    '409 Urlaubstage kommen nur zurück, wenn ein Nachweis vorliegt oder angefordert ist.',
  ]);
});

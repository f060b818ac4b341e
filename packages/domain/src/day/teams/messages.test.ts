import { expect, it } from 'vitest';
import { teamSentences } from './messages.ts';

it('[TEAM-01] [TEAM-05] [TEAM-06] [TEAM-07] [TEAM-08] [TEAM-09] says what somebody can do about it', () => {
  expect(Object.values(teamSentences).map(({ status, message }) => `${status} ${message}`)).toEqual([
    '409 Ein Team mit diesem Namen gibt es bereits.',
    '409 Das Team ist archiviert.',
    '400 Bitte wählen Sie eine Person aus der Liste.',
    '400 Bitte wählen Sie mindestens ein Recht.',
    '400 Der erste Tag liegt zwischen dem {from} und dem {to}.',
    '409 In dieser Zeit ist bereits ein anderes Team das Stammteam.',
    '409 In dieser Zeit gehört die Person bereits zum Team.',
    '409 In dieser Zeit leitet die Person das Team bereits.',
    '400 Bitte wählen Sie eine andere Person als Vertretung.',
    '409 Diese Person leitet in dieser Zeit kein Team.',
    '409 In dieser Zeit vertritt diese Person die Leitung bereits.',
    '409 Das ist bereits beendet.',
    '400 Der letzte Tag liegt frühestens am {date}.',
    '403 Über den eigenen Antrag entscheidet jemand anderes.',
    '403 Darüber hat bereits die Verwaltung entschieden.',
    '403 Die zweite Entscheidung trifft jemand anderes.',
    '409 Darüber hat {name}{when} bereits entschieden.',
  ]);
});

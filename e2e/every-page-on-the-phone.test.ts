import { it } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { expectSoundPages, expectSoundPublicPages } from './support/every-page.ts';
import { PHONE } from './support/visitor.ts';

const crowd = setCrowd();

it('[PUB-01] [PUB-02] every public page is sound on the phone, its touch targets are large enough, and the keyboard reaches everything with a visible focus', () =>
  expectSoundPublicPages(crowd, PHONE));

it('[PUB-01] [AMB-111] [NAV-01] every page is sound for each kind of person on the phone, and nothing hides the focus', () =>
  expectSoundPages(crowd, PHONE, ['admin']));

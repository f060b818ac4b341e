import { it } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { expectOneFilledButton, expectSoundPages, expectSoundPublicPages } from './support/every-page.ts';
import { DESKTOP } from './support/visitor.ts';

const crowd = setCrowd();

it('[PUB-01] every public page is sound in light or dark at the desk', () =>
  expectSoundPublicPages(crowd, DESKTOP));

it('[PUB-01] [AMB-111] [NAV-01] every page is sound for each kind of person at the desk, and the keyboard reaches everything', () =>
  expectSoundPages(crowd, DESKTOP, ['admin', 'globalAdmin']));

it('[SCR-30] with features every page has one filled button at most', () =>
  expectOneFilledButton(crowd, DESKTOP));

import { it, vi } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { expectSoundPages, expectSoundPublicPages } from './support/every-page.ts';
import { DESKTOP } from './support/visitor.ts';

// A test visits a hundred pages.
vi.setConfig({ testTimeout: 240_000 });

const crowd = setCrowd();

it('[PUB-01] every public page is sound in light or dark at the desk', () =>
  expectSoundPublicPages(crowd, DESKTOP));

it('[PUB-01] [AMB-111] [NAV-01] every page is sound for each kind of person at the desk, and the keyboard reaches everything', () =>
  expectSoundPages(crowd, DESKTOP, ['admin', 'globalAdmin']));

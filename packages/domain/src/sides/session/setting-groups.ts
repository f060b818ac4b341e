import type { z } from 'zod';
import type { SettingFacts, SettingGroup } from '../../access/feature.ts';
import { refuseFeature } from '../../features/messages.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { type FactorPolicy, factorPolicyRefusal, settledPolicy } from './factor-policy.ts';
import { loginWords } from './feature-words.ts';
import { securityFeature } from './features.ts';
import { loginValues } from './login-values.ts';
import { refuseSession, sessionSentences } from './messages.ts';

/** Only closing an open registration needs no proof: nobody gains by doing that in somebody else's name. */
function needsProof(before: object, after: object): boolean {
  const closed = { ...before, registration: 'invited' };
  const isSame = (other: object) => JSON.stringify(other) === JSON.stringify(after);
  return !isSame(before) && !isSame(closed);
}

function refusal(before: FactorPolicy, after: FactorPolicy, facts: SettingFacts): Refusal | null {
  const isAsked = after.second_factor !== 'voluntary';
  if (isAsked && !facts.features.includes(securityFeature.name)) {
    const values = { name: securityFeature.label, action: 'einschalten' };
    return refuseFeature('feature_requires', 'second_factor', values);
  }
  if (isAsked && !facts.hasKey) return refuseSession('second_factor_keyless', 'second_factor');
  return factorPolicyRefusal(before, after, facts.today);
}

/** How people of a company come in. */
export const loginSettings = {
  ...loginWords,
  sentences: sessionSentences,
  needsProof,
  settled: settledPolicy,
  refusal,
  settings: loginValues,
} as const satisfies SettingGroup;

export type LoginSettings = z.output<typeof loginValues>;

import { hasFeatures } from '@stundenbuch/domain/access/access';
import { lawParts } from '@stundenbuch/domain/accounts/lawguide/access';
import {
  birthDateRefusal,
  type LawPersonInput,
  lawPersonInput,
} from '@stundenbuch/domain/sides/people/law-person';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';

/** Only looked at where the company has the guide. */
export function lawPersonOf({ features }: { features: string[] }, body: Input, today: Day): LawPersonInput {
  if (!hasFeatures(lawParts.person, features)) return {};
  const input = body.readBy(lawPersonInput);
  refuseIf(birthDateRefusal(input.birth_date, today));
  return input;
}

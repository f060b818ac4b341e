import { birthDateRefusal, type LawPersonInput, lawPersonInput } from '@stundenbuch/domain/admin/law-person';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { lawFeature } from '@stundenbuch/domain/law/features';
import type { Input } from '../platform/http/input.ts';
import { refuseIf } from '../platform/refused.ts';

/** Only looked at where the company has the guide. */
export function lawPersonOf({ features }: { features: string[] }, body: Input, today: Day): LawPersonInput {
  if (!features.includes(lawFeature.name)) return {};
  const input = body.readBy(lawPersonInput);
  refuseIf(birthDateRefusal(input.birth_date, today));
  return input;
}

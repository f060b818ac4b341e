import { REASON } from '@stundenbuch/domain/day/office/rules';
import { CheckboxField } from '../kit/choice-fields.tsx';
import { TextField } from '../kit/text-fields.tsx';
import type { FieldProps } from './use-form.ts';

interface Props {
  reason: FieldProps<string>;
  /** Left out where there is no rule of the current month. */
  anyMonth?: FieldProps<boolean>;
  /** What else the reason is for. */
  hint?: string | undefined;
}

/** What an admin fills in, too, to change an entry of somebody else. */
export function CorrectionFields({ reason, anyMonth, hint }: Props) {
  return (
    <>
      <TextField {...reason} label="Grund" required maxLength={REASON.max} {...(hint && { hint })} />
      {anyMonth && <CheckboxField {...anyMonth} label="Auch in abgeschlossenen Monaten" />}
    </>
  );
}

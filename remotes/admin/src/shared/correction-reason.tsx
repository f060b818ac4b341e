import { REASON } from '@stundenbuch/domain/day/office/rules';
import type { FieldProps } from '@stundenbuch/web/form';
import { TextField } from '@stundenbuch/web/kit';

/** Asked for where days before the open ones change. */
export const CorrectionReason = ({ field }: { field: FieldProps<string> }) => (
  <TextField
    {...field}
    label="Grund"
    required
    maxLength={REASON.max}
    hint="Steht im Verlauf, weil sich vergangene Tage ändern."
  />
);

import type { BookedAllowance } from '@stundenbuch/domain/accounts/allowances/contract';
import { allowanceTexts } from '@stundenbuch/domain/accounts/allowances/messages';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { CorrectionFields, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { Dialog, DialogActions } from '@stundenbuch/web/kit';
import { useUnbookAllowanceMutation } from './allowances.api.ts';

interface Props {
  allowance: BookedAllowance;
  /** Whose it is, where that is somebody else. */
  person: number | null;
  onClose: () => void;
}

export function UnbookDialog({ allowance: { id, name, day }, person, onClose }: Props) {
  const alert = useAlert();
  const [unbook] = useUnbookAllowanceMutation();
  const form = useForm({
    values: { reason: '', any_month: false },
    check: (typed) =>
      person === null ? null : refusalBy(correctionInput, { ...typed, user: person }, officeSentences),
    save: (typed) => unbook({ id, ...(person !== null && { ...typed, user: person }) }).unwrap(),
    saved: () => {
      alert(allowanceTexts.deleted);
      onClose();
    },
  });
  return (
    <Dialog open title="Zulage löschen?" about={`${name} vom ${formatDay(day)}`} onClose={onClose}>
      <Form
        form={form}
        label="Löschen"
        actions={<DialogActions confirm="Löschen" danger busy={form.busy} onCancel={onClose} />}
      >
        {person !== null && (
          <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
        )}
      </Form>
    </Dialog>
  );
}

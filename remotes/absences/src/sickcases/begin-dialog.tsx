import {
  type BeginInput,
  beginInput,
  type SickCaseRecord,
} from '@stundenbuch/domain/records/sickcases/contract';
import { sickCaseSentences, sickCaseTexts } from '@stundenbuch/domain/records/sickcases/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { Dialog, DialogActions, SelectField } from '@stundenbuch/web/kit';
import { nameOf } from './case-columns.tsx';
import { useBeginCaseMutation } from './sick-cases.api.ts';

interface Props {
  one: SickCaseRecord;
  kind: 'split' | 'joined';
  onClose: () => void;
}

const kinds: { value: BeginInput['begins']; label: string }[] = [
  { value: 'follow', label: 'Folgebescheinigung: dieselbe Krankheit dauert an' },
  { value: 'first', label: 'Erstbescheinigung: eine neue Krankheit' },
];

/** A case is split at one of its days, or joined with the one before. */
export function BeginDialog({ one, kind, onClose }: Props) {
  const alert = useAlert();
  const [begin] = useBeginCaseMutation();
  const isSplit = kind === 'split';
  const [, second] = one.days;
  const form = useForm({
    values: {
      day: (isSplit ? (second ?? null) : one.first) as Day | null,
      begins: (isSplit ? 'follow' : 'joined') as BeginInput['begins'],
    },
    check: (typed) => refusalBy(beginInput, typed, sickCaseSentences),
    save: (typed) => begin({ id: one.user, ...beginInput.parse(typed) }).unwrap(),
    saved: () => {
      alert(isSplit ? sickCaseTexts.split : sickCaseTexts.joined);
      onClose();
    },
    failed: useSaveFailure(sickCaseTexts.failed),
  });
  const days = one.days.slice(1).map((value) => ({ value, label: formatDay(value) }));
  const title = isSplit ? 'Krankheitsfall teilen' : 'Krankheitsfälle verbinden';
  return (
    <Dialog open title={title} about={nameOf(one)} onClose={onClose}>
      <Form
        form={form}
        label={title}
        actions={
          <DialogActions confirm={isSplit ? 'Teilen' : 'Verbinden'} busy={form.busy} onCancel={onClose} />
        }
      >
        {isSplit ? (
          <>
            <SelectField {...form.field('day')} label="Ab" options={days} />
            <SelectField {...form.field('begins')} label="Als" options={kinds} />
          </>
        ) : (
          <p>
            Aus beiden wird ein Fall. Die Angaben des späteren gehen auf den früheren über, wenn zu diesem
            noch keine gespeichert sind; sonst entfallen sie.
          </p>
        )}
      </Form>
    </Dialog>
  );
}

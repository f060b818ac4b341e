import { reasonRefusal } from '@stundenbuch/domain/day/contracts/changes';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { contractTexts } from '@stundenbuch/domain/day/contracts/messages';
import { CONTRACT } from '@stundenbuch/domain/day/contracts/timeline';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import { Dialog, DialogActions, Skeleton } from '@stundenbuch/web/kit';
import { useEffect } from 'react';
import { CorrectionReason } from '../shared/correction-reason.tsx';
import { useDeleteContractMutation, usePreviewContractMutation } from './contract.api.ts';
import { ContractPreviewView, NO_TICKS } from './contract-preview.tsx';

interface Props {
  row: WireContract;
  /** The row before takes its place. */
  isFirst: boolean;
  onClose: () => void;
}

/** Asks before a row goes, with what would be different without it; where that is not possible, it says why. */
export function ContractDeletion({ row, isFirst, onClose }: Props) {
  const [ask, { data: preview, error, isLoading }] = usePreviewContractMutation();
  const [remove] = useDeleteContractMutation();
  const alert = useAlert();
  const { id, user, version } = row;
  useEffect(() => {
    ask({ user, id, row: null });
  }, [ask, user, id]);
  const corrected = preview?.corrected_from ?? null;
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => reasonRefusal(corrected, reason),
    save: ({ reason }) => remove({ id, version, ...(corrected && { reason }) }).unwrap(),
    saved: () => {
      alert(contractTexts.deleted);
      onClose();
    },
  });
  const from = row.valid_from === CONTRACT.beginning ? 'Beginn' : formatFullDay(row.valid_from);
  const question = `Vertrag ab ${from} löschen?`;
  return (
    <Dialog open title={question} onClose={onClose}>
      <Form
        form={form}
        label={question}
        actions={
          <DialogActions confirm="Löschen" danger busy={form.busy} disabled={!preview} onCancel={onClose} />
        }
      >
        {isLoading && <Skeleton lines={3} />}
        {error && <p role="alert">{error.message}</p>}
        {preview && (
          <>
            <p>
              {isFirst
                ? 'Davor gibt es keinen Vertrag: Für diese Tage besteht danach kein Arbeitsverhältnis.'
                : 'Danach gilt der Vertrag davor weiter.'}
            </p>
            <ContractPreviewView preview={preview} ticks={NO_TICKS} />
            {corrected && <CorrectionReason field={form.field('reason')} />}
          </>
        )}
      </Form>
    </Dialog>
  );
}

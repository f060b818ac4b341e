import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { NOTE_MAX } from '@stundenbuch/domain/records/entries/status';
import { Dialog, DialogActions, TextArea } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { periodOf, type RequestRow } from '../list/request-rows.ts';
import { nameOf } from '../shared/names.ts';

interface FieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Nobody must give one; whoever asked reads it. */
export function DeclineReason({ value, onChange }: FieldProps) {
  const id = useId();
  return (
    <TextArea
      {...{ id, value, onChange }}
      name="reason"
      label="Grund (freiwillig)"
      hint="Wer den Antrag gestellt hat, liest ihn, auch in der E-Mail."
      rows={2}
      maxLength={NOTE_MAX}
    />
  );
}

interface Props {
  row: RequestRow<PendingAbsence>;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

/** Declining one request where the company has requests. */
export function DeclineDialog({ row, onDecline, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [first] = row.days;
  const decline = () => {
    onDecline(reason);
    onClose();
  };
  return (
    <Dialog
      open
      title={`„${first.kind_name ?? first.project_name}“ von ${nameOf(first)} ablehnen?`}
      onClose={onClose}
    >
      <p>{periodOf(row)}</p>
      <DeclineReason value={reason} onChange={setReason} />
      <DialogActions confirm="Ablehnen" danger onConfirm={decline} onCancel={onClose} />
    </Dialog>
  );
}

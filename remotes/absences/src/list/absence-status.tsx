import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';

const TONES: readonly Tone[] = ['warn', 'good', 'bad', 'neutral'];

export const statusLabel = (status: number | null): string => ABSENCE_STATUS_LABELS[status ?? -1] ?? '';

export function AbsenceStatus({ status }: { status: number | null }) {
  return <StatusTag tone={TONES[status ?? -1] ?? 'neutral'}>{statusLabel(status)}</StatusTag>;
}

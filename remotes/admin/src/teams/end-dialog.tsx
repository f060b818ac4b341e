import { endInput, type Member } from '@stundenbuch/domain/day/teams/contract';
import { teamSentences, teamTexts } from '@stundenbuch/domain/day/teams/messages';
import { lastDayRefusal } from '@stundenbuch/domain/day/teams/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions } from '@stundenbuch/web/kit';
import { TeamChangePreview } from './team-change-preview.tsx';
import { nameOf } from './team-rows.tsx';

interface Props {
  title: string;
  row: Pick<Member, 'first_name' | 'name' | 'to'>;
  /** What follows for requests that wait. */
  hint?: string | undefined;
  /** What it does to open requests, where it does something. */
  preview?: { change: 'memberEnd' | 'leadEnd'; id: number };
  save: (to: Day) => Promise<unknown>;
  onClose: () => void;
}

/** The last day of a membership or a lead; from the next one on it counts no more. */
export function EndDialog({ title, row, hint, preview, save, onClose }: Props) {
  const today = useToday();
  const alert = useAlert();
  const form = useForm({
    values: { to: (row.to ?? today) as Day | null },
    check: (typed) =>
      refusalBy(endInput, typed, teamSentences) ?? lastDayRefusal(row, endInput.parse(typed).to, today),
    save: (typed) => save(endInput.parse(typed).to),
    saved: () => {
      alert(teamTexts.ended);
      onClose();
    },
  });
  const typed = endInput.safeParse(form.values);
  const isRight = typed.success && !lastDayRefusal(row, typed.data.to, today);
  return (
    <Dialog open title={title} about={nameOf(row)} onClose={onClose}>
      <Form
        form={form}
        label={title}
        actions={<DialogActions confirm="Beenden" danger busy={form.busy} onCancel={onClose} />}
      >
        {hint && <p>{hint}</p>}
        <DateField {...form.field('to')} label="Letzter Tag" required />
        {preview && <TeamChangePreview asked={isRight ? { ...preview, body: typed.data } : null} />}
      </Form>
    </Dialog>
  );
}

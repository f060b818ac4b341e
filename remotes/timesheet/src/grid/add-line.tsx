import { bookingInput } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { BOOKING } from '@stundenbuch/domain/records/timesheet/working-hours';
import { SearchSelect } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useProjectOptions } from '../entries/project-options.ts';
import { recentTexts } from '../entries/recent.ts';
import { RecentTexts } from '../entries/recent-texts.tsx';
import { useRecent } from '../entries/use-recent.ts';
import { type Line, lineOf } from './cells.ts';

interface Values {
  project: number | null;
  booking_text: string;
}

const lineInput = bookingInput.pick({ project: true, booking_text: true });

interface Props {
  onAdd: (line: Line) => void;
  onCancel: () => void;
}

/** Another line of the grid; nothing is stored before it has hours. */
export function AddLine({ onAdd, onCancel }: Props) {
  const { entries } = useRecent();
  const { field, projectOf } = useProjectOptions(null, entries);
  const form = useForm<Values, Line>({
    values: { project: null, booking_text: '' },
    check: (typed) => refusalBy(lineInput, typed, timesheetSentences),
    save: async ({ project, booking_text }) =>
      lineOf(project as number, projectOf(project)?.project_name ?? null, booking_text.trim()),
    saved: onAdd,
    failed: () => undefined,
  });
  const texts = form.values.booking_text ? [] : recentTexts(entries, form.values.project);
  return (
    <Form
      form={form}
      label="Projekt hinzufügen"
      actions={
        <>
          <Button type="submit" kind="primary">
            Hinzufügen
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Abbrechen
          </Button>
        </>
      }
    >
      <div className="sb-form-row">
        <SearchSelect {...form.field('project')} label="Projekt" required {...field} />
        <TextField
          {...form.field('booking_text')}
          label="Beschreibung"
          required
          maxLength={BOOKING.textMax}
        />
      </div>
      <RecentTexts texts={texts} onChoose={form.field('booking_text').onChange} />
    </Form>
  );
}

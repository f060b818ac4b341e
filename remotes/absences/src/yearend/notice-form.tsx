import type { Day } from '@stundenbuch/domain/time/day';
import { noticeRefusal } from '@stundenbuch/domain/workflows/yearend/telling';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, SelectField, TextField } from '@stundenbuch/web/kit';
import { nameOf } from '../shared/names.ts';
import { useSendNoticesMutation } from './year-end.api.ts';

interface Props {
  year: number;
  /** Null: everybody. */
  users: readonly number[] | null;
  count: number;
}

interface Values {
  channel: 'app' | 'paper';
  day: Day | null;
  note: string;
}

const CHANNELS = [
  { value: 'app', label: 'im Programm' },
  { value: 'paper', label: 'auf Papier übergeben' },
] as const;

/** Tells the chosen people: in the program, where they confirm it, or on paper, which somebody handed over. */
export function NoticeForm({ year, users, count }: Props) {
  const today = useToday();
  const alert = useAlert();
  const [send] = useSendNoticesMutation();
  const form = useForm({
    values: { channel: 'app', day: null, note: '' } as Values,
    check: (values) => noticeRefusal(values, today),
    save: ({ channel, day, note }) =>
      send({ year, users: users && [...users], channel, day, note: note || null }).unwrap(),
    saved: ({ sent, skipped }) => {
      const left = skipped.map((person) => `${nameOf(person)}: ${person.reason}`).join(' ');
      const message = sent === 1 ? 'Einen Hinweis gespeichert.' : `${sent} Hinweise gespeichert.`;
      alert([message, users && left].filter(Boolean).join(' '), sent === 0 ? 'warning' : 'success');
    },
  });
  const isPaper = form.values.channel === 'paper';
  return (
    <Form
      form={form}
      label="Hinweis geben"
      actions={
        <Button kind="primary" type="submit" busy={form.busy} disabled={count === 0}>
          {count === 1 ? 'Hinweis an eine Person' : `Hinweis an ${count} Personen`}
        </Button>
      }
    >
      <SelectField {...form.field('channel')} label="Der Hinweis wird gegeben" options={CHANNELS} />
      {isPaper && (
        <div className="sb-form-row">
          <DateField {...form.field('day')} label="Übergeben am" max={today} required />
          <TextField {...form.field('note')} label="Notiz" maxLength={255} />
        </div>
      )}
    </Form>
  );
}

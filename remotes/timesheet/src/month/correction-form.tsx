import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { gridTimes } from '@stundenbuch/domain/time/time';
import { correctionRequestInput, type PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { monthSentences, monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { TimeField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import {
  BreakField,
  CheckboxField,
  Dialog,
  DialogActions,
  SelectField,
  TextField,
} from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useAbsenceCorrectionPath } from '../shared/use-correction-path.ts';
import { useRequestCorrectionMutation } from './month.api.ts';

const TIMES = gridTimes();
const NONE = { start_time: '08:00', end_time: '17:00', break: 0.75 };
const SENTENCES = { ...timesheetSentences, ...monthSentences };

interface Props {
  month: PersonMonth;
  /** To begin with. */
  day: string | null;
  onClose: () => void;
}

/** What the working time of a day should be, asked of the office. */
export function CorrectionForm({ month, day: asked, onClose }: Props) {
  const alert = useAlert();
  const ofAbsence = useAbsenceCorrectionPath();
  const anyMinute = hasMinutes(useSession().who?.features);
  const [request] = useRequestCorrectionMutation();
  const { rows } = month.sheet;
  const timesOf = (day: string) => {
    const row = rows.find((one) => one.day === day);
    if (!row?.start || !row.end) return NONE;
    return { start_time: row.start, end_time: row.end, break: (row.break ?? 0) / 60 };
  };
  const first = rows.find((row) => row.day === asked)?.day ?? rows[0]?.day ?? '';
  const form = useForm({
    values: { day: first, none: false, reason: '', ...timesOf(first) },
    check: (typed) => refusalBy(correctionRequestInput, bodyOf(typed), SENTENCES),
    save: (typed) => request(bodyOf(typed)).unwrap(),
    saved: () => {
      alert(monthTexts.requested);
      onClose();
    },
  });
  const { onChange, ...day } = form.field('day');
  const { onChange: onBreak, ...breaks } = form.field('break');
  const choose = (chosen: string) => {
    onChange(chosen);
    const { start_time, end_time, break: pause } = timesOf(chosen);
    form.field('start_time').onChange(start_time);
    form.field('end_time').onChange(end_time);
    onBreak(pause);
  };
  return (
    <Dialog open title="Korrektur beantragen" onClose={onClose}>
      <Form
        form={form}
        label="Korrektur beantragen"
        actions={<DialogActions confirm="Beantragen" busy={form.busy} onCancel={onClose} />}
      >
        <SelectField
          {...day}
          label="Tag"
          onChange={choose}
          options={rows.map((row) => ({
            value: row.day,
            label: formatFullDay(row.day),
          }))}
        />
        {ofAbsence && <Link to={ofAbsence(form.values.day)}>Stattdessen eine Abwesenheit an diesem Tag</Link>}
        <CheckboxField {...form.field('none')} label="An diesem Tag wurde nicht gearbeitet" />
        {!form.values.none && (
          <>
            <TimeField
              {...form.field('start_time')}
              label="Beginn"
              required
              times={TIMES}
              anyMinute={anyMinute}
            />
            <TimeField
              {...form.field('end_time')}
              label="Ende"
              required
              times={TIMES}
              anyMinute={anyMinute}
            />
            <BreakField {...breaks} onChange={(value) => onBreak(value ?? 0)} label="Pause (h)" required />
          </>
        )}
        <TextField {...form.field('reason')} label="Grund" required />
      </Form>
    </Dialog>
  );
}

interface Typed {
  day: string;
  none: boolean;
  reason: string;
  start_time: string;
  end_time: string;
  break: number;
}

const bodyOf = ({ day, none, reason, ...times }: Typed) => ({ day, wish: none ? null : times, reason });

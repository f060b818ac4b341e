import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { postingInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerSentences, refuseLedger } from '@stundenbuch/domain/accounts/vacation/messages';
import { postingRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { isWorked, kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { monthsOfLeave, parentalReduction, parentalText } from '@stundenbuch/domain/records/kinds/statutory';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatNumber } from '@stundenbuch/web/format';
import { Button, Dialog, DialogActions, LoadFailure, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { useCalendarOf } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useAbsenceKindsQuery } from '../kinds/kinds.api.ts';
import { useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { useLedgerFigureQuery, usePostVacationMutation } from './ledger.api.ts';

interface Props {
  user: number;
  /** Whose vacation is reduced. */
  year: number;
  /** The first year of the ledger. */
  begins: number;
}

const TITLE = 'Wegen Elternzeit kürzen';
const COUNTS = Array.from({ length: 12 }, (_, i) => ({ value: i + 1, label: String(i + 1) }));

/** Offered where the company has a kind that is parental leave: an employer may reduce vacation, and has to declare it (ART-04). */
export function ParentalReduction({ user, year, begins }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: kinds = [] } = useAbsenceKindsQuery();
  const parental = kinds.filter(({ statutory }) => statutory === 'parental').map(({ id }) => id);
  if (parental.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{TITLE}</Button>
      {isOpen && (
        <Dialog open title={TITLE} onClose={() => setIsOpen(false)}>
          <Known {...{ user, year, begins, parental }} onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** What is known of the year: its vacation without what was posted by hand, and the months of parental leave. */
function Known({ parental, ...props }: Props & { parental: readonly number[]; onClose: () => void }) {
  const { user, year } = props;
  const absences = useOwnAbsencesQuery({ user });
  const days = useCalendarOf(user);
  const ledger = useLedgerFigureQuery({ user, figure: 'entitlement', asOf: `${year}-12-31` });
  const error = absences.error ?? days.error ?? ledger.error;
  if (!absences.data || !days.loaded || !ledger.data) {
    if (!error) return <Skeleton lines={4} />;
    const retry = () => {
      absences.refetch();
      days.refetch();
      ledger.refetch();
    };
    return <LoadFailure error={error} onRetry={retry} />;
  }
  const { calendar, contracts, holidayByHand } = days;
  const facts = { working_days: null, calendar, contracts, holidayByHand };
  const leave = absences.data.filter(
    ({ status, kind_id }) => status === ABSENCE_STATUS.approved && parental.includes(kind_id ?? 0),
  );
  const months = monthsOfLeave(
    new Set(leave.map(({ day }) => day)),
    (day) => isWorked(kindOfDay(facts, day)),
    year,
  );
  const entitlement = ledger.data.postings
    .filter((posting) => posting.kind === 'entitlement' && posting.year === year)
    .reduce((sum, { days: some }) => sum + some, 0);
  return <ReductionForm {...props} months={months} entitlement={entitlement} />;
}

interface FormProps extends Props {
  /** Those that are parental leave as a whole, 1 to 12. */
  months: readonly number[];
  entitlement: number;
  onClose: () => void;
}

function ReductionForm({ user, year, begins, months, entitlement, onClose }: FormProps) {
  const today = useToday();
  const alert = useAlert();
  const [post] = usePostVacationMutation();
  const values: { count: number; declared: Day | null } = {
    ...{ count: Math.max(1, months.length), declared: null },
  };
  const bodyOf = ({ count, declared }: typeof values) => ({
    ...{ user, year, day: today, kind: 'correction' },
    days: -parentalReduction(entitlement, count),
    text: declared ? parentalText(count, declared) : '',
  });
  const form = useForm({
    values,
    check: (given) => {
      if (!given.declared) return refuseLedger('fields_missing', 'declared');
      const body = bodyOf(given);
      return (
        refusalBy(postingInput, body, ledgerSentences) ??
        postingRefusal(postingInput.parse(body), { begins }, today)
      );
    },
    save: (given) => post(postingInput.parse(bodyOf(given))).unwrap(),
    saved: () => {
      alert(postingTexts.posted);
      onClose();
    },
  });
  const names = months.map((month) => monthName(`${year}-${String(month).padStart(2, '0')}`).split(' ')[0]);
  return (
    <Form
      form={form}
      label={TITLE}
      actions={<DialogActions confirm="Buchen" busy={form.busy} onCancel={onClose} />}
    >
      <p>
        {names.length > 0
          ? `Als Elternzeit eingetragen sind ${year} ganz: ${names.join(', ')}.`
          : `Für ${year} ist kein ganzer Monat als Elternzeit eingetragen.`}
      </p>
      <div className="sb-form-row">
        <SelectField {...form.field('count')} label="Volle Monate" options={COUNTS} />
        <DateField
          {...form.field('declared')}
          label="Der Person erklärt am"
          required
          min={MIN_DAY}
          max={today}
        />
      </div>
      <p>
        {`Anspruch ${year}: ${formatNumber(entitlement)} Tage. Gekürzt wird um `}
        <strong>{`${formatNumber(parentalReduction(entitlement, form.values.count))} Tage`}</strong>.
      </p>
      <p className="sb-muted">Zusatzurlaub wird ebenso gekürzt: als Korrektur in seinem Kontingent.</p>
    </Form>
  );
}

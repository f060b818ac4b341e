import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { type BookingInput, bookingInput, type Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { dayDoubts } from '@stundenbuch/domain/records/timesheet/doubts';
import { timesheetSentences, timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { bookingRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { BOOKING } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import type { Undoable } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, SearchSelect } from '@stundenbuch/web/data';
import { type CorrectedPerson, CorrectionFields, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatNumber } from '@stundenbuch/web/format';
import { Button, DecimalField, FormActions, TextArea } from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { useRef } from 'react';
import { FavouriteChips, useHasFavourites } from '../favourites/lazy.ts';
import { dayNotes } from '../shared/day-notes.ts';
import { restAfter } from '../shared/day-view.ts';
import { useSaveBookingMutation } from '../shared/timesheet.api.ts';
import { useDay, useSpecialDay } from '../shared/use-day.ts';
import { Doubts } from './doubts.tsx';
import { useProjectOptions } from './project-options.ts';
import { recentTexts } from './recent.ts';
import { RecentTexts } from './recent-texts.tsx';
import { useSaveFailure } from './save-failure.ts';
import { useRecent } from './use-recent.ts';

type Typed = { [Field in keyof BookingInput]-?: BookingInput[Field] | null };

interface Values extends Typed {
  booking_text: string;
  // Of a correction.
  reason: string;
  any_month: boolean;
}

/** Initial values: a booking, or the known part of a new one. */
export function bookingValues({ day, project, hours, booking_text }: Partial<Typed>): Values {
  return {
    day: day ?? null,
    project: project ?? null,
    hours: hours ?? null,
    booking_text: booking_text ?? '',
    reason: '',
    any_month: false,
  };
}

interface Props {
  /** The booking to edit; null for a new one. */
  entry: Entry | null;
  values: Values;
  /** `rest`: suggested hours for the day's next booking, if the person wants to add one. */
  onSaved: (saved: Entry, rest: number | null) => void;
  onDelete?: () => void;
  /** The day is another one. */
  onDay?: (day: Day) => void;
  /** Whose booking an admin corrects. */
  person?: CorrectedPerson;
}

/** The schema has the fields of its input alone; those of a correction are added where it is one. */
const correctedInput = bookingInput.extend(correctionInput.shape);
const sentences = { ...officeSentences, ...timesheetSentences };

/** The form, what is known of its day, and what is doubtful about it. */
function useBookingForm({ entry, values, onSaved, person }: Props) {
  const today = useToday();
  const months = useOpenMonths();
  const session = useSession();
  const alert = useAlert();
  const undoOf = useUndo();
  const sayFailure = useSaveFailure();
  const [save] = useSaveBookingMutation();
  const { entries: recent } = useRecent(person === undefined);
  const { field, projectOf, budgetOf } = useProjectOptions(entry, recent);
  const andNew = useRef(false);

  const form = useForm<Values, Entry & Undoable>({
    values,
    check: (typed) =>
      sayConflict(refusalBy(person ? correctedInput : bookingInput, bodyOf(typed), sentences, asRule)),
    save: (typed) => save({ id: entry?.id ?? null, input: bodyOf(typed) as BookingInput }).unwrap(),
    saved: (saved) => {
      alert(timesheetTexts.bookingSaved, 'success', undoOf(saved));
      onSaved(saved, andNew.current ? restAfter(saved, day) : null);
    },
    failed: (failure) => {
      sayConflict(failure);
      sayFailure(failure);
    },
  });
  const used = budgetOf(form.values.project);
  const projects = used ? { ...field, hint: used } : field;
  const day = useDay(form.values.day, person?.id);
  const special = useSpecialDay(form.values.day, person?.id);

  function bodyOf({ reason, any_month, ...typed }: Values) {
    return person ? { ...typed, user: person.id, reason, any_month } : typed;
  }

  function asRule(input: BookingInput): Refusal | null {
    const project = field.options.some(({ value }) => value === input.project) ? { status: 1 } : null;
    return bookingRefusal(
      input,
      {
        project,
        absence: blockingAbsence(day?.absences ?? []),
        storedDay: entry?.day,
        anyMonth: form.values.any_month,
        months: person ? undefined : months,
      },
      today,
    );
  }

  /** The one refusal that the specification gives two timesheetSentences (AMB-30). */
  function sayConflict<Refused extends { code: string } | null>(refused: Refused): Refused {
    if (refused?.code === 'booking_absence') alert(timesheetTexts.bookingConflict, 'danger');
    return refused;
  }

  function doubtsOf({ day: chosen, hours, project: projectId }: Values): string[] {
    if (!chosen) return [];
    const project = projectOf(projectId);
    const others = day?.bookings.filter(({ id }) => id !== entry?.id) ?? [];
    return dayDoubts({
      day: chosen,
      booked: others.reduce((sum, other) => sum + other.hours, hours ?? 0),
      projects: project ? [project] : [],
      worker_since: (person ?? session.user)?.worker_since ?? null,
    });
  }

  const texts = form.values.booking_text ? [] : recentTexts(recent, form.values.project);
  return {
    form,
    projects,
    texts,
    andNew,
    notes: dayNotes(day, special, entry?.id),
    doubts: doubtsOf(form.values),
  };
}

export function BookingForm(props: Props) {
  const { entry, onDelete, onDay, person } = props;
  const { form, projects, texts, andNew, notes, doubts } = useBookingForm(props);
  const today = useToday();
  const hasFavourites = useHasFavourites() && !entry && !person;
  const dayField = form.field('day');
  const chooseNext = (another: boolean) => {
    andNew.current = another;
  };

  return (
    <Form
      form={form}
      label={entry ? 'Projektbuchung ändern' : 'Projektbuchung'}
      // The links of the week beside it show another form on the same page.
      lostBy={onDay ? 'address' : 'query'}
      actions={
        <FormActions busy={form.busy} onSave={() => chooseNext(false)} onDelete={onDelete}>
          {!person && (
            <Button type="submit" disabled={form.busy} onClick={() => chooseNext(true)}>
              Speichern und neu
            </Button>
          )}
        </FormActions>
      }
    >
      {hasFavourites && (
        <FavouriteChips
          onChoose={({ project, booking_text, hours }) =>
            form.set({ project, booking_text, ...(hours !== null && { hours }) })
          }
        />
      )}
      <div className="sb-form-row">
        <DateField
          {...dayField}
          onChange={(chosen) => {
            dayField.onChange(chosen);
            if (chosen) onDay?.(chosen);
          }}
          label="Datum"
          required
          min={MIN_DAY}
          max={today}
          hint={notes}
        />
        <DecimalField
          {...form.field('hours')}
          label="Stunden"
          required
          hint={`Schritte von ${formatNumber(BOOKING.step)} (15 Minuten)`}
        />
      </div>
      <SearchSelect {...form.field('project')} label="Projekt" required {...projects} />
      <TextArea
        {...form.field('booking_text')}
        label="Beschreibung"
        required
        rows={3}
        maxLength={BOOKING.textMax}
      />
      <RecentTexts texts={texts} onChoose={form.field('booking_text').onChange} />
      {person && <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />}
      <Doubts sentences={doubts} />
    </Form>
  );
}

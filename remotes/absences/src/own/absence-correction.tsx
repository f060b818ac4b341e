import { absenceRequestInput } from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences } from '@stundenbuch/domain/records/absences/messages';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { kindSentences } from '@stundenbuch/domain/records/kinds/messages';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { addDays, type Day, MIN_DAY, monthOf } from '@stundenbuch/domain/time/day';
import { correctionRequestInput } from '@stundenbuch/domain/workflows/month/contract';
import { monthSentences, monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay } from '@stundenbuch/web/format';
import {
  FormActions,
  LoadFailure,
  PageHeader,
  Panel,
  SelectField,
  Skeleton,
  TextField,
} from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import { KindField, useKindChoice, useOfferedTypes } from '../kinds/kind-choice.tsx';
import { NoonFields, PartFields, useParts } from '../request/part-fields.tsx';
import { isSingleDay, type Part, partOf, typedPart } from '../request/parts.ts';
import { useOwnFacts } from '../request/use-own-facts.ts';
import { useRequestAbsenceCorrectionMutation } from './correction.api.ts';

const TITLE = 'Korrektur beantragen';

interface Asked {
  day: Day;
  /** The absence that it is about, if it is about one. */
  entry: number | null;
}

/** What should be of an absence on a day that only the office can still change (MON-11). */
export function AbsenceCorrection({ day, entry }: Asked) {
  const { known, error, retry } = useOwnFacts();
  if (error && !known) return <LoadFailure title={TITLE} error={error} onRetry={retry} />;
  const ofDay = known?.own.filter((one) => one.day === day && takesTheDay(one.status));
  return (
    <>
      <PageHeader title={TITLE} />
      <Panel title={`Abwesenheit am ${formatFullDay(day)}`}>
        {known && ofDay ? (
          <CorrectionForm key={day} day={day} entry={entry} ofDay={ofDay} facts={known.facts} />
        ) : (
          <Skeleton lines={5} />
        )}
      </Panel>
    </>
  );
}

interface Values {
  /** 'missing', or what is wrong with which absence. */
  about: string;
  project: number | null;
  kind_id: number | null;
  day: Day | null;
  end: Day | null;
  half: Part;
  away_minutes: string;
  from_noon: boolean;
  to_noon: boolean;
  reason: string;
}

const MISSING = 'missing';
const otherwise = ({ id }: Pick<Entry, 'id'>) => `otherwise ${id}`;
const never = ({ id }: Pick<Entry, 'id'>) => `never ${id}`;
const SENTENCES = { ...absenceSentences, ...kindSentences, ...monthSentences };

interface Props extends Asked {
  ofDay: readonly Entry[];
  facts: RequestFacts;
}

function CorrectionForm({ day, entry, ofDay, facts }: Props) {
  const alert = useAlert();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const [request] = useRequestAbsenceCorrectionMutation();
  const first = ofDay.find(({ id }) => id === entry) ?? ofDay[0] ?? null;
  const form = useForm<Values>({
    values: { about: first ? otherwise(first) : MISSING, reason: '', ...partsOf(first, day) },
    check: (typed) => {
      const body = bodyOf(typed, day, ofDay);
      const { wish } = body.absence;
      return (
        (wish && refusalBy(absenceRequestInput, { ...wish, day: body.day }, SENTENCES)) ??
        refusalBy(correctionRequestInput, body, SENTENCES)
      );
    },
    save: (typed) => request(correctionRequestInput.parse(bodyOf(typed, day, ofDay))).unwrap(),
    saved: (_, typed) => {
      alert(monthTexts.requested);
      navigate(`/month?user=${user?.id}&month=${monthOf(typed.day ?? day)}`);
    },
  });
  const { values } = form;
  const changed = ofDay.find((one) => otherwise(one) === values.about) ?? null;
  const { kinds, of } = useKindChoice(undefined, changed ?? undefined);
  const offered = useOfferedTypes(facts, undefined);
  const parts = useParts(of(values.kind_id));
  const isMissing = values.about === MISSING;
  const limits = { min: MIN_DAY, max: addDays(today, -1) };
  const choose = (about: string) =>
    form.set({ about, ...partsOf(ofDay.find((one) => otherwise(one) === about) ?? null, day) });
  return (
    <Form form={form} label={TITLE} actions={<FormActions busy={form.busy} save="Beantragen" />}>
      <SelectField
        {...form.field('about')}
        label="Was stimmt nicht?"
        onChange={choose}
        options={[
          ...ofDay.flatMap((one) => [
            { value: otherwise(one), label: `${absenceName(one)} war anders` },
            { value: never(one), label: `${absenceName(one)} gab es nicht` },
          ]),
          { value: MISSING, label: 'Eine Abwesenheit fehlt' },
        ]}
      />
      {(isMissing || changed) && (
        <KindField
          field={form.field('project')}
          value={values}
          types={offered}
          kinds={kinds}
          onChange={form.set}
        />
      )}
      {isMissing && (
        <div className="sb-form-row">
          <DateField {...form.field('day')} {...limits} label="Startdatum" required />
          <DateField {...form.field('end')} {...limits} label="Enddatum" required />
        </div>
      )}
      {(isMissing || changed) && parts.length > 0 && isSingleDay(values) && (
        <PartFields half={form.field('half')} hours={form.field('away_minutes')} parts={parts} />
      )}
      {isMissing && <NoonFields typed={values} from={form.field('from_noon')} to={form.field('to_noon')} />}
      <TextField {...form.field('reason')} label="Grund" required />
    </Form>
  );
}

/** Of the absence that was different, to begin with. */
const partsOf = (changed: Entry | null, day: Day) => ({
  project: changed?.project ?? null,
  kind_id: changed?.kind_id ?? null,
  ...{ day, end: day, from_noon: false, to_noon: false },
  ...typedPart(changed ?? {}),
});

function bodyOf({ about, reason, project, kind_id, ...typed }: Values, asked: Day, ofDay: readonly Entry[]) {
  const gone = ofDay.find((one) => never(one) === about);
  const entry = gone ?? ofDay.find((one) => otherwise(one) === about);
  const wish = {
    project,
    ...(kind_id !== null && { kind_id }),
    ...(typed.end && !isSingleDay(typed) && { end: typed.end }),
    ...partOf(typed),
  };
  return {
    day: entry ? asked : typed.day,
    absence: { entry: entry?.id ?? null, wish: gone ? null : wish },
    reason,
  };
}

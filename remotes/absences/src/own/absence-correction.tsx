import { isOpen, type OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
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
import { formatDay, formatFullDay } from '@stundenbuch/web/format';
import {
  FormActions,
  LoadFailure,
  PageHeader,
  Panel,
  SelectField,
  Skeleton,
  TextField,
} from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
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
  const today = useToday();
  const months = useOpenMonths();
  const { known, error, retry } = useOwnFacts();
  if (error && !known) return <LoadFailure title={TITLE} error={error} onRetry={retry} />;
  return (
    <>
      <PageHeader title={TITLE} />
      <Panel title={`Abwesenheit am ${formatFullDay(day)}`}>
        {known ? (
          <CorrectionForm
            key={day}
            day={day}
            entry={entry}
            choices={choicesOf(known.own, day, today, months)}
            facts={known.facts}
          />
        ) : (
          <Skeleton lines={5} />
        )}
      </Panel>
    </>
  );
}

interface Values {
  /** 'missing', or which of the choices. */
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
const SENTENCES = { ...absenceSentences, ...kindSentences, ...monthSentences };

interface Props extends Asked {
  choices: readonly Choice[];
  facts: RequestFacts;
}

function CorrectionForm({ day, entry, choices, facts }: Props) {
  const alert = useAlert();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const [request] = useRequestAbsenceCorrectionMutation();
  const first = choices.find(({ of }) => of.id === entry) ?? choices[0] ?? null;
  const form = useForm<Values>({
    values: { about: first?.about ?? MISSING, reason: '', ...startOf(first, day) },
    check: (typed) => {
      const body = bodyOf(typed, day, choices);
      const { wish } = body.absence;
      return (
        (wish && refusalBy(absenceRequestInput, { ...wish, day: typed.day }, SENTENCES)) ??
        refusalBy(correctionRequestInput, body, SENTENCES)
      );
    },
    save: (typed) => request(correctionRequestInput.parse(bodyOf(typed, day, choices))).unwrap(),
    saved: (_, typed) => {
      alert(monthTexts.requested);
      navigate(`/month?user=${user?.id}&month=${monthOf(typed.day ?? day)}`);
    },
  });
  const { values } = form;
  const chosen = choices.find(({ about }) => about === values.about) ?? null;
  const { kinds, of } = useKindChoice(undefined, chosen?.of);
  const offered = useOfferedTypes(facts, undefined);
  const parts = useParts(of(values.kind_id));
  const isWished = chosen === null || !chosen.isNone;
  const limits = { min: MIN_DAY, max: addDays(today, -1) };
  const choose = (about: string) =>
    form.set({ about, ...startOf(choices.find((one) => one.about === about) ?? null, day) });
  return (
    <Form form={form} label={TITLE} actions={<FormActions busy={form.busy} save="Beantragen" />}>
      <SelectField
        {...form.field('about')}
        label="Was stimmt nicht?"
        onChange={choose}
        options={[
          ...choices.map(({ about, label }) => ({ value: about, label })),
          { value: MISSING, label: 'Eine Abwesenheit fehlt' },
        ]}
      />
      {isWished && (
        <>
          <KindField
            field={form.field('project')}
            value={values}
            types={offered}
            kinds={kinds}
            onChange={form.set}
          />
          <div className="sb-form-row">
            <DateField {...form.field('day')} {...limits} label="Startdatum" required />
            <DateField {...form.field('end')} {...limits} label="Enddatum" required />
          </div>
          {parts.length > 0 && isSingleDay(values) && (
            <PartFields half={form.field('half')} hours={form.field('away_minutes')} parts={parts} />
          )}
          <NoonFields typed={values} from={form.field('from_noon')} to={form.field('to_noon')} />
        </>
      )}
      <TextField {...form.field('reason')} label="Grund" required />
    </Form>
  );
}

/** What is wrong: an absence of the day, alone or with all the days that were asked for with it. */
interface Choice {
  about: string;
  label: string;
  of: Entry;
  /** With `of`, in their order. */
  days: readonly Entry[];
  /** There should be none. */
  isNone: boolean;
}

/** Of what can no longer be changed by the person alone. */
function choicesOf(own: readonly Entry[], day: Day, today: Day, months: OpenMonths | undefined): Choice[] {
  const past = own
    .filter((one) => one.day < today && takesTheDay(one.status) && !isOpen(one.day, today, false, months))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return past
    .filter((one) => one.day === day)
    .flatMap((of) => {
      const together = past.filter(({ request, id }) => id === of.id || (request && request === of.request));
      const [first, last] = [together[0] ?? of, together.at(-1) ?? of];
      const all = `${absenceName(of)} vom ${formatDay(first.day)} bis ${formatDay(last.day)}`;
      return [
        {
          about: `otherwise ${of.id}`,
          label: `${absenceName(of)} war anders`,
          of,
          days: [of],
          isNone: false,
        },
        { about: `never ${of.id}`, label: `${absenceName(of)} gab es nicht`, of, days: [of], isNone: true },
        ...(together.length > 1
          ? [
              { about: `all ${of.id}`, label: `${all} war anders`, of, days: together, isNone: false },
              { about: `none ${of.id}`, label: `${all} gab es nicht`, of, days: together, isNone: true },
            ]
          : []),
      ];
    });
}

/** Of the absence that was different, to begin with. */
const startOf = (chosen: Choice | null, day: Day) => ({
  project: chosen?.of.project ?? null,
  kind_id: chosen?.of.kind_id ?? null,
  day: chosen?.days[0]?.day ?? day,
  end: chosen?.days.at(-1)?.day ?? day,
  ...{ from_noon: isHalf(chosen?.days[0], 'second'), to_noon: isHalf(chosen?.days.at(-1), 'first') },
  ...typedPart((chosen?.days.length === 1 && chosen.of) || {}),
});

const isHalf = (entry: Entry | undefined, half: 'first' | 'second') => entry?.half === half;

function bodyOf(
  { about, reason, project, kind_id, ...typed }: Values,
  asked: Day,
  choices: readonly Choice[],
) {
  const chosen = choices.find((one) => one.about === about);
  const wish = {
    project,
    ...(kind_id !== null && { kind_id }),
    ...(chosen && typed.day !== asked && { from: typed.day }),
    ...(typed.end && !isSingleDay(typed) && { end: typed.end }),
    ...partOf(typed),
  };
  const more = chosen?.days.flatMap(({ id }) => (id === chosen.of.id ? [] : [id])) ?? [];
  return {
    day: chosen ? asked : typed.day,
    absence: {
      entry: chosen?.of.id ?? null,
      ...(more.length > 0 && { more }),
      wish: chosen?.isNone ? null : wish,
    },
    reason,
  };
}

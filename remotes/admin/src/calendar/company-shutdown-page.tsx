import { calendarSentences, calendarTexts } from '@stundenbuch/domain/day/calendar/messages';
import { TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import { shutdownRefusal } from '@stundenbuch/domain/workflows/requests/shutdown';
import {
  SHUTDOWN_TYPES,
  type ShutdownInput,
  type ShutdownPerson,
  shutdownInput,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { FormActions, PageHeader, Panel, SelectField, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EVERYWHERE, placeOf, placeOptions } from '../shared/place-options.ts';
import { useBookShutdownMutation, usePlacesQuery, usePreviewShutdownMutation } from './calendar.api.ts';
import { ShutdownPreview } from './shutdown-preview.tsx';
import { shutdownResult } from './shutdown-result.ts';

const TYPES = SHUTDOWN_TYPES.map((type) => ({
  value: type,
  label: typeLabel(type) ?? '',
}));
const SHORTAGES = [
  { value: 'skip', label: 'auslassen' },
  { value: 'minus', label: 'ins Minus buchen' },
] as const;

interface Values extends Pick<ShutdownInput, 'name' | 'type' | 'shortage'> {
  from: Day | null;
  to: Day | null;
  place_id: number;
}

interface Previewed {
  input: ShutdownInput;
  people: readonly ShutdownPerson[];
}

/** /company-closure: the days on which everybody is away, first looked at, then booked. */
export function CompanyShutdownPage() {
  const today = useToday();
  const alert = useAlert();
  const navigate = useNavigate();
  const { data: places = [] } = usePlacesQuery();
  const [preview] = usePreviewShutdownMutation();
  const [book, { isLoading: isBooking }] = useBookShutdownMutation();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const bodyOf = (typed: Values) => ({ ...typed, place_id: placeOf(typed.place_id) });
  const form = useForm({
    values: {
      name: '',
      from: null,
      to: null,
      type: TYPE.vacation,
      place_id: EVERYWHERE,
      shortage: 'skip',
    } as Values,
    check: (typed) =>
      refusalBy(shutdownInput, bodyOf(typed), calendarSentences, (input) => shutdownRefusal(input, today)),
    save: async (typed): Promise<Previewed> => {
      const input = shutdownInput.parse(bodyOf(typed));
      return { input, people: await preview(input).unwrap() };
    },
    saved: setPreviewed,
  });
  /** A preview of something else must not be booked. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    const { onChange, ...props } = form.field(name);
    const change = (value: Values[Name]) => {
      setPreviewed(null);
      onChange(value);
    };
    return { ...props, onChange: change };
  };

  async function confirm({ input, people: announced }: Previewed) {
    try {
      const { people } = await book(input).unwrap();
      const { text, tone } = shutdownResult(people, announced);
      alert(text, tone);
      navigate('/company-calendar');
    } catch (error) {
      alert(isFailure(error) ? error.message : calendarTexts.failed, 'danger');
    }
  }

  return (
    <>
      <PageHeader title="Betriebsferien" />
      <Panel>
        <Form form={form} label="Betriebsferien" actions={<FormActions busy={form.busy} save="Vorschau" />}>
          <TextField {...field('name')} label="Name" required />
          <div className="sb-form-row">
            <DateField {...field('from')} label="Erster Tag" required />
            <DateField {...field('to')} label="Letzter Tag" required />
          </div>
          <div className="sb-form-row">
            <SelectField {...field('type')} label="Art" options={TYPES} />
            <SelectField {...field('shortage')} label="Wem der Urlaub nicht reicht" options={SHORTAGES} />
          </div>
          {places.length > 1 && (
            <SelectField {...field('place_id')} label="Ort" options={placeOptions(places)} />
          )}
          <p className="sb-muted">
            Gibt es einen Betriebsrat, bestimmt er bei Betriebsferien mit (§ 87 Abs. 1 Nr. 5 BetrVG).
          </p>
        </Form>
      </Panel>
      {previewed && (
        <ShutdownPreview people={previewed.people} busy={isBooking} onBook={() => confirm(previewed)} />
      )}
    </>
  );
}

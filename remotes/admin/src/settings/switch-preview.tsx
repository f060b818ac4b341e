import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import { refuseFeature } from '@stundenbuch/domain/features/messages';
import { labelOf } from '@stundenbuch/domain/features/rules';
import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatNumber } from '@stundenbuch/web/format';
import { Button, DecimalField, LoadFailure, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { type Switching, useSwitchFeaturesMutation, useSwitchPreviewQuery } from './settings.api.ts';

type Figure = FeaturePreview['figures'][number];

type Openings = ReadonlyMap<number, number | null>;

const columnsOf = (typed: Openings, type: (user: number, hours: number | null) => void): Column<Figure>[] => [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'lead',
  },
  { key: 'figure', title: 'Größe', value: ({ figure }) => figure, card: 'text' },
  { key: 'before', title: 'vorher', value: ({ before }) => before ?? '–', kind: 'number' },
  {
    key: 'after',
    title: 'nachher',
    value: ({ after }) => after ?? '–',
    kind: 'number',
    render: ({ user, first_name, name, after, proposed }) =>
      proposed ? (
        <div className="adm-opening">
          <DecimalField
            id={`opening-${user}`}
            name={`opening-${user}`}
            label={`Eröffnung von ${first_name} ${name} in Stunden`}
            value={typed.has(user) ? (typed.get(user) ?? null) : after}
            onChange={(hours) => type(user, hours)}
          />
        </div>
      ) : after === null ? (
        '–'
      ) : (
        formatNumber(after)
      ),
  },
];

/** The first of this month and of the twelve that follow. */
const monthsFrom = (month: Day): Day[] =>
  Array.from({ length: 12 }).reduce<Day[]>(
    (all) => [...all, addDays(lastOfMonth(all.at(-1) as Day), 1)],
    [month],
  );

interface Props {
  title: string;
  /** What is switched; from when on is chosen here. */
  change: Switching;
  features: readonly FeatureDescription[];
  /** What the button does that switches. */
  action: string;
  done: string;
  onClose: () => void;
}

/** What would change, and then the button that does it. */
export function SwitchPreview({ title, change, features, action, done, onClose }: Props) {
  const id = useId();
  const month = firstOfMonth(useToday());
  const [since, setSince] = useState(month);
  const wanted = change.on ? { ...change, since } : change;
  const [typed, setTyped] = useState<Openings>(new Map());
  const openings = [...typed].flatMap(([user, hours]) => (hours === null ? [] : [{ user, hours }]));
  const isUnreadable = openings.some(({ hours }) => Number.isNaN(hours));
  const {
    currentData: preview,
    error,
    refetch,
  } = useSwitchPreviewQuery(wanted, { refetchOnMountOrArgChange: true });
  const [switchFeatures, { isLoading }] = useSwitchFeaturesMutation();
  const alert = useAlert();
  const [missing] = preview?.requires ?? [];

  async function confirm() {
    try {
      await switchFeatures({ ...wanted, ...(openings.length > 0 && { openings }) }).unwrap();
      alert(done);
      onClose();
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : 'Fehler beim Speichern.', 'danger');
    }
  }

  return (
    <section className="sb-stack adm-preview" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {change.on && (
        <SelectField
          id={`${id}-since`}
          name="since"
          label="Gilt ab"
          hint="An Zahlen vergangener Monate ändert sich nichts."
          value={since}
          onChange={setSince}
          options={monthsFrom(month).map((value) => ({ value, label: `1. ${monthName(value)}` }))}
        />
      )}
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!preview && !error && <Skeleton lines={3} />}
      {missing && (
        <p>
          {
            refuseFeature('feature_requires', undefined, {
              name: labelOf(missing, features),
              action: change.on ? 'einschalten' : 'ausschalten',
            }).message
          }
        </p>
      )}
      {preview && !missing && (
        <Expected
          preview={preview}
          of={'feature' in change ? change.feature : 'recommended'}
          columns={columnsOf(typed, (user, hours) => setTyped(new Map(typed).set(user, hours)))}
        />
      )}
      <div className="sb-form-actions">
        {preview && !missing && (
          <Button
            kind={change.on ? 'primary' : 'danger'}
            busy={isLoading}
            disabled={isUnreadable}
            onClick={confirm}
          >
            {action}
          </Button>
        )}
        <Button kind="quiet" disabled={isLoading} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </section>
  );
}

interface ExpectedProps {
  preview: FeaturePreview;
  of: string;
  columns: Column<Figure>[];
}

function Expected({ preview: { warnings, figures }, of, columns }: ExpectedProps) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className="sb-bullets">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {figures.length === 0 && <p>Keine Zahl wird dadurch eine andere.</p>}
      {figures.length > 0 && (
        <DataTable
          id={`figures-${of}`}
          label="Was sich ändert"
          columns={columns}
          rows={figures}
          rowKey={({ user, figure }) => `${user} ${figure}`}
          pageSize={10}
        />
      )}
    </>
  );
}

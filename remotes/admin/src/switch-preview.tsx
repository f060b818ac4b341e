import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { addDays, type Day, firstOfMonth, lastOfMonth } from '@stundenbuch/domain/calendar/day';
import { monthName } from '@stundenbuch/domain/calendar/month-names';
import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import { refuseFeature } from '@stundenbuch/domain/features/messages';
import { labelOf } from '@stundenbuch/domain/features/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, LoadFailure, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { type Switching, useSwitchFeaturesMutation, useSwitchPreviewQuery } from './settings.api.ts';

type Figure = FeaturePreview['figures'][number];

const columns: Column<Figure>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'lead',
  },
  { key: 'figure', title: 'Größe', value: ({ figure }) => figure, card: 'text' },
  { key: 'before', title: 'vorher', value: ({ before }) => before ?? '–', kind: 'number' },
  { key: 'after', title: 'nachher', value: ({ after }) => after ?? '–', kind: 'number' },
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
  features: readonly FeatureDefinition[];
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
      await switchFeatures(wanted).unwrap();
      alert(done);
      onClose();
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : 'Fehler beim Speichern.', 'danger');
    }
  }

  return (
    <section className="adm-preview" aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
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
        <Expected preview={preview} of={'feature' in change ? change.feature : 'recommended'} />
      )}
      <div className="sb-form-actions">
        {preview && !missing && (
          <Button kind={change.on ? 'primary' : 'danger'} busy={isLoading} onClick={confirm}>
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

function Expected({ preview: { warnings, figures }, of }: { preview: FeaturePreview; of: string }) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className="adm-warnings">
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

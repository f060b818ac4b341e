import type { NewRate } from '@stundenbuch/domain/sides/projects/contract';
import { projectTexts } from '@stundenbuch/domain/sides/projects/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { formatDay, formatEuro } from '@stundenbuch/web/format';
import { Button, IconButton, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import {
  useChangeRateMutation,
  useCreateRateMutation,
  useProjectJobsQuery,
  useProjectRatesQuery,
} from './projects.api.ts';
import type { OpenRate } from './rate-dialog.tsx';

interface Opening {
  onOpen: (rate: OpenRate) => void;
}

interface Collecting extends Opening {
  rates: readonly NewRate[];
  onChange: (rates: readonly NewRate[]) => void;
}

/** For a project that is not stored yet: the rates are sent with it. */
export function CollectedRates({ rates, onChange, onOpen }: Collecting) {
  const { data: jobs = [] } = useProjectJobsQuery();
  const titleOf = (job: number) => jobs.find(({ id }) => id === job)?.job_title ?? '';
  const open = (stored: NewRate | null, save: (rate: NewRate) => void) =>
    onOpen({ stored, save: async (rate) => save(rate) });
  const lines = rates.map((rate, index) => {
    const title = titleOf(rate.job);
    return {
      key: index,
      title,
      rate,
      edit: () => open(rate, (changed) => onChange(rates.with(index, changed))),
      remove: () => onChange(rates.toSpliced(index, 1)),
    };
  });
  return (
    <Rates lines={lines} onAdd={() => open(null, (rate) => onChange([...rates, rate]))}>
      {rates.length > 0 && <p>Die Stundensätze werden mit dem Projekt gespeichert.</p>}
    </Rates>
  );
}

/** For a stored project: each rate is saved by its dialog. */
export function StoredRates({ project, onOpen }: Opening & { project: number }) {
  const { data: rates, error, refetch } = useProjectRatesQuery({ project, all: '1' });
  const [create] = useCreateRateMutation();
  const [change] = useChangeRateMutation();
  const alert = useAlert();
  if (error && !rates) return <LoadFailure error={error} onRetry={refetch} />;
  if (!rates) return <Skeleton lines={2} />;
  const lines = rates.map((rate) => ({
    key: rate.id,
    title: rate.job_title,
    rate,
    edit: () =>
      onOpen({
        stored: rate,
        save: async (changed) => {
          await change({ id: rate.id, ...changed }).unwrap();
          alert(projectTexts.rateSaved);
        },
      }),
  }));
  const add = () =>
    onOpen({
      stored: null,
      save: async (rate) => {
        await create({ project, ...rate }).unwrap();
        alert(projectTexts.rateCreated);
      },
    });
  return <Rates lines={lines} onAdd={add} />;
}

interface Line {
  key: number;
  title: string;
  rate: NewRate;
  edit: () => void;
  remove?: () => void;
}

function Rates({ lines, onAdd, children }: { lines: Line[]; onAdd: () => void; children?: ReactNode }) {
  return (
    <fieldset className="sb-stack">
      <legend>Stundensätze</legend>
      {lines.length > 0 && (
        <ul className="sb-rows">
          {lines.map(({ key, title, rate, edit, remove }) => (
            <li key={key}>
              <span className="sb-grow">
                {title}
                {rate.valid_from && <small className="sb-muted">ab {formatDay(rate.valid_from)}</small>}
              </span>
              <span>{formatEuro(rate.hourly_rate)}/h</span>
              <span>
                <IconButton icon="edit" label={`Stundensatz ${title} bearbeiten`} onClick={edit} />
                {remove && (
                  <IconButton icon="delete" label={`Stundensatz ${title} entfernen`} onClick={remove} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
      <Button icon="add" onClick={onAdd}>
        Stundensatz anlegen
      </Button>
    </fieldset>
  );
}

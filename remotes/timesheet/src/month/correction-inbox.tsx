import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { formatDifference, monthName, signedNumber } from '@stundenbuch/domain/time/format';
import type { CorrectionPreview, CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { oldWord, wishWord } from '@stundenbuch/domain/workflows/month/wish-words';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { formatFullDay } from '@stundenbuch/web/format';
import { Awaited, Button, Facts, LoadFailure, TextField } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import {
  useAnswerCorrectionMutation,
  useCorrectionPreviewQuery,
  useOpenCorrectionsQuery,
} from './month.api.ts';

/** What people ask to have corrected: one line above the months, which opens to the old beside the new. */
export function CorrectionInbox() {
  const { data, error, refetch } = useOpenCorrectionsQuery();
  const [isOpen, setIsOpen] = useState(false);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Awaited />;
  const [first, ...others] = data;
  if (!first) return null;
  return (
    <details
      className="sb-panel ts-corrections"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>Beantragte Korrekturen ({data.length})</strong>
        {!isOpen && (
          <span className="sb-muted">
            {whoOf(first)}: {oldWord(first)} → {wishWord(first)}
            {others.length > 0 && ` und ${others.length} weitere`}
          </span>
        )}
      </summary>
      {/* What accepting would change is asked of the server for each. */}
      {isOpen && (
        <ul className="sb-rows" aria-label="Beantragte Korrekturen">
          {data.map((request) => (
            <li key={request.id}>
              <CorrectionLine request={request} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

const whoOf = ({ first_name, name, day }: CorrectionRequest) =>
  `${first_name} ${name}, ${formatFullDay(day)}`;

/** What accepting would change: 'Urlaub 2026: 12 → 13 Tage'. */
function figuresOf(preview: CorrectionPreview | undefined): [string, string][] {
  if (!preview) return [];
  return [
    ...preview.vacation.map(({ year, before, after }): [string, string] => [
      `Urlaub ${year}`,
      `${signedNumber(before)} → ${signedNumber(after)} Tage offen`,
    ]),
    ...preview.months.map(({ month, before, after }): [string, string] => [
      `Differenz ${monthName(month)}`,
      `${formatDifference(hoursOf(before))} → ${formatDifference(hoursOf(after))} h`,
    ]),
  ];
}

function CorrectionLine({ request }: { request: CorrectionRequest }) {
  const { id, reason } = request;
  const alert = useAlert();
  const onFailure = ({ message }: Failure) => alert(message, 'danger');
  const fieldId = useId();
  const [answer, setAnswer] = useState('');
  const [send, { isLoading, isSuccess }] = useAnswerCorrectionMutation();
  // As it is now: what was decided since has changed the account. What is answered itself changes nothing any more.
  const { data: preview } = useCorrectionPreviewQuery(id, {
    refetchOnMountOrArgChange: true,
    skip: isLoading || isSuccess,
  });
  const who = whoOf(request);
  const decide = (accept: boolean) =>
    send({ id, accept, answer })
      .unwrap()
      .then(() => alert(monthTexts.answered), onFailure);
  return (
    <div className="sb-stack sb-grow">
      <strong>{who}</strong>
      <Facts
        facts={[
          ['Alt', oldWord(request)],
          ['Neu', wishWord(request)],
          ['Grund', reason],
          ...figuresOf(preview),
        ]}
      />
      {preview?.refusal && <p className="sb-warn">Noch nicht annehmbar: {preview.refusal}</p>}
      <TextField id={fieldId} name={`answer-${id}`} label="Antwort" value={answer} onChange={setAnswer} />
      <div className="sb-form-actions">
        {/* Not filled: the page is for closing, and each request would have one. */}
        <Button icon="check" busy={isLoading} label={`${who} annehmen`} onClick={() => decide(true)}>
          Annehmen
        </Button>
        <Button busy={isLoading} label={`${who} ablehnen`} onClick={() => decide(false)}>
          Ablehnen
        </Button>
      </div>
    </div>
  );
}

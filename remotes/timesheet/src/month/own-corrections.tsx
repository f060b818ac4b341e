import { monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { CORRECTION_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import { wishWord } from '@stundenbuch/domain/workflows/month/wish-words';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button, Panel, StatusTag } from '@stundenbuch/web/kit';
import { useOwnCorrectionsQuery, useWithdrawCorrectionMutation } from './month.api.ts';

const TONES = { open: 'info', accepted: 'good', declined: 'warn' } as const;

/** What one has asked for, and what became of it. */
export function OwnCorrections() {
  const { data = [] } = useOwnCorrectionsQuery();
  const alert = useAlert();
  const [send, { isLoading, originalArgs }] = useWithdrawCorrectionMutation();
  const onFailure = ({ message }: Failure) => alert(message, 'danger');
  const withdraw = (id: number) =>
    send(id)
      .unwrap()
      .then(() => alert(monthTexts.withdrawn), onFailure);
  if (data.length === 0) return null;
  return (
    <Panel title="Meine Korrekturen">
      <ul className="sb-rows">
        {data.map((request) => (
          <li key={request.id}>
            <strong>{formatFullDay(request.day)}</strong>
            <span>{wishWord(request)}</span>
            <span>„{request.reason}“</span>
            <StatusTag tone={TONES[request.state]}>{CORRECTION_STATE_WORDS[request.state]}</StatusTag>
            {request.answer && <span>„{request.answer}“</span>}
            {request.state === 'open' && (
              <Button
                busy={isLoading && originalArgs === request.id}
                label={`Korrektur vom ${formatFullDay(request.day)} zurückziehen: ${wishWord(request)}`}
                onClick={() => withdraw(request.id)}
              >
                Zurückziehen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

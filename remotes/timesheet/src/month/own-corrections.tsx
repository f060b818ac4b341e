import { CORRECTION_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import { wishWord } from '@stundenbuch/domain/workflows/month/wish-words';
import { formatFullDay } from '@stundenbuch/web/format';
import { Panel, StatusTag } from '@stundenbuch/web/kit';
import { useOwnCorrectionsQuery } from './month.api.ts';

const TONES = { open: 'info', accepted: 'good', declined: 'warn' } as const;

/** What one has asked for, and what became of it. */
export function OwnCorrections() {
  const { data = [] } = useOwnCorrectionsQuery();
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
          </li>
        ))}
      </ul>
    </Panel>
  );
}

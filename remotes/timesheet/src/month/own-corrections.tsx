import { CORRECTION_STATE_WORDS, timesWord } from '@stundenbuch/domain/workflows/month/states';
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
        {data.map(({ id, day, wish, reason, state, answer }) => (
          <li key={id}>
            <strong>{formatFullDay(day)}</strong>
            <span>{timesWord(wish)}</span>
            <span>„{reason}“</span>
            <StatusTag tone={TONES[state]}>{CORRECTION_STATE_WORDS[state]}</StatusTag>
            {answer && <span>„{answer}“</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

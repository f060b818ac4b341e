import type { SubstituteAnswer } from '@stundenbuch/domain/records/absences/contract';
import { nameWithHalf } from '@stundenbuch/domain/records/entries/halves';
import type { Substitution } from '@stundenbuch/domain/records/visibility/contract';
import { ANSWER_WORDS, substituteTexts } from '@stundenbuch/domain/records/visibility/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { formatDay } from '@stundenbuch/web/format';
import { Button, LoadFailure, Panel } from '@stundenbuch/web/kit';
import { useAnswerSubstitutionMutation, useSubstitutionsQuery } from '../shared/absences.api.ts';

/** 'Mo, 14.12.2026 – Fr, 18.12.2026 (5 Tage)', or the half of a single day. */
function periodWords(days: Substitution['days']): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  if (first.day === last.day) return nameWithHalf(formatDay(first.day), first.half) ?? '';
  return `${formatDay(first.day)} – ${formatDay(last.day)} (${days.length} Tage)`;
}

/** For whom one is asked to stand in: who, when and the note, and whether it suits. */
export function Substitutions() {
  const { data, error, refetch } = useSubstitutionsQuery();
  const [answer, { isLoading }] = useAnswerSubstitutionMutation();
  const alert = useAlert();
  const say = async (id: number, word: SubstituteAnswer) => {
    try {
      await answer({ id, answer: word }).unwrap();
      alert(substituteTexts.answered);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : substituteTexts.failed, 'danger');
    }
  };
  if (error && !data) return <LoadFailure title="Vertretungen" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Vertretungen">
      <ul className="sb-list" aria-label="Vertretungen">
        {data.map(({ id, first_name, name, days, note, answer: given }) => (
          <li key={id} className="sb-line">
            <span className="sb-grow">
              <strong>{`${first_name} ${name}`}</strong>
              <small>{periodWords(days)}</small>
              {note && <small>{`„${note}“`}</small>}
              <small>{`Ihre Antwort: ${ANSWER_WORDS[given ?? 'open']}`}</small>
            </span>
            {(['yes', 'no'] as const).map((word) => (
              <Button
                key={word}
                kind={word === given ? 'default' : 'quiet'}
                disabled={isLoading}
                label={`${first_name} ${name} vertreten: ${ANSWER_WORDS[word]}`}
                onClick={() => say(id, word)}
              >
                {word === 'yes' ? 'Geht' : 'Geht nicht'}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { yearEndTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import { yearOf } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { YEAR_END_FIGURES } from '@stundenbuch/domain/workflows/yearend/figures';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DataTable } from '@stundenbuch/web/data';
import { formatNumber } from '@stundenbuch/web/format';
import { Button, ConfirmDialog, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useApplyYearEndMutation, useYearEndPreviewQuery } from './year-end.api.ts';
import { type Choices, chosenLine, type Why, yearEndColumns } from './year-end-columns.tsx';
import { YearEndWhy } from './year-end-why.tsx';

const NOTHING: Choices = { expire: new Set(), carry: new Set() };

interface Props {
  year: number;
  mayChange: boolean;
}

/** What the turn of a year does to everybody, and the button that posts it. */
export function YearEndPanel({ year, mayChange }: Props) {
  const today = useToday();
  const alert = useAlert();
  const { data, error, isFetching, refetch } = useYearEndPreviewQuery({ year });
  const [apply, { isLoading }] = useApplyYearEndMutation();
  const [choices, setChoices] = useState(NOTHING);
  const [isAsking, setIsAsking] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const { people, hash, refusal } = data;
  const isOver = year < yearOf(today);
  const lines = people.map((person) => chosenLine(person, choices));
  const sums = Object.fromEntries(
    YEAR_END_FIGURES.map((key) => [key, sumOf(lines.map((line) => line[key]))]),
  );
  const choose = (kind: keyof Choices, user: number, chosen: boolean) => {
    const users = new Set(choices[kind]);
    if (chosen) users.add(user);
    else users.delete(user);
    setChoices({ ...choices, [kind]: users });
  };

  async function confirm() {
    try {
      const expire = [...choices.expire];
      const carry = [...choices.carry];
      const { posted } = await apply({ year, hash, expire, carry }).unwrap();
      setChoices(NOTHING);
      alert(posted === 0 ? `${yearEndTexts.applied} ${yearEndTexts.nothing}` : yearEndTexts.applied);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : yearEndTexts.failed, 'danger');
      await refetch();
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Panel title={`Vorschau ${year}`}>
      {!isOver && <p>Das Jahr {year} ist noch nicht zu Ende: So sähe es nach heutigem Stand aus.</p>}
      {isOver && refusal && <p>{refusal}</p>}
      <DataTable
        id="vacation-closing"
        label={`Jahreswechsel ${year}`}
        columns={yearEndColumns(choices, mayChange && isOver ? choose : null, setWhy)}
        rows={people}
        rowKey={({ user }) => user}
        pageSize={20}
        summary={{ name: 'Summe', ...sums }}
        empty="Niemand hat ein Urlaubskonto."
      />
      {mayChange && isOver && (
        <div className="sb-form-actions">
          <Button
            kind="primary"
            busy={isLoading || isFetching}
            disabled={Boolean(refusal)}
            onClick={() => setIsAsking(true)}
          >
            Anwenden
          </Button>
        </div>
      )}
      {why && <YearEndWhy year={year} why={why} choices={choices} onClose={() => setWhy(null)} />}
      <ConfirmDialog
        open={isAsking}
        question={`Möchten Sie den Jahreswechsel ${year} wie in der Vorschau buchen?`}
        confirm="Anwenden"
        danger={false}
        busy={isLoading}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Panel>
  );
}

/** Unknown is not zero. */
function sumOf(days: readonly (number | null)[]): string {
  const known = days.filter((one) => one !== null);
  return known.length === 0 ? '–' : formatNumber(round(known.reduce((sum, one) => sum + one, 0)));
}

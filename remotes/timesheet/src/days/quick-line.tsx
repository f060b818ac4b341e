import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import type { Day } from '@stundenbuch/domain/time/day';
import { entriesOfLine } from '@stundenbuch/domain/workflows/day/line-entries';
import { dayTexts } from '@stundenbuch/domain/workflows/day/messages';
import { parseLine } from '@stundenbuch/domain/workflows/day/typed-line';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { breakText, formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type FormEvent, useId, useState } from 'react';
import { recentTexts } from '../entries/recent.ts';
import { useRecent } from '../entries/use-recent.ts';
import { useBookableProjectsQuery } from '../shared/timesheet.api.ts';
import { useApplyToDayMutation, useLazyDaysQuery } from './days.api.ts';

const HINT = 'Zum Beispiel: 8-12 12:30-17 #Projekt Beschreibung, oder: gestern 4h #1007 Montage';
/** As long as a few bookings with their texts. */
const LONGEST = 600;

/** What the line would write; null while nothing is typed. */
function useLine(text: string, chosen: Record<number, number>, day: Day) {
  const { who } = useSession();
  const today = useToday();
  const hasProjects = who?.flags.includes('projectbooking') ?? false;
  const { data: projects = [] } = useBookableProjectsQuery(undefined, { skip: !hasProjects });
  const { entries: recent } = useRecent();
  if (text.trim() === '') return null;
  const { line, problem } = parseLine(text, today);
  if (problem !== undefined) return { problem };
  if (line.spans.length === 0 && line.bookings.length === 0) return null;
  const lastText = (project: number) => recentTexts(recent, project)[0];
  const read = entriesOfLine(line, { projects, lastText, anyMinute: hasMinutes(who?.features), chosen });
  return { ...read, day: line.day ?? day };
}

/** 'Schnell erfassen': a line, what it means, and Enter writes all of it or nothing (DAY-09). */
export function QuickLine({ day, onSaved }: { day: Day; onSaved?: (day: Day) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [days] = useLazyDaysQuery();
  const [apply, { isLoading }] = useApplyToDayMutation();
  const alert = useAlert();
  const undoOf = useUndo();
  const read = useLine(text, chosen, day);
  const error = refusal ?? (read && 'problem' in read ? read.problem : undefined);

  function change(typed: string) {
    setText(typed);
    setChosen({});
    setRefusal(null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!read || !('entries' in read) || isLoading) return;
    const plan = { kind: 'planned', shortened: null, deleted: null, like: null, left: 0 } as const;
    try {
      const [now] = await days({ from: read.day, to: read.day }).unwrap();
      const fingerprint = now?.fingerprint ?? '';
      const proposal = { ...plan, ...read.entries };
      const saved = await apply({ date: read.day, proposal, fingerprint }).unwrap();
      alert(dayTexts.applied, 'success', undoOf(saved));
      change('');
      onSaved?.(read.day);
    } catch (failure) {
      setRefusal(isFailure(failure) && failure.kind === 'refused' ? failure.message : dayTexts.failed);
    }
  }

  return (
    <form className="sb-stack" onSubmit={save}>
      <TextField
        id={id}
        name="line"
        label="Schnell erfassen"
        hint={HINT}
        value={text}
        onChange={change}
        maxLength={LONGEST}
        autoComplete="off"
        error={error}
      />
      <div role="status" className="sb-stack">
        {read && 'entries' in read && (
          <>
            <strong>{formatFullDay(read.day)}</strong>
            {read.entries.time && (
              <span>
                {`Arbeitszeit ${read.entries.time.start_time}–${read.entries.time.end_time}, ${breakText(read.entries.time.break)}, ${formatHours(read.worked)} h`}
              </span>
            )}
            {read.entries.bookings.map(({ project, project_name, booking_text, hours }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be typed twice
              <span key={`${at} ${project}`}>
                {`${project_name}: ${booking_text}, ${formatHours(hours)} h`}
              </span>
            ))}
          </>
        )}
        {read && 'choice' in read && <span>Welches Projekt ist gemeint?</span>}
      </div>
      {read && 'choice' in read && (
        <div className="sb-line">
          {read.choice.projects.map(({ id: project, internal_id, project_name }) => (
            <Button key={project} onClick={() => setChosen({ ...chosen, [read.choice.at]: project })}>
              {[internal_id, project_name].filter(Boolean).join(' · ')}
            </Button>
          ))}
        </div>
      )}
      {read && 'entries' in read && (
        <div>
          <Button type="submit" kind="primary" busy={isLoading}>
            Speichern
          </Button>
        </div>
      )}
    </form>
  );
}

/** The same on the dashboard, of today unless the line says a day. */
export function QuickTile() {
  const today = useToday();
  return (
    <section className="sb-panel" aria-label="Schnell erfassen">
      <QuickLine day={today} />
    </section>
  );
}

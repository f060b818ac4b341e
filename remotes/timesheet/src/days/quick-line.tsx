import type { Day } from '@stundenbuch/domain/time/day';
import { dayTexts } from '@stundenbuch/domain/workflows/day/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { breakText, formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type FormEvent, useId, useState } from 'react';
import { useRecent } from '../entries/use-recent.ts';
import { useBookableProjectsQuery } from '../shared/timesheet.api.ts';
import { useApplyToDayMutation, useLazyDaysQuery } from './days.api.ts';
import type { Reading, readLine } from './read-line.ts';

const HINT = 'Zum Beispiel: 8-12 12:30-17 #Projekt Beschreibung, oder: gestern 4h #1007 Montage';
/** As long as a few bookings with their texts. */
const LONGEST = 600;

type LineReader = typeof readLine;
type Written = Extract<Reading, { entries: unknown }>;

const loadReader = async () => (await import('./read-line.ts')).readLine;

/** The grammar is loaded when somebody is about to type. */
function useReader() {
  const { who } = useSession();
  const today = useToday();
  const [reader, setReader] = useState<LineReader | null>(null);
  const hasProjects = who?.flags.includes('projectbooking') ?? false;
  const { data: projects = [] } = useBookableProjectsQuery(undefined, { skip: !hasProjects });
  const { entries: recent } = useRecent();
  const facts = { today, projects, recent, features: who?.features };

  async function load(): Promise<LineReader> {
    const readLine = reader ?? (await loadReader());
    setReader(() => readLine);
    return readLine;
  }

  // What was not loaded is asked for again by the next key.
  const prepare = () => void (reader ?? load().catch(() => undefined));
  return { reader, load, prepare, facts };
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
  const { reader, load, prepare, facts } = useReader();
  const typed = { text, chosen, day };
  const read = reader?.(typed, facts) ?? null;
  const error = refusal ?? (read && 'problem' in read ? read.problem : undefined);

  function change(line: string) {
    prepare();
    setText(line);
    setChosen({});
    setRefusal(null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      // Enter may come before the grammar.
      const entered = reader ? read : (await load())(typed, facts);
      if (entered && 'entries' in entered && !isLoading) await write(entered);
    } catch (failure) {
      setRefusal(isFailure(failure) && failure.kind === 'refused' ? failure.message : dayTexts.failed);
    }
  }

  async function write(line: Written) {
    const plan = { kind: 'planned', shortened: null, deleted: null, like: null, left: 0 } as const;
    const [now] = await days({ from: line.day, to: line.day }).unwrap();
    const fingerprint = now?.fingerprint ?? '';
    const proposal = { ...plan, ...line.entries };
    const saved = await apply({ date: line.day, proposal, fingerprint }).unwrap();
    alert(dayTexts.applied, 'success', undoOf(saved));
    change('');
    onSaved?.(line.day);
  }

  return (
    <form className="sb-stack" onFocus={prepare} onSubmit={save}>
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

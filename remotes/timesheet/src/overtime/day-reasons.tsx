import type { OvertimeMonth, WireAccountDay } from '@stundenbuch/domain/accounts/overtime/contract';
import { TIME_POSTING_LABELS } from '@stundenbuch/domain/accounts/overtime/postings';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Drawer } from '@stundenbuch/web/kit';
import './overtime.css';

interface Props {
  day: WireAccountDay;
  month: OvertimeMonth;
  onClose: () => void;
}

/** The entries of a day: work is 'Ist', an absence is credited. */
const countedTitle = (day: WireAccountDay): string => {
  if (creditedOf(day) === 0) return 'Ist';
  return day.worked === 0 ? 'Angerechnet' : 'Ist und Angerechnetes';
};

interface Line {
  text: string;
  amount: string;
}

/** 'Warum diese Zahl?': contract, holiday, entries and postings that make up the numbers of a day. */
export function DayReasons({ day, month, onClose }: Props) {
  const postings = month.postings.filter((posting) => posting.counts && posting.day === day.day);
  const posted = postings.reduce((sum, { minutes }) => sum + minutes, 0);
  const before = day.balance - day.difference - posted;
  const of = (figure: string): Line[] =>
    day.reasons
      .filter((reason) => reason.figure === figure)
      .map(({ text, minutes }) => ({ text, amount: `${formatHours(hoursOf(minutes))} h` }));
  const steps = [
    { text: 'Saldo davor', amount: `${signedHours(before)} h` },
    { text: 'Differenz des Tages', amount: day.counts ? `${signedHours(day.difference)} h` : '–' },
    ...postings.map(({ kind, text, minutes }) => ({
      text: `${TIME_POSTING_LABELS[kind]}: ${text}`,
      amount: `${signedHours(minutes)} h`,
    })),
  ];
  return (
    <Drawer open wide label="Warum diese Zahl?" onClose={onClose}>
      <h2 className="ts-why">{formatFullDay(day.day)}</h2>
      <div className="sb-stack">
        <Sum title="Soll" lines={of('target')} total={`${formatHours(hoursOf(day.target))} h`} />
        <Sum
          title={countedTitle(day)}
          lines={of('credited')}
          total={`${formatHours(hoursOf(day.credited))} h`}
        />
        <Sum title="Saldo" lines={steps} total={`${signedHours(day.balance)} h`} />
        {!day.counts && (
          <p>
            Heute zählt erst, wenn eine Arbeitszeit erfasst ist oder der ganze Tag frei ist, sonst ab morgen.
          </p>
        )}
      </div>
    </Drawer>
  );
}

function Sum({ title, lines, total }: { title: string; lines: readonly Line[]; total: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl className="sb-rows">
        {lines.map(({ text, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two postings may read alike
          <div key={at}>
            <dt className="sb-grow">{text}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {lines.length === 0 && (
          <div>
            <dt className="sb-grow">Nichts erfasst</dt>
            <dd>0,00 h</dd>
          </div>
        )}
        <div>
          <dt className="sb-grow">{title}</dt>
          <dd className="ts-why-total">{total}</dd>
        </div>
      </dl>
    </section>
  );
}

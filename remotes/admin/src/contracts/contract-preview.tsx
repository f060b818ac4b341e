import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import type { ContractPreview } from '@stundenbuch/domain/day/contracts/contract';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { monthName } from '@stundenbuch/domain/time/format';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import { formatFullDay, formatNumber } from '@stundenbuch/web/format';
import { CheckboxField } from '@stundenbuch/web/kit';

/** What is ticked under the preview. */
export interface Ticks {
  recalculate: boolean;
  cancel: readonly number[];
}

export const NO_TICKS: Ticks = { recalculate: false, cancel: [] };

interface Props {
  preview: ContractPreview;
  ticks: Ticks;
  /** Nothing where there is nothing to tick: a row that is deleted leaves the days as they are. */
  onTick?: (ticks: Ticks) => void;
}

/** What the row would change, before it is stored. */
export function ContractPreviewView({ preview, ticks, onTick }: Props) {
  const { entitlement, targets, days, absences, balance } = preview;
  const changed = targets.filter(({ before, after }) => before !== after);
  const toggle = (id: number, isOn: boolean) =>
    onTick?.({ ...ticks, cancel: isOn ? [...ticks.cancel, id] : ticks.cancel.filter((one) => one !== id) });
  return (
    <output className="sb-stack" aria-live="polite">
      <h3>Vorschau</h3>
      <Changes
        title="Urlaubsanspruch (Tage)"
        rows={entitlement.map(({ year, before, after }) => [String(year), before, after])}
        format={formatNumber}
      />
      {changed.length > 0 ? (
        <Changes
          title="Soll im Monat (h:mm)"
          rows={changed.map(({ month, before, after }) => [monthName(month), before, after])}
          format={formatMinutes}
        />
      ) : (
        <p>{`Das Soll von ${monthName(targets[0]?.month ?? '')} bis ${monthName(targets.at(-1)?.month ?? '')} bleibt.`}</p>
      )}
      {balance && (
        <Changes
          title="Stundenkonto heute"
          rows={[['Stand', balance.before, balance.after]]}
          format={(minutes) => `${signedHours(minutes)} h`}
        />
      )}
      {onTick && days.length > 0 && (
        <>
          <Changes
            title="Tage, die mit den bisherigen Stunden gespeichert sind (h:mm)"
            rows={days.map(({ day, before, after }) => [formatFullDay(day), before, after])}
            format={formatMinutes}
          />
          <CheckboxField
            id="contract-recalculate"
            name="recalculate"
            label="Rückwirkend neu rechnen? Ohne Haken behalten diese Tage ihre Stunden."
            value={ticks.recalculate}
            onChange={(recalculate) => onTick({ ...ticks, recalculate })}
          />
        </>
      )}
      {onTick && absences.length > 0 && (
        <fieldset>
          <legend>Abwesenheiten an Tagen, die keine Arbeitstage mehr sind: stornieren?</legend>
          {absences.map(({ id, day, project }) => (
            <CheckboxField
              key={id}
              id={`contract-cancel-${id}`}
              name={`cancel-${id}`}
              label={`${formatFullDay(day)} ${typeLabel(project) ?? ''}`}
              value={ticks.cancel.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          ))}
        </fieldset>
      )}
    </output>
  );
}

interface ChangesProps {
  title: string;
  rows: readonly (readonly [label: string, before: number, after: number])[];
  format: (value: number) => string;
}

export const Changes = ({ title, rows, format }: ChangesProps) => (
  <table className="sb-simple-table">
    <caption>{title}</caption>
    <thead>
      <tr>
        <td />
        <th scope="col" className="sb-number">
          vorher
        </th>
        <th scope="col" className="sb-number">
          nachher
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, before, after], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two entries, and nothing is ever moved
        <tr key={at}>
          <th scope="row">{label}</th>
          <td className="sb-number">{format(before)}</td>
          <td className="sb-number">{before === after ? 'bleibt' : format(after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

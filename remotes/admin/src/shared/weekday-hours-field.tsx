import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import { TextField } from '@stundenbuch/web/kit';
import { minutesOf } from './weekday-texts.ts';

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

interface Props {
  id: string;
  name: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  weeklyhours: number | null;
  error?: string | undefined;
  disabled?: boolean;
}

/** Hours of each weekday as h:mm; 0:00 is no working day. */
export function WeekdayHoursField({ id, name, value, onChange, weeklyhours, error, disabled }: Props) {
  const sum = minutesOf(value).reduce((total, minutes) => total + minutes, 0);
  const wanted = weeklyhours === null ? Number.NaN : Math.round(weeklyhours * 60);
  const shown = (minutes: number) => (Number.isNaN(minutes) ? '–' : formatMinutes(minutes));
  return (
    <fieldset className={error ? 'sb-field sb-field-wrong adm-hours' : 'sb-field adm-hours'}>
      <legend>Stunden je Wochentag (h:mm)</legend>
      <div className="sb-columns">
        {DAYS.map((day, i) => (
          <TextField
            key={day}
            id={i === 0 ? id : `${id}-${i}`}
            name={`${name}-${i}`}
            label={day}
            value={value[i] ?? ''}
            disabled={disabled ?? false}
            maxLength={6}
            autoComplete="off"
            onChange={(text) => onChange(value.map((old, place) => (place === i ? text : old)))}
          />
        ))}
      </div>
      <p className="sb-field-hint">
        {`Zusammen ${shown(sum)} von ${shown(wanted)} Stunden; 0:00 ist kein Arbeitstag.`}
      </p>
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

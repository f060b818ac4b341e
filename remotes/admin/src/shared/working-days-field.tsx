import { DEFAULT_WORKING_DAYS } from '@stundenbuch/domain/day/contracts/plain-week';
import { Checkbox } from '@stundenbuch/web/kit';

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** 'Mo, Di, Mi' for '1110000'; without a stored value, Monday to Friday. */
export const workingDayNames = (mask: string | null): string =>
  DAYS.filter((_, i) => (mask ?? DEFAULT_WORKING_DAYS)[i] === '1').join(', ');

interface Props {
  id: string;
  name: string;
  /** What the days are, where they are no working days. */
  legend?: string;
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

export function WorkingDaysField({
  id,
  name,
  legend = 'Arbeitstage',
  value,
  onChange,
  error,
  disabled,
}: Props) {
  const set = (place: number, works: boolean) =>
    onChange(DAYS.map((_, i) => (i === place ? (works ? '1' : '0') : value[i])).join(''));
  return (
    <fieldset className={error ? 'sb-field sb-field-wrong adm-days' : 'sb-field adm-days'}>
      <legend>{legend}</legend>
      <div>
        {DAYS.map((day, i) => (
          <Checkbox
            key={day}
            {...(i === 0 && { id })}
            className="sb-checkbox"
            name={name}
            checked={value[i] === '1'}
            disabled={disabled ?? false}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => set(i, event.target.checked)}
          >
            {day}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

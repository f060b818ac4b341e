import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { Button, CheckboxField, SelectField } from '@stundenbuch/web/kit';
import { type ReactNode, useId } from 'react';
import { FILTER_TYPES, FIRST_YEAR, letterOf } from './calendar-words.ts';

export interface Filters {
  year: number;
  ownOnly: boolean;
  types: ReadonlySet<number>;
}

interface Props {
  value: Filters;
  onChange: (changes: Partial<Filters>) => void;
  thisYear: number;
  picker: ReactNode;
  onExpandAll: () => void;
  onCollapseAll: () => void;
}

export function CalendarFilters({ value, onChange, thisYear, picker, onExpandAll, onCollapseAll }: Props) {
  const id = useId();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, i) => thisYear - i);
  const withType = (type: number, isShown: boolean) => {
    const types = new Set(value.types);
    if (isShown) types.add(type);
    else types.delete(type);
    return types;
  };
  return (
    <div className="sb-stack ab-filters">
      <div className="sb-line ab-whose">
        <SelectField
          id={`${id}-year`}
          name="year"
          label="Jahr"
          value={value.year}
          options={years.map((year) => ({ value: year, label: String(year) }))}
          onChange={(year) => onChange({ year })}
        />
        {picker}
        <CheckboxField
          id={`${id}-own`}
          name="own"
          label="Nur eigene"
          value={value.ownOnly}
          onChange={(ownOnly) => onChange({ ownOnly })}
        />
      </div>
      <fieldset className="sb-line">
        <legend>Arten</legend>
        {FILTER_TYPES.map((type) => (
          <CheckboxField
            key={type}
            id={`${id}-${type}`}
            name={`type-${type}`}
            label={
              <>
                <span className="ab-letter" aria-hidden="true">
                  {letterOf(type)}
                </span>
                {typeLabel(type)}
              </>
            }
            value={value.types.has(type)}
            onChange={(isShown) => onChange({ types: withType(type, isShown) })}
          />
        ))}
      </fieldset>
      <div className="sb-line ab-filter-actions">
        <Legend />
        <Button onClick={onExpandAll}>Alle ausklappen</Button>
        <Button onClick={onCollapseAll}>Alle einklappen</Button>
      </div>
    </div>
  );
}

/** Distinguished by pattern and border as well as by colour. */
function Legend() {
  return (
    <ul className="sb-line sb-grow ab-legend" aria-label="Legende">
      <li>
        <span className="ab-bar ab-approved" aria-hidden="true" /> Genehmigt
      </li>
      <li>
        <span className="ab-bar ab-requested" aria-hidden="true" /> Beantragt
      </li>
    </ul>
  );
}

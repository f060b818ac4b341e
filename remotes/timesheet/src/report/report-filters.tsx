import {
  DIMENSION_WORDS,
  DIMENSIONS,
  type Dimension,
  fieldsFor,
} from '@stundenbuch/domain/accounts/reports/fields';
import { SearchSelect } from '@stundenbuch/web/data';
import { Button, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { askedBy, type Definition, type Filters } from './definition.ts';
import { useReportQuery } from './report.api.ts';
import { compareKeys, isDated, keyWords } from './words.ts';

interface Props {
  definition: Definition;
  onChange: (filters: Filters) => void;
}

/** Narrows the report to some people, projects, customers: what there is to choose from has entries in the period. */
export function ReportFilters({ definition, onChange }: Props) {
  const { filters } = definition;
  const { who } = useSession();
  const [added, setAdded] = useState<Dimension | null>(null);
  const known = fieldsFor(DIMENSIONS, who ?? { flags: [] });
  const open = known.filter((dimension) => filters[dimension] || dimension === added);
  const rest = known.filter((dimension) => !isDated(dimension) && !open.includes(dimension));
  const change = (dimension: Dimension, keys: string[]) => {
    const { [dimension]: _, ...others } = filters;
    onChange(keys.length > 0 ? { ...others, [dimension]: keys } : others);
    if (keys.length === 0) setAdded(null);
  };
  return (
    <div className="ts-report-filters">
      {open.map((dimension) => (
        <FilterField
          key={dimension}
          dimension={dimension}
          definition={definition}
          keys={filters[dimension] ?? []}
          onChange={(keys) => change(dimension, keys)}
        />
      ))}
      {rest.length > 0 && (
        <SelectField
          id="report-filter"
          name="filter"
          label="Filtern nach"
          placeholder="–"
          value={null}
          onChange={setAdded}
          options={rest.map((value) => ({ value, label: DIMENSION_WORDS[value] }))}
        />
      )}
    </div>
  );
}

interface FieldProps {
  dimension: Dimension;
  definition: Definition;
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

function FilterField({ dimension, definition, keys, onChange }: FieldProps) {
  const all = { ...definition, rows: [dimension], column: null, measures: ['count' as const], filters: {} };
  const { data } = useReportQuery(askedBy(all));
  const words = keyWords(data?.names ?? []);
  const options = (data?.cells ?? [])
    .flatMap((cell) => cell.keys)
    .filter((key) => !keys.includes(key))
    .toSorted((a, b) => compareKeys(words, dimension, a, b))
    .map((value) => ({ value, label: words(dimension, value) }));
  const label = DIMENSION_WORDS[dimension];
  return (
    <div className="ts-report-filter">
      <SearchSelect
        id={`report-filter-${dimension}`}
        name={dimension}
        label={label}
        placeholder={keys.length > 0 ? 'weitere' : 'Bitte wählen'}
        value={null}
        options={options}
        onChange={(key) => onChange([...keys, key])}
      />
      {keys.map((key) => (
        <Button
          key={key}
          icon="close"
          label={`Filter ${label}: ${words(dimension, key)} entfernen`}
          onClick={() => onChange(keys.filter((other) => other !== key))}
        >
          {words(dimension, key)}
        </Button>
      ))}
    </div>
  );
}

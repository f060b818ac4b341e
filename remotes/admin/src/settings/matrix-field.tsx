import { ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { lookWord, RELATION_WORDS } from '@stundenbuch/domain/records/visibility/feature-words';
import {
  LOOKS,
  type Look,
  type Matrix,
  RELATIONS,
  type Relation,
} from '@stundenbuch/domain/records/visibility/matrix';
import type { FieldProps } from '@stundenbuch/web/form';
import { described } from '@stundenbuch/web/kit';
import { usePhone } from '@stundenbuch/web/theme';

interface Props extends FieldProps<Matrix> {
  label: string;
  hint: string | undefined;
}

/** Who sees what of which type: a table, and on the phone a list per type. */
export function MatrixField({ id, name, label, hint, error, value, onChange, disabled }: Props) {
  const isPhone = usePhone();
  const choice = (relation: Relation, type: number) => (
    <select
      className="sb-input sb-select"
      aria-label={`${typeLabel(type)}: ${RELATION_WORDS[relation].label}`}
      name={`${name}-${relation}-${type}`}
      disabled={disabled}
      value={value[relation][type]}
      onChange={({ target }) =>
        onChange({ ...value, [relation]: { ...value[relation], [type]: target.value as Look } })
      }
    >
      {LOOKS.map((look) => (
        <option key={look} value={look}>
          {lookWord(relation, look)}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset
      className={error ? 'sb-field sb-field-wrong' : 'sb-field'}
      tabIndex={-1}
      {...described({ id, hint, error })}
    >
      <legend>{label}</legend>
      {isPhone ? <ByType choice={choice} /> : <AsTable choice={choice} />}
      {error && (
        <p id={`${id}-error`} className="sb-field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="sb-field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

type Choice = (relation: Relation, type: number) => React.ReactNode;

function AsTable({ choice }: { choice: Choice }) {
  return (
    <table className="sb-simple-table adm-matrix">
      <thead>
        <tr>
          <th scope="col">Art</th>
          {RELATIONS.map((relation) => (
            <th key={relation} scope="col">
              {RELATION_WORDS[relation].label}
              <small>{RELATION_WORDS[relation].hint}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ABSENCE_TYPES.map((type) => (
          <tr key={type}>
            <th scope="row">{typeLabel(type)}</th>
            {RELATIONS.map((relation) => (
              <td key={relation}>{choice(relation, type)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByType({ choice }: { choice: Choice }) {
  return (
    <ul className="adm-matrix">
      {ABSENCE_TYPES.map((type) => (
        <li key={type}>
          <h3>{typeLabel(type)}</h3>
          {RELATIONS.map((relation) => (
            <div key={relation} className="adm-matrix-line">
              <span aria-hidden="true">{RELATION_WORDS[relation].label}</span>
              {choice(relation, type)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

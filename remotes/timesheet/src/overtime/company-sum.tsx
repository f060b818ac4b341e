import type { OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import { Drawer } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { AccountHours } from '../shared/account-hours.tsx';
import './overtime.css';

interface Props {
  /** The number that was asked about, in the words of its column. */
  title: string;
  rows: readonly OvertimeOfPerson[];
  minutesOf: (row: OvertimeOfPerson) => number;
  pathOf: (row: OvertimeOfPerson) => string;
  onClose: () => void;
}

/** 'Warum diese Zahl?' of a sum over people: whose numbers it is made of, the largest first. Each leads to the account. */
export function CompanySum({ title, rows, minutesOf, pathOf, onClose }: Props) {
  const parts = rows
    .filter((row) => minutesOf(row) !== 0)
    .toSorted((a, b) => Math.abs(minutesOf(b)) - Math.abs(minutesOf(a)));
  return (
    <Drawer open wide label="Warum diese Zahl?" onClose={onClose}>
      <section aria-label={title}>
        <h2 className="ts-why">{title}</h2>
        <dl className="sb-rows">
          {parts.map((row) => (
            <div key={row.user}>
              <dt className="sb-grow">
                <Link to={pathOf(row)}>
                  {row.first_name} {row.name}
                </Link>
              </dt>
              <dd>
                <AccountHours minutes={minutesOf(row)} /> h
              </dd>
            </div>
          ))}
          <div>
            <dt className="sb-grow">Summe</dt>
            <dd className="ts-why-total">
              <AccountHours minutes={parts.reduce((sum, row) => sum + minutesOf(row), 0)} /> h
            </dd>
          </div>
        </dl>
        {parts.length < rows.length && <p>Bei allen anderen ist es 0,00 h.</p>}
      </section>
    </Drawer>
  );
}

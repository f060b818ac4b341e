import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { RowLink } from '../kit/row-link.tsx';
import { useRowTargets } from '../kit/split-view.ts';
import { type Column, shown } from './column.ts';

export interface Opening {
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

type PathOf<Row> = ((row: Row) => string | null) | undefined;

/** What a click on a row does outside of its links and controls, if anything. Selecting text opens nothing. */
export function useOpening<Row>(to: PathOf<Row>): (row: Row) => Opening {
  const navigate = useNavigate();
  const { targetOf } = useRowTargets();
  return (row) => {
    const path = to?.(row);
    if (!path) return {};
    const { to: address, isShown, ...how } = targetOf(path);
    return {
      className: isShown ? 'sb-opens sb-shown' : 'sb-opens',
      onClick({ target }) {
        const isControl = (target as Element).closest('a, button, input, label, summary') !== null;
        const isMarking = getSelection()?.isCollapsed === false;
        if (!isControl && !isMarking) navigate(address, how);
      },
    };
  };
}

/** The column that names a row, on the card as in the table, links to where the row leads: a click needs a mouse. */
export function linkedColumns<Row>(columns: readonly Column<Row>[], to: PathOf<Row>): readonly Column<Row>[] {
  if (!to) return columns;
  const naming = columns.find(({ card }) => card === 'title') ?? columns[0];
  return columns.map((column) => (column === naming ? { ...column, render: linked(column, to) } : column));
}

const linked =
  <Row,>(column: Column<Row>, to: NonNullable<PathOf<Row>>) =>
  (row: Row) => {
    const path = to(row);
    const content = shown(column, row);
    return path ? <RowLink path={path}>{content || '(ohne Namen)'}</RowLink> : content;
  };

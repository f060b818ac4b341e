import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { checkCode } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import {
  accountLines,
  besideLines,
  cellsOf,
  DRAFT,
  DRAFT_MEANING,
  headLines,
  SHEET_COLUMNS,
  type SheetCells,
  type SheetList,
  SIGNATURES,
  sheetLists,
  sheetTitle,
  sumCells,
  vacationLines,
} from '@stundenbuch/domain/accounts/sheets/sheet-words';
import './sheet-paper.css';

/** The same words and rows as on the PDF (MON-09). */
export function SheetPaper({ sheet: { data, sha256 } }: { sheet: Sheet }) {
  const title = sheetTitle(data);
  const { seal, version } = data;
  return (
    <article className="ts-paper" aria-label={title}>
      <header className="sb-line">
        <h2 className="sb-grow">{title}</h2>
        <span>{sha256 === null ? DRAFT : `Version ${version}`}</span>
      </header>
      <Lines lines={headLines(data)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the phone is reached by the keyboard, too */}
      <section aria-label={`Tage, ${title}`} tabIndex={0}>
        <table className="ts-paper-days">
          <thead>
            <tr>
              {SHEET_COLUMNS.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <Row key={row.day} cells={cellsOf(row)} isFree={row.target === 0} />
            ))}
          </tbody>
          <tfoot>
            <Row cells={sumCells(data)} isFree={false} />
          </tfoot>
        </table>
      </section>
      <div className="sb-columns">
        <Lines lines={[...accountLines(data), ...besideLines(data)]} />
        <Lines lines={vacationLines(data)} />
      </div>
      <div className="sb-line sb-muted ts-paper-signatures">
        {SIGNATURES.map((words) => (
          <p key={words} className="sb-grow">
            {words}
          </p>
        ))}
      </div>
      {sheetLists(data).map((list) => (
        <List key={list.title} list={list} />
      ))}
      <footer>
        <p>{sha256 === null ? DRAFT_MEANING : `Prüfcode ${checkCode(sha256)} · Version ${version}`}</p>
        {seal && <p>{`Siegel ${seal.no} des Verlaufs: ${seal.hash}`}</p>}
      </footer>
    </article>
  );
}

/** Of a surcharge begin, end and duration, and what was counted. */
function List({ list: { title, columns, rows, remarks } }: { list: SheetList }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {remarks.map((remark) => (
        <p key={remark} className="sb-muted">
          {remark}
        </p>
      ))}
    </section>
  );
}

function Row({ cells, isFree }: { cells: SheetCells; isFree: boolean }) {
  return (
    <tr className={isFree ? 'ts-paper-free' : undefined}>
      {SHEET_COLUMNS.map(({ key }) => (
        <td key={key} className={`ts-paper-${key}`}>
          {cells[key]}
        </td>
      ))}
    </tr>
  );
}

function Lines({ lines }: { lines: ReturnType<typeof headLines> }) {
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

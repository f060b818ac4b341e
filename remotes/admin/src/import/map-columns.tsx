import { IMPORT_KIND_WORDS } from '@stundenbuch/domain/workflows/imports/words';
import { Button, Panel, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useId } from 'react';
import type { ChosenFile } from './chosen-file.ts';
import { ColumnChoices } from './column-choices.tsx';
import { isOfSomebody, kindOptions } from './import-kinds.ts';
import { ImportOptions } from './import-options.tsx';
import type { Conversion } from './reading/convert.ts';
import {
  columnNames,
  type FileRows,
  type Known,
  type Setup,
  withHead,
  withKind,
  withSheet,
} from './reading/setup.ts';
import { missingTargets } from './reading/targets.ts';

interface Props {
  file: ChosenFile;
  setup: Setup;
  known: Known;
  rows: FileRows;
  converted: Conversion | null;
  onChange: (setup: Setup) => void;
  onBack: () => void;
  onCheck: () => void;
}

const HEADS_OFFERED = 20;

/** The second step: what the rows are, and which column is what. */
export function MapColumns({ file, setup, known, rows, converted, onChange, onBack, onCheck }: Props) {
  const id = useId();
  const { who } = useSession();
  const { sheets } = file;
  const missing = setup.kind
    ? missingTargets(setup.kind, known.features, setup.mapping, setup.person !== null)
    : [];
  const problem = problemOf(setup, rows, missing, converted);
  return (
    <Panel title="Spalten zuordnen">
      <form
        className="adm-map sb-form"
        aria-label="Spalten zuordnen"
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem) onCheck();
        }}
      >
        <p>
          {file.name}: {rows.rows.length.toLocaleString('de-DE')} Zeilen
          {rows.sheets > 1 && ` aus ${rows.sheets} Tabellenblättern mit denselben Spalten`}
          {setup.source && setup.kind && `, erkannt als ${setup.source} (${IMPORT_KIND_WORDS[setup.kind]})`}
        </p>
        <div className="sb-columns">
          <SelectField
            id={`${id}-kind`}
            name="kind"
            label="Was steht in der Tabelle?"
            required
            placeholder="Bitte wählen"
            value={setup.kind}
            options={kindOptions(who?.flags ?? [])}
            onChange={(kind) =>
              onChange({
                ...withKind(sheets, setup, kind, known),
                person: isOfSomebody(kind) ? setup.person : null,
              })
            }
          />
          {sheets.length > 1 && (
            <SelectField
              id={`${id}-sheet`}
              name="sheet"
              label="Tabellenblatt"
              value={setup.sheet}
              options={sheets.map(({ name }, value) => ({ value, label: name }))}
              onChange={(sheet) => onChange(withSheet(sheets, setup, sheet, known))}
            />
          )}
          <SelectField
            id={`${id}-head`}
            name="head"
            label="Spaltennamen stehen in"
            value={setup.head}
            options={(sheets[setup.sheet]?.rows ?? [])
              .slice(0, HEADS_OFFERED)
              .map(({ line }, value) => ({ value, label: `Zeile ${line}` }))}
            onChange={(head) => onChange(withHead(sheets, setup, { sheet: setup.sheet, head }, known))}
          />
        </div>
        {setup.kind && (
          <>
            <ImportOptions
              setup={setup}
              kind={setup.kind}
              questions={converted?.questions ?? {}}
              onChange={onChange}
            />
            <ColumnChoices
              kind={setup.kind}
              features={known.features}
              mapping={setup.mapping}
              names={columnNames(sheets, setup)}
              rows={rows.rows}
              isOpen={setup.source === null || missing.length > 0}
              onChange={(mapping) => onChange({ ...setup, mapping })}
            />
          </>
        )}
        <p role="status" className="sb-muted">
          {problem}
        </p>
        <div className="sb-form-actions">
          <Button onClick={onBack}>Andere Datei</Button>
          <Button type="submit" kind="primary" disabled={problem !== null}>
            Prüfen
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function problemOf(
  { kind }: Setup,
  { rows }: FileRows,
  missing: readonly string[],
  converted: Conversion | null,
): string | null {
  if (!kind) return 'Bitte wählen Sie, was in der Tabelle steht.';
  if (rows.length === 0) return 'Unter den Spaltennamen steht keine Zeile.';
  if (missing.length > 0) return `Noch ohne Spalte: ${missing.join(', ')}.`;
  if (Object.keys(converted?.questions ?? {}).length > 0)
    return 'Bitte beantworten Sie die Fragen zur Schreibweise.';
  return null;
}

import { importFeatures } from '@stundenbuch/domain/workflows/imports/columns';
import { useToday } from '@stundenbuch/web/clock';
import { EmptyLine, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Steps } from '@stundenbuch/web/steps';
import { usePhone } from '@stundenbuch/web/theme';
import { useMemo, useState } from 'react';
import { CheckRows } from './check-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { MapColumns } from './map-columns.tsx';
import { conversionOf, type Plan, planOf } from './plan.ts';
import { PreviousImports } from './previous-imports.tsx';
import { firstSetup, headersOf, proposedKeyDay, rowsOf, type Setup } from './reading/setup.ts';
import { rememberedMappings, rememberMapping } from './remembered.ts';
import { useTakeOver } from './use-take-over.ts';

const STEPS = ['Datei', 'Spalten zuordnen', 'Prüfen', 'Übernehmen'];

/** /import: people, balances, hours and more from a table (IMP-01, IMP-03). */
export function ImportPage() {
  return (
    <>
      <PageHeader title="Daten übernehmen">
        Aus einer Tabelle oder einem anderen Programm, mit Vorschau und Rückgängig
      </PageHeader>
      <TakeOver />
      <PreviousImports />
    </>
  );
}

function TakeOver() {
  const today = useToday();
  const isPhone = usePhone();
  const { company } = useSession();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const takeOver = useTakeOver();
  const known = {
    features: importFeatures(company?.features ?? [], company?.login?.short_name),
    remembered: rememberedMappings(),
  };
  // Fifty thousand rows are not read again for each letter of an option.
  const rows = useMemo(() => (file && setup ? rowsOf(file.sheets, setup) : null), [file, setup]);
  const converted = file && setup && rows && !plan ? conversionOf(file, setup, rows, known) : null;

  function open(chosen: ChosenFile): void {
    setFile(chosen);
    setSetup(firstSetup(chosen.sheets, proposedKeyDay(today, company?.records_from), known));
  }

  function check(): void {
    if (!file || !setup || !rows || !converted) return;
    const next = planOf(file, setup, rows, converted);
    rememberMapping(headersOf(file.sheets, setup), setup);
    setPlan(next);
    void takeOver.check(next.input, next.chunks);
  }

  function leave(): void {
    takeOver.leave();
    setPlan(null);
  }

  function restart(): void {
    leave();
    setFile(null);
    setSetup(null);
  }

  // What has begun goes on, however narrow the window becomes.
  if (isPhone && !file) {
    return (
      <Panel>
        <EmptyLine>Eine Datei übernehmen Sie am Rechner: Dort ist Platz, ihre Spalten zuzuordnen.</EmptyLine>
      </Panel>
    );
  }

  const isTaking = takeOver.phase === 'taking' || takeOver.phase === 'done';
  const step = !file ? 0 : !plan ? 1 : isTaking ? 3 : 2;
  return (
    <>
      <div className="sb-apart">
        <Steps label="Schritte der Übernahme" titles={STEPS} current={step} />
      </div>
      {!file && <ChooseFile onRead={open} />}
      {file && setup && rows && !plan && (
        <MapColumns
          {...{ file, setup, known, rows, converted }}
          onChange={setSetup}
          onBack={restart}
          onCheck={check}
        />
      )}
      {plan && <CheckRows plan={plan} takeOver={takeOver} onBack={leave} onAgain={restart} />}
    </>
  );
}

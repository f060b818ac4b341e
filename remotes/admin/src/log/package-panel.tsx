import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { sheetAccess } from '@stundenbuch/domain/accounts/sheets/access';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import { packageRefusal } from '@stundenbuch/domain/sides/inspection/period';
import { inspectionPeriods } from '@stundenbuch/domain/sides/inspection/preset-periods';
import { refuseAudit } from '@stundenbuch/domain/sides/log/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateRange } from '@stundenbuch/web/data';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, Panel, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useProgress } from '../shared/received.ts';
import './log.css';
import { useMakePackageMutation } from './package.api.ts';
import { PackagePeople } from './package-people.tsx';

interface Values {
  from: Day;
  to: Day;
  /** Null: everybody. */
  people: readonly number[] | null;
}

const OWN = '';

/** One zip for an inspection. Nothing is lost by leaving, so nobody is asked. */
export function PackagePanel() {
  const today = useToday();
  const alert = useAlert();
  const [make] = useMakePackageMutation();
  const periods = inspectionPeriods(today);
  const [first] = periods as [(typeof periods)[number]];
  const form = useForm<Values>({
    values: { from: first.from, to: first.to, people: null },
    check: ({ from, to, people }) =>
      people?.length === 0 ? refuseAudit('package_people', 'people') : packageRefusal(from, to, today),
    save: ({ from, to, people }) => make({ from, to, people: people && [...people] }).unwrap(),
    saved: () => alert('Das Prüfpaket wurde erstellt.'),
  });
  const { from, to, people } = form.values;
  const preset = periods.find((period) => period.from === from && period.to === to);
  return (
    <Panel title="Prüfpaket">
      <p className="sb-muted">
        Für eine Prüfung durch Zoll, Aufsicht oder Rentenversicherung: eine Zip-Datei, die sich ohne
        Stundenbuch und ohne Netz prüfen lässt. Dass Sie sie erstellen, steht im Verlauf.
      </p>
      <div className="sb-filters">
        <SelectField
          id={`${form.id}-preset`}
          name="preset"
          label="Zeitraum"
          value={preset?.name ?? OWN}
          disabled={form.busy}
          options={[
            ...periods.map(({ name }) => ({ value: name, label: name })),
            { value: OWN, label: 'Eigener Zeitraum' },
          ]}
          onChange={(name) => {
            const chosen = periods.find((period) => period.name === name);
            if (chosen) form.set({ from: chosen.from, to: chosen.to });
          }}
        />
        <DateRange presets={false} value={{ from, to }} onChange={(period) => form.set(period)} />
      </div>
      <PackagePeople
        value={people}
        disabled={form.busy}
        onChange={(chosen) => form.set({ people: chosen })}
      />
      <PackageContents />
      <FormMessage message={form.message} />
      <div className="sb-line">
        <Button kind="primary" icon="download" busy={form.busy} onClick={() => void form.submit()}>
          Prüfpaket erstellen
        </Button>
        {form.busy && <PackageProgress />}
      </div>
    </Panel>
  );
}

function PackageContents() {
  const { who } = useSession();
  const contents = [
    allows(sheetAccess.zip, who) &&
      'Stundenzettel als PDF und JSON; Monate, die noch offen sind, als Entwurf gekennzeichnet',
    allows(ledgerAccess.ledger, who) && 'Urlaubskonten als CSV',
    allows(overtimeAccess.month, who) && 'Stundenkonten als CSV',
    'Verlauf und Siegel; von Personen, die nicht gewählt sind, nur Prüfsummen',
    'eine Seite zum Prüfen (pruefen.html) und eine Anleitung (LIESMICH.txt)',
  ];
  return (
    <section className="sb-stack adm-package" aria-label="Inhalt des Prüfpakets">
      <h3>Was darin ist</h3>
      <ul className="sb-bullets">{contents.map((text) => text && <li key={text}>{text}</li>)}</ul>
    </section>
  );
}

function PackageProgress() {
  return (
    <p role="status" className="sb-muted">
      Wird erstellt. Ein langer Zeitraum dauert einige Minuten.{useProgress()}
    </p>
  );
}

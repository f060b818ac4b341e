import { Link } from 'react-router-dom';
import { TRIAL_DAYS } from './prices.ts';
import { usePageTitle } from './title.ts';
import { WeekSheet } from './week-sheet.tsx';

const reasons = [
  ['Für jeden Tag', 'Tag erfassen, Projekt buchen, Woche ansehen: jeweils ein Schritt vom Dashboard.'],
  [
    'Für jede Regel',
    'Viertelstunden, Monatsgrenzen, Urlaubskonto: Stundenbuch prüft beim Eintragen und sagt, was nicht passt.',
  ],
  ['Für jedes Gerät', 'Am Schreibtisch als Tabelle, auf der Baustelle als Karten auf dem Telefon.'],
] as const;

export function LandingPage() {
  usePageTitle('Stundenbuch');
  return (
    <>
      <section className="public-hero">
        <div>
          <h1>Arbeitszeit, Projekte und Urlaub in einem Buch.</h1>
          <p className="public-lead">
            Stundenbuch ist die Zeiterfassung für kleine Unternehmen. Alle tragen ihre Stunden selbst ein,
            Anträge laufen ohne Papier, und Sie sehen jederzeit, was noch fehlt.
          </p>
          <p className="public-buttons">
            <Link to="/prices" className="sb-button sb-button-primary">
              {TRIAL_DAYS} Tage kostenlos testen
            </Link>
            <Link to="/service" className="sb-button sb-button-default">
              Leistungen ansehen
            </Link>
          </p>
        </div>
        <WeekSheet />
      </section>
      <section className="public-services" aria-label="Was Stundenbuch ausmacht">
        {reasons.map(([title, text]) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </>
  );
}

import { Link } from 'react-router-dom';
import { usePageHead } from '../parts/page-head.ts';
import { plans, TRIAL_DAYS } from './prices.ts';
import { WeekSheet } from './week-sheet.tsx';
import './landing.css';

const steps = [
  [
    'Erfassen',
    'Beginn, Ende und Pause, dazu die Stunden je Projekt: auf der Baustelle am Telefon, im Büro am Schreibtisch.',
  ],
  [
    'Prüfen',
    'Viertelstunden, Monatsgrenzen, Urlaubskonto: Stundenbuch prüft beim Eintragen und sagt, was nicht passt. Was fehlt, sehen Sie am nächsten Tag auf einen Blick.',
  ],
  [
    'Auswerten',
    'Soll und Ist je Monat, Stunden je Projekt und Person. Jede Tabelle laden Sie als Excel-Datei herunter.',
  ],
] as const;

// Each of these is a promise of the privacy page, or covered by tests.
const promises = [
  [
    'Getrennt gespeichert',
    'Jedes Unternehmen sieht ausschließlich seine eigenen Daten. Alles andere verweigert schon die Datenbank.',
  ],
  [
    'Nichts Fremdes',
    'Keine Cookies, keine Werbung, keine Auswertung Ihres Verhaltens. Von fremden Servern wird nichts geladen.',
  ],
  [
    'Mit Augenmaß',
    'Mitarbeitende sehen ihre eigenen Einträge. Krankheitstage von Kolleginnen und Kollegen stehen nicht im Urlaubskalender.',
  ],
  [
    'Ohne Installation',
    'Ein Browser genügt. Auf Wunsch liegt Stundenbuch als App auf dem Startbildschirm, hell oder dunkel.',
  ],
] as const;

export function LandingPage() {
  usePageHead('/');
  return (
    <>
      <section className="public-hero">
        <div>
          <h1>Arbeitszeit, Projekte und Urlaub in einem Buch.</h1>
          <p className="public-lead">
            Stundenbuch ist die Zeiterfassung für kleine Unternehmen. Alle tragen ihre Stunden selbst ein,
            Anträge laufen ohne Papier, und Sie sehen jederzeit, was noch fehlt.
          </p>
          <p className="sb-line">
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
      <section className="landing-part" aria-labelledby="landing-steps">
        <h2 id="landing-steps">Vom Feierabend bis zur Abrechnung</h2>
        <ol className="sb-columns landing-steps">
          {steps.map(([title, text]) => (
            <li key={title} className="sb-frame">
              <h3>{title}</h3>
              <p className="sb-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="landing-part" aria-labelledby="landing-promises">
        <h2 id="landing-promises">Worauf Sie sich verlassen können</h2>
        <div className="sb-columns landing-promises">
          {promises.map(([title, text]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="sb-muted">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="public-trial" aria-labelledby="landing-price">
        <div>
          <h2 id="landing-price">Ab {plans[0].price} im Monat</h2>
          <p>
            {plans[0].points[0]}, alle Module enthalten, {TRIAL_DAYS} Tage kostenlos testen.
          </p>
        </div>
        <Link to="/prices" className="sb-button sb-button-primary">
          Preise ansehen
        </Link>
      </section>
    </>
  );
}

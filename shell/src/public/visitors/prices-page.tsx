import { MailNote } from '../parts/mail-note.tsx';
import { mailto, useOperator } from '../parts/operator.ts';
import { usePageHead } from '../parts/page-head.ts';
import { ADVICE, plans, TRIAL_DAYS } from './prices.ts';
import { services } from './services.ts';

export function PricesPage() {
  usePageHead('/prices');
  const { operator, failed } = useOperator();
  return (
    <>
      <div className="public-text">
        <h1>Preise</h1>
        <p className="public-lead">
          Ein Preis je Monat, alle Module enthalten. Welche davon Ihr Unternehmen nutzt, entscheiden Sie.
        </p>
      </div>
      <div className="sb-columns public-cards">
        {plans.map(({ name, price, per, points }) => (
          <section key={name} className="sb-frame public-plan" aria-labelledby={`plan-${name}`}>
            <h2 id={`plan-${name}`}>{name}</h2>
            <p className="public-price">
              <strong>{price}</strong> {per}
            </p>
            <ul className="sb-rows">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a className="sb-button sb-button-default" href={mailto(operator, `Anfrage zum Tarif ${name}`)}>
              {name} anfragen
            </a>
          </section>
        ))}
      </div>
      <p className="public-hint">{ADVICE}</p>
      <h2>In jedem Tarif enthalten</h2>
      <ul className="sb-columns public-included">
        {services.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
        <li>Excel-Export jeder Tabelle</li>
      </ul>
      <section className="public-trial">
        <div>
          <h2>{TRIAL_DAYS} Tage kostenlos testen</h2>
          <p>Schreiben Sie uns eine E-Mail, und wir richten einen Testzugang für Ihr Unternehmen ein.</p>
        </div>
        <a className="sb-button sb-button-primary" href={mailto(operator, `${TRIAL_DAYS}-Tage-Test`)}>
          Test anfragen
        </a>
      </section>
      <MailNote operator={operator} failed={failed} advice="Bitte ergänzen Sie den Empfänger selbst." />
    </>
  );
}

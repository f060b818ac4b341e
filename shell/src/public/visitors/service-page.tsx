import { Link } from 'react-router-dom';
import { usePageHead } from '../parts/page-head.ts';
import { services } from './services.ts';

export function ServicePage() {
  usePageHead('/service');
  return (
    <>
      <div className="public-text">
        <h1>Leistungen</h1>
        <p className="public-lead">
          Stundenbuch besteht aus Modulen. Ihr Unternehmen schaltet ein, was es braucht; der Rest stört nicht.
        </p>
      </div>
      <div className="sb-columns public-cards">
        {services.map(({ title, text }) => (
          <section key={title} className="sb-frame">
            <h2>{title}</h2>
            <p className="sb-muted">{text}</p>
          </section>
        ))}
      </div>
      <Link to="/prices" className="sb-button sb-button-primary">
        Zu den Preisen
      </Link>
    </>
  );
}

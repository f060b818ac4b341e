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
      <div className="public-services">
        {services.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <Link to="/prices" className="sb-button sb-button-primary">
        Zu den Preisen
      </Link>
    </>
  );
}

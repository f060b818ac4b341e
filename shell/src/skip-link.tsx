import './skip-link.css';

/** The first tab stop: skips the navigation. */
export const SkipLink = () => (
  <a className="skip-link" href="#inhalt">
    Zum Inhalt
  </a>
);

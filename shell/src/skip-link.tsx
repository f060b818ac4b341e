import './skip-link.css';

/** The first stop of the keyboard: past the navigation. */
export const SkipLink = () => (
  <a className="skip-link" href="#inhalt">
    Zum Inhalt
  </a>
);

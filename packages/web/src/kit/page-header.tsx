import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useArrival } from './arrival.ts';
import { IconButton } from './button.tsx';
import { useDetailPane } from './split-view.ts';

/** Back to the previous page, or to the dashboard if there is none (NAV-26); of a detail pane to its list. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const pane = useDetailPane();
  // React Router calls the first entry of a visit "default".
  return pane?.close ?? (() => (key === 'default' ? navigate('/dashboard') : navigate(-1)));
}

interface Props {
  title: string;
  /** Off for top-level pages such as the dashboard. */
  back?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The list beside which a page stands is what the window is named after, and keeps the focus. */
export function PageHeader(props: Props) {
  const { title, actions, children } = props;
  if (!useDetailPane()) return <HeaderOfPage {...props} />;
  return (
    <header className="sb-stack">
      <h2>{title}</h2>
      {children}
      {actions && <div className="sb-page-actions">{actions}</div>}
    </header>
  );
}

function HeaderOfPage({ title, back = true, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useBack();
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} – Stundenbuch`;
  }, [title]);

  useArrival(pathname, () => heading.current);

  return (
    <header className="sb-page-header">
      {back && <IconButton icon="back" label="Zurück" onClick={goBack} />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className="sb-page-lead">{children}</div>}
      </div>
      {actions && <div className="sb-page-actions">{actions}</div>}
    </header>
  );
}

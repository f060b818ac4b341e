import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type Failure, isForbidden } from '../api/failure.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';

interface EmptyProps {
  children: ReactNode;
  icon?: IconName;
  /** The button of the next step. */
  step?: ReactNode;
}

export function EmptyState({ children, icon = 'inbox', step }: EmptyProps) {
  return (
    <Empty
      className="sb-state"
      image={<Icon name={icon} />}
      // antd leaves 100 pixels for its own picture.
      styles={{ image: { height: 'auto' } }}
      description={children}
    >
      {step}
    </Empty>
  );
}

/** The same as one line, in a place that is only as high as what it holds. A tick is for what is done, not for what is absent. */
export const EmptyLine = ({ children, icon = 'info' }: { children: ReactNode; icon?: IconName }) => (
  <p className="sb-state-line">
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);

/** antd's Result would add 8 kB of pictures to every page. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Empty
        className="sb-state"
        styles={{
          image: { height: 'auto', marginBottom: '0.5rem', color: 'var(--sb-bad)' },
          description: { marginBottom: '0.75rem', color: 'var(--sb-text)' },
        }}
        image={<Icon name="warning" />}
        description={message}
      >
        <Button onClick={onRetry}>Erneut versuchen</Button>
      </Empty>
    </div>
  );
}

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  /** The page's heading, if nothing else of the page is shown. */
  title?: string;
}

/** The content of a page could not be loaded: /403 if the server refused, otherwise the error and a retry (AMB-106). */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  if (isForbidden(error)) return <Navigate to="/403" replace />;
  const message = (error as Failure | undefined)?.message ?? 'Die Daten konnten nicht geladen werden.';
  const state = <ErrorState message={message} onRetry={onRetry} />;
  if (!title) return state;
  return (
    <>
      <PageHeader title={title} />
      <Panel>{state}</Panel>
    </>
  );
}

import { Component, type ReactNode, Suspense, useState } from 'react';
import { Awaited } from '../kit/in-order.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { ErrorState } from '../kit/states.tsx';
import { useLoaded } from '../lazy-page/index.ts';
import type { RegisteredModule, RemoteContent, RemoteModule } from './contract.ts';
import { reportFailure } from './failures.ts';
import { forgetModule, loadedModule, loadModule } from './loader.ts';
import { useRegistry } from './registry.tsx';

interface BoundaryProps {
  module: RegisteredModule;
  fallback: ReactNode;
  children: ReactNode;
}

/** Confines a failure of a remote to its own place. */
class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    reportFailure(this.props.module, 'failed', error);
    forgetModule(this.props.module);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface Props {
  module: RegisteredModule;
  kind: 'pages' | 'slots';
  part: string;
  props?: object;
  /** For places with no room for a message, such as a counter. */
  quiet?: boolean;
}

type Wanted = Pick<Props, 'module' | 'kind' | 'part'>;

function partOf(loaded: RemoteModule | undefined, { kind, part }: Wanted): RemoteContent | undefined {
  return loaded?.[kind]?.[part];
}

function knownPart(wanted: Wanted): RemoteContent | undefined {
  const found = partOf(loadedModule(wanted.module), wanted);
  return (found?.isLoaded?.() ?? true) ? found : undefined;
}

async function loadPart(wanted: Wanted): Promise<RemoteContent> {
  const found = partOf(await loadModule(wanted.module), wanted);
  if (!found) throw new Error(`exports no "${wanted.part}" in ${wanted.kind}`);
  await found.preload?.();
  return found;
}

function Content({ props, quiet, ...wanted }: Props) {
  const Part = useLoaded(
    () => knownPart(wanted),
    () => loadPart(wanted),
    wanted.module,
  );
  if (Part) return <Part {...props} />;
  return quiet ? <Awaited /> : <Spinner />;
}

/** Missing code and a missing description show the same message and retry. */
function RemoteError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      message="Dieser Bereich konnte nicht geladen werden. Alles andere funktioniert weiter."
      onRetry={onRetry}
    />
  );
}

/** For a page that may belong to a module without a description. */
export function MissingModule() {
  const { refresh } = useRegistry();
  return <RemoteError onRetry={() => void refresh()} />;
}

/** A page or slot content of a remote: loaded when it is rendered, with its own error and retry. */
export function RemotePart({ module, kind, part, props, quiet = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { refresh } = useRegistry();
  // The registry line may be wrong, with another version or contract: it is read again as well.
  const retry = () => void refresh(module.name).then(() => setAttempt((n) => n + 1));
  return (
    <RemoteBoundary key={attempt} module={module} fallback={quiet ? null : <RemoteError onRetry={retry} />}>
      {/* Pages of a remote that was built with 1.3.4 or before wait by themselves. */}
      <Suspense fallback={quiet ? <Awaited /> : <Spinner />}>
        <Content key={part} module={module} kind={kind} part={part} quiet={quiet} {...(props && { props })} />
      </Suspense>
    </RemoteBoundary>
  );
}

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Spinner } from '../kit/spinner.tsx';
import { ErrorState } from '../kit/states.tsx';
import type { RegisteredModule, RemoteModule } from './contract.ts';
import { tellFailure } from './failures.ts';
import { forgetModule, loadModule } from './loader.ts';
import { useRegistry } from './registry.tsx';

interface BoundaryProps {
  module: RegisteredModule;
  fallback: ReactNode;
  children: ReactNode;
}

/** What one remote breaks costs only its own place. */
class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    tellFailure(this.props.module, 'failed', error);
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
  /** Where a failure has no room for a message, such as a counter. */
  quiet?: boolean;
}

function partOf(loaded: RemoteModule, kind: Props['kind'], part: string): ComponentType<object> {
  const found = loaded[kind]?.[part] as ComponentType<object> | undefined;
  if (!found) throw new Error(`exports no "${part}" in ${kind}`);
  return found;
}

/** The message and the retry are the same, whether the code of a module or its description is missing. */
function Trouble({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      message="Dieser Bereich konnte nicht geladen werden. Alles andere funktioniert weiter."
      onRetry={onRetry}
    />
  );
}

/** In the place of a page that may be one of a module without a description. */
export function MissingModule() {
  const { refresh } = useRegistry();
  return <Trouble onRetry={() => void refresh()} />;
}

/** A page or a slot's content of a remote: loaded when it is shown, with an error and a retry of its own. */
export function RemotePart({ module, kind, part, props, quiet = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { refresh } = useRegistry();
  // What was wrong may be the registry's line, of another version or contract: it is read anew as well.
  const retry = () => void refresh(module.name).then(() => setAttempt((n) => n + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry needs a new lazy component
  const Part = useMemo(
    () => lazy(() => loadModule(module).then((loaded) => ({ default: partOf(loaded, kind, part) }))),
    [module, kind, part, attempt],
  );
  return (
    <RemoteBoundary key={attempt} module={module} fallback={quiet ? null : <Trouble onRetry={retry} />}>
      <Suspense fallback={quiet ? null : <Spinner />}>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

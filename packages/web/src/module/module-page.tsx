import { useModules } from './registry.tsx';
import { MissingModule, RemotePart } from './remote-part.tsx';

/** A page of another module, which a list shows beside itself. */
export function ModulePage({ path }: { path: string }) {
  const [found] = useModules().flatMap((module) =>
    module.manifest.routes.filter((route) => route.path === path).map(({ page }) => ({ module, page })),
  );
  if (!found) return <MissingModule />;
  return <RemotePart module={found.module} kind="pages" part={found.page} />;
}

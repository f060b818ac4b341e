import { Skeleton as AntSkeleton } from 'antd';

/** A loading indicator: announced at once, visible after a moment so that quick answers do not flicker. */
export function Spinner({ label = 'Wird geladen …' }: { label?: string }) {
  return (
    <div className="sb-spinner" role="status">
      <span className="sb-ring" aria-hidden="true" />
      <span className="sb-hidden">{label}</span>
    </div>
  );
}

/** Grey lines in place of content that is loading. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="sb-skeleton" role="status">
      <span className="sb-hidden">Wird geladen …</span>
      <div aria-hidden="true">
        <AntSkeleton title={false} paragraph={{ rows: lines }} />
      </div>
    </div>
  );
}

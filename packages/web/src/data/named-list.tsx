import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * antd leaves the list of a Select without a name (https://github.com/ant-design/ant-design/issues/11600); screen readers
 * announce ours by this one, even when it is empty.
 */
export function NamedList({ label, children }: { label: string; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => around.current?.querySelector('[role=listbox]')?.setAttribute('aria-label', label));
  return <div ref={around}>{children}</div>;
}

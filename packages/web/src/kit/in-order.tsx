import type { ReactNode } from 'react';
import './in-order.css';

/** Sections from the top down: what is below one that still loads is not shown yet, so that nothing moves while it is read. */
export const InOrder = ({ children }: { children: ReactNode }) => (
  <div className="sb-in-order">{children}</div>
);

/** Where it is not known yet whether anything will be here. */
export const Awaited = () => <span className="sb-awaited" hidden />;

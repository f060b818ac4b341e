import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRowTargets } from './split-view.ts';

interface Props {
  /** Of its page. */
  path: string;
  className?: string;
  children: ReactNode;
}

/** The link that opens a row: on its page, or beside the list. */
export function RowLink({ path, ...props }: Props) {
  const { isShown, ...target } = useRowTargets().targetOf(path);
  return <Link {...props} {...target} data-row={path} aria-current={isShown || undefined} />;
}

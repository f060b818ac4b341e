import { Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { useMedia } from '../theme/index.ts';

/** The label of an icon on hover; a touch would leave it open. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const points = useMedia('(hover: hover)');
  if (!points) return children;
  return (
    <Tooltip title={text} mouseEnterDelay={0.4} mouseLeaveDelay={0.15} destroyOnHidden>
      {children}
    </Tooltip>
  );
}

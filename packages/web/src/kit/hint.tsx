import { Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { useMedia } from '../theme/index.ts';

/** The word of an icon, for whoever points at it; a finger would leave it open. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  const points = useMedia('(hover: hover)');
  if (!points) return children;
  return (
    <Tooltip title={text} mouseEnterDelay={0.4} mouseLeaveDelay={0.15} destroyOnHidden>
      {children}
    </Tooltip>
  );
}

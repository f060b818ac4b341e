import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { DetailPaneContext } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useMedia } from '@stundenbuch/web/theme';
import { useContext } from 'react';

/** From here on a page has room for something beside what it is for. */
const WIDE = '(min-width: 1600px)';

/** Whether there is room beside a list or a form, in a company with features. A pane beside a list has none. */
export function useRoomBeside(): boolean {
  const isWide = useMedia(WIDE);
  const isInPane = useContext(DetailPaneContext) !== null;
  return hasAnyFeature(useSession().who) && isWide && !isInPane;
}

import { allows } from '@stundenbuch/domain/access/access';
import { dayPages } from '@stundenbuch/domain/workflows/day/access';
import { useSession } from '@stundenbuch/web/session';
import { useMedia } from '@stundenbuch/web/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type WeekView = 'woche' | 'raster';

/** How the week is shown: as the address says, else as the person last looked at it with this browser. Null where there is nothing to choose. */
export function useWeekView(): { view: WeekView; choose: (view: WeekView) => void } | null {
  const { who, user } = useSession();
  const isWide = useMedia('(min-width: 900px)');
  const [search, setSearch] = useSearchParams();
  const key = `week-view:${user?.id}`;
  const [stored, setStored] = useState(() => localStorage.getItem(key));
  if (!isWide || !allows(dayPages['/day'], who)) return null;
  return {
    view: (search.get('view') ?? stored) === 'raster' ? 'raster' : 'woche',
    choose: (view) => {
      localStorage.setItem(key, view);
      setStored(view);
      setSearch({ ...Object.fromEntries(search), view }, { replace: true });
    },
  };
}

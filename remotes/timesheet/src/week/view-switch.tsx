import { Segmented } from '@stundenbuch/web/segmented';
import type { WeekView } from './use-week-view.ts';

const VIEWS = [
  { value: 'woche', label: 'Woche' },
  { value: 'raster', label: 'Raster' },
] as const;

interface Props {
  view: WeekView;
  choose: (view: WeekView) => void;
}

export const ViewSwitch = ({ view, choose }: Props) => (
  <Segmented label="Ansicht" value={view} options={VIEWS} onChange={choose} />
);

import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

/** How often the calendar around was opened. */
export const Openings = createContext(0);

interface Props {
  place: string;
  children: ReactNode;
}

/** The days of a calendar: to draw 42 of them, or 84, takes longer than a frame, so they follow the paint of their box. */
function Days({ place, children }: Props) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className={place} aria-busy="true" />;
}

/** antd keeps a calendar that was open. Its days are drawn anew, also after the paint. */
function LateDays(props: Props) {
  return <Days key={useContext(Openings)} {...props} />;
}

/** For `panelRender` of antd's pickers: of a day, and of a period. */
export const lateMonth = (days: ReactNode) => <LateDays place="sb-calendar-month">{days}</LateDays>;
export const lateMonths = (days: ReactNode) => <LateDays place="sb-calendar-months">{days}</LateDays>;

import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

/** How often the calendar around was opened. */
export const Openings = createContext(0);

/** The days of a calendar: to draw 84 of them takes longer than a frame, so they follow the paint of their box. */
function Days({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className="sb-calendar-months" aria-busy="true" />;
}

/** antd keeps a calendar that was open. Its days are drawn anew, also after the paint. */
function LateDays({ children }: { children: ReactNode }) {
  return <Days key={useContext(Openings)}>{children}</Days>;
}

/** For `panelRender` of antd's picker of a period. */
export const lateMonths = (days: ReactNode) => <LateDays>{days}</LateDays>;

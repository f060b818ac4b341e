/** Layout shifts without a recent input. */
export interface Shifts {
  sum: number;
  /** The elements that moved, to find the cause. */
  moved: string[];
}

declare global {
  var shifts: Shifts;
}

/** Init script of a page. */
export function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  const nameOf = (node?: Node) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 60) : String(node?.nodeName);
  globalThis.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      shifts.moved.push(...sources.map(({ node }) => nameOf(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** For `page.evaluate`: returns the shifts so far and starts again. */
export function takeShifts(): Shifts {
  const taken = shifts;
  globalThis.shifts = { sum: 0, moved: [] };
  return taken;
}

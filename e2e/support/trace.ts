import type { CDPSession } from 'playwright-core';

const SLOWED = 4;
const MS = 1_000;
const CATEGORIES = ['toplevel', 'devtools.timeline'];

interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock, in microseconds. */
  dur?: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/**
 * What the main thread did, in ms of a processor that is four times slower. Chromium's own throttling measures wall-clock
 * time, which includes other load on the machine. A task's processor time at full speed, times four, is the same
 * on a quiet machine and nearly so on a busy one.
 */
export interface Trace {
  longest: number;
  /** From an event of the input to the frame that follows it, of several the longest. */
  untilPaint: number;
  /** Seconds of processor time of the workers, not multiplied. */
  workers: number;
}

export function tracing(session: CDPSession) {
  return async (work: () => Promise<unknown>): Promise<Trace> => {
    const events: Event[] = [];
    const collect = ({ value }: { value: object[] }) => events.push(...(value as Event[]));
    session.on('Tracing.dataCollected', collect);
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    await work();
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return { ...read(mainThread(events)), workers: sum(workersOf(events).filter(isTask)) / 1e6 };
  };
}

function threadsOf(events: Event[], called: string): Event[][] {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith(called));
  return named.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
}

const workersOf = (events: Event[]) => threadsOf(events, 'DedicatedWorker').flat();

/** The renderer of our page is the busiest one; others are spares. */
function mainThread(events: Event[]): Event[] {
  const threads = threadsOf(events, 'CrRendererMain');
  const busy = (thread: Event[]) => sum(thread.filter(isTask));
  return threads.reduce((a, b) => (busy(b) > busy(a) ? b : a), []);
}

const isTask = ({ name, ph }: Event) => name === 'ThreadControllerImpl::RunTask' && ph === 'X';
const longestOf = (tasks: Event[]) => Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur));
const sum = (tasks: Event[]) => tasks.reduce((total, { tdur = 0 }) => total + tdur, 0);
const slowed = (microseconds: number) => Math.round((microseconds * SLOWED) / MS);

// The frame after a key may come before it is released.
const INPUTS = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'input']);
const isInput = ({ name, args }: Event) => name === 'EventDispatch' && INPUTS.has(args?.data?.type ?? '');

/** What ends the work on a frame: Chromium 156 no longer reports the former. */
const FRAME = new Set(['Commit', 'Layerize']);

function read(thread: Event[]): Omit<Trace, 'workers'> {
  const tasks = thread.filter(isTask).sort((a, b) => a.ts - b.ts);
  const inputs = thread.filter(isInput).map(({ ts }) => ts);
  return {
    longest: slowed(longestOf(tasks)),
    untilPaint: slowed(Math.max(0, ...inputs.map((begin) => workToPaint(thread, tasks, begin)))),
  };
}

/**
 * As Interaction to Next Paint counts: the tasks of the events since this one and that of the frame. What runs in between, such as
 * the slices of a transition, waits for the frame, too, and the browser draws it first; it is late by one of them at most.
 */
function workToPaint(thread: Event[], tasks: Event[], begin: number): number {
  const paint = Math.min(
    ...thread.filter(({ name, ts }) => FRAME.has(name) && ts > begin).map(({ ts }) => ts),
  );
  if (paint === Number.POSITIVE_INFINITY) throw new Error('No frame followed the input.');
  const contains = ({ ts, dur = 0 }: Event, moment: number) => ts <= moment && moment <= ts + dur;
  const until = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin && ts < paint);
  const events = thread.filter(isInput).map(({ ts }) => ts);
  const needed = (task: Event) => [paint, ...events].some((moment) => contains(task, moment));
  return sum(until.filter(needed)) + longestOf(until.filter((task) => !needed(task)));
}

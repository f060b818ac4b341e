export { type Answers, refuse, type SentCall, stubCalls } from './calls.ts';
export { catchDownloads, catchFiles, type Download, linesOf } from './downloads.ts';
export { draw } from './draw.ts';
export type { Provocation, Provocations, RefusedForm, Typed } from './provocations.ts';
export { type Person, renderPage } from './render-page.tsx';

export { type Answers, refuse, type SentCall, stubCalls } from './calls.ts';
export { catchDownloads, catchFiles, type Download } from './downloads.ts';
export type { Provocation, Provocations } from './provocations.ts';
export { type Person, renderPage } from './render-page.tsx';

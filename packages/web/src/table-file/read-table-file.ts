import { MAX_BYTES, type TableSheet, UnreadableFile } from './cells.ts';
import type { FromReader, ToReader } from './protocol.ts';

/** A spreadsheet that takes longer was made to. */
const PATIENCE = 4500;

/**
 * The worksheets of a file, read in a worker. It is ended after a few seconds, whatever it is doing: nothing that somebody
 * puts into a file may occupy the browser.
 */
export async function readTableFile(
  file: File,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<TableSheet[]> {
  if (file.size > MAX_BYTES)
    throw new UnreadableFile('Die Datei ist größer als 20 MB. Bitte teilen Sie sie auf mehrere Dateien auf.');
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = startWorker();
  try {
    return await answerOf(
      worker,
      { name: file.name, bytes },
      AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    );
  } finally {
    worker.terminate();
  }
}

/** The bundler reads this line: the worker is a script of the shell, whichever remote reads. */
const startWorker = () =>
  new Worker(/* webpackChunkName: "reader-worker" */ new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
  });

function answerOf(worker: Worker, message: ToReader, signal: AbortSignal): Promise<TableSheet[]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromReader>) =>
      'problem' in data ? reject(new UnreadableFile(data.problem)) : resolve(data.sheets);
    worker.onerror = (event) => {
      event.preventDefault();
      console.info(event.message);
      reject(
        new UnreadableFile(
          'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie neu als .xlsx oder .csv.',
        ),
      );
    };
    signal.addEventListener('abort', () => reject(ended(signal)), { once: true });
    worker.postMessage(message, [message.bytes]);
  });
}

const ended = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new UnreadableFile(
        'Die Datei braucht zu lange. Bitte speichern Sie nur die Tabelle als .csv und versuchen Sie es erneut.',
      )
    : reason;

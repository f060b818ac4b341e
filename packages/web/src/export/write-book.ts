import type { FromWorker, ToWorker } from './protocol.ts';
import type { Rows, TableWorksheet, Worksheet } from './worksheets.ts';

/** Rows per message: a few milliseconds of work for the window, even on a phone. */
const CHUNK = 500;

export type Progress = { phase: 'rows'; done: number; total: number } | { phase: 'packing' };

interface BookWriter {
  send: (message: ToWorker) => Promise<FromWorker>;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Writes the file in a worker. Aborting terminates the worker at once, whatever it is doing. */
export async function writeBook(
  sheets: readonly Worksheet[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = startWorker();
  const writer: BookWriter = { send: (message) => ask(worker, message), signal, onProgress };
  try {
    return await untilAborted(writeSheets(sheets, writer), signal);
  } finally {
    worker.terminate();
  }
}

async function writeSheets(sheets: readonly Worksheet[], writer: BookWriter): Promise<Blob> {
  for (const worksheet of sheets) {
    if ('columns' in worksheet) await writeTable(worksheet, writer);
    else await writer.send({ type: 'cells', name: worksheet.name, cells: worksheet.cells() });
  }
  writer.onProgress({ phase: 'packing' });
  const packed = await writer.send({ type: 'pack' });
  if (packed.type !== 'packed') throw new Error(`unexpected answer: ${packed.type}`);
  return packed.file;
}

async function writeTable<Row>(
  { name, columns, rows, lastLine = 0 }: TableWorksheet<Row>,
  writer: BookWriter,
): Promise<void> {
  const described = columns.map(({ title, kind = 'text', choices }) => ({ title, kind, choices }));
  await writer.send({ type: 'table', name, columns: described, lastLine });
  let done = 0;
  for await (const { chunk, total } of chunks(rows)) {
    writer.signal.throwIfAborted();
    // Waiting for the reply gives the window a pause between chunks, and only one chunk is in flight.
    await writer.send({ type: 'rows', rows: chunk.map((row) => columns.map(({ value }) => value(row))) });
    done += chunk.length;
    writer.onProgress({ phase: 'rows', done, total });
  }
}

async function* chunks<Row>(rows: Rows<Row>): AsyncGenerator<{ chunk: readonly Row[]; total: number }> {
  const pages = Symbol.asyncIterator in rows ? rows : [{ rows, total: rows.length }];
  for await (const { rows: page, total } of pages) {
    for (let start = 0; start < page.length; start += CHUNK) {
      yield { chunk: page.slice(start, start + CHUNK), total };
    }
  }
}

/** The bundler reads this line: the worker is a script of the shell, whichever remote exports. */
const startWorker = () =>
  new Worker(/* webpackChunkName: "export-worker" */ new URL('./export.worker.ts', import.meta.url), {
    type: 'module',
  });

function ask(worker: Worker, message: ToWorker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      data.type === 'failed' ? reject(new Error(data.message)) : resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.postMessage(message);
  });
}

/** A terminated worker never replies, so an abort rejects instead. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

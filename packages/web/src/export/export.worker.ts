import { Book } from './book.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

// Writes the file in a worker so that the window stays responsive. Terminates with the file.
const book = new Book();

function answer(message: ToWorker): FromWorker {
  switch (message.type) {
    case 'table':
      book.startTable(message);
      return { type: 'done' };
    case 'rows':
      book.addRows(message.rows);
      return { type: 'done' };
    case 'cells':
      book.addCells(message);
      return { type: 'done' };
    case 'pack':
      return { type: 'packed', file: book.pack() };
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    self.postMessage({ type: 'failed', message: String(error) } satisfies FromWorker);
  }
};

import { Field, Panel } from '@stundenbuch/web/kit';
import { readTableFile, UnreadableFile } from '@stundenbuch/web/table-file';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChosenFile } from './chosen-file.ts';
import { TemplateDownload } from './template-download.tsx';

const FORMATS = '.xlsx,.xlsm,.ods,.csv,.tsv,.txt';

/** The first step. What is read here never leaves the browser; only rows are sent later. */
export function ChooseFile({ onRead }: { onRead: (file: ChosenFile) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File): Promise<void> {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setProblem(null);
    setReading(true);
    try {
      const sheets = await readTableFile(file, controller.signal);
      onRead({ name: file.name, sheets });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof UnreadableFile)) throw error;
      setProblem(error.message);
    } finally {
      if (reading.current === controller) setReading(false);
    }
  }

  return (
    <Panel title="Datei">
      <div className="sb-stack">
        <p>
          Eine ausgefüllte Vorlage, ein Export aus Clockify, Toggl oder Kimai, ein Stundenzettel mit einer
          Zeile je Tag, oder eine eigene Tabelle. Die Datei bleibt in Ihrem Browser; gesendet werden nur ihre
          Zeilen.
        </p>
        <Field
          id={id}
          label="Tabelle öffnen"
          hint="Excel (.xlsx), LibreOffice (.ods) oder Text (.csv), höchstens 20 MB und 50.000 Zeilen"
          error={problem ?? undefined}
        >
          <div className="adm-file">
            <span aria-hidden="true">Datei auswählen oder hierher ziehen</span>
            <input
              id={id}
              type="file"
              accept={FORMATS}
              disabled={isReading}
              aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void read(file);
                // The same file can be chosen again once it was mended.
                target.value = '';
              }}
            />
          </div>
        </Field>
        <p role="status">{isReading && 'Die Datei wird gelesen …'}</p>
        <TemplateDownload />
      </div>
    </Panel>
  );
}

import { download } from '@stundenbuch/web/export';
import { Button, IconButton, Panel } from '@stundenbuch/web/kit';
import { useEffect, useRef } from 'react';

const TITLE = 'Ihre neuen Wiederherstellungscodes';

/** Shown once: nobody can look them up later. */
export function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus();
  }, []);
  return (
    <div ref={place} className="sec-new" tabIndex={-1}>
      <Panel
        title={TITLE}
        actions={<IconButton icon="close" label={`Schließen: ${TITLE}`} onClick={onClose} />}
      >
        <p>
          Bewahren Sie sie auf, wo Sie sie ohne Ihr Telefon finden. Sie werden nur jetzt gezeigt; frühere
          gelten nicht mehr.
        </p>
        <ul className="sb-columns sec-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button
          kind="primary"
          onClick={() => download(fileOf(codes), 'stundenbuch-wiederherstellungscodes.txt')}
        >
          Als Textdatei speichern
        </Button>
      </Panel>
    </div>
  );
}

const fileOf = (codes: readonly string[]) =>
  new Blob([`Stundenbuch: Wiederherstellungscodes, jeder gilt einmal\r\n\r\n${codes.join('\r\n')}\r\n`], {
    type: 'text/plain',
  });

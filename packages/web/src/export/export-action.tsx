import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';
import type { Worksheet } from './worksheets.ts';

interface Props {
  children: ReactNode;
  /** File name; the day is appended. */
  name: string;
  /** Called when the button is pressed. */
  sheets: () => readonly Worksheet[];
  disabled?: boolean;
}

/** A button that creates a spreadsheet file, shows progress, and can be cancelled. */
export function ExportAction({ children, name, sheets, disabled = false }: Props) {
  const { exportBook, isExporting, progress, cancel } = useExport();
  return (
    <>
      <Button
        icon="download"
        busy={progress !== null}
        disabled={disabled || isExporting}
        onClick={() => exportBook(name, sheets())}
      >
        {children}
      </Button>
      <ExportProgress progress={progress} onCancel={cancel} />
    </>
  );
}

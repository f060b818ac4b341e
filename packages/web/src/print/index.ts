export { PrintButton, usePrintShortcut } from './print-button.tsx';
export { usePrinting, usePrintPreparation } from './printing.ts';

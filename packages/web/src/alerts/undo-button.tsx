import { Button } from '../kit/button.tsx';
import { useSettled } from '../kit/use-settled.ts';

export function UndoButton({ onClick }: { onClick: () => void }) {
  const settled = useSettled(true, false);
  return (
    <Button icon="back" disabled={!settled} onClick={onClick}>
      Rückgängig
    </Button>
  );
}

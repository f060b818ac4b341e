import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useFinishImportMutation, useImportsQuery } from './imports.api.ts';

/** One at a time: what was left behind, here or by somebody else, is ended with what it has taken over so far. */
export function RunningImport({ onEnded }: { onEnded: () => void }) {
  const alert = useAlert();
  const { data: imports = [] } = useImportsQuery();
  const [finish, { isLoading }] = useFinishImportMutation();
  const running = imports.find(({ state }) => state === 'running');
  if (!running) return null;

  async function end(id: number): Promise<void> {
    try {
      await finish(id).unwrap();
      onEnded();
    } catch (error) {
      if (!isFailure(error)) throw error;
      alert(error.message, 'danger');
    }
  }

  return (
    <Button busy={isLoading} onClick={() => end(running.id)}>
      {`„${running.file_name}“${running.by ? ` von ${running.by}` : ''} beenden`}
    </Button>
  );
}

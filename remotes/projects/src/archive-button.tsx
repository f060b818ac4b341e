import type { ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { projectTexts } from '@stundenbuch/domain/sides/projects/messages';
import { archiveRefusal } from '@stundenbuch/domain/sides/projects/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useChangeProjectMutation } from './projects.api.ts';

/** For projects that are over; there and back, so nothing is asked. */
export function ArchiveButton({
  project: { id, version, status, archived = false },
}: {
  project: ProjectDetail;
}) {
  const [change, { isLoading }] = useChangeProjectMutation();
  const alert = useAlert();
  if (archiveRefusal(true, status)) return null;
  const move = async () => {
    try {
      await change({ id, version, archived: !archived }).unwrap();
      alert(archived ? projectTexts.unarchived : projectTexts.archived);
    } catch (failure) {
      alert(
        isFailure(failure) && failure.kind === 'refused' ? failure.message : projectTexts.saveFailed,
        'danger',
      );
    }
  };
  return (
    <Button onClick={move} disabled={isLoading}>
      {archived ? 'Aus dem Archiv holen' : 'Archivieren'}
    </Button>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { reportParts } from '@stundenbuch/domain/accounts/reports/access';
import { Button, SelectField } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useViewsQuery } from './report.api.ts';

const ViewDialog = lazyPage(async () => (await import('./view-dialog.tsx')).ViewDialog);

interface Props {
  /** The address of what is shown. */
  definition: string;
  onOpen: (definition: string) => void;
}

/** Opens what somebody has saved, and saves what is shown. */
export function SavedViews({ definition, onOpen }: Props) {
  const { who } = useSession();
  const { data: views = [] } = useViewsQuery();
  const [isAsking, setIsAsking] = useState(false);
  const open = views.find((view) => view.definition === definition) ?? null;
  const maySave = allows(reportParts.saveViews, who);
  if (views.length === 0 && !maySave) return null;
  return (
    <>
      {views.length > 0 && (
        <SelectField
          id="report-view"
          name="view"
          label="Ansicht"
          placeholder="–"
          value={open?.id ?? null}
          onChange={(id) => onOpen(views.find((view) => view.id === id)?.definition ?? definition)}
          options={views.map(({ id, name, shared }) => ({
            value: id,
            label: shared ? `${name} (geteilt)` : name,
          }))}
        />
      )}
      {maySave && (
        <Button icon={open ? 'edit' : 'add'} onClick={() => setIsAsking(true)}>
          {open ? 'Ansicht bearbeiten' : 'Ansicht speichern'}
        </Button>
      )}
      {isAsking && <ViewDialog {...{ views, open, definition }} onClose={() => setIsAsking(false)} />}
    </>
  );
}

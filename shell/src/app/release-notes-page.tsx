import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { releases } from './releases.ts';

export function ReleaseNotesPage() {
  return (
    <>
      <PageHeader title="Release Notes" />
      {releases.map(({ version, changes }) => (
        <Panel key={version} title={version}>
          <ul className="app-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { releases } from './releases.ts';

export function ReleaseNotesPage() {
  return (
    <>
      <PageHeader title="Release Notes" />
      {releases.map(({ version, groups }) => (
        <Panel key={version} title={version}>
          {groups.map(({ title, changes }) => (
            <section key={title ?? version}>
              {title && <h3 className="app-changes-for">{title}</h3>}
              <ul className="app-changes">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          ))}
        </Panel>
      ))}
    </>
  );
}

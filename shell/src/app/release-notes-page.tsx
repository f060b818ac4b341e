import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { releases } from './releases.ts';

export function ReleaseNotesPage() {
  return (
    <>
      <PageHeader title="Release Notes" />
      {releases.map(({ version, groups }) => (
        <Panel key={version} title={version}>
          <div className="sb-stack">
            {groups.map(({ title, changes }) => (
              <section className="sb-stack" key={title ?? version}>
                {title && <h3>{title}</h3>}
                <ul className="sb-bullets">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Panel>
      ))}
    </>
  );
}

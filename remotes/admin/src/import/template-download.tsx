import { allows } from '@stundenbuch/domain/access/access';
import { calendarPages } from '@stundenbuch/domain/day/calendar/access';
import { teamPages } from '@stundenbuch/domain/day/teams/access';
import { importFeatures } from '@stundenbuch/domain/workflows/imports/columns';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { IMPORT_KIND_WORDS } from '@stundenbuch/domain/workflows/imports/words';
import { useExport } from '@stundenbuch/web/export';
import { Button, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useId, useState } from 'react';
import { usePlacesQuery } from '../calendar/calendar.api.ts';
import { useCategoryListQuery, useJobListQuery } from '../shared/admin.api.ts';
import { useTeamsQuery } from '../teams/teams.api.ts';
import { kindOptions } from './import-kinds.ts';
import { type Lists, templateOf } from './reading/template.ts';

/** A workbook to fill in, made here of what the company has (IMP-07). */
export function TemplateDownload() {
  const id = useId();
  const { who, company } = useSession();
  const [kind, setKind] = useState<ImportKind>('people');
  const { exportBook, isExporting } = useExport();
  const lists = useLists();
  return (
    <div className="sb-line adm-template">
      <SelectField
        id={id}
        name="template"
        label="Vorlage für"
        value={kind}
        options={kindOptions(who?.flags ?? [])}
        onChange={setKind}
      />
      <Button
        icon="download"
        busy={isExporting}
        disabled={lists === null}
        onClick={() =>
          exportBook(
            `Vorlage ${IMPORT_KIND_WORDS[kind]}`,
            templateOf(
              kind,
              importFeatures(company?.features ?? [], company?.login?.short_name),
              lists ?? {},
            ),
          )
        }
      >
        Vorlage herunterladen
      </Button>
    </div>
  );
}

/** Null while they are loading; what could not be loaded is typed instead of chosen. */
function useLists(): Lists | null {
  const { who } = useSession();
  const jobs = useJobListQuery();
  const categories = useCategoryListQuery(undefined, { skip: !who?.flags.includes('projects') });
  const places = usePlacesQuery(undefined, { skip: !allows(calendarPages['/company-calendar'], who) });
  const teams = useTeamsQuery(undefined, { skip: !allows(teamPages['/teams'], who) });
  if ([jobs, categories, places, teams].some(({ isLoading }) => isLoading)) return null;
  return {
    job: (jobs.data ?? []).map(({ job_title }) => job_title),
    category: (categories.data ?? []).map(({ name }) => name),
    place: (places.data ?? []).map(({ name }) => name),
    team: (teams.data ?? []).filter(({ archived }) => !archived).map(({ name }) => name),
  };
}

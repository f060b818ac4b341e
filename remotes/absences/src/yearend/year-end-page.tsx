import { yearOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { InOrder, PageHeader, SelectField, Tabs } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useId, useState } from 'react';
import { DueNotices } from './due-notices.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { YearEndList } from './year-end-list.tsx';
import { YearEndPanel } from './year-end-panel.tsx';

/** /vacation-closing: the turn of the year, and the notices without which nothing expires. */
export function YearEndPage() {
  const { who } = useSession();
  const today = useToday();
  const id = useId();
  const [year, setYear] = useState(yearOf(today) - 1);
  const mayChange = who?.role === 'admin';
  const years = [0, 1, 2].map((back) => yearOf(today) - back);
  const select = (
    <SelectField
      id={id}
      name="year"
      label="Urlaub aus dem Jahr"
      value={year}
      onChange={setYear}
      options={years.map((value) => ({ value, label: String(value) }))}
    />
  );
  return (
    <>
      <PageHeader title="Jahreswechsel">
        {mayChange
          ? 'Urlaub übertragen, Hinweise geben, Verfall buchen'
          : 'Was übertragen wird, wer einen Hinweis hat und was verfällt'}
      </PageHeader>
      <InOrder>
        {mayChange && <DueNotices onChoose={setYear} />}
        <div className="sb-filters">{select}</div>
        <Tabs
          label="Jahreswechsel"
          tabs={[
            {
              key: 'closing',
              label: 'Abschluss',
              content: (
                <InOrder>
                  <YearEndPanel key={year} year={year} mayChange={mayChange} />
                  <YearEndList mayChange={mayChange} />
                </InOrder>
              ),
            },
            {
              key: 'notices',
              label: 'Hinweise',
              content: <NoticesPanel key={year} year={year} mayChange={mayChange} />,
            },
          ]}
        />
      </InOrder>
    </>
  );
}

import { privacyTexts } from '@stundenbuch/domain/sides/privacy/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { api, isFailure } from '@stundenbuch/web/api';
import { today } from '@stundenbuch/web/clock';
import { download, useExport } from '@stundenbuch/web/export';
import { Button, Panel } from '@stundenbuch/web/kit';

const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A file: nothing of it stays in the store. */
    ownData: build.mutation<string, void>({
      query: () => ({
        url: '/user/export',
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
    }),
  }),
});

const NAME = 'Meine Daten';

/** All that is stored of the person, to take along (GDPR-01). */
export function OwnData() {
  const [load, { isLoading }] = ownDataApi.useOwnDataMutation();
  const { exportBook, isExporting } = useExport();
  const alert = useAlert();

  async function save(offer: (json: string) => void | Promise<void>) {
    try {
      await offer(await load().unwrap());
    } catch (error) {
      alert(isFailure(error) ? error.message : privacyTexts.exportFailed, 'danger');
    }
  }

  const asData = (json: string) =>
    download(new Blob([json], { type: 'application/json' }), `${NAME} ${today()}.json`);
  async function asTable(json: string) {
    const { worksheetsOf } = await import('@stundenbuch/domain/sides/privacy/worksheets');
    await exportBook(NAME, worksheetsOf(JSON.parse(json)));
  }

  return (
    <Panel title={NAME}>
      <p>
        Alles, was über Sie gespeichert ist, auch als Tabelle. Kolleginnen und Kollegen stehen nicht darin,
        Passwörter und Schlüssel auch nicht.
      </p>
      <div className="sb-form-actions">
        <Button icon="download" busy={isLoading} onClick={() => void save(asData)}>
          Meine Daten herunterladen
        </Button>
        <Button icon="download" disabled={isLoading || isExporting} onClick={() => void save(asTable)}>
          Als Excel-Datei
        </Button>
      </div>
    </Panel>
  );
}

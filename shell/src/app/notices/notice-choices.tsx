import type { NoticeChoice } from '@stundenbuch/domain/sides/notices/contract';
import { sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Checkbox, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { noticeApi } from './notice.api.ts';
import './notices.css';

const QUIET = 'Keine E-Mails von 20 bis 6 Uhr';

/** On 'Mein Profil': of what one is told, and how. Each box is saved by itself. */
export function NoticeChoices() {
  const { data, error, refetch } = noticeApi.useNoticeChoicesQuery();
  const [choose] = noticeApi.useChooseNoticeMutation();
  const alert = useAlert();

  async function save(choice: NoticeChoice) {
    try {
      await choose(choice).unwrap();
      alert('Die Auswahl ist gespeichert.');
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sessionTexts.profileFailed, 'danger');
    }
  }

  return (
    <div id="benachrichtigungen" className="sb-apart">
      <Panel title="Benachrichtigungen">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={5} />}
        {data && (
          <>
            <table className="sb-simple-table app-choices">
              <thead>
                <tr>
                  <th scope="col">Mitteilung</th>
                  <th scope="col">In der App</th>
                  {data.mail && <th scope="col">Per E-Mail</th>}
                </tr>
              </thead>
              <tbody>
                {data.kinds.map(({ label, ...choice }) => (
                  <tr key={choice.kind}>
                    <th scope="row">{label}</th>
                    {(data.mail ? (['app', 'mail'] as const) : (['app'] as const)).map((way) => (
                      <td key={way}>
                        <Checkbox
                          aria-label={`${label}: ${way === 'app' ? 'In der App' : 'Per E-Mail'}`}
                          checked={choice[way]}
                          onChange={(event) =>
                            save({ ...choice, [way]: event.target.checked } as NoticeChoice)
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {data.mail ? (
              <p>
                <Checkbox
                  checked={data.quiet}
                  onChange={(event) => save({ kind: 'quiet', app: true, mail: event.target.checked })}
                >
                  {QUIET}
                </Checkbox>
              </p>
            ) : (
              <p>Diese Installation verschickt keine E-Mails: Alle Mitteilungen stehen in der App.</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

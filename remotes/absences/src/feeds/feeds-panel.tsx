import { allows } from '@stundenbuch/domain/access/access';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { feedKinds } from '@stundenbuch/domain/workflows/feeds/access';
import type { Feed as WireFeed } from '@stundenbuch/domain/workflows/feeds/contract';
import { FEED_KINDS, FEED_WORDS, type FeedKind } from '@stundenbuch/domain/workflows/feeds/feature-words';
import { feedTexts } from '@stundenbuch/domain/workflows/feeds/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import {
  Button,
  CheckboxField,
  ConfirmDialog,
  LoadFailure,
  Panel,
  SelectField,
  Skeleton,
  TextField,
} from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useId, useState } from 'react';
import { useFeedsQuery, useMakeFeedMutation, useRevokeFeedMutation } from './feeds.api.ts';

/** What somebody else sees who opens it. */
const SHOWS = {
  own: 'Zeigt „Abwesend“ an Ihren Tagen, beantragte als vorläufig.',
  typed: 'Zeigt die Art Ihrer Abwesenheiten, nur Krankheit nie: Auch sie heißt „Abwesend“.',
  team: 'Zeigt von allen nur den Vornamen, den ersten Buchstaben des Nachnamens und „abwesend“, warum auch immer.',
} as const;

/** The addresses under which one's own programs fetch absences. */
export function FeedsPanel() {
  const { who } = useSession();
  const id = useId();
  const { data, error, refetch } = useFeedsQuery();
  const [make, { isLoading }] = useMakeFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const kinds = FEED_KINDS.filter((one) => allows(feedKinds[one], who));
  const [chosen, setKind] = useState<FeedKind>('own');
  const [showType, setShowType] = useState(false);
  const alert = useAlert();
  const kind = kinds.includes(chosen) ? chosen : kinds[0];

  if (!kind) return null;
  const isTyped = kind === 'own' && showType;
  const create = async () => {
    try {
      const made = await make({ kind, show_type: isTyped }).unwrap();
      setAddress(new URL(made.address, window.location.origin).href);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : feedTexts.failed, 'danger');
    }
  };
  return (
    <Panel title="Kalender-Abo">
      <div className="sb-stack">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={2} />}
        {data && data.length > 0 && <FeedList feeds={data} />}
        {address ? (
          <NewAddress address={address} onClose={() => setAddress(null)} />
        ) : (
          <>
            <SelectField
              id={`${id}-kind`}
              name="kind"
              label="Kalender"
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({ value, label: FEED_WORDS[value] }))}
              hint={SHOWS[isTyped ? 'typed' : kind]}
            />
            {kind === 'own' && (
              <CheckboxField
                id={`${id}-type`}
                name="show_type"
                label="Art anzeigen"
                value={showType}
                onChange={setShowType}
              />
            )}
            <div>
              <Button onClick={create} disabled={isLoading}>
                Adresse erstellen
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Told once: whoever has it reads the calendar. */
function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  const id = useId();
  const alert = useAlert();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      alert(feedTexts.copied);
    } catch {
      alert('Bitte markieren und kopieren Sie die Adresse selbst.', 'warning');
    }
  };
  return (
    <section aria-label="Neue Adresse" className="sb-stack">
      <p>
        Fügen Sie die Adresse im Kalender als Abonnement hinzu. Sie wird nur jetzt angezeigt; wer sie hat,
        liest den Kalender mit, bis Sie sie beenden oder Ihr Passwort ändern.
      </p>
      <TextField id={id} name="address" label="Adresse" value={address} onChange={() => undefined} />
      <div className="sb-line">
        <Button kind="primary" onClick={copy}>
          Adresse kopieren
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Fertig
        </Button>
      </div>
    </section>
  );
}

function FeedList({ feeds }: { feeds: readonly WireFeed[] }) {
  const [ending, setEnding] = useState<WireFeed | null>(null);
  const [revoke, { isLoading }] = useRevokeFeedMutation();
  const alert = useAlert();
  const end = async ({ id }: WireFeed) => {
    try {
      await revoke(id).unwrap();
      alert(feedTexts.revoked);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : feedTexts.failed, 'danger');
    }
    setEnding(null);
  };
  const wordsOf = ({ kind, show_type }: WireFeed) => `${FEED_WORDS[kind]}${show_type ? ', mit Art' : ''}`;
  return (
    <>
      <ul aria-label="Adressen">
        {feeds.map((feed) => (
          <li key={feed.id} className="sb-line">
            <span className="sb-grow">
              {wordsOf(feed)}
              <small>{`seit ${formatMoment(feed.created_at)}`}</small>
            </span>
            <Button kind="quiet" label={`${wordsOf(feed)} beenden`} onClick={() => setEnding(feed)}>
              Beenden
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          open
          question="Adresse beenden? Wer diesen Kalender abonniert hat, bekommt nichts mehr."
          about={wordsOf(ending)}
          confirm="Beenden"
          busy={isLoading}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </>
  );
}

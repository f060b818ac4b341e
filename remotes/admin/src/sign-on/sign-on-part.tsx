import type { SignOn } from '@stundenbuch/domain/sides/signon/contract';
import { failureIn } from '@stundenbuch/domain/sides/signon/failures';
import { signOnTexts } from '@stundenbuch/domain/sides/signon/messages';
import { Button, EmptyLine, FormMessage, LoadFailure } from '@stundenbuch/web/kit';
import { useEffect, useState } from 'react';
import { DomainList } from './domain-list.tsx';
import { ProviderForm } from './provider-form.tsx';
import { signOnApi } from './sign-on.api.ts';

/** On the card of security: the provider that signs the company's people on. */
export function SignOnPart() {
  const { data, error, refetch } = signOnApi.useSignOnQuery();
  const outcome = useOutcome();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || data?.setup || data?.domains.length;
  return (
    <section className="sb-stack adm-code" aria-label="Anmeldung mit Firmenkonto">
      <h3>Anmeldung mit Firmenkonto</h3>
      <p>
        Ihre Leute melden sich mit dem Konto an, das sie im Unternehmen schon haben: Microsoft Entra, Google
        Workspace oder ein anderer Anbieter mit OpenID Connect. Angelegt wird dadurch niemand.
      </p>
      {outcome &&
        (outcome.isGood ? <p role="status">{outcome.text}</p> : <FormMessage message={outcome.text} />)}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && data.redirect_uri === null && (
        <EmptyLine>Der Betreiber dieser Installation hat das noch nicht möglich gemacht.</EmptyLine>
      )}
      {data?.redirect_uri && !isShown && (
        <div>
          <Button onClick={() => setIsOpen(true)}>Firmenkonto einrichten</Button>
        </div>
      )}
      {data?.redirect_uri && isShown && <SetUp signOn={data} />}
    </section>
  );
}

function SetUp({ signOn }: { signOn: SignOn }) {
  return (
    <>
      <ProviderForm key={signOn.setup?.version ?? 0} signOn={signOn} />
      <DomainList domains={signOn.domains} />
    </>
  );
}

/** How the try went from which the browser has just come back. */
function useOutcome() {
  const [hash] = useState(location.hash);
  useEffect(() => {
    if (location.hash.startsWith('#sso='))
      history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  if (hash === '#sso=tested') return { isGood: true, text: signOnTexts.tested };
  const failed = failureIn(hash);
  return failed && { isGood: false, text: `${failed.message} (${failed.code})` };
}

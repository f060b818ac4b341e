import type { MadeProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { Button, EmptyState, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Description } from './description.ts';
import { developerApi } from './developer.api.ts';
import { NewToken } from './new-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';

/** The own tokens, and the way to a new one. */
export function TokensPanel({ description }: { description: Description }) {
  const { data, error, refetch } = developerApi.useTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [state, setState] = useState<MadeProgramToken | 'form' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  /** What was pressed is gone afterwards: the focus goes to what stands there now. */
  const show = (next: typeof state) => {
    flushSync(() => setState(next));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const add = (
    <Button kind="primary" onClick={() => show('form')}>
      Neuer Schlüssel
    </Button>
  );
  const isEmpty = data?.length === 0;
  const panel = (
    <Panel title="Schlüssel" actions={state === null && !isEmpty && add}>
      <div className="sb-stack">
        <p>
          Mit einem Schlüssel kommt ein anderes Programm in Ihrem Namen herein. Es darf höchstens, was Sie
          selbst dürfen, und der Verlauf nennt den Schlüssel. Alle enden, wenn Sie Ihr Passwort ändern.
        </p>
        {state === 'form' && (
          <TokenForm description={description} onMade={show} onCancel={() => show(null)} />
        )}
        {state !== null && state !== 'form' && <NewToken made={state} onClose={() => show(null)} />}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={2} />}
        {isEmpty && state === null && <EmptyState step={add}>Sie haben keinen Schlüssel.</EmptyState>}
        {data && data.length > 0 && <TokenList tokens={data} />}
      </div>
    </Panel>
  );
  return <div ref={place}>{panel}</div>;
}

import type { ProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { tokenTexts } from '@stundenbuch/domain/sides/tokens/messages';
import { scopeWord } from '@stundenbuch/domain/sides/tokens/scopes';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { developerApi } from './developer.api.ts';

export function TokenList({ tokens }: { tokens: readonly ProgramToken[] }) {
  const [ending, setEnding] = useState<ProgramToken | null>(null);
  const [revoke, { isLoading }] = developerApi.useRevokeTokenMutation();
  const alert = useAlert();
  const end = async ({ id }: ProgramToken) => {
    try {
      await revoke(id).unwrap();
      alert(tokenTexts.revoked);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : tokenTexts.failed, 'danger');
    }
    setEnding(null);
  };
  return (
    <>
      <ul className="sb-rows" aria-label="Ihre Schlüssel">
        {tokens.map((token) => (
          <li key={token.id}>
            <span className="sb-grow">
              <strong>{token.name}</strong>
              <small>{token.scopes.map(scopeWord).join(', ')}</small>
              <small>
                gültig bis {formatMoment(token.expires_at)},{' '}
                {token.seen_at ? `zuletzt verwendet ${formatMoment(token.seen_at)}` : 'noch nicht verwendet'}
              </small>
            </span>
            <Button label={`${token.name} löschen`} onClick={() => setEnding(token)}>
              Löschen
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          open
          question="Schlüssel löschen? Das Programm, das ihn verwendet, kommt sofort nicht mehr herein."
          about={ending.name}
          confirm="Löschen"
          busy={isLoading}
          onConfirm={() => end(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </>
  );
}

import type { LinkCodeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import { type AdminsKind, codeInHash, codeTyped } from '@stundenbuch/domain/sides/session/codes';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { isFailure } from '@stundenbuch/web/api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ownerOf } from './session.ts';

interface Known {
  code: string;
  /** Whose it is, once the server has said so. */
  owner: LinkCodeOwner | null;
}

export interface LinkCodeState extends Known {
  /** Why the code of the link opens nothing. */
  message: string | null;
  /** Rejects with the failure. */
  lookUp: (typed: string) => Promise<LinkCodeOwner>;
}

/** The code that the page was opened with, or that was typed. It is only asked about: nothing is used up. */
export function useLinkCode(kind: AdminsKind): LinkCodeState {
  const { hash } = useLocation();
  const [known, setKnown] = useState<Known>({ code: '', owner: null });
  const [message, setMessage] = useState<string | null>(null);

  async function lookUp(typed: string): Promise<LinkCodeOwner> {
    const code = codeTyped(typed);
    const owner = await ownerOf(code);
    if (owner.kind !== kind) throw { ...refuseSession('code_invalid'), kind: 'refused' };
    setKnown({ code, owner });
    setMessage(null);
    return owner;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    const code = codeInHash(kind, hash);
    if (code === null) return;
    lookUp(code).catch((failure: unknown) => {
      setMessage(isFailure(failure) ? failure.message : refuseSession('code_invalid').message);
    });
  }, [hash]);

  return { ...known, message, lookUp };
}

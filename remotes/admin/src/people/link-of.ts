import type { MadeLinkCode } from '@stundenbuch/domain/sides/session/code-contract';
import { type AdminsKind, pathWithCode } from '@stundenbuch/domain/sides/session/codes';

/** Without an address from the operator it is the one that this page was opened with. */
export const linkOf = (kind: AdminsKind, { code, link }: MadeLinkCode): string =>
  link ?? location.origin + pathWithCode(kind, code);

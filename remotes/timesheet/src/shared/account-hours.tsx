import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';

/** Above zero green, below red; the sign says the same without colour, the word to screen readers. */
export function AccountHours({ minutes }: { minutes: number }) {
  const tone = minutes > 0 ? 'sb-good' : minutes < 0 ? 'sb-bad' : undefined;
  const word = minutes > 0 ? 'Plus' : minutes < 0 ? 'Minus' : '';
  return (
    <span className={tone}>
      {word && <span className="sb-hidden">{word} </span>}
      {signedHours(minutes)}
    </span>
  );
}

export const inSignedHours = (minutes: number) => `${signedHours(minutes)} h`;

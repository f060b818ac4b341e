import { MARGIN_WORDS, type Margin, type MarginWord } from '@stundenbuch/domain/accounts/money/margin';
import { signedNumber } from '@stundenbuch/domain/time/format';
import { formatWholeEuro } from '@stundenbuch/web/format';
import { StatusTag, type Tone } from '@stundenbuch/web/kit';

const TONES: Readonly<Record<MarginWord, Tone>> = { good: 'good', tight: 'warn', loss: 'bad' };

/** The word beside the colour. */
export const Verdict = ({ margin }: { margin: Margin | null }) =>
  margin?.word ? (
    <StatusTag tone={TONES[margin.word]} {...(margin.word === 'tight' && { icon: 'warning' as const })}>
      {MARGIN_WORDS[margin.word]}
    </StatusTag>
  ) : null;

export const percentWord = ({ percent }: Margin): string =>
  percent === null ? '' : `${signedNumber(percent)} %`;

export const marginWord = (margin: Margin | null): string =>
  margin === null ? '–' : formatWholeEuro(margin.margin);

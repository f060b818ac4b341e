import { Icon, type IconName } from './icon.tsx';

export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'info';

const shapes: Record<Tone, IconName> = {
  good: 'done',
  warn: 'worktime',
  bad: 'error',
  neutral: 'close',
  info: 'info',
};

/** Status is colour plus word plus shape. */
export function StatusTag({ tone, children, icon }: { tone: Tone; children: string; icon?: IconName }) {
  return (
    <span className={`sb-tag sb-tag-${tone}`}>
      <Icon name={icon ?? shapes[tone]} />
      {children}
    </span>
  );
}

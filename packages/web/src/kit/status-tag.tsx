import { Tag } from 'antd';
import { Icon, type IconName } from './icon.tsx';

const tones = {
  good: { color: 'success', icon: 'done' },
  warn: { color: 'warning', icon: 'worktime' },
  bad: { color: 'error', icon: 'error' },
  neutral: { color: 'default', icon: 'close' },
  info: { color: 'processing', icon: 'info' },
} as const satisfies Record<string, { color: string; icon: IconName }>;

export type Tone = keyof typeof tones;

/** Status as colour, word and shape. */
export function StatusTag({ tone, children, icon }: { tone: Tone; children: string; icon?: IconName }) {
  const { color, icon: toneIcon } = tones[tone];
  return (
    <Tag className="sb-tag" variant="filled" color={color} icon={<Icon name={icon ?? toneIcon} />}>
      {children}
    </Tag>
  );
}

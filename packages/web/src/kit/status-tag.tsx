import { Tag } from 'antd';
import { Icon, type IconName } from './icon.tsx';

const looks = {
  good: { color: 'success', icon: 'done' },
  warn: { color: 'warning', icon: 'worktime' },
  bad: { color: 'error', icon: 'error' },
  neutral: { color: 'default', icon: 'close' },
  info: { color: 'processing', icon: 'info' },
} as const satisfies Record<string, { color: string; icon: IconName }>;

export type Tone = keyof typeof looks;

/** Status as colour, word and shape. */
export function StatusTag({ tone, children, icon }: { tone: Tone; children: string; icon?: IconName }) {
  const look = looks[tone];
  return (
    <Tag className="sb-tag" variant="filled" color={look.color} icon={<Icon name={icon ?? look.icon} />}>
      {children}
    </Tag>
  );
}

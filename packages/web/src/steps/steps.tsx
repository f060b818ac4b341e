import { Steps as AntSteps } from 'antd';

interface Props {
  label: string;
  titles: readonly string[];
  /** From 0. */
  current: number;
}

/** Where one is in something that is done one thing after the other. Nothing to click: each step has its own buttons. */
export function Steps({ label, titles, current }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: antd draws a div for each step
    <div role="list" aria-label={label}>
      <AntSteps
        current={current}
        items={titles.map((title, i) => ({
          title,
          role: 'listitem',
          'aria-current': i === current ? 'step' : undefined,
        }))}
      />
    </div>
  );
}

import { IconButton } from '@stundenbuch/web/kit';
import { chooseScheme, useColorScheme } from '@stundenbuch/web/theme';

/** Light or dark by hand; choosing what the system has anyway follows the system again. */
export function SchemeSwitch() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? 'Dunkle Darstellung' : 'Helle Darstellung';

  function choose() {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    chooseScheme(other === system ? 'system' : other);
  }

  return <IconButton icon={other} label={label} onClick={choose} />;
}

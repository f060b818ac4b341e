import { IconButton } from '@stundenbuch/web/kit';
import { chooseScheme, useColorScheme } from '@stundenbuch/web/theme';

/** Switches between light and dark; choosing the system's own scheme follows the system again. */
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

// Style sheets without components: the public bundle shares them with the kit.
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/source-serif-4/latin-600.css';
import '@fontsource/source-serif-4/latin-ext-600.css';
import './base.css';
import './layout.css';
import './forms.css';
import './surfaces.css';
import './print.css';

import { isLoggedIn } from '@stundenbuch/web/storage';
import { applyVariables, startScheme } from '@stundenbuch/web/theme';

// zod would probe `new Function`, which the content security policy forbids. It reads this object in every bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

applyVariables();
startScheme();

function load(files: string): void {
  for (const file of files.split(' ')) {
    if (file.endsWith('.css')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file }));
    } else if (!document.querySelector(`script[src="${file}"]`)) {
      // A prerendered page has already loaded React.
      document.head.append(Object.assign(document.createElement('script'), { src: file, async: false }));
    }
  }
}

/** Visitors get the small public bundle, people with a session the application. */
function start(): void {
  const { public: publicFiles = '', app: appFiles = '' } = document.getElementById('boot')?.dataset ?? {};
  const drawn = document.querySelector('link[data-drawn]');
  if (!isLoggedIn()) {
    // A prerendered page includes the public files itself.
    if (!drawn) load(publicFiles);
    return;
  }
  document.getElementById('root')?.replaceChildren();
  drawn?.remove();
  load(appFiles);
}

if (document.getElementById('root')) start();
else {
  // Prerendered pages run this in the head; their content for visitors is hidden from people with a session.
  if (isLoggedIn()) document.documentElement.dataset.session = '';
  addEventListener('DOMContentLoaded', start);
}

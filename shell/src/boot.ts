import { isLoggedIn } from '@stundenbuch/web/storage';
import { applyVariables, startScheme } from '@stundenbuch/web/theme';

// zod would probe `new Function`, which the content security policy forbids. It reads this object in every bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

applyVariables();
startScheme();

/** Visitors get the small public bundle, people with a session the application. */
function start(files: string): void {
  for (const file of files.split(' ')) {
    if (file.endsWith('.css')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file }));
    } else {
      document.head.append(Object.assign(document.createElement('script'), { src: file, async: false }));
    }
  }
}

const { public: publicFiles = '', app: appFiles = '' } = document.getElementById('boot')?.dataset ?? {};
start(isLoggedIn() ? appFiles : publicFiles);

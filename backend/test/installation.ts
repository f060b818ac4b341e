import { readConfig } from '../src/platform/config.ts';
import { Installation } from '../src/platform/installation.ts';

/** What an operator decides by these settings. */
export const installationOf = (env: NodeJS.ProcessEnv): Installation =>
  new Installation(
    readConfig({ DATABASE_URL: 'postgres://owner@db/stundenbuch', JWT_SECRET: 'x'.repeat(32), ...env }),
  );

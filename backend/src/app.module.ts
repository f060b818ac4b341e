import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { modules } from './modules.ts';
import { type Platform, platformModule } from './platform/app/platform.module.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { routesOf } from './platform/openapi/routes.ts';

/** The release of the program, which package.json alone names. */
const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

let document: ReturnType<typeof openApiDocument> | undefined;

/** For all modules, whichever this process serves: behind one proxy they are one program. */
export function describeCalls() {
  document ??= openApiDocument(routesOf(modules), version);
  return document;
}

@Module({})
class AppModule {}

export function appModule(platform: Omit<Platform, 'describe'>, chosen: readonly Type[]): DynamicModule {
  return {
    module: AppModule,
    imports: [platformModule({ ...platform, describe: describeCalls }), ...chosen],
  };
}

import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { modules } from './modules.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { routesOf } from './platform/openapi/routes.ts';
import { type Platform, platformModule } from './platform/platform.module.ts';

const VERSION = '1.3.4';

let document: ReturnType<typeof openApiDocument> | undefined;

/** For all modules, whichever this process serves: behind one proxy they are one program. */
export function describeCalls() {
  document ??= openApiDocument(routesOf(modules), VERSION);
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

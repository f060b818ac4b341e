import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { modules } from './modules.ts';
import { type Platform, platformModule } from './platform/app/platform.module.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { routesOf } from './platform/openapi/routes.ts';
import { RELEASE } from './platform/release.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

/** For all modules, whichever this process serves: behind one proxy they are one program. */
export function describeCalls() {
  document ??= openApiDocument(routesOf(modules), RELEASE);
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

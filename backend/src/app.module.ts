import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AbsencesModule } from './absences/absences.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import { CustomersModule } from './customers/customers.module.ts';
import { InventoryModule } from './inventory/inventory.module.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { routesOf } from './platform/openapi/routes.ts';
import { type Platform, PlatformModule, platformModule } from './platform/platform.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { SessionModule } from './session/session.module.ts';
import { TimesheetModule } from './timesheet/timesheet.module.ts';

export const modules: Type[] = [
  PlatformModule,
  SessionModule,
  TimesheetModule,
  AbsencesModule,
  ProjectsModule,
  CustomersModule,
  InventoryModule,
  AdminModule,
];

const VERSION = '1.3.4';

@Module({})
class AppModule {}

export function appModule(platform: Omit<Platform, 'describe'>): DynamicModule {
  let document: object | undefined;
  const describe = () => {
    document ??= openApiDocument(routesOf(modules), VERSION);
    return document;
  };
  const [, ...others] = modules;
  return { module: AppModule, imports: [platformModule({ ...platform, describe }), ...others] };
}

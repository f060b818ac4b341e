import type { Clone } from './clone.ts';

/**
 * A module as its team adds it: folders of its own, one line in the registry. This is all that it takes; its access rows
 * would lie in a folder of the domain, which is left out because everything would be built anew for it.
 */
const FILES = {
  'backend/src/vehicles/vehicles.module.ts': `
    import { Module } from '@nestjs/common';
    import { VehiclesController } from './vehicles.controller.ts';

    @Module({ controllers: [VehiclesController] })
    export class VehiclesModule {}`,

  'backend/src/vehicles/vehicles.controller.ts': `
    import { Controller, Get } from '@nestjs/common';
    import { z } from 'zod';
    import { Answers } from '../platform/http/answers.ts';
    import { Who } from '../platform/http/params.ts';
    import { Access } from '../platform/session/access.guard.ts';
    import type { Caller } from '../platform/session/caller.ts';

    @Controller('vehicles')
    export class VehiclesController {
      @Get()
      @Access({ login: true, notReader: true })
      @Answers(z.array(z.object({ id: z.int(), name: z.string() })), 'Vehicles of the company')
      list(@Who() who: Caller) {
        return [{ id: 1, name: \`Transporter der Firma \${who.company}\` }];
      }
    }`,

  'remotes/vehicles/package.json': `{
    "name": "@stundenbuch/vehicles",
    "version": "1.0.0",
    "private": true,
    "type": "module",
    "scripts": { "build": "node ../../scripts/build.mjs vehicles" }
  }`,

  'remotes/vehicles/src/manifest.ts': `
    import type { ModuleManifest } from '@stundenbuch/web/module';

    const access = { login: true, notReader: true } as const;
    const manifest: ModuleManifest = {
      name: 'vehicles',
      flags: [],
      navigation: [{ label: 'Fahrzeuge', path: '/vehicles', icon: 'inventory', order: 85, access }],
      routes: [{ path: '/vehicles', page: 'list', access }],
      slots: [
        {
          slot: 'dashboard-tile',
          order: 90,
          access,
          tile: { label: 'Fahrzeug buchen', hint: 'Wer fährt womit', path: '/vehicles', icon: 'inventory' },
        },
        { slot: 'dashboard-list', order: 90, access, component: 'recent' },
      ],
    };

    export default manifest;`,

  'remotes/vehicles/src/module.tsx': `
    import { api } from '@stundenbuch/web/api';
    import { PageHeader, Panel, Spinner } from '@stundenbuch/web/kit';
    import type { RemoteModule } from '@stundenbuch/web/module';

    const { useVehiclesQuery } = api.injectEndpoints({
      endpoints: (build) => ({
        vehicles: build.query<{ id: number; name: string }[], void>({ query: () => '/vehicles' }),
      }),
    });

    function Names() {
      const { data } = useVehiclesQuery();
      return data ? <ul>{data.map(({ id, name }) => <li key={id}>{name}</li>)}</ul> : <Spinner />;
    }

    const List = () => (
      <>
        <PageHeader title="Fahrzeuge" />
        <Panel title="Alle"><Names /></Panel>
      </>
    );
    const Recent = () => <Panel title="Zuletzt gefahren"><Names /></Panel>;

    const module: RemoteModule = { pages: { list: List }, slots: { recent: Recent } };
    export const { pages, slots } = module;`,
};

export function addModule(clone: Clone): void {
  for (const [file, content] of Object.entries(FILES)) clone.write(file, content);
  clone.register('vehicles', { address: '/remotes/vehicles/', version: '1.0.0' });
}

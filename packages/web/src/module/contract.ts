import type { AccessRow } from '@stundenbuch/domain/access/access';
import type { Flag } from '@stundenbuch/domain/access/flags';
import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon.tsx';

/**
 * What a module says of itself before a byte of its code is loaded. Pure data: it becomes dist/module.json.
 * `page`, `component` and `counter` are keys of what `module.tsx` exports.
 */
export interface ModuleManifest {
  name: string;
  /** The module is off for a company that has none of these; empty: never off. */
  flags: readonly Flag[];
  navigation: readonly NavigationItem[];
  routes: readonly RouteEntry[];
  slots: readonly SlotEntry[];
}

export interface NavigationItem {
  label: string;
  path: string;
  icon: IconName;
  /** Place in the side navigation, in tens as in the specification's table: Dashboard 0, Projekte 10 … */
  order: number;
  access: AccessRow;
  /** A component that shows a number behind the label. */
  counter?: string;
  /** Among the four daily things that lie under the thumb on a phone. */
  onPhone?: boolean;
  /** One short word for the place under the thumb: five of them share 360 pixels. */
  shortLabel?: string;
}

export interface RouteEntry {
  path: string;
  page: string;
  access: AccessRow;
  /** The item of the navigation that this page lies under: it is marked while the page is open. */
  under?: string;
}

interface Placed {
  order: number;
  access: AccessRow;
}

/** A tile that is only a link needs no code of the module: the shell draws it from this. */
export interface LinkTile extends Placed {
  slot: 'dashboard-tile';
  tile: { label: string; hint: string; path: string; icon: IconName };
}

/** A tile or list with something to load. */
export interface DashboardPart extends Placed {
  slot: 'dashboard-tile' | 'dashboard-list';
  component: string;
}

/** A tab on the profile and on a worker's page; the component gets `WorkerTabProps`. */
export interface WorkerTab extends Placed {
  slot: 'worker-tab';
  component: string;
  label: string;
}

export interface WorkerTabProps {
  userId: number;
}

export type SlotEntry = LinkTile | DashboardPart | WorkerTab;
export type SlotName = SlotEntry['slot'];

/** What a remote exposes as `./module`. */
export interface RemoteModule {
  pages: Record<string, RemoteContent>;
  // biome-ignore lint/suspicious/noExplicitAny: the props depend on the slot
  slots?: Record<string, RemoteContent<any>>;
}

/** What is in a file of its own can be fetched first; the shell then shows it when it is here. */
export type RemoteContent<Props = object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
  isLoaded?: () => boolean;
};

/** What the build adds to it. */
interface Built {
  contract: number;
  version: string;
  /** Scripts and style sheets with a hash in their names, relative to the address; an older build does not name them. */
  files?: readonly string[];
}

/** One line of modules.json: the server's registry, with the description that the module's own build left behind. */
export interface RegistryLine {
  name: string;
  /** The folder with remoteEntry.js; ends with a slash. */
  address: string;
  /** Null where neither the registry nor a description names one. */
  version: string | null;
  /** Null where the server finds none, or one that nobody can read. */
  manifest: (ModuleManifest & Built) | null;
}

export interface RegisteredModule extends RegistryLine {
  manifest: NonNullable<RegistryLine['manifest']>;
}

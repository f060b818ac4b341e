import type { AccessRow } from '@stundenbuch/domain/access/access';
import type { Call } from '@stundenbuch/domain/access/call';
import type { Flag } from '@stundenbuch/domain/access/flags';
import type { FigureName } from '@stundenbuch/domain/accounts/vacation/figures';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon.tsx';

/**
 * What a module declares before any of its code is loaded. Pure data: it becomes dist/module.json.
 * `page`, `component` and `counter` are keys of the exports of `module.tsx`.
 */
export interface ModuleManifest {
  name: string;
  /** The module is off for a company with none of these; empty: never off. */
  flags: readonly Flag[];
  navigation: readonly NavigationItem[];
  routes: readonly RouteEntry[];
  slots: readonly SlotEntry[];
  /** What the palette leads to beside the items of the navigation (DAY-10). */
  commands?: readonly Command[];
  records?: readonly RecordList[];
  pageKeys?: readonly PageKeys[];
}

/** A page that has no item of its own, or something that is begun there. */
export interface Command {
  label: string;
  path: string;
  icon: IconName;
  access: AccessRow;
  /** More that people call it. */
  words?: string;
  /** A key that opens it from every page. */
  key?: string;
}

/** Records that the palette finds by their names: the answer of a list call, each with a page of its own. */
export interface RecordList<Row = Record<string, unknown>> {
  /** What one of them is. */
  kind: string;
  icon: IconName;
  call: Call<string, readonly Row[], undefined, unknown>;
  query?: Record<string, string>;
  /** The fields of its name; of what is said beside it. */
  label: readonly (keyof Row & string)[];
  hint: readonly (keyof Row & string)[];
  /** Its page ends with this field: `/customer-detail?id=`, `id`. */
  path: string;
  by: keyof Row & string;
}

/** Keys of one page, for the list of all keys. */
export interface PageKeys {
  page: string;
  access: AccessRow;
  keys: readonly (readonly [key: string, does: string])[];
}

/** Under which head an item stands in the navigation of a company with features. */
export type NavigationGroup = 'me' | 'team' | 'records' | 'analysis';

export interface NavigationItem {
  label: string;
  path: string;
  icon: IconName;
  /** Place in the side navigation, in tens as in the specification's table: Dashboard 0, Projekte 10 … */
  order: number;
  access: AccessRow;
  /** `records` by default. */
  group?: NavigationGroup;
  /** The group of people for whom it is not their own matter. */
  groupFor?: { access: AccessRow; group: NavigationGroup };
  /** A component that shows a number after the label. */
  counter?: string;
  /** One of the four everyday items in the bottom bar of a phone. */
  onPhone?: boolean;
  /** The path whose place on the bottom bar it takes. */
  onPhoneFor?: string;
  /** A short label for the bottom bar: five of them share 360 pixels. */
  shortLabel?: string;
  /** What is recorded of the person: no tile of the dashboard offers it where nothing is (START-04). */
  own?: true;
}

export interface RouteEntry {
  path: string;
  page: string;
  access: AccessRow;
  /** The navigation item that is marked as active while the page is open. */
  under?: string;
}

interface Placed {
  order: number;
  access: AccessRow;
}

/** A tile that is only a link needs no code of the module: the shell renders it from this. */
export interface LinkTile extends Placed {
  slot: 'dashboard-tile';
  tile: { label: string; hint: string; path: string; icon: IconName };
}

/** A tile or list that loads data, something to be read above the own week, or what a new company does first. */
export type DashboardPart =
  | PartOf<'dashboard-tile'>
  | PartOf<'dashboard-list'>
  | PartOf<'dashboard-first'>
  | PartOf<'week-note'>;

interface PartOf<Slot extends string> extends Placed {
  slot: Slot;
  component: string;
  /** Takes no place until it has content, because it rarely has any. */
  quiet?: boolean;
}

/** One's own day at the top of a dashboard that is arranged anew; one line (`isLine`) where something waits for a decision. */
export interface TodayPart extends Placed {
  slot: 'dashboard-today';
  component: string;
}

/** What is done with a tap at the foot of the own day. */
export interface TodayAction extends Placed {
  slot: 'dashboard-action';
  component: string;
  quiet: true;
}

/** What such a dashboard is for in place of one's own day: what waits for a decision. */
export interface MainPart extends Placed {
  slot: 'dashboard-main';
  component: string;
}

/**
 * A number at the top of the dashboard, drawn as a `Figure` of the kit. With the first one that a person has, the dashboard
 * shows its figures before everything else; their access rows name what a company has to switch on for that.
 */
export interface DashboardFigure extends Placed {
  slot: 'dashboard-figure';
  component: string;
  /** Whose number it is: the person's own, or the company's, which its admins see first. */
  of: 'person' | 'company';
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

/** A part of the own profile, for everybody. */
export interface ProfilePart extends Placed {
  slot: 'profile-part';
  component: string;
}

/** What was changed in one record: a button on its page, and the component in a drawer, with `RecordLogProps`. */
export interface RecordLogEntry extends Placed {
  slot: 'record-log';
  component: string;
  label: string;
  icon: IconName;
}

export interface RecordLogProps {
  /** Of the database. */
  table: string;
  id: number;
}

/** The postings of a person's vacation account: behind each of its numbers, in a sheet, with `VacationAccountProps`. */
export interface VacationAccountEntry extends Placed {
  slot: 'vacation-account';
  component: string;
}

export interface VacationAccountProps {
  /** Whose account. */
  user: number;
  figure: FigureName;
  /** Today, unless said otherwise. */
  asOf?: Day | undefined;
}

/** Shown instead of every page until the person has answered; empty otherwise. */
export interface BeforePages extends Placed {
  slot: 'before-pages';
  component: string;
  /** Nothing is shown while it loads. */
  quiet: true;
}

export type SlotEntry =
  | LinkTile
  | DashboardPart
  | TodayPart
  | TodayAction
  | MainPart
  | DashboardFigure
  | WorkerTab
  | ProfilePart
  | RecordLogEntry
  | VacationAccountEntry
  | BeforePages;
export type SlotName = SlotEntry['slot'];

/** What a remote exposes as `./module`. */
export interface RemoteModule {
  pages: Record<string, RemoteContent>;
  // biome-ignore lint/suspicious/noExplicitAny: the props depend on the slot
  slots?: Record<string, RemoteContent<any>>;
}

/** Content in its own file can be preloaded; the shell shows it once it is loaded. */
export type RemoteContent<Props = object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
  isLoaded?: () => boolean;
};

/** Added by the build. */
interface Built {
  contract: number;
  version: string;
}

/** One line of modules.json: the server's registry, with the description from the module's build. */
export interface RegistryLine {
  name: string;
  /** The folder with remoteEntry.js; ends with a slash. */
  address: string;
  /** Null if neither the registry nor a description names one. */
  version: string | null;
  /** Null if the server finds none, or an unreadable one. */
  manifest: (ModuleManifest & Built) | null;
}

export interface RegisteredModule extends RegistryLine {
  manifest: NonNullable<RegistryLine['manifest']>;
}

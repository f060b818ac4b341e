export type {
  ModuleManifest,
  NavigationItem,
  RegisteredModule,
  RemoteModule,
  RouteEntry,
  SlotEntry,
  SlotName,
  WorkerTabProps,
} from './contract.ts';
export { isOff, loadRegistry, ModulesProvider, useModules, useModulesOn } from './registry.tsx';
export { RemotePart } from './remote-part.tsx';
export { Slot, useSlot } from './slot.tsx';
export { WorkerTabs } from './worker-tabs.tsx';

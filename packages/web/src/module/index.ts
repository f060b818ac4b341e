export type {
  Command,
  ModuleManifest,
  NavigationGroup,
  NavigationItem,
  PageKeys,
  RecordList,
  RecordLogProps,
  RegisteredModule,
  RegistryLine,
  RemoteModule,
  RouteEntry,
  SlotEntry,
  SlotName,
  VacationAccountProps,
  WorkerTabProps,
} from './contract.ts';
export { FollowRegistry } from './follow-registry.tsx';
export { ModulePage } from './module-page.tsx';
export { RecordLog } from './record-log.tsx';
export {
  isOff,
  loadRegistry,
  ModulesProvider,
  useIsModuleMissing,
  useModules,
  useModulesOn,
} from './registry.tsx';
export { MissingModule, RemotePart } from './remote-part.tsx';
export { Slot, SlotEntries, useSlot } from './slot.tsx';
export { VacationFacts, VacationFigure } from './vacation-account.tsx';
export { WorkerTabs } from './worker-tabs.tsx';

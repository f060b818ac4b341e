import type { AlertType } from '@stundenbuch/web/alerts';
import { createContext, useContext } from 'react';

type Tell = (message: string, type?: AlertType) => void;

/** How public pages show a message: their own alert without a store, the application's with one. */
export const Notify = createContext<Tell>(() => undefined);

export const useNotify = (): Tell => useContext(Notify);

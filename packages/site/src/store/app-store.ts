import { configureStore } from "@reduxjs/toolkit";
import { appReducer } from "./app-reducer.ts";
import { persistence } from "./persistence.ts";

/**
 * What only this browser knows: open popups, choices, selections, drafts. What the server knows is in urql, never here.
 * On the server it keeps its initial state: nothing is dispatched there.
 */
export const appStore = configureStore({
  reducer: appReducer,
  devTools: import.meta.env.DEV,
  middleware: (defaults) => defaults().prepend(persistence.middleware),
});

export type AppDispatch = typeof appStore.dispatch;

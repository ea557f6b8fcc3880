import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { appReducer } from "./app-reducer.ts";
import { appStore } from "./app-store.ts";

/** Gives components the store. They are hydrated with the state that the server rendered: the initial one. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return (
    <Provider store={appStore} serverState={SERVER_STATE}>
      {children}
    </Provider>
  );
}

const SERVER_STATE = appReducer(undefined, { type: "server" });

import { createContext, useContext } from "react";

/** The page's script nonce; absent in the browser, where markup is not checked again. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);

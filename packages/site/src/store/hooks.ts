import { useDispatch, useSelector } from "react-redux";
import type { RootState } from "./app-reducer.ts";
import type { AppDispatch } from "./app-store.ts";

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Until hydrated, components see the initial state, as the server did. */
export const useAppSelector = useSelector.withTypes<RootState>();

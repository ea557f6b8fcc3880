import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { statusLoader } from "../payment.server.ts";

const LOOK_EVERY_MS = 5_000;

/**
 * Polls a payment's state and reloads the page once it is no longer open. A background tab does not poll: on a
 * phone another app is in front while its owner pays, and returning polls at once.
 */
export function useWatch(statusPath: string, isOver: boolean): void {
  const { load, state, data } = useFetcher<typeof statusLoader>();
  const { revalidate } = useRevalidator();
  const isOpen = data?.isOpen ?? true;
  useEffect(() => {
    if (!isOpen) void revalidate();
  }, [isOpen, revalidate]);
  useEffect(() => {
    if (isOver || !isOpen || state !== "idle") return;
    const look = () => {
      if (!document.hidden) void load(statusPath);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOver, isOpen, state, load, statusPath]);
}

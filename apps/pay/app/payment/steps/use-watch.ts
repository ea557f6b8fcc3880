import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { statusLoader } from "../payment.server.ts";

const LOOK_EVERY_MS = 5_000;

/**
 * Asks how a payment stands, again and again; once it is no longer open the page loads anew. Whoever has the page in
 * the background does not ask: a phone's other app is in front while its owner pays, and coming back asks at once.
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

import { Component, type ReactNode } from "react";
import { isMissingChunk, recoverFromMissingChunk } from "../network/missing-chunk.ts";

interface Props {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/**
 * A popup whose code cannot be loaded closes instead of crashing the page, and opens after the reload that gets its
 * code; if that does not help, the network notice says so. Any other error goes to the page's own boundary.
 */
export class PopupBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingChunk(error)) return;
    this.props.onMissing();
    recoverFromMissingChunk();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingChunk(error)) throw error;
    return null;
  }
}

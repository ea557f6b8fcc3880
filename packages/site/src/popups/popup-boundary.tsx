import { Component, type ReactNode } from "react";
import { isMissingChunk, recoverFromMissingChunk } from "../network/missing-chunk.ts";

interface Props {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/**
 * A popup whose code cannot be loaded closes instead of taking the page with it, and opens after the reload that brings
 * its code; where that does not help, the visitor is told by the network notice. Any other error belongs to the page's own boundary.
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

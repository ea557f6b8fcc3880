import type { ReactNode } from "react";
import type { CombinedError } from "urql";
import { LoadFailed } from "../pages/load-failed.tsx";

/** The result of an urql query: a placeholder while fetching, an error with a retry button, or the data. */
export function QueryResult<Data>({
  of: { fetching, data, error },
  retry,
  placeholder,
  children,
}: {
  /** The first element of what `useQuery` returns. */
  of: {
    readonly fetching: boolean;
    readonly data?: Data | undefined;
    readonly error?: CombinedError | undefined;
  };
  retry: () => void;
  placeholder: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (fetching) return placeholder;
  if (error) return <LoadFailed fault={error} retry={retry} />;
  // Paused: not requested yet.
  return data === undefined ? placeholder : children(data);
}

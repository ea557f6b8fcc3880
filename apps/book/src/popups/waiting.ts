/** The states of every popup that loads data from the API. */
export const whileAsking = <Props>(props: Props) => ({
  loading: { props, network: "waits" as const },
  failed: { props, network: "fails" as const },
});

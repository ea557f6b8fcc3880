/** The states of every popup that asks the API for what it shows. */
export const whileAsking = <Props>(props: Props) => ({
  loading: { props, network: "waits" as const },
  failed: { props, network: "fails" as const },
});

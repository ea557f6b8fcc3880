import { timeToRelease } from "@catnip/domain/catalog";
import { MINUTE_MS } from "@catnip/domain/time";
import { Button, Text } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { styled } from "styled-components";

/** The time left until a release, counted down by the minute. */
export function ReleaseCountdown({ releasedAtMs, nowMs }: { releasedAtMs: number; nowMs: number }) {
  const { t } = useLingui();
  const now = useClock(nowMs);
  const left = timeToRelease(releasedAtMs, now);
  if (!left) {
    return (
      <Out>
        <Text tone="success">
          <Trans>It is out now.</Trans>
        </Text>
        <Button kind="secondary" size="s" onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      </Out>
    );
  }
  return (
    <Left role="timer" aria-label={t`Time until the release`}>
      {left.days > 0 && (
        <span>
          <Plural value={left.days} one="# day" other="# days" />
        </span>
      )}
      <span>
        <Plural value={left.hours} one="# hour" other="# hours" />
      </span>
      <span>
        <Plural value={left.minutes} one="# minute" other="# minutes" />
      </span>
    </Left>
  );
}

/** The time, by the minute; the page's own until hydrated, so that the markup matches. */
function useClock(nowMs: number): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > span {
    flex: 1 1 5rem;
    padding: var(--space-2);
    border-radius: var(--radius-s);
    background: var(--overlay);
    font-weight: 620;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
const Out = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

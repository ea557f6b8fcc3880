import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  Grid,
  Heading,
  Notice,
  ProgressBar,
  Skeleton,
  Spinner,
  Stack,
} from "@catnip/ui";
import { CardWords } from "./card-words.tsx";

/** Notices, empty states, waiting, badges. */
export function Feedback() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Words from the shop</Heading>
      <Grid min="20rem" gap={4}>
        <Notice title="Maintenance on Sunday" live={false}>
          The shop is closed from 04:00 to 07:00 GMT.
        </Notice>
        <Notice tone="success" title="Payment received" live={false}>
          1,000 coins are in your wallet.
        </Notice>
        <Notice
          tone="warn"
          title="Not in your language"
          onClose={() => undefined}
          closeLabel="Close"
          live={false}
        >
          This game speaks Japanese only.
        </Notice>
        <Notice
          tone="error"
          title="Network request failed"
          action={
            <Button size="s" kind="secondary">
              Try again
            </Button>
          }
          live={false}
        >
          Please check your internet.
        </Notice>
      </Grid>
      <Grid min="20rem" gap={4}>
        <Card>
          <EmptyState
            art="cart"
            title="Your cart is empty"
            action={<ButtonLink href="#">Browse the store</ButtonLink>}
          >
            Games you add are kept here until you are ready.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="heart" title="No wishes yet">
            Press the heart on a game to be told when it comes out.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="shelf" title="Nothing on the shelf">
            Games you buy stay here for good.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="search" title="Nothing found">
            Try fewer words, or another category.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="box" title="No news" />
        </Card>
        <Card>
          <EmptyState art="chat" title="Be the first to comment" />
        </Card>
      </Grid>
      <Grid min="15rem" gap={4}>
        <Card padding="none">
          <Skeleton ratio="16/9" radius="0" />
          <CardWords>
            <Skeleton lines={2} />
            <Skeleton width="40%" />
          </CardWords>
        </Card>
        <Stack gap={4}>
          <ProgressBar label="Downloading" value={64} />
          <ProgressBar label="Preparing" />
          <Spinner label="Loading" />
        </Stack>
        <Cluster gap={2} align="start">
          <Badge>Neutral</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="info">Preview</Badge>
          <Badge tone="success">Completed</Badge>
          <Badge tone="warn">Ends soon</Badge>
          <Badge tone="danger">Failed</Badge>
          <Badge tone="solid">−33%</Badge>
        </Cluster>
      </Grid>
    </Stack>
  );
}

import { useState } from "react";
import {
  Button,
  Checkbox,
  Cluster,
  CodeField,
  CoinIcon,
  FullscreenIcon,
  GlobeIcon,
  Grid,
  Heading,
  IconButton,
  NumberField,
  PasswordField,
  ShareIcon,
  Stack,
  Switch,
  TextArea,
  TextField,
  TrashIcon,
} from "@catnip/ui";
import { RichSelect } from "@catnip/ui/rich-select.tsx";

/** Fields in their states, and buttons. */
export function Fields() {
  const [language, setLanguage] = useState<string>("en");
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Fields and buttons</Heading>
      <Grid min="20rem" gap={6}>
        <Stack gap={4}>
          <TextField
            label="Email"
            type="email"
            placeholder="you@example.com"
            hint="We send a code to this address."
          />
          <TextField label="Nickname" defaultValue="Mika" error="This name is taken. Try another one." />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="moonlight8"
            hint="8 to 16 letters and digits"
          />
        </Stack>
        <Stack gap={4}>
          <CodeField label="Verification code" hint="8 digits, valid for 10 minutes" />
          <NumberField label="Amount" min={1} max={9999} defaultValue={120} suffix={<CoinIcon />} />
          <TextArea label="Your comment" rows={3} placeholder="What stayed with you?" />
        </Stack>
        <Stack gap={4}>
          <RichSelect
            label="Country of residence"
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: "en", label: "Iceland", icon: <GlobeIcon /> },
              { value: "ja", label: "Japan", icon: <GlobeIcon /> },
            ]}
          />
          <TextField label="Not now" disabled defaultValue="Locked" />
          <Switch label="Show my email" />
          <Checkbox label="I am 18 or older" error="Please confirm to go on." />
        </Stack>
      </Grid>
      <Cluster>
        <Button>Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="ghost">Ghost</Button>
        <Button kind="danger" icon={<TrashIcon />}>
          Delete account
        </Button>
        <Button busy busyLabel="Saving">
          Saving changes
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="s">Small</Button>
        <Button size="s" kind="secondary">
          Small
        </Button>
        <Button size="l">Large</Button>
        <IconButton label="Share" kind="secondary">
          <ShareIcon />
        </IconButton>
        <IconButton label="Full screen" kind="primary">
          <FullscreenIcon />
        </IconButton>
      </Cluster>
    </Stack>
  );
}
